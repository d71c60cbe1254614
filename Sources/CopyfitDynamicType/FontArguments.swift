/// The arguments in the parentheses of a provider or modifier.
struct FontArguments {
  enum Value: Hashable {
    /// A name, with or without a leading dot.
    case name(String)
    case number(Double)
    case string(String)

    var text: String {
      switch self {
      case .name(let name): name
      case .number(let number): Font.number(number)
      case .string(let string): string
      }
    }
  }

  private struct Argument {
    /// The argument's label; `nil` if it has none.
    let label: String?
    let value: Value
    let offset: Int
  }

  /// The maximum number of arguments.
  private static let maximumArguments = 16

  /// The provider or modifier that the arguments belong to, for messages.
  private let owner: String
  private let ownerOffset: Int
  private var arguments: [Argument] = []

  init(of owner: String, at offset: Int) {
    self.owner = owner
    ownerOffset = offset
  }

  mutating func append(
    _ value: Value, label: String?, at offset: Int
  ) throws(DynamicTypeError) {
    guard arguments.count < Self.maximumArguments else {
      let wanted = "at most \(Self.maximumArguments) arguments of \(owner)"
      throw .fontSyntax(FontSyntaxProblem(.expected(wanted, found: "more"), at: offset))
    }
    if let label, arguments.contains(where: { $0.label == label }) {
      throw .fontSyntax(FontSyntaxProblem(.duplicate(label: label), at: offset))
    }
    arguments.append(Argument(label: label, value: value, offset: offset))
  }

  /// Takes the first argument if it has no label.
  mutating func takeFirst() -> (value: Value, offset: Int)? {
    guard let first = arguments.first, first.label == nil else { return nil }
    arguments.removeFirst()
    return (first.value, first.offset)
  }

  /// Takes the argument with a label.
  mutating func take(_ label: String) -> (value: Value, offset: Int)? {
    guard let index = arguments.firstIndex(where: { $0.label == label }) else { return nil }
    let argument = arguments.remove(at: index)
    return (argument.value, argument.offset)
  }

  /// Throws if any argument is left; `known` are the valid labels.
  func finish(known: [String]) throws(DynamicTypeError) {
    guard let left = arguments.first else { return }
    let kind: FontSyntaxProblem.Kind
    if let label = left.label, !known.isEmpty {
      kind = .unknown(what: "argument of \(owner)", name: label, known: known)
    } else {
      let wanted = known.isEmpty ? "no argument" : "no more arguments"
      kind = .expected("\(wanted) of \(owner)", found: "'\(left.label ?? left.value.text)'")
    }
    throw .fontSyntax(FontSyntaxProblem(kind, at: left.offset))
  }

  /// The error for a missing argument.
  func missing(_ what: String) -> DynamicTypeError {
    .fontSyntax(
      FontSyntaxProblem(
        .expected("\(what) of \(owner)", found: "none"), at: ownerOffset))
  }
}

/// Converts arguments to values.
extension FontArguments {
  typealias Found = (value: Value, offset: Int)

  /// A positive, finite number.
  static func size(_ found: Found, _ what: String) throws(DynamicTypeError) -> Double {
    let size = try number(found, what, "a number above 0")
    guard size > 0 else {
      throw outOfRange(found, what, "a number above 0")
    }
    return size
  }

  static func number(
    _ found: Found, _ what: String, _ expected: String = "a number"
  ) throws(DynamicTypeError) -> Double {
    guard case .number(let number) = found.value else { throw invalid(found, what, expected) }
    return number
  }

  static func string(_ found: Found, _ what: String) throws(DynamicTypeError) -> String {
    guard case .string(let string) = found.value, !string.isEmpty else {
      throw invalid(found, what, "a name between quotation marks")
    }
    return string
  }

  /// One of several names.
  static func choice<Result>(
    _ found: Found, _ what: String, known: [String], _ result: (String) -> Result?
  ) throws(DynamicTypeError) -> Result {
    guard case .name(let name) = found.value else {
      throw invalid(found, what, "a name such as .\(known[0])")
    }
    guard let result = result(name) else {
      throw .fontSyntax(
        FontSyntaxProblem(.unknown(what: what, name: name, known: known), at: found.offset))
    }
    return result
  }

  static func invalid(_ found: Found, _ what: String, _ expected: String) -> DynamicTypeError {
    .fontSyntax(
      FontSyntaxProblem(
        .invalid(what: what, value: found.value.text, expected: expected), at: found.offset))
  }

  /// The error for a number outside its range.
  static func outOfRange(_ found: Found, _ what: String, _ expected: String) -> DynamicTypeError {
    .fontSyntax(
      FontSyntaxProblem(
        .outOfRange(what: what, value: found.value.text, expected: expected), at: found.offset))
  }
}
