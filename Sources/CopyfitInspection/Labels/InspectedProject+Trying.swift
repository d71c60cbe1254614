internal import CopyfitAudit
internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitGate
internal import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode

/// A key that labels show, compared byte by byte.
struct ShownKey: Hashable {
  private let table: TableIdentity
  private let key: ExactString

  /// The key of a label.
  init(_ label: InspectedLabel) {
    (table, key) = (label.label.table, ExactString(label.key))
  }
}

/// A key whose text is tried.
struct TrialKey {
  let table: TableIdentity
  let key: String
  /// The place of its label or of its text.
  let source: SourceLocation
}

extension InspectedProject {
  /// The project's own form of a locale's name: `pt_BR` is `pt-BR`, `zh-CN` is `zh-Hans`.
  func locale(named name: String) -> LocaleIdentifier {
    let wanted = LocaleIdentifier(name)
    let selection = LocaleSelection([wanted])
    return reading.index.locales.first(where: selection.contains) ?? wanted
  }

  /// The labels that show the key of a label, in their order.
  func labels(sharing label: InspectedLabel) -> [InspectedLabel] {
    let shown = ShownKey(label)
    return labels.filter { ShownKey($0) == shown }
  }

  /// The texts that a label would show if a key had another text in a locale; placeholders and forms are filled as for
  /// the key's own texts.
  ///
  /// - Parameter found: The texts of the key.
  func texts(
    trying text: String, of found: [LocaleIdentifier: [LocatedText]], in label: InspectedLabel,
    _ locale: LocaleIdentifier
  ) -> [AuditLabel.Text] {
    let forms = forms(trying: text, of: found, at: label.source, locale)
    let label = label.label
    var texts: [AuditLabel.Text] = []
    let neighbors =
      label.texts.first { $0.locale == locale }
      ?? label.texts.first { $0.locale == reading.sourceLanguage }
    for var made in settings.texts.texts(
      forms, locale: locale, source: SourceArguments(found[reading.sourceLanguage]),
      in: label)
    {
      made.widths = neighbors?.widths
      let isKnown = texts.contains {
        ExactString($0.text) == ExactString(made.text) && $0.filling == made.filling
          && $0.frames == made.frames
      }
      if !isKnown { texts.append(made) }
    }
    return texts
  }

  /// The findings of a check about the placeholders of another text for a key in a locale, without findings that the
  /// project accepts.
  ///
  /// - Parameter found: The texts of the key.
  func problems(
    trying text: String, of found: [LocaleIdentifier: [LocatedText]], for key: TrialKey,
    _ locale: LocaleIdentifier
  ) -> [Finding] {
    var texts = found
    texts[locale] = forms(trying: text, of: found, at: key.source, locale)
    let factory = FindingFactory(project: name, severities: settings.severities)
    let entry = TranslationFindings.Entry(
      StringLookup.Item(key: key.key, texts: texts), of: key.table,
      source: reading.sourceLanguage, locales: LocaleSelection([locale]))
    var findings = TranslationFindings(
      factory: factory, settings: settings, index: reading.index,
      sourceLanguage: reading.sourceLanguage, labels: []
    ).placeholders(entry)
    findings.removeAll { files.configuration.rulesOff.contains($0.rule) }
    guard !findings.isEmpty else { return [] }
    let comments = CommentSuppressions(
      reading.index.directedComments(sourceLanguage: reading.sourceLanguage))
    var suppressions = Suppressions(files.configuration, comments: comments)
    suppressions.apply(to: &findings)
    return findings.filter { $0.locales.contains { $0.status != .suppressed } }
  }

  /// A wording in the forms of a key in a locale, or else in the source language.
  private func forms(
    trying text: String, of found: [LocaleIdentifier: [LocatedText]], at place: SourceLocation,
    _ locale: LocaleIdentifier
  ) -> [LocatedText] {
    let own = found[locale] ?? found[reading.sourceLanguage] ?? []
    let models = own.isEmpty ? [LocatedText(value: text, location: place)] : own
    return models.map { model in
      var form = model
      form.value = text
      return form
    }
  }
}
