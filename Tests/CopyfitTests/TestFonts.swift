import Copyfit

/// The fonts that tests share.
enum TestFonts {
  /// One library for all tests that change nothing in it: without optimization, reading the installed fonts takes seconds.
  static let library = Result { () throws(CopyfitError) in try FontLibrary() }
}
