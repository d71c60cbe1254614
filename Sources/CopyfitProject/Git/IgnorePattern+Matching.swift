/// Compares paths with patterns, and counts the steps.
///
/// All possible positions in the pattern advance in parallel, so the cost of many stars is at most their number times
/// the path's length.
struct IgnoreMatcher {
  /// The maximum number of steps of all comparisons, a few seconds; ordinary projects need several thousand.
  static let maximumSteps = 400_000_000

  /// The number of steps so far.
  private(set) var steps = 0
  /// The possible positions in the pattern before and after a byte; they are reused, because allocating them would cost
  /// more than most comparisons.
  private var states: [Bool] = []
  private var following: [Bool] = []

  /// Whether the maximum number of steps is exceeded; all further comparisons fail.
  var isExhausted: Bool { steps > Self.maximumSteps }

  /// Whether a pattern matches all of the bytes.
  ///
  /// - Complexity: O(*n* · *m*) for *n* bytes and *m* parts.
  mutating func matches(_ pattern: IgnorePattern, _ text: ArraySlice<UInt8>) -> Bool {
    steps += 1
    if isExhausted { return false }
    let parts = pattern.parts
    var start = 0
    var text = text
    while start < parts.count, case .byte(let byte) = parts[start], text.first == byte {
      start += 1
      text.removeFirst()
    }
    steps += start
    if start == parts.count { return text.isEmpty }
    if case .byte = parts[start] { return false }
    return matches(parts[start...], text)
  }

  private mutating func matches(
    _ parts: ArraySlice<IgnorePattern.Part>, _ text: ArraySlice<UInt8>
  ) -> Bool {
    if parts.count == 1, case .folders = parts[parts.startIndex] { return true }
    prepare(parts.startIndex...parts.endIndex)
    states[parts.startIndex] = true
    skip(parts)
    for byte in text {
      var isAlive = false
      for index in parts.indices where states[index] {
        isAlive = take(byte, parts[index], at: index) || isAlive
      }
      steps += parts.count
      guard isAlive else { return false }
      swap(&states, &following)
      for index in parts.startIndex...parts.endIndex { following[index] = false }
      skip(parts)
    }
    return states[parts.endIndex]
  }

  private mutating func prepare(_ indices: ClosedRange<Int>) {
    let lacking = indices.upperBound + 1 - states.count
    if lacking > 0 {
      states += Array(repeating: false, count: lacking)
      following = states
    }
    for index in indices {
      states[index] = false
      following[index] = false
    }
  }

  /// Marks the positions after a byte; `false` if the part does not match it.
  private mutating func take(_ byte: UInt8, _ part: IgnorePattern.Part, at index: Int) -> Bool {
    let isTaken =
      switch part {
      case .byte(let own): own == byte
      case .anyByte, .name: byte != .slash
      case .set(let set): set[byte]
      case .folders: true
      case .optionalFolders: false
      }
    guard isTaken else { return false }
    switch part {
    case .name, .folders: following[index] = true
    case .byte, .anyByte, .set, .optionalFolders: following[index + 1] = true
    }
    return true
  }

  /// Marks the positions that are reached without a byte.
  private mutating func skip(_ parts: ArraySlice<IgnorePattern.Part>) {
    for index in parts.indices where states[index] {
      switch parts[index] {
      case .name, .folders: states[index + 1] = true
      case .optionalFolders:
        states[index + 1] = true
        states[index + 3] = true
      case .byte, .anyByte, .set: break
      }
    }
  }
}
