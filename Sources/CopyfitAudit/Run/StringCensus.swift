internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Counts strings by their results.
///
/// A string is a key in one locale with all forms of its text.
struct StringCensus {
  /// The result of a string; if it has several labels, the best result counts.
  private enum Fate: Comparable {
    case decided
    /// Measured in its maximum room only.
    case doubtful
    case undecided
    case skipped(SkipReason)

    private var rank: Int {
      switch self {
      case .decided: 0
      case .doubtful: 1
      case .undecided: 2
      case .skipped: 3
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

    /// The same value for all strings of a key.
    var inNoLocale: Identity {
      var identity = self
      identity.locale = LocaleIdentifier("und")
      return identity
    }

    /// The display name.
    var name: String { "\(table.path) \(key.text) (\(locale.tag))" }
  }

  /// The number of strings of labels, measured or not.
  static func count(of labels: [AuditLabel]) -> Int {
    var strings: Set<Identity> = []
    for label in labels {
      let originals = label.originals
      for (index, text) in label.texts.enumerated() where originals[index] == nil {
        strings.insert(Identity(label, text.locale))
      }
    }
    return strings.count
  }

  private var fates: [Identity: Fate] = [:]
  private var places: [Identity: AuditReport.Coverage.Use.Place] = [:]
  private var labelsLeftOut: [SkipReason: [String]] = [:]
  private(set) var withoutFrame = 0
  private var measuredLabels = 0
  private let sourceLanguage: LocaleIdentifier

  init(sourceLanguage: LocaleIdentifier) { self.sourceLanguage = sourceLanguage }

  /// Counts the texts of a label.
  ///
  /// - Parameters:
  ///   - obstacles: The reasons why texts were not measured, by their indexes.
  ///   - doubtful: The indexes of texts whose maximum room alone is known.
  mutating func add(_ label: AuditLabel, obstacles: [Int: SkipReason], doubtful: Set<Int>) {
    switch label.treatment {
    case .measured
    where label.texts.indices.contains { obstacles[$0] == nil }:
      measuredLabels += 1
    // Their strings are counted below.
    case .measured, .undecided: break
    case .skipped(let reason):
      labelsLeftOut[.label(reason), default: []].append(
        "\(label.source.file):\(label.source.position.line) \(label.id)")
    }
    let place = AuditReport.Coverage.Use.Place(of: label)
    // A text is decided if all of its forms are.
    let open = Set(doubtful.map { label.texts[$0].locale })
    // A text that equals the source text is counted as untranslated.
    let originals = label.originals
    for (index, text) in label.texts.enumerated() where originals[index] == nil {
      let fate: Fate =
        switch label.treatment {
        case .measured:
          obstacles[index].map { .skipped($0) }
            ?? (open.contains(text.locale) ? .doubtful : .decided)
        case .undecided: .undecided
        case .skipped(let reason): .skipped(.labelOfString(reason))
        }
      let identity = Identity(label, text.locale)
      fates[identity] = fates[identity].map { min($0, fate) } ?? fate
      places[identity] = places[identity].map { min($0, place) } ?? place
    }
  }

  /// Counts strings that no label shows.
  mutating func addWithoutFrame(_ count: Int) { withoutFrame += count }

  /// The counts, together with those of other items.
  func coverage(_ others: SkippedList) -> AuditReport.Coverage {
    var coverage = AuditReport.Coverage()
    coverage.withoutFrame = withoutFrame
    coverage.translations = translations
    coverage.sourceOnly = sourceOnly
    coverage.measuredLabels = measuredLabels
    var strings: [SkipReason: [String]] = [:]
    for (string, fate) in fates {
      switch fate {
      case .decided: coverage.measured += 1
      case .doubtful:
        coverage.measured += 1
        coverage.doubtful += 1
      case .undecided: coverage.undecided += 1
      case .skipped(let reason): strings[reason, default: []].append(string.name)
      }
    }
    var skipped = others
    Self.add(.label, labelsLeftOut, to: &skipped)
    Self.add(.string, strings, to: &skipped)
    coverage.skipped = skipped.all
    for share in shares { coverage.add(share) }
    return coverage
  }

  /// The strings that labels show, by where they are used.
  private var shares: [AuditReport.Coverage.Share] {
    var shares: [AuditReport.Coverage.Use.Place: AuditReport.Coverage.Share] = [:]
    for (string, fate) in fates {
      guard let place = places[string] else { continue }
      shares[place, default: .init(of: place)].count += 1
      if fate == .decided { shares[place]?.decided += 1 }
    }
    return shares.keys.sorted().compactMap { shares[$0] }
  }

  /// The translations that labels show.
  private var translations: AuditReport.Coverage.Translations {
    fates.reduce(into: .init(decided: 0, total: 0)) { count, string in
      guard string.key.locale != sourceLanguage else { return }
      count.total += 1
      if string.value == .decided { count.decided += 1 }
    }
  }

  /// How many decided strings are of keys that are decided in the source language alone.
  private var sourceOnly: Int {
    let decided = fates.filter { $0.value == .decided }.keys
    let translated = Set(decided.lazy.filter { $0.locale != sourceLanguage }.map(\.inNoLocale))
    return decided.count { !translated.contains($0.inNoLocale) && $0.locale == sourceLanguage }
  }

  private static func add(
    _ what: AuditReport.Coverage.Skipped.Kind, _ names: [SkipReason: [String]],
    to skipped: inout SkippedList
  ) {
    for reason in names.keys.sorted(by: { ExactString($0.text) < ExactString($1.text) }) {
      for name in names[reason]?.sortedByBytes() ?? [] { skipped.add(what, why: reason, name) }
    }
  }
}

extension AuditReport.Coverage.Use.Place {
  /// The place of a label.
  fileprivate init(of label: AuditLabel) {
    if label.model.document != nil {
      self = .document
    } else {
      self = label.model.surface == .screen ? .described : Self(label.model.surface)
    }
  }
}
