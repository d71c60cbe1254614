/// Finds which of many literals a text holds, in one walk over the text.
///
/// Source: Alfred Aho and Margaret Corasick, *Efficient String Matching*, 1975.
struct LiteralAutomaton: Sendable {
  /// A beginning that literals share; others are named by their numbers.
  private struct State: Sendable {
    var parent: Int32
    /// How many bytes it has.
    var depth: Int32
    /// The last of them.
    var byte: UInt8
    /// The longest other beginning of a literal that it ends with.
    var fallback: Int32 = 0
    /// The longest whole literal among those; 0 if there is none.
    var shorter: Int32 = 0
    var isWhole = false
  }

  /// How many bytes of a literal are looked for: enough to distinguish it.
  private static let maximumLength = 256

  private var states = [State(parent: 0, depth: 0, byte: 0)]
  private var next: [Int64: Int32] = [:]
  /// The literals that a state is, each by its number and place.
  private var literals: [Int32: [(number: Int, place: PatternLiteral.Place)]] = [:]

  /// Adds literals, each with the number that it is found by; an empty one is found nowhere.
  init(_ literals: [(number: Int, literal: PatternLiteral)]) {
    for (number, literal) in literals {
      let bytes =
        literal.place == .end
        ? literal.text.utf8.suffix(Self.maximumLength)
        : literal.text.utf8.prefix(Self.maximumLength)
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

  /// Finds for each state what to go on with where its literals end, the shorter ones first.
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

  /// The numbers of the literals that a text holds at their places; one that it holds twice may be there twice.
  ///
  /// - Parameter steps: Takes how many states were visited.
  /// - Complexity: O(*n* + *m*) for a text of *n* bytes that holds *m* literals.
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
      // What was seen at an earlier place was seen with all that is shorter; at the end that counts once more.
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
