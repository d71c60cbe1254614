internal import CopyfitCatalogs
internal import CopyfitSourceText
internal import CopyfitUnicode

extension InspectedProject {
  /// The project's own form of a locale that somebody names: `pt_BR` is `pt-BR`, `zh-CN` is `zh-Hans`.
  func locale(named name: String) -> LocaleIdentifier {
    let wanted = LocaleIdentifier(name)
    let selection = LocaleSelection([wanted])
    return reading.index.locales.first(where: selection.contains) ?? wanted
  }

  /// The labels that show a label's key, in their order.
  func labels(sharing label: InspectedLabel) -> [InspectedLabel] {
    labels.filter {
      $0.label.table == label.label.table && ExactString($0.key) == ExactString(label.key)
    }
  }

  /// The texts that a label would show if a key's text in a locale were another one: placeholders and
  /// forms are filled as the key's are.
  func texts(
    trying text: String, in label: InspectedLabel, _ locale: LocaleIdentifier
  ) -> [AuditLabel.Text] {
    let label = label.label
    let found = reading.index[label.table]?.lookup()[label.key] ?? [:]
    let own = found[locale] ?? found[reading.sourceLanguage] ?? []
    let models = own.isEmpty ? [LocatedText(value: text, location: label.source)] : own
    let forms = models.map { model in
      var form = model
      form.value = text
      return form
    }
    var texts: [AuditLabel.Text] = []
    for made in settings.texts.texts(
      forms, locale: locale, source: SourceArguments(found[reading.sourceLanguage]),
      screens: label.screens, own: label.samples)
    {
      let isKnown = texts.contains {
        ExactString($0.text) == ExactString(made.text) && $0.role == made.role
          && $0.frames == made.frames
      }
      if !isKnown { texts.append(made) }
    }
    return texts
  }
}
