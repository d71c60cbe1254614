/// The severity of a finding.
public enum Severity: String, CaseIterable, Codable, Sendable, Hashable, Comparable {
  case note, warning, error

  /// Whether a severity is lower than another one.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

  /// The next lower severity, or a note for a note.
  public var lowered: Severity { self == .error ? .warning : .note }

  var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// Severities are names of members in the JSON report.
extension Severity: CodingKeyRepresentable {}
