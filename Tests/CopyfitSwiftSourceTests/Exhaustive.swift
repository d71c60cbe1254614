import Foundation

/// Whether all cases are tested, or only a sample of them.
enum Exhaustive {
  /// Whether `COPYFIT_EXHAUSTIVE=1` requests all.
  static let isAsked = ProcessInfo.processInfo.environment["COPYFIT_EXHAUSTIVE"] == "1"
}
