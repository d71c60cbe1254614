internal import CopyfitDynamicType
internal import CopyfitFindings
internal import CopyfitSourceText

/// The texts that were checked and those that were not, one by one.
extension LargerTextReport {
  /// The maximum number of texts in a list of one language; the report `cells` has all.
  package static let maximumListed = 10_000

  /// The texts that were checked, in a list for each language.
  var checkedTexts: [String] {
    guard !checkedLimits.isEmpty else { return [] }
    let columns = checkedLimits.map { limit in
      let name = reach(of: limit)
      return name.prefix(1).uppercased() + name.dropFirst()
    }
    return Self.lists(entries, "Checked texts", columns: columns, locale: \.first.locale) { entry in
      let outcomes = checkedLimits.map { limit in
        entry.outcome(through: limit.category)?.words ?? "not checked"
      }
      return Self.row(of: entry.first, outcomes)
    }
  }

  /// The texts of labels that were not checked, in a list for each language.
  var uncheckedTexts: [String] {
    var seen = Set(entries.map(\.identity))
    let texts = report.texts.filter { text in
      (text.cells.isEmpty || text.isOnOtherSystem)
        && seen.insert(LargerTextEntry.Identity(text)).inserted
    }
    return Self.lists(texts, "Texts that were not checked", columns: ["Why"], locale: \.locale) {
      let reason = $0.isOnOtherSystem ? "a text of Android or the web" : $0.obstacle?.text
      let why = reason ?? "it could not be measured"
      return Self.row(of: $0, [MarkdownText.code(why, columns: 200)])
    }
  }

  /// A table of elements for each language, in pieces.
  private static func lists<Element>(
    _ elements: [Element], _ title: String, columns: [String], locale: (Element) -> String,
    row: (Element) -> String
  ) -> [String] {
    Dictionary(grouping: elements, by: locale).sorted { $0.key < $1.key }.flatMap { locale, all in
      let head = """

        ## \(title) in \(MarkdownText.code(locale))

        | Label | Place | \(columns.joined(separator: " | ")) |
        |---|---|\(String(repeating: "---|", count: columns.count))

        """
      let rest = all.count - maximumListed
      let more =
        rest > 0
        ? ["\nThe report `cells` also has the other \(Phrase.count(rest, "text")).\n"] : []
      return [head] + all.prefix(maximumListed).map(row) + more
    }
  }

  private static func row(of text: LabelText, _ values: [String]) -> String {
    let place = "\(text.source.file):\(text.source.position.line)"
    let names = [text.id, place].map { MarkdownText.code($0, columns: 120) }
    return "| " + (names + values).joined(separator: " | ") + " |\n"
  }
}

extension LargerTextOutcome {
  fileprivate var words: String {
    switch self {
    case .fits: "fits"
    case .staysSmaller: "stays smaller"
    case .isUncertain: "uncertain"
    case .fails: "does not fit"
    }
  }
}
