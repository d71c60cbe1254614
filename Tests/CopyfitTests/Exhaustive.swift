import Foundation

/// Whether tests that have a sample and a whole run the whole.
enum Exhaustive {
  /// `make test-exhaustive` sets the variable.
  static let isAsked = ProcessInfo.processInfo.environment["COPYFIT_EXHAUSTIVE"] == "1"
}
