/// How bad a finding is.
public enum Severity: String, CaseIterable, Sendable, Hashable, Comparable {
  case note, warning, error

  /// Whether a severity is less than another one.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

  /// The next lower severity; a note stays a note.
  public var lowered: Severity { self == .error ? .warning : .note }

  var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
