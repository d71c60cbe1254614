/// The pairs of brackets in a source.
struct ObjectiveCBrackets {
  /// For each token, the number of its closing bracket, or -1.
  private var partners: [Int32]
  /// Whether each bracket has a partner, also within each macro.
  private(set) var areBalanced = true

  private static let pairs = ["(": ")", "[": "]", "{": "}"]

  /// Finds the pairs.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  init(_ tokens: [ObjectiveCToken]) {
    partners = Array(repeating: -1, count: tokens.count)
    var open: [Int] = []
    /// The brackets that are open where a macro begins.
    var outer: [Int] = []
    for (number, token) in tokens.enumerated() {
      switch token.kind {
      case .define: (outer, open) = (open, [])
      case .endOfDefine:
        if !open.isEmpty { areBalanced = false }
        open = outer
      case .sign where Self.pairs[token.text] != nil: open.append(number)
      case .sign where [")", "]", "}"].contains(token.text):
        if let last = open.last, Self.pairs[tokens[last].text] == token.text {
          partners[open.removeLast()] = Int32(number)
        } else {
          areBalanced = false
        }
      default: break
      }
    }
    if !open.isEmpty { areBalanced = false }
  }

  /// The number of the bracket that closes the one with a number; `nil` without one.
  func partner(of number: Int) -> Int? {
    guard partners.indices.contains(number), partners[number] >= 0 else { return nil }
    return Int(partners[number])
  }
}
