internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitSourceText
internal import CopyfitUnicode

extension TranslationFindings {
  /// Finds texts that are longer than the limit in their catalog: one finding for each limit.
  ///
  /// Placeholders count as written, because the length of their values is unknown.
  func lengths(_ entry: Entry, limit: TextLimit?) -> [Finding] {
    guard let limit else { return [] }
    typealias Found = (excess: TextLimit.Excess, locale: LocaleFinding)
    var groups = OrderedGroups<TextLimit.Counted, Found>()
    for tag in entry.checked {
      let excesses = (entry.texts[tag] ?? []).compactMap { text in
        limit.excess(of: text.value).map { (excess: $0, text: text) }
      }
      guard let worst = excesses.max(by: { $0.excess.count < $1.excess.count }) else { continue }
      let finding = locale(tag, .lengthLimit, entry, worst.text)
      groups.add((worst.excess, finding), to: worst.excess.counted)
    }
    return groups.all.compactMap { counted, found in
      make(
        .lengthLimit, entry, aspect: counted.rawValue,
        Self.message(counted, found.map(\.excess), found.map(\.locale.locale)), found.map(\.locale))
    }
  }

  /// The limit, and the length of the text in each language.
  private static func message(
    _ counted: TextLimit.Counted, _ excesses: [TextLimit.Excess], _ locales: [String]
  ) -> String {
    let maximum = Phrase.count(excesses.first?.maximum ?? 0, counted.rawValue)
    let counts = zip(locales, excesses).map { "\(Phrase.grouped($1.count)) in '\($0)'" }
    return "The catalog allows \(maximum), but the text has \(Phrase.list(counts))."
  }
}
