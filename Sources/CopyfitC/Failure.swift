internal import CCopyfitInterface
internal import Copyfit

/// The status and message of a function that failed.
struct Failure: Error {
  let status: copyfit_status
  let message: String

  init(_ status: copyfit_status, _ message: String) {
    (self.status, self.message) = (status, message)
  }

  init(_ error: CopyfitError) {
    self.init(error.status, error.description)
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
    case .outOfRange, .invalidLocale, .calibration, .description: COPYFIT_OUT_OF_RANGE
    case .preparedForAnotherLabel, .layout: COPYFIT_FAILED
    }
  }
}
