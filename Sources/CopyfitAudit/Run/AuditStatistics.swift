internal import CopyfitSourceText

/// The work and the durations of a project's audit.
///
/// Durations differ from run to run, so they are not in reports.
public struct AuditStatistics: Hashable, Sendable {
  /// The project's name.
  public var project: String
  /// The number of labels.
  public var labels: Int
  /// The number of texts in all languages, measured or not.
  public var strings: Int
  /// The number of cells: a text at one size on one device is one cell.
  public var combinations: Int
  /// The number of prepared texts; a text in one font and locale is prepared once for all labels.
  public var prepared: Int
  /// A summary of the cache of shaped words.
  public var wordCache: String
  /// The duration of reading and joining.
  public var reading: Duration
  /// The duration of measuring.
  public var measuring: Duration

  /// The statistics as lines of text.
  public var lines: [String] {
    [
      "\(project): \(Phrase.count(labels, "label")), \(Phrase.count(strings, "string")), "
        + Phrase.count(combinations, "combination"),
      "\(project): \(Phrase.count(prepared, "text")) prepared; word cache: \(wordCache)",
      "\(project): read in \(Self.seconds(reading)), measured in \(Self.seconds(measuring))",
    ]
  }

  /// A duration in seconds, with thousandths.
  public static func seconds(_ duration: Duration) -> String {
    let milliseconds = Int(duration / .milliseconds(1))
    let thousandths = String(milliseconds % 1000)
    let zeros = String(repeating: "0", count: 3 - thousandths.count)
    return "\(Phrase.grouped(milliseconds / 1000)).\(zeros)\(thousandths) s"
  }
}
