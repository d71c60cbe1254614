/// A part of a regular expression.
indirect enum ExpressionNode: Hashable, Sendable {
  case set(ScalarSet)
  case assertion(ExpressionAssertion)
  case sequence([ExpressionNode])
  case choice([ExpressionNode])
  case repeated(ExpressionNode, minimum: Int, maximum: Int?)
}

/// A condition on a place between two characters.
enum ExpressionAssertion: Hashable, Sendable {
  case start, end, wordBoundary, noWordBoundary
}

/// Some characters, or all but some.
struct ScalarSet: Hashable, Sendable {
  var ranges: [ClosedRange<Unicode.Scalar>]
  var isNegated = false

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(scalar) } != isNegated
  }

  static let any = ScalarSet(ranges: ["\n"..."\n"], isNegated: true)
  static let digits = ScalarSet(ranges: ["0"..."9"])
  static let spaces = ScalarSet(ranges: ["\t"..."\r", " "..." "])
  static let words = ScalarSet(ranges: ["a"..."z", "A"..."Z", "0"..."9", "_"..."_"])
}

/// Reads a regular expression.
struct ExpressionParser {
  /// The deepest nesting of groups.
  static let maximumDepth = 32
  /// The largest count in braces.
  static let maximumCount = 1_000

  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  mutating func parse() throws(KeyExpression.SyntaxError) -> ExpressionNode {
    let node = try choice(depth: 0)
    if index < scalars.count { throw .init("a ')' closes nothing") }
    return node
  }

  private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    index += 1
    return true
  }

  private mutating func choice(depth: Int) throws(KeyExpression.SyntaxError) -> ExpressionNode {
    if depth > Self.maximumDepth { throw .init("its groups are nested too deep") }
    var choices: [ExpressionNode] = []
    repeat { choices.append(try sequence(depth: depth)) } while skip("|")
    return choices.count == 1 ? choices[0] : .choice(choices)
  }

  private mutating func sequence(depth: Int) throws(KeyExpression.SyntaxError) -> ExpressionNode {
    var parts: [ExpressionNode] = []
    while let scalar = next, scalar != "|", scalar != ")" {
      parts.append(try quantified(try atom(depth: depth)))
    }
    return .sequence(parts)
  }

  private mutating func quantified(
    _ node: ExpressionNode
  ) throws(KeyExpression.SyntaxError) -> ExpressionNode {
    let count: (minimum: Int, maximum: Int?)
    switch next {
    case "*": count = (0, nil)
    case "+": count = (1, nil)
    case "?": count = (0, 1)
    case "{": count = try counts()
    default: return node
    }
    index += 1
    _ = skip("?")
    if let next, "*+?{".unicodeScalars.contains(next) { throw .init("it repeats a repetition") }
    return .repeated(node, minimum: count.minimum, maximum: count.maximum)
  }

  /// Reads `{2}`, `{2,}` or `{2,5}`, up to the closing brace.
  private mutating func counts() throws(KeyExpression.SyntaxError) -> (Int, Int?) {
    index += 1
    let minimum = try number()
    var maximum: Int? = minimum
    if skip(",") { maximum = next == "}" ? nil : try number() }
    guard next == "}", maximum.map({ $0 >= minimum }) ?? true else {
      throw .init("braces hold one or two ascending numbers, such as {2,5}")
    }
    return (minimum, maximum)
  }

  private mutating func number() throws(KeyExpression.SyntaxError) -> Int {
    var digits = ""
    while let scalar = next, ScalarSet.digits.contains(scalar) {
      digits.unicodeScalars.append(scalar)
      index += 1
    }
    guard let number = Int(digits), number <= Self.maximumCount else {
      throw .init("braces hold numbers up to \(Self.maximumCount)")
    }
    return number
  }

  private mutating func atom(depth: Int) throws(KeyExpression.SyntaxError) -> ExpressionNode {
    guard let scalar = next else { throw .init("it ends too early") }
    index += 1
    switch scalar {
    case "(": return try group(depth: depth)
    case "[": return .set(try characterClass())
    case ".": return .set(.any)
    case "^": return .assertion(.start)
    case "$": return .assertion(.end)
    case "\\": return try escape()
    case "*", "+", "?", "{": throw .init("nothing stands before '\(scalar)' to repeat")
    default: return .set(ScalarSet(ranges: [scalar...scalar]))
    }
  }

  private mutating func group(depth: Int) throws(KeyExpression.SyntaxError) -> ExpressionNode {
    if skip("?"), !skip(":") { throw .init("of groups with '(?', only '(?:' is supported") }
    let node = try choice(depth: depth + 1)
    guard skip(")") else { throw .init("nothing closes a '('") }
    return node
  }
}

extension ExpressionParser {
  private mutating func escape() throws(KeyExpression.SyntaxError) -> ExpressionNode {
    if skip("b") { return .assertion(.wordBoundary) }
    if skip("B") { return .assertion(.noWordBoundary) }
    return .set(try escapedSet())
  }

  /// Reads what follows a backslash.
  private mutating func escapedSet() throws(KeyExpression.SyntaxError) -> ScalarSet {
    guard let scalar = next else { throw .init("it ends with a backslash") }
    index += 1
    let known: [Unicode.Scalar: ScalarSet] = [
      "d": .digits, "w": .words, "s": .spaces, "n": ScalarSet(ranges: ["\n"..."\n"]),
      "t": ScalarSet(ranges: ["\t"..."\t"]),
    ]
    if let set = known[scalar] { return set }
    if let set = Unicode.Scalar(scalar.value | 0x20).flatMap({ known[$0] }), "DWS".contains(scalar)
    {
      return ScalarSet(ranges: set.ranges, isNegated: true)
    }
    if ScalarSet.words.contains(scalar) { throw .init("'\\\(scalar)' is not supported") }
    return ScalarSet(ranges: [scalar...scalar])
  }

  private mutating func characterClass() throws(KeyExpression.SyntaxError) -> ScalarSet {
    var set = ScalarSet(ranges: [])
    set.isNegated = skip("^")
    var isFirst = true
    while let scalar = next, scalar != "]" || isFirst {
      isFirst = false
      index += 1
      if scalar == "\\" {
        let escaped = try escapedSet()
        if escaped.isNegated { throw .init("'\\D', '\\W' and '\\S' cannot stand in brackets") }
        set.ranges += escaped.ranges
      } else {
        set.ranges.append(try range(from: scalar))
      }
    }
    guard skip("]") else { throw .init("nothing closes a '['") }
    return set
  }

  /// Reads the rest of `a-z`, or nothing where no hyphen follows.
  private mutating func range(
    from start: Unicode.Scalar
  ) throws(KeyExpression.SyntaxError) -> ClosedRange<Unicode.Scalar> {
    guard next == "-", index + 1 < scalars.count, scalars[index + 1] != "]" else {
      return start...start
    }
    let end = scalars[index + 1]
    index += 2
    guard end >= start, end != "\\" else { throw .init("'\(start)-\(end)' is no range") }
    return start...end
  }
}

extension String {
  fileprivate func contains(_ scalar: Unicode.Scalar) -> Bool { unicodeScalars.contains(scalar) }
}
