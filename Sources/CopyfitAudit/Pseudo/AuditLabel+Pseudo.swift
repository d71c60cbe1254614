internal import CopyfitProject
internal import CopyfitUnicode

extension [AuditLabel] {
  /// Adds each label's source text in pseudo-languages, unless there would be too many texts.
  mutating func add(
    _ pseudoLocales: [PseudoLocale], sourceLanguage: LocaleIdentifier, _ budget: LabelBudget
  ) {
    guard !pseudoLocales.isEmpty else { return }
    let count = reduce(0) { $0 + $1.texts.count { $0.locale == sourceLanguage } }
    budget.take(count * pseudoLocales.count)
    if budget.isExceeded { return }
    let ratios = ExpansionRatios(flatMap { $0.lengths(from: sourceLanguage) })
    for index in indices {
      let texts = self[index].texts.filter { $0.locale == sourceLanguage }
      for pseudo in pseudoLocales {
        let locale = pseudo.locale(of: sourceLanguage)
        self[index].texts += texts.map { text in
          var made = text
          made.locale = locale
          made.text = pseudo.text(text.text, ratios: ratios)
          return made
        }
      }
    }
  }
}

extension AuditLabel {
  /// The length of the source text with that of each translation, in characters.
  fileprivate func lengths(from sourceLanguage: LocaleIdentifier) -> [(Int, Int)] {
    guard let source = texts.first(where: { $0.locale == sourceLanguage }) else { return [] }
    return texts.filter { $0.locale != sourceLanguage }
      .map { (source.text.count, $0.text.count) }
  }
}
