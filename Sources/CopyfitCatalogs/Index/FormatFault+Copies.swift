package import CopyfitUnicode

extension FormatFault {
  /// The kinds of faults that the source text shares with a translation: such a source is shown as intended, and its
  /// translations follow it.
  ///
  /// - Parameters:
  ///   - texts: The texts of a key by their locales.
  ///   - source: The arguments of the source text.
  package static func copiedKinds(
    _ texts: [LocaleIdentifier: [LocatedText]], from language: LocaleIdentifier,
    _ source: SourceArguments
  ) -> Set<Kind> {
    let kinds = { (texts: [LocatedText]) in
      texts.filter { $0.syntax.isPrintf && $0.variables.isEmpty }.flatMap {
        eachKind(in: $0.value, $0.syntax.dialect ?? .foundation, source: source).map(\.kind)
      }
    }
    let own = Set(texts[language].map(kinds) ?? [])
    return own.isEmpty
      ? [] : own.intersection(texts.filter { $0.key != language }.values.flatMap(kinds))
  }
}
