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
    /// Measured in its only room, with nothing in the place of arguments of any length.
    case unfilled
    /// Measured in its maximum room only.
    case doubtful
    case undecided
    case skipped(SkipReason)

    private var rank: Int {
      switch self {
      case .decided: 0
      case .unfilled: 1
      case .doubtful: 2
      case .undecided: 3
      case .skipped: 4
      }
    }

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }
  }

  /// The key of a label.
  private struct Key: Hashable {
    let table: TableIdentity
    let key: ExactString
  }

  /// The result of a string, and the place where it is used.
  private struct Result {
    var fate: Fate
    var place: AuditReport.Coverage.Use.Place
    /// The labels that do not decide the string, without those that are left out.
    var openLabels: [String] = []

    mutating func improve(by other: Result) {
      (fate, place) = (min(fate, other.fate), min(place, other.place))
      openLabels += other.openLabels
    }
  }

  /// The number of strings of labels, measured or not.
  static func count(of labels: [AuditLabel]) -> Int {
    var strings: Set<TextIdentity> = []
    for label in labels {
      let originals = label.originals
      for (index, text) in label.texts.enumerated() where originals[index] == nil {
        strings.insert(TextIdentity(label.table, label.key, text.locale))
      }
    }
    return strings.count
  }

  private var results: [Key: [LocaleIdentifier: Result]] = [:]
  /// The forms of measured strings that only other devices show.
  private var otherForms: [SkipReason: Set<String>] = [:]
  private var labelsLeftOut: [SkipReason: [String]] = [:]
  private(set) var withoutFrame = 0
  private var measuredLabels = 0
  private let sourceLanguage: LocaleIdentifier

  init(sourceLanguage: LocaleIdentifier) { self.sourceLanguage = sourceLanguage }

  /// Counts the texts of a label.
  ///
  /// - Parameters:
  ///   - obstacles: The reasons why texts were not measured, by their indexes.
  ///   - doubtful: The indexes of texts of which only the maximum room is known.
  mutating func add(_ label: AuditLabel, obstacles: [Int: SkipReason], doubtful: Set<Int>) {
    let treatment = label.treatment
    switch treatment {
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
    let open = Self.openFates(of: label, doubtful)
    // A text that equals the source text is counted as untranslated.
    let originals = label.originals
    let key = Key(table: label.table, key: ExactString(label.key))
    var own = results.removeValue(forKey: key) ?? .init(minimumCapacity: label.texts.count)
    let shown = Set(label.texts.lazy.filter { !$0.isOnOtherDevice }.map(\.locale))
    for (index, text) in label.texts.enumerated() where originals[index] == nil {
      if text.isOnOtherDevice, shown.contains(text.locale) {
        add(text, of: label)
        continue
      }
      let fate: Fate =
        switch treatment {
        case .measured:
          obstacles[index].map { Fate.skipped($0) } ?? open[text.locale] ?? .decided
        case .undecided: .undecided
        case .skipped(let reason): .skipped(.labelOfString(reason))
        }
      var result = Result(fate: fate, place: place)
      if [.unfilled, .doubtful, .undecided].contains(fate) { result.openLabels = [label.id] }
      if own[text.locale]?.improve(by: result) == nil { own[text.locale] = result }
    }
    results[key] = own
  }

  /// The results of measured texts that are not decided: a text is decided only if all of its forms are.
  private static func openFates(
    of label: AuditLabel, _ doubtful: Set<Int>
  ) -> [LocaleIdentifier: Fate] {
    let hasOneRoom = label.hasOneRoom
    var fates: [LocaleIdentifier: Fate] = [:]
    for text in doubtful.lazy.map({ label.texts[$0] }) {
      let fate: Fate = hasOneRoom && text.isOpen ? .unfilled : .doubtful
      fates[text.locale] = max(fates[text.locale] ?? fate, fate)
    }
    return fates
  }

  /// Adds a form for other devices of a string whose other forms are measured.
  private mutating func add(_ form: AuditLabel.Text, of label: AuditLabel) {
    guard case .measured = label.treatment, let reason = form.obstacle else { return }
    otherForms[reason, default: []].insert(
      "\(label.table.path) \(label.key) (\(form.locale.tag)) \(form.variant ?? "")")
  }

  /// Counts strings that no label shows.
  mutating func addWithoutFrame(_ count: Int) { withoutFrame += count }

  /// The counts, together with those of other items.
  func coverage(_ others: SkippedList) -> AuditReport.Coverage {
    var coverage = AuditReport.Coverage()
    coverage.withoutFrame = withoutFrame
    coverage.sourceOnly = results.values.count(where: isDecidedInSourceOnly)
    coverage.measuredLabels = measuredLabels
    var strings: [SkipReason: [String]] = [:]
    var openLabels: Set<ExactString> = []
    var translations = AuditReport.Coverage.Translations(decided: 0, total: 0)
    for (key, texts) in results {
      for (locale, result) in texts {
        if locale != sourceLanguage { translations.total += 1 }
        switch result.fate {
        case .decided:
          coverage.measured += 1
          openLabels.formUnion(result.openLabels.lazy.map(ExactString.init))
          if locale != sourceLanguage { translations.decided += 1 }
        case .unfilled, .doubtful:
          coverage.measured += 1
          coverage.doubtful += 1
          if result.fate == .unfilled { coverage.unfilled += 1 }
        case .undecided: coverage.undecided += 1
        case .skipped(let reason):
          strings[reason, default: []].append(
            "\(key.table.path) \(key.key.text) (\(locale.tag))")
        }
      }
    }
    coverage.translations = translations
    var skipped = others
    Self.add(.label, labelsLeftOut, to: &skipped)
    Self.add(.label, [.undecidedBesideDecided: openLabels.map(\.text)], to: &skipped)
    Self.add(.string, strings, to: &skipped)
    Self.add(.entry, otherForms.mapValues(Array.init), to: &skipped)
    coverage.skipped = skipped.all
    for share in shares { coverage.add(share) }
    return coverage
  }

  /// The strings that labels show, by where they are used.
  private var shares: [AuditReport.Coverage.Share] {
    var shares: [AuditReport.Coverage.Use.Place: AuditReport.Coverage.Share] = [:]
    for result in results.values.lazy.flatMap(\.values) {
      shares[result.place, default: .init(of: result.place)].count += 1
      if result.fate == .decided { shares[result.place]?.decided += 1 }
    }
    return shares.keys.sorted().compactMap { shares[$0] }
  }

  /// Whether the texts of a key are decided in the source language alone.
  private func isDecidedInSourceOnly(_ texts: [LocaleIdentifier: Result]) -> Bool {
    texts[sourceLanguage]?.fate == .decided
      && !texts.contains { $0.key != sourceLanguage && $0.value.fate == .decided }
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
