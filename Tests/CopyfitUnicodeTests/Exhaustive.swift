import Foundation

/// Whether tests with a sample run all cases.
enum Exhaustive {
  /// `make test-exhaustive` sets the variable.
  static let isAsked = ProcessInfo.processInfo.environment["COPYFIT_EXHAUSTIVE"] == "1"
}
