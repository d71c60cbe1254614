/// Compares paths with patterns, and counts what that costs.
///
/// The states of a pattern are followed side by side, so that many stars cost no more than their number times the
/// path's length.
struct IgnoreMatcher {
  /// How many steps all comparisons may take, which is a matter of seconds; ordinary projects take some thousand.
  static let maximumSteps = 400_000_000

  /// The steps that were taken.
  private(set) var steps = 0
  /// Which parts of the pattern come next, before and after a byte; kept, as allocating them would cost more than
  /// most comparisons.
  private var states: [Bool] = []
  private var following: [Bool] = []

  /// Whether more steps were needed than may be taken; all further comparisons fail.
  var isExhausted: Bool { steps > Self.maximumSteps }

  /// Whether a pattern takes all of some bytes.
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

  /// Marks what comes after a byte; `false` where the part does not take it.
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

  /// Marks what comes next where a part takes nothing.
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
