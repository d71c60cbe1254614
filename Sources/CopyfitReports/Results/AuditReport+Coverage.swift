internal import Copyfit
internal import CopyfitFindings
internal import CopyfitDynamicType
internal import CopyfitSourceText

// What was checked and what was not, in phrases that all reports for people share.
extension AuditReport {
  /// What was checked: "all 300 texts, on 60 labels in 5 languages, …".
  var checkedPhrase: String {
    if let revision = checked.unchangedSince {
      return TerminalText.safe("nothing, as nothing changed since '\(revision)'.")
    }
    let total = summary.strings
    if total == 0 { return "nothing." }
    if summary.labels == 0 { return checkedFiles }
    let part = checked.since.map { "what changed since '\(TerminalText.safe($0))'" }
    if let revision = checked.since, checked.changedNoText, coverage.measured == 0 {
      return
        "none of \(Phrase.count(total, "text")): no text or label was added or changed since "
        + "'\(TerminalText.safe(revision))'."
    }
    if let part, coverage.measured == 0 {
      return "none of \(Phrase.count(total, "text")): nothing of \(part) can be measured."
    }
    let start = part.map { $0 + ": " } ?? ""
    return start + "\(checkedTexts), on \(Phrase.count(coverage.measuredLabels, "label")) in "
      + "\(Phrase.count(summary.locales, "language")), \(sizes), \(devices)\(assumption)."
  }

  /// The number of decided texts, or of measured ones if none is decided.
  private var checkedTexts: String {
    let all = Phrase.count(summary.strings, "text")
    if coverage.decided == summary.strings { return summary.strings == 1 ? all : "all \(all)" }
    guard coverage.decided == 0, coverage.measured > 0 else {
      return "\(Phrase.grouped(coverage.decided)) of \(all)\(shares)"
    }
    let undecided = coverage.measured == 1 ? "undecided" : "all undecided"
    return "\(Phrase.grouped(coverage.measured)) of \(all), \(undecided)"
  }

  /// Other known facts about the texts: where they are used, and how many are undecided or untranslated.
  var remarks: [(name: String, text: String)] {
    let untranslated = coverage.untranslated
    return [
      ("Used in", placesPhrase),
      ("Undecided", undecidedPhrase),
      (
        "Untranslated",
        untranslated == 0
          ? nil
          : Phrase.count(untranslated, "text is", "texts are")
            + " the same as in the source language."
      ),
      ("Not reported", unreported),
      ("Gate", gate.settingsPhrase),
    ].compactMap { name, text in text.map { (name, $0) } }
  }

  /// The number of undecided texts with the reasons; `nil` if all are decided.
  private var undecidedPhrase: String? {
    let count = coverage.undecided + coverage.doubtful
    let unfilled = coverage.unfilled
    if count == 0 { return nil }
    let texts = Phrase.count(count, "text")
    let room = (count == 1 ? "its" : "their") + " room depends on other views"
    let sample = "arguments in " + (count == 1 ? "it" : "them") + " have no sample"
    if unfilled == 0 { return "\(texts), as \(room)." }
    if unfilled == count { return "\(texts), as \(sample)." }
    return "\(texts), as \(room) (\(Phrase.grouped(count - unfilled))), or "
      + "\(sample) (\(Phrase.grouped(unfilled)))."
  }

