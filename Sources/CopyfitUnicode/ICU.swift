internal import CCopyfitICU

/// The Unicode library that provides boundaries, levels and properties.
@safe
public enum ICU {
  /// The version, such as `72.1`.
  public static var version: String { unsafe String(cString: copyfit_icu_version()) }

  /// The version of Unicode that it supports, such as `15.0`.
  public static var unicodeVersion: String {
    unsafe String(cString: copyfit_icu_unicode_version())
  }
}

/// A failure inside ICU.
@safe
public struct ICUError: Error, Hashable, Sendable {
  /// ICU's status code (`UErrorCode`).
  public let code: Int32

  /// Creates an error from ICU's status code.
  public init(code: Int32) { self.code = code }

  /// ICU's name of the failure.
  public var message: String {
    let name = unsafe String(cString: copyfit_icu_error_name(code))
    return "ICU failed: \(name)"
  }

  /// Throws if a status is a failure; warnings, which are negative, are ignored.
  static func check(_ status: Int32) throws(ICUError) {
    if status > 0 { throw ICUError(code: status) }
  }

  /// ICU could not allocate memory (`U_MEMORY_ALLOCATION_ERROR`).
  static let outOfMemory = ICUError(code: 7)
}
