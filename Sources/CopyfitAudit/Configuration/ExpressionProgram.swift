/// A regular expression as instructions for a machine that follows all its choices at once.
///
/// Source: Ken Thompson, *Regular Expression Search Algorithm*, 1968.
struct ExpressionProgram: Hashable, Sendable {
  private enum Instruction: Hashable, Sendable {
    /// Takes one character of the set.
    case take(ScalarSet)
    case require(ExpressionAssertion)
    case jump(Int)
    /// Goes on at both places.
    case split(Int, Int)
    case found
  }

  /// The most instructions; counts in braces multiply them.
  static let maximumLength = 20_000

  private var instructions: [Instruction] = []

  init(_ node: ExpressionNode) throws(KeyExpression.SyntaxError) {
    try append(node)
    instructions.append(.found)
  }

  private mutating func append(_ node: ExpressionNode) throws(KeyExpression.SyntaxError) {
    guard instructions.count < Self.maximumLength else { throw .init("it is too large") }
    switch node {
    case .set(let set): instructions.append(.take(set))
    case .assertion(let assertion): instructions.append(.require(assertion))
    case .sequence(let nodes):
      for node in nodes { try append(node) }
    case .choice(let nodes): try append(choice: nodes)
    case .repeated(let node, let minimum, let maximum):
      for _ in 0..<minimum {
        let length = instructions.count
        try append(node)
        // What takes nothing once takes nothing a thousand times.
        if instructions.count == length { break }
      }
      try append(optional: node, maximum.map { $0 - minimum })
    }
  }

  private mutating func append(choice nodes: [ExpressionNode]) throws(KeyExpression.SyntaxError) {
    var jumps: [Int] = []
    for node in nodes.dropLast() {
      let split = instructions.count
      instructions.append(.found)
      try append(node)
      jumps.append(instructions.count)
      instructions.append(.found)
      instructions[split] = .split(split + 1, instructions.count)
    }
    if let last = nodes.last { try append(last) }
    for jump in jumps { instructions[jump] = .jump(instructions.count) }
  }

  /// Appends what may be repeated up to `count` times, or without end.
  private mutating func append(
    optional node: ExpressionNode, _ count: Int?
  ) throws(KeyExpression.SyntaxError) {
    for _ in 0..<(count ?? 1) {
      let split = instructions.count
      instructions.append(.found)
      try append(node)
      if count == nil { instructions.append(.jump(split)) }
      instructions[split] = .split(split + 1, instructions.count)
    }
  }
}

extension ExpressionProgram {
  /// Whether the expression is found anywhere in a text.
  ///
  /// - Complexity: O(*n* × *m*) for *n* instructions and *m* characters.
  func isFound(in text: [Unicode.Scalar]) -> Bool {
    var current = States(count: instructions.count)
    var next = current
    for place in 0...text.count {
      if follow(from: 0, at: place, in: text, &current) { return true }
      guard place < text.count else { break }
      next.removeAll()
      for state in current.list {
        guard case .take(let set) = instructions[state], set.contains(text[place]) else { continue }
        if follow(from: state + 1, at: place + 1, in: text, &next) { return true }
      }
      swap(&current, &next)
    }
    return false
  }

  /// The instructions at which the machine is, each once.
  private struct States {
    var list: [Int] = []
    private var isKnown: [Bool]

    init(count: Int) {
      isKnown = Array(repeating: false, count: count)
    }

    /// Forgets the instructions, those alone at which the machine is.
    mutating func removeAll() {
      for state in list { isKnown[state] = false }
      list.removeAll(keepingCapacity: true)
    }

    mutating func insert(_ state: Int) -> Bool {
      if isKnown[state] { return false }
      isKnown[state] = true
      list.append(state)
      return true
    }
  }

  /// Adds all that is reached without taking a character; the result is whether that is the end.
  private func follow(
    from start: Int, at place: Int, in text: [Unicode.Scalar], _ states: inout States
  ) -> Bool {
    var open = [start]
    while let state = open.popLast() {
      guard states.insert(state) else { continue }
      switch instructions[state] {
      case .found: return true
      case .take: break
      case .jump(let target): open.append(target)
      case .split(let first, let second): open += [first, second]
      case .require(let assertion):
        if Self.holds(assertion, at: place, in: text) { open.append(state + 1) }
      }
    }
    return false
  }

  private static func holds(
    _ assertion: ExpressionAssertion, at place: Int, in text: [Unicode.Scalar]
  ) -> Bool {
    let isWordBefore = place > 0 && ScalarSet.words.contains(text[place - 1])
    let isWordAfter = place < text.count && ScalarSet.words.contains(text[place])
    return switch assertion {
    case .start: place == 0
    case .end: place == text.count
    case .wordBoundary: isWordBefore != isWordAfter
    case .noWordBoundary: isWordBefore == isWordAfter
    }
  }
}