  /// The number of findings of rules that are off; `nil` if no rule has any.
  private var unreported: String? {
    let parts = coverage.skipped.filter { $0.what == .finding }.map { item in
      TerminalText.safe("\(Phrase.count(item.count, "finding")), as \(item.why.text)")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ") + "."
  }

  /// What was checked in a project without labels.
  private var checkedFiles: String {
    let texts = Phrase.count(summary.strings, "text")
    let what =
      checked.since.map { "what changed since '\(TerminalText.safe($0))' in the files of \(texts)" }
      ?? "the files of \(texts)"
    return what
      + " in \(Phrase.count(summary.locales, "language")); no label is known, so no text was measured."
  }

  /// The numbers of decided translations, and of texts that are only decided in the source language, in brackets.
  private var shares: String {
    var shares: [String] = []
    if let translations = coverage.translations, translations.total > 0 {
      let isAll = translations.decided == translations.total
      shares.append(
        (isAll ? "all " : "\(Phrase.grouped(translations.decided)) of ")
          + Phrase.count(translations.total, "translation"))
    }
    if coverage.sourceOnly > 0, summary.locales > 1 {
      shares.append("\(Phrase.grouped(coverage.sourceOnly)) in the source language only")
    }
    return shares.isEmpty ? "" : " (\(shares.joined(separator: "; ")))"
  }

  /// The assumptions of the check, without which the findings would be misleading.
  private var assumption: String {
    checked.assumesScaling ? "; fixed fonts as if they grew with the text size" : ""
  }

  private var sizes: String {
    let categories = checked.categories
    if categories.count == ContentSizeCategory.allCases.count {
      return "at all \(categories.count) text sizes" + warningSizes
    }
    return "at " + Phrase.all(categories.map(\.name)) + warningSizes
  }

  /// The sizes beyond the gate's last one, in parentheses; empty if no size is beyond it.
  private var warningSizes: String {
    let beyond = checked.categories.filter { $0 > gate.through }
    guard let first = beyond.first, let last = beyond.last else { return "" }
    let names = first == last ? first.name : "\(first.name) to \(last.name)"
    return " (\(names) only warn\(first == last ? "s" : ""))"
  }

  private var devices: String {
    let widths = checked.devices.compactMap { device in
      if case .width(let width) = device { Wording.points(width) } else { nil }
    }
    var places: [String] =
      checked.devices.contains(.canvas) ? ["each screen of the storyboards"] : []
    if !widths.isEmpty { places.append("screens " + Phrase.all(widths) + " wide") }
    return "on " + Phrase.all(places)
  }

  /// The texts without a label of known size, by the place where they are used, with the largest tables.
  private var withoutFrame: [(count: Int, why: String, names: [String], unnamed: Int)] {
    typealias Row = (count: Int, why: String, names: [String], unnamed: Int)
    let groups = AuditReport.Coverage.Use.Place.allCases.map { place in
      coverage.uses.filter { $0.place == place }
    }
    let rows: [Row] = groups.filter { !$0.isEmpty }.map { uses in
      let count = uses.reduce(0) { $0 + $1.count }
      let names = uses.map { "\($0.table) (\(Phrase.grouped($0.count)))" }
      let rest = uses.count - Self.maximumTables
      let tables =
        rest > 0
        ? names.prefix(Self.maximumTables).joined(separator: ", ")
          + " and \(Phrase.count(rest, "more table"))" : Phrase.all(names)
      let why = uses[0].place.phrase(isOne: count == 1) + ": " + TerminalText.safe(tables)
      let shown = rest > 0 ? Array(names.prefix(Self.maximumNames)) : []
      return (count, why, shown, rest > 0 ? uses.count - shown.count : 0)
    }
    let rest = coverage.withoutFrame - rows.reduce(0) { $0 + $1.count }
    let noun = rest == 1 ? "text: its" : "texts: their"
    return rows + [(count: rest, why: noun + " room is unknown", names: [], unnamed: rest)]
  }

  /// The maximum number of tables in a line, and in a list with all details.
  private static let maximumTables = 2
  private static let maximumNames = 20

  /// Items that were left out for one reason.
  struct LeftOut {
    let count: String
    /// The kind of the items, with the reason.
    let why: String
    /// The first of them.
    let names: [String]
    /// The number of the others.
    let unnamed: Int
  }

  /// Whether the report may say that nothing was left out.
  var isWhole: Bool { leftOut.isEmpty && !mayLackTexts && summary.strings > 0 }

  /// Whether a failure, an error of a file or a limit may hide texts, whose number is unknown.
  var mayLackTexts: Bool {
    let lossy: Set<Rule> = [.unreadableFile, .catalogSyntax, .unreachableEntries, .limitReached]
    return !failures.isEmpty
      || findings.contains { finding in
        lossy.contains(finding.rule)
          && (finding.severity == .error || finding.rule == .limitReached)
      }
  }

  /// The items that were left out, by reason.
  var leftOut: [LeftOut] {
    let rows =
      withoutFrame
      + skipped.map { (count: $0.count, why: $0.phrase, names: $0.names, unnamed: $0.unnamed) }
    return rows.filter { $0.count > 0 }.map {
      LeftOut(
        count: Phrase.grouped($0.count), why: $0.why, names: $0.names, unnamed: $0.unnamed)
    }
  }

  /// The skipped items, texts first.
  ///
  /// A skipped label and its texts are one line.
  private var skipped: [(count: Int, phrase: String, names: [String], unnamed: Int)] {
    typealias Skipped = Coverage.Skipped
    let texts = coverage.skipped.filter(\.isText)
    let others = coverage.skipped.filter { !$0.isText && $0.what != .finding }
    func label(of text: Skipped) -> Skipped? {
      guard case .labelOfString(let reason) = text.why else { return nil }
      return others.first { $0.what == .label && $0.why == .label(reason) }
    }
    let named = Set(texts.compactMap(label).map(\.why))
    let rows = texts.map { text -> (Int, String, [String], Int) in
      guard let label = label(of: text) else {
        return (text.count, text.phrase, text.names, text.unnamed)
      }
      let what = "\(text.count == 1 ? "text" : "texts") on \(Phrase.count(label.count, "label"))"
      return (
        text.count, TerminalText.safe("\(what): \(label.why.text)"), label.names, label.unnamed
      )
    }
    return rows
      + others.filter { $0.what != .label || !named.contains($0.why) }
      .map { ($0.count, $0.phrase, $0.names, $0.unnamed) }
  }
}

extension AuditReport.Coverage.Skipped {
  fileprivate var isText: Bool { what == .string }

