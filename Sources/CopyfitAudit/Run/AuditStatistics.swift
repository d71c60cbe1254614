internal import CopyfitSourceText

/// What the audit of one project did and how long that took: the durations differ from run to run, so
/// no report holds them.
public struct AuditStatistics: Hashable, Sendable {
  /// The project's name.
  public var project: String
  /// How many labels there are.
  public var labels: Int
  /// The texts of all languages, measured or not.
  public var strings: Int
  /// How many times a text was laid out or known to be as before: in each size, on each device.
  public var combinations: Int
  /// The texts that were prepared: one in the same font and locale only once, however many labels
  /// show it.
  public var prepared: Int
  /// What the cache of shaped words came to, in words.
  public var wordCache: String
  /// How long finding out what is to be measured took.
  public var reading: Duration
  /// How long measuring took.
  public var measuring: Duration

  /// What to show of it, line by line.
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
