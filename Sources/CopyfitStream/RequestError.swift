internal import Copyfit
public import CopyfitDynamicType
internal import CopyfitUnicode

/// The reason that a request has no result.
public enum RequestError: Error, Hashable, Sendable {
  /// The line is not JSON, for a reason that names the place.
  case notJSON(String)
  /// The line is not UTF-8; `byte`, the first invalid one, is counted from 1 within the line.
  case notUTF8(byte: Int)
  /// The line has more bytes than `limit`.
  case lineTooLong(limit: Int)
  /// A field that does not exist, and the name that it probably means.
  case unknownField(String, nearest: String?)
  /// A field is given twice.
  case duplicateField(RequestField)
  /// An axis has two coordinates in a field.
  case duplicateAxis(FontTag, RequestField)
  /// A name in a field is not that of an axis.
  case unknownAxis(String, RequestField)
  /// One of these fields is required, and all are missing.
  case missingField([RequestField], because: String?)
  /// These fields cannot be combined.
  case conflictingFields([RequestField], because: String?)
  /// A value has the wrong type; `field` is `nil` if the line itself is not an object.
  case wrongType(RequestField?, expected: String, found: String)
  /// A name in a field that is not one of the `expected` ones.
  case unknownValue(RequestField, String, expected: [String])
  /// A list has no value.
  case emptyList(RequestField)
  /// A size outside `RequestLimits.pointSizes`; `element` is counted from 1 in a list.
  case notMeasurable(RequestField, found: Double, element: Int? = nil)
  /// A value that is not one of the `expected` ones, such as "from 0 to 1".
  case outOfRange(RequestField, expected: String, found: String)
  /// The smallest category and the largest one, which is smaller.
  case minimumAboveMaximum(ContentSizeCategory, ContentSizeCategory)
  /// A name that is not a valid locale.
  case invalidLocale(String)
  /// A font or another value that configurations have, too, with the problem that they report.
  ///
  /// `key` is the one of an object whose value it is.
  case invalid(RequestField, String, key: String? = nil)
  /// A number in such a value that is outside its range.
  case numberOutOfRange(RequestField, String, key: String? = nil)
  /// A list has more values than `limit`.
  case tooManyValues(RequestField, limit: Int)
  /// A value of the label that cannot be measured; the message names it.
  case notAllowed(String)
  /// A font that is missing or cannot be used; the message names it.
  case fontNotFound(String)
  /// The answer would have more bytes than `limit`.
  case answerTooLong(limit: Int)
  /// The text could not be laid out.
  case failed(String)
}

extension RequestError {
  /// The error's name for programs.
  public var code: String {
    switch self {
    case .notJSON: "not-json"
    case .notUTF8: "not-utf8"
    case .lineTooLong: "line-too-long"
    case .unknownField: "unknown-field"
    case .duplicateField, .duplicateAxis: "duplicate-field"
    case .missingField: "missing-field"
    case .conflictingFields: "conflicting-fields"
    case .wrongType: "wrong-type"
    case .unknownValue: "unknown-value"
    case .emptyList: "empty-list"
    case .notMeasurable, .outOfRange, .numberOutOfRange, .minimumAboveMaximum, .invalidLocale,
      .unknownAxis, .notAllowed:
      "out-of-range"
    case .invalid: "invalid-value"
    case .tooManyValues: "too-many-values"
    case .fontNotFound: "font-not-found"
    case .answerTooLong: "answer-too-long"
    case .failed: "failed"
    }
  }

  /// The problem and the expected value, in one sentence for a person.
  public func message(_ naming: RequestNaming = .json) -> String {
    switch self {
    case .notJSON(let reason): "not JSON: \(reason)"
    case .notUTF8(let byte): "not UTF-8: byte \(byte) of the line"
    case .lineTooLong(let limit): "the line is longer than \(limit) bytes"
    case .unknownField(let name, let nearest): Self.unknownField(name, nearest)
    case .duplicateField(let field): "\(naming.name(field)) is given twice"
    case .duplicateAxis(let axis, let field): "'\(axis)' is given twice in \(naming.name(field))"
    case .unknownAxis(let name, let field):
      "'\(name.shortened)' in \(naming.name(field)) is not an axis, such as wght"
    case .missingField(let fields, let because): Self.missing(fields, because, naming)
    case .conflictingFields(let fields, let because): Self.conflict(fields, because, naming)
    case .wrongType(let field, let expected, let found):
      "\(field.map(naming.name) ?? "a request") must be \(expected), not \(found)"
    case .unknownValue(let field, let value, let expected):
      Self.unknownValue(naming.name(field), value, expected)
    case .emptyList(let field):
      "\(naming.name(field)) is an empty list: expected at least one value"
    case .notMeasurable(let field, let found, let element):
      "\(naming.name(field)) must be \(RequestLimits.pointSizeRange), not "
        + Self.number(found, element)
    case .outOfRange(let field, let expected, let found):
      "\(naming.name(field)) must be \(expected), not \(found)"
    case .minimumAboveMaximum(let minimum, let maximum):
      CopyfitError.categoryProblem(
        (naming.name(.minimumCategory), naming.name(.maximumCategory)), minimum, maximum)
    case .invalidLocale(let name): CopyfitError.invalidLocale(name).description
    case .invalid(let field, let problem, let key),
      .numberOutOfRange(let field, let problem, let key):
      (key.map { "'\($0)' of " } ?? "") + "\(naming.name(field)): \(problem)"
    case .tooManyValues(let field, let limit):
      "\(naming.name(field)) has more than \(limit) values"
    case .notAllowed(let message), .fontNotFound(let message), .failed(let message): message
    case .answerTooLong(let limit): "the answer would be longer than \(limit) bytes"
    }
  }

  /// A number from the caller, as its message repeats it.
  ///
  /// - Parameters:
  ///   - element: The place in its list, counted from 1.
  ///   - isFromText: Whether it was read from text, in which an infinite number is one beyond the range of `Double`.
  package static func number(
    _ found: Double, _ element: Int? = nil, isFromText: Bool = true
  ) -> String {
    let number =
      found.isInfinite && isFromText
      ? (found < 0 ? "-1.8e308 or less" : "1.8e308 or more")
      : found.shortText
    return number + (element.map { " (element \($0))" } ?? "")
  }

  private static func unknownField(_ name: String, _ nearest: String?) -> String {
    "unknown field '\(name.shortened)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
  }

  private static func missing(
    _ fields: [RequestField], _ because: String?, _ naming: RequestNaming
  ) -> String {
    let what = fields.count == 1 ? "is missing" : "is required"
    return "\(naming.list(fields, "or")) \(what)" + (because.map { ": \($0)" } ?? "")
  }

  private static func conflict(
    _ fields: [RequestField], _ because: String?, _ naming: RequestNaming
  ) -> String {
    "\(naming.list(fields, "and")) cannot be given together" + (because.map { ": \($0)" } ?? "")
  }

  private static func unknownValue(_ name: String, _ value: String, _ expected: [String]) -> String
  {
    let nearest = Spelling.nearest(to: value, among: expected)
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
    let known = expected.joined(separator: ", ")
    return "\(name) must be one of \(known), not '\(value.shortened)'\(hint)"
  }
}
