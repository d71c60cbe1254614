internal import Copyfit
internal import CopyfitFindings
internal import CopyfitDynamicType

// What was checked and what was not, in phrases that all reports for people share.
extension AuditReport {
  /// What was checked, with how much of all there is: "all 300 texts, on 60 labels in 5 languages, …".
  var checkedPhrase: String {
    if let revision = checked.unchangedSince {
      return TerminalText.safe("nothing, as nothing changed since '\(revision)'.")
    }
    let total = summary.strings
    if total == 0 { return "nothing." }
    let part = checked.since.map { "what changed since '\(TerminalText.safe($0))'" }
    if let revision = checked.since, checked.changedNoText, coverage.measured == 0 {
      return "none of \(Wording.count(total, "text")): no text and no label changed since "
        + "'\(TerminalText.safe(revision))'."
    }
    if let part, coverage.measured == 0 {
      return "none of \(Wording.count(total, "text")): nothing of \(part) can be measured."
    }
    let texts =
      coverage.measured == total && total > 1
      ? "all \(Wording.count(total, "text"))"
      : coverage.measured == total
        ? "1 text" : "\(Wording.grouped(coverage.measured)) of \(Wording.count(total, "text"))"
    let start = part.map { $0 + ": " } ?? ""
    return start + "\(texts), on \(Wording.count(coverage.measuredLabels, "label")) in "
      + "\(Wording.count(summary.locales, "language")), \(sizes), \(devices)\(assumption)."
  }

  /// What was taken for granted: whoever reads the findings must not take them for today's.
  private var assumption: String {
    checked.assumesScaling ? "; fixed fonts as if they grew with the text size" : ""
  }

  private var sizes: String {
    let categories = checked.categories
    if categories.count == ContentSizeCategory.allCases.count {
      return "at all \(categories.count) text sizes"
    }
    return "at " + Wording.list(categories.map(\.name))
  }

  private var devices: String {
    let widths = checked.devices.compactMap { device in
      if case .width(let width) = device { Wording.points(width) } else { nil }
    }
    var places: [String] =
      checked.devices.contains(.canvas) ? ["each screen as designed"] : []
    if !widths.isEmpty { places.append("screens " + Wording.list(widths) + " wide") }
    return "on " + Wording.list(places)
  }

  /// Things that were left out for one reason.
  struct LeftOut {
    let count: String
    /// What they are, and why.
    let why: String
    /// The first of them.
    let names: [String]
    /// How many are not among these.
    let unnamed: Int
  }

  /// What was left out, by its reason.
  var leftOut: [LeftOut] {
    let counts: [(count: Int, why: String)] = [
      (
        coverage.withoutFrame,
        coverage.withoutFrame == 1
          ? "text: its room is unknown"
          : "texts: their room is unknown"
      ),
      (
        coverage.undecided,
        (coverage.undecided == 1 ? "text" : "texts")
          + ": the room depends on other views, so the result is undecided"
      ),
    ]
    let skipped = coverage.skipped.filter(\.isText) + coverage.skipped.filter { !$0.isText }
    let rows =
      counts.map { (count: $0.count, why: $0.why, names: [], unnamed: $0.count) }
      + skipped.map { (count: $0.count, why: $0.phrase, names: $0.names, unnamed: $0.unnamed) }
    return rows.filter { $0.count > 0 }.map {
      LeftOut(
        count: Wording.grouped($0.count), why: $0.why, names: $0.names, unnamed: $0.unnamed)
    }
  }
}

extension AuditReport.Coverage.Skipped {
  fileprivate var isText: Bool { what == .string }

  /// "2 documents" without the number, and why.
  fileprivate var phrase: String {
    let (noun, nouns) = isText ? ("text", "texts") : (what.rawValue, what.plural)
    return TerminalText.safe("\(count == 1 ? noun : nouns): \(why)")
  }
}
