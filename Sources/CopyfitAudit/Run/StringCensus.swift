internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Counts what becomes of every string: a key in one locale, whatever forms its text has.
struct StringCensus {
  /// What became of a string; of several labels the one that does most for it counts.
  private enum Fate: Comparable {
    case measured
    case undecided
    case skipped(String)

    private var rank: Int {
      switch self {
      case .measured: 0
      case .undecided: 1
      case .skipped: 2
      }
    }

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }
  }

  private struct Identity: Hashable {
    var table: TableIdentity
    var key: ExactString
    var locale: LocaleIdentifier

    init(_ label: AuditLabel, _ locale: LocaleIdentifier) {
      (table, key, self.locale) = (label.table, ExactString(label.key), locale)
    }

    /// For a person.
    var name: String { "\(table.path) \(key.text) (\(locale.tag))" }
  }

  /// How many strings labels show, whatever becomes of them.
  static func count(of labels: [AuditLabel]) -> Int {
    var strings: Set<Identity> = []
    for label in labels {
      for text in label.texts { strings.insert(Identity(label, text.locale)) }
    }
    return strings.count
  }

  private var fates: [Identity: Fate] = [:]
  private var labelsLeftOut: [String: [String]] = [:]
  private(set) var withoutFrame = 0
  private var measuredLabels = 0

  /// Notes a label with what became of each of its texts; an obstacle keeps one from being measured.
  mutating func add(_ label: AuditLabel, obstacles: [Int: String]) {
    switch label.treatment {
    case .measured where label.texts.indices.contains { obstacles[$0] == nil }: measuredLabels += 1
    // The strings of these are counted one by one, as undecided or with what kept them.
    case .measured, .undecided: break
    case .skipped(let reason):
      labelsLeftOut[reason.text, default: []].append(
        "\(label.source.file):\(label.source.position.line) \(label.id)")
    }
    for (index, text) in label.texts.enumerated() {
      let fate: Fate =
        switch label.treatment {
        case .measured: obstacles[index].map { .skipped($0) } ?? .measured
        case .undecided: .undecided
        case .skipped(let reason): .skipped("the label is left out: \(reason.text)")
        }
      let identity = Identity(label, text.locale)
      fates[identity] = fates[identity].map { min($0, fate) } ?? fate
    }
  }

  /// Notes strings that no label shows.
  mutating func addWithoutFrame(_ count: Int) { withoutFrame += count }

  /// The counts, after others that are no matter of labels.
  func coverage(_ others: SkippedList) -> AuditReport.Coverage {
    var coverage = AuditReport.Coverage()
    coverage.withoutFrame = withoutFrame
    coverage.measuredLabels = measuredLabels
    var strings: [String: [String]] = [:]
    for (string, fate) in fates {
      switch fate {
      case .measured: coverage.measured += 1
      case .undecided: coverage.undecided += 1
      case .skipped(let reason): strings[reason, default: []].append(string.name)
      }
    }
    var skipped = others
    Self.add(.label, labelsLeftOut, to: &skipped)
    Self.add(.string, strings, to: &skipped)
    coverage.skipped = skipped.all
    return coverage
  }

  private static func add(
    _ what: AuditReport.Coverage.Skipped.Kind, _ names: [String: [String]],
    to skipped: inout SkippedList
  ) {
    for reason in names.keys.sortedByBytes() {
      for name in names[reason]?.sortedByBytes() ?? [] { skipped.add(what, why: reason, name) }
    }
  }
}
