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
    self.init(copyfit_status(code: error.code), code: error.code, error.message(naming))
  }

  init(_ error: CopyfitError) {
    let code = RequestError(error).code
    self.init(copyfit_status(code: code), code: code, error.message(.c))
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
  static func wrapping<Result>(
    _ body: () throws(CopyfitError) -> Result
  ) throws(Failure) -> Result {
    do { return try body() } catch { throw Failure(error) }
  }

  /// The result of `body`; its error becomes one about the members of a structure.
  static func aboutMembers<Result>(
    _ body: () throws(RequestError) -> Result
  ) throws(Failure) -> Result {
    do { return try body() } catch { throw Failure(error, .member) }
  }
}

extension copyfit_status {
  /// The codes of errors that are not `COPYFIT_UNKNOWN_VALUE`, the usual one of each status first.
  private static let codes: KeyValuePairs<String, copyfit_status> = [
    "font-not-found": COPYFIT_FONT_NOT_FOUND,
    "out-of-range": COPYFIT_OUT_OF_RANGE, "too-many-values": COPYFIT_OUT_OF_RANGE,
    "not-utf8": COPYFIT_NOT_UTF8,
    "failed": COPYFIT_FAILED, "line-too-long": COPYFIT_FAILED, "answer-too-long": COPYFIT_FAILED,
    "unknown-value": COPYFIT_UNKNOWN_VALUE,
  ]

  /// The status that groups errors with a code.
  fileprivate init(code: String) {
    self = Self.codes.first { $0.key == code }?.value ?? COPYFIT_UNKNOWN_VALUE
  }

  /// The usual code of the errors that it groups.
  fileprivate var code: String { Self.codes.first { $0.value == self }?.key ?? "failed" }
}