  /// The phrase "2 documents" without the number, with the reason.
  fileprivate var phrase: String {
    let (noun, nouns) = isText ? ("text", "texts") : (what.rawValue, what.plural)
    return TerminalText.safe("\(count == 1 ? noun : nouns): \(why.text)")
  }
}

extension AuditReport.Coverage.Use.Place {
  /// "texts of Android resources, whose room is unknown".
  fileprivate func phrase(isOne: Bool) -> String {
    let text = isOne ? "text" : "texts"
    return switch self {
    case .document: "\(text) of storyboards and xibs that none of their labels shows"
    case .described: "\(text) that described labels do not show"
    case .alert: "\(text) of alerts, in a part whose room is unknown"
    case .section: "\(text) of table sections, whose room the app decides"
    case .title: "\(text) of navigation bars, whose room is unknown"
    case .bar: "\(text) of buttons in bars and of tabs, whose room is unknown"
    case .menu: "\(text) of menus and swipe actions, whose room is unknown"
    case .search: "\(text) of search bars, whose room is unknown"
    case .notification: "\(text) of notifications and shortcuts, whose room is unknown"
    case .swiftUI: "\(text) of SwiftUI views, whose room is unknown"
    case .code: "\(text) that only code can show, so the room is unknown"
    case .otherTarget:
      "\(text) of widgets, watches, extensions and other systems, whose room is unknown"
    case .spoken: "\(text) that \(isOne ? "is" : "are") spoken"
    case .notFound: "\(text) that Swift code does not name (it may make the keys while it runs)"
    case .android: "\(text) of Android resources, whose room is unknown"
    case .flutter: "\(text) of Flutter messages, whose room is unknown"
    case .other: "\(text) whose room is unknown"
    }
  }
}
