internal import CCopyfitInterface
internal import Copyfit
internal import CopyfitStream

/// The status, code and message of a function that failed.
struct Failure: Error {
  let status: copyfit_status
  /// The name of the error in an answer of `copyfit stream`.
  let code: String
  let message: String

  init(_ status: copyfit_status, code: String? = nil, _ message: String) {
    (self.status, self.message) = (status, message)
    self.code = code ?? status.code
  }

  init(_ error: RequestError, _ naming: RequestNaming = .json) {
    self.init(error.status, code: error.code, error.message(naming))
  }

  init(_ error: CopyfitError) {
    self.init(error.status, error.message(.c))
  }

  /// Creates the failure of a label.
  init(_ error: CopyfitError, of label: LabelSpec) {
    self.init(RequestError(error, of: label))
  }

  /// The failure, whose message begins with the name of what it is about.
  func named(_ name: String) -> Failure {
    Failure(status, code: code, "\(name): \(message)")
  }

  /// The result of `body`; its error becomes one of this module.
  static func opening<Result>(
    _ body: () throws(CopyfitError) -> Result
  ) throws(Failure) -> Result {
    do { return try body() } catch { throw Failure(error) }
  }
}

extension CopyfitError {
  fileprivate var status: copyfit_status {
    switch self {
    case .font, .systemFontMissing, .namedFontMissing: COPYFIT_FONT_NOT_FOUND
    case .outOfRange, .minimumAboveMaximum, .invalidLocale, .calibration, .description:
      COPYFIT_OUT_OF_RANGE
    case .noCategories, .preparedForAnotherLabel, .layout: COPYFIT_FAILED
    }
  }
}

extension RequestError {
  fileprivate var status: copyfit_status {
    switch self {
    case .fontNotFound: COPYFIT_FONT_NOT_FOUND
    case .notUTF8: COPYFIT_NOT_UTF8
    case .notMeasurable, .outOfRange, .numberOutOfRange, .minimumAboveMaximum, .unknownAxis,
      .notAllowed, .tooManyValues:
      COPYFIT_OUT_OF_RANGE
    case .failed, .lineTooLong, .answerTooLong: COPYFIT_FAILED
    case .notJSON, .unknownField, .duplicateField, .duplicateAxis, .missingField,
      .conflictingFields, .wrongType, .unknownValue, .emptyList, .invalid:
      COPYFIT_UNKNOWN_VALUE
    }
  }
}

extension copyfit_status {
  fileprivate var code: String {
    switch self {
    case COPYFIT_FONT_NOT_FOUND: "font-not-found"
    case COPYFIT_OUT_OF_RANGE: "out-of-range"
    case COPYFIT_UNKNOWN_VALUE: "unknown-value"
    case COPYFIT_NOT_UTF8: "not-utf8"
    default: "failed"
    }
  }
}
