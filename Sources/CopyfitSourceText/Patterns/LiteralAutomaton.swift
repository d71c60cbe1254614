/// Finds which of many literals occur in a text, in one pass.
///
/// Source: Alfred Aho and Margaret Corasick, *Efficient String Matching*, 1975.
struct LiteralAutomaton: Sendable {
  /// A prefix of literals; other states are identified by their indexes.
  private struct State: Sendable {
    var parent: Int32
    /// The length of the prefix, in bytes.
    var depth: Int32
    /// The last byte of the prefix.
    var byte: UInt8
    /// The longest other prefix that this one ends with.
    var fallback: Int32 = 0
    /// The longest whole literal among those; 0 without one.
    var shorter: Int32 = 0
    var isWhole = false
  }

  /// The maximum number of bytes of a literal that are compared, enough to distinguish it.
  private static let comparedLength = 256

  private var states = [State(parent: 0, depth: 0, byte: 0)]
  private var next: [Int64: Int32] = [:]
  /// The literals that equal a state, each with its number and place.
  private var literals: [Int32: [(number: Int, place: PatternLiteral.Place)]] = [:]

  /// Adds literals, each with its number; empty ones are never found.
  init(_ literals: [(number: Int, literal: PatternLiteral)]) {
    for (number, literal) in literals {
      let bytes =
        literal.place == .end
        ? literal.text.utf8.suffix(Self.comparedLength)
        : literal.text.utf8.prefix(Self.comparedLength)
      var state: Int32 = 0
      for byte in bytes { state = child(of: state, byte) }
      guard state > 0 else { continue }
      states[Int(state)].isWhole = true
      self.literals[state, default: []].append((number, literal.place))
    }
    link()
  }

  private static func edge(_ state: Int32, _ byte: UInt8) -> Int64 {
    Int64(state) << 8 | Int64(byte)
  }

  private mutating func child(of state: Int32, _ byte: UInt8) -> Int32 {
    if let known = next[Self.edge(state, byte)] { return known }
    let new = Int32(states.count)
    states.append(State(parent: state, depth: states[Int(state)].depth + 1, byte: byte))
    next[Self.edge(state, byte)] = new
    return new
  }

  /// Computes the fallback of each state, in the order of their lengths.
  private mutating func link() {
    let order = states.indices.sorted { (states[$0].depth, $0) < (states[$1].depth, $1) }
    for state in order where states[state].depth > 1 {
      let parent = Int(states[state].parent)
      let fallback = step(from: states[parent].fallback, over: states[state].byte)
      let other = states[Int(fallback)]
      states[state].fallback = fallback
      states[state].shorter = other.isWhole ? fallback : other.shorter
    }
  }

  private func step(from start: Int32, over byte: UInt8) -> Int32 {
    var state = start
    while true {
      if let following = next[Self.edge(state, byte)] { return following }
      if state == 0 { return 0 }
      state = states[Int(state)].fallback
    }
  }

  /// The numbers of the literals that occur in a text at their places; a literal that occurs twice may be reported
  /// twice.
  ///
  /// - Parameter steps: Is increased by the number of visited states.
  /// - Complexity: O(*n* + *m*) for a text of *n* bytes with *m* occurrences.
  func numbers(in text: String, steps: inout Int) -> [Int] {
    guard states.count > 1 else { return [] }
    var found: [Int] = []
    var seen: Set<Int32> = []
    var state: Int32 = 0
    let count = text.utf8.count
    for (index, byte) in text.utf8.enumerated() {
      state = step(from: state, over: byte)
      let isLast = index + 1 == count
      var ending = states[Int(state)].isWhole ? state : states[Int(state)].shorter
      steps += 1
      // A state that was visited earlier was visited with all its shorter literals; at the end, they count again.
      while ending > 0, seen.insert(ending).inserted || isLast {
        steps += 1
        for (number, place) in literals[ending] ?? [] {
          switch place {
          case .anywhere: found.append(number)
          case .start, .whole: if states[Int(ending)].depth == index + 1 { found.append(number) }
          case .end: if isLast { found.append(number) }
          }
        }
        ending = states[Int(ending)].shorter
      }
    }
    return found
  }
}
