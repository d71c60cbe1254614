/// The C expression with which gettext chooses the form of a plural: `n%10==1 && n%100!=11 ? 0 : 1`.
struct GettextPluralExpression: Sendable {
  private indirect enum Node: Sendable {
    case number(UInt)
    case variable
    case not(Node)
    case binary(Operator, Node, Node)
    case choice(Node, Node, Node)
  }

  private enum Operator: String {
    case or = "||", and = "&&", equal = "==", unequal = "!=", less = "<", atMost = "<="
    case greater = ">", atLeast = ">=", plus = "+", minus = "-", times = "*", over = "/"
    case remainder = "%"
  }

  private let root: Node

  /// Reads an expression; `nil` for anything else.
  init?(_ text: String) {
    var parser = Parser(text)
    guard let root = parser.choice(depth: 0), parser.isAtEnd else { return nil }
    self.root = root
  }

  /// The form for a number of at least 0; `nil` if the expression divides by 0.
  func form(of number: Int) -> Int? {
    Self.value(of: root, UInt(number)).map { Int(clamping: $0) }
  }

  /// The forms of the given numbers.
  func forms(of numbers: [Int]) -> Set<Int> { Set(numbers.compactMap { form(of: $0) }) }

  /// The first number for which the expression divides by 0.
  func firstNumber(withoutFormIn numbers: ClosedRange<Int>) -> Int? {
    numbers.first { form(of: $0) == nil }
  }

  /// The first form, in the order of the numbers, that is at least `least`; `nil` if no form is.
  func form(in numbers: [Int], from least: Int) -> UInt? {
    numbers.lazy.compactMap { Self.value(of: root, UInt($0)) }.first { $0 >= least }
  }

  private static func value(of node: Node, _ number: UInt) -> UInt? {
    switch node {
    case .number(let value): return value
    case .variable: return number
    case .not(let node): return value(of: node, number).map { $0 == 0 ? 1 : 0 }
    case .choice(let condition, let yes, let no):
      guard let condition = value(of: condition, number) else { return nil }
      return value(of: condition != 0 ? yes : no, number)
    case .binary(let operation, let left, let right):
      guard let left = value(of: left, number) else { return nil }
      // C does not evaluate the right side if the left side decides.
      if operation == .and, left == 0 { return 0 }
      if operation == .or, left != 0 { return 1 }
      return value(of: right, number).flatMap { result(operation, left, $0) }
    }
  }

  /// The result of an operation on unsigned numbers, which wrap around as in gettext (`plural-eval.c`).
  private static func result(_ operation: Operator, _ left: UInt, _ right: UInt) -> UInt? {
    switch operation {
    case .or, .and: right != 0 ? 1 : 0
    case .equal: left == right ? 1 : 0
    case .unequal: left != right ? 1 : 0
    case .less: left < right ? 1 : 0
    case .atMost: left <= right ? 1 : 0
    case .greater: left > right ? 1 : 0
    case .atLeast: left >= right ? 1 : 0
    case .plus: left &+ right
    case .minus: left &- right
    case .times: left &* right
    case .over: right == 0 ? nil : left / right
    case .remainder: right == 0 ? nil : left % right
    }
  }
}

extension GettextPluralExpression {
  /// Parses expressions by recursive descent through the levels of precedence.
  private struct Parser {
    private var rest: Substring.UTF8View
    /// The maximum nesting; Arabic needs 6.
    private static let maximumDepth = 32
    /// The maximum length of an expression, in bytes; Arabic's has about 100.
    private static let maximumLength = 1_000

    init(_ text: String) {
      rest = Substring(text.utf8.count > Self.maximumLength ? "" : text).utf8
    }

    var isAtEnd: Bool {
      mutating get {
        skipSpace()
        return rest.isEmpty
      }
    }

    /// The operators of each level, the lowest precedence first; the longer of two operators with the same start comes
    /// first.
    private static let levels: [[Operator]] = [
      [.or], [.and], [.equal, .unequal], [.atMost, .atLeast, .less, .greater], [.plus, .minus],
      [.times, .over, .remainder],
    ]

    mutating func choice(depth: Int) -> Node? {
      guard depth < Self.maximumDepth, let condition = binary(level: 0, depth: depth) else {
        return nil
      }
      guard take("?") else { return condition }
      guard let yes = choice(depth: depth + 1), take(":"), let no = choice(depth: depth + 1) else {
        return nil
      }
      return .choice(condition, yes, no)
    }

    private mutating func binary(level: Int, depth: Int) -> Node? {
      guard level < Self.levels.count else { return unary(depth: depth) }
      guard var left = binary(level: level + 1, depth: depth) else { return nil }
      while let operation = Self.levels[level].first(where: { take($0.rawValue) }) {
        guard let right = binary(level: level + 1, depth: depth) else { return nil }
        left = .binary(operation, left, right)
      }
      return left
    }

    private mutating func unary(depth: Int) -> Node? {
      guard depth < Self.maximumDepth else { return nil }
      if take("!") { return unary(depth: depth + 1).map { .not($0) } }
      if take("(") {
        guard let inner = choice(depth: depth + 1), take(")") else { return nil }
        return inner
      }
      if take("n") { return .variable }
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest = rest.dropFirst(digits.count)
      return UInt(String(digits) ?? "").map { .number($0) }
    }

    private mutating func take(_ token: String) -> Bool {
      skipSpace()
      guard rest.starts(with: token.utf8) else { return false }
      rest = rest.dropFirst(token.utf8.count)
      return true
    }

    private mutating func skipSpace() {
      rest = rest.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A }
    }
  }
}
