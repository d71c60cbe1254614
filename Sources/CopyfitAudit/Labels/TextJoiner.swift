internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitUnicode

/// Joins the texts of a label of the model to the string tables.
struct TextJoiner: Sendable {
  let index: StringIndex
  let sourceLanguage: LocaleIdentifier
  let settings: AuditSettings
  /// The number of texts that labels may still get.
  let budget: LabelBudget

  /// Adds the texts of a key in each language of its table, and its fallback in the fallback's language.
  ///
  /// - Parameters:
  ///   - lookup: The key's table; `nil` if the project has no such table.
  ///   - texts: The key's texts if they are already known.
  ///   - isShown: Whether the label is shown in a language.
  func addTexts(
    of key: TextKey, in lookup: StringLookup?, texts: [LocaleIdentifier: [LocatedText]]? = nil,
    to label: inout AuditLabel,
    where isShown: (LocaleIdentifier) -> Bool = { _ in true }
  ) {
    counting(&label) { label in join(key, lookup, texts, to: &label, where: isShown) }
  }

  private func join(
    _ key: TextKey, _ lookup: StringLookup?, _ texts: [LocaleIdentifier: [LocatedText]]?,
    to label: inout AuditLabel, where isShown: (LocaleIdentifier) -> Bool
  ) {
    let table = TableIdentity(bundle: key.bundle, table: key.table)
    (label.table, label.key) = (table, key.key)
    let found = texts ?? lookup?[key.key] ?? [:]
    let own = key.fallback.map { language(of: $0) }
    let drawn = key.fallback.map { LocatedText(value: $0.text, location: label.source) }
    let written = drawn.map { [$0] }
    let source = SourceArguments(found[sourceLanguage] ?? written)
    label.sourceText = found[sourceLanguage]?.first?.value ?? drawn?.value
    label.stringLocation = found[sourceLanguage]?.first?.location
    var locales = lookup == nil ? [] : index.locales(ofBundle: table.bundle)
    var hasMarkup = false
    if let own, !locales.contains(own) { locales = (locales + [own]).sorted() }
    for locale in locales where settings.locales.contains(locale) && isShown(locale) {
      if let texts = found[locale], locale != sourceLanguage,
        let empty = texts.emptyTranslation(of: found[sourceLanguage] ?? written)
      {
        label.missing.append(locale)
        label.texts.append(.empty(empty, locale))
      } else if let texts = found[locale] {
        hasMarkup = hasMarkup || texts.contains { $0.withoutMarkup != nil }
        let own = settings.texts.texts(texts, locale: locale, source: source, in: label)
        label.add(
          own, copySource: locale != sourceLanguage && texts.copy(found[sourceLanguage] ?? written))
      } else if locale == own, let drawn {
        hasMarkup = hasMarkup || drawn.withoutMarkup != nil
        label.texts += settings.texts.texts(
          [drawn], locale: locale, source: source, in: label, isFromTable: false)
      } else if !index.unread.contain(key.key, in: table, locale) {
        label.missing.append(locale)
      }
    }
    if lookup?.isTranslatable(key.key) == false { label.missing = [] }
    if hasMarkup { label.doubtMarkup() }
  }

  /// Adds a text that is in no table, in its language.
  func addText(_ literal: LiteralText, to label: inout AuditLabel) {
    let locale = language(of: literal)
    guard settings.locales.contains(locale) else { return }
    if locale == sourceLanguage { label.sourceText = literal.text }
    let plain = TextMarkup.removed(from: literal.text)
    if plain != nil { label.doubtMarkup() }
    let text = plain ?? literal.text
    let shown = label.model.setting.textCase?.applied(to: text, in: locale) ?? text
    counting(&label) { label in
      label.texts.append(
        AuditLabel.Text(
          locale: locale, text: shown, location: label.source, isFromTable: false))
    }
  }

  /// Calls `body`, which adds texts to a label, and counts them; the label gets none if the budget is exceeded.
  private func counting(_ label: inout AuditLabel, _ body: (inout AuditLabel) -> Void) {
    if budget.isExceeded { return }
    let before = label.texts.count + label.missing.count
    body(&label)
    budget.take(
      max(label.texts.count + label.missing.count - before, label.model.rooms.count))
  }

  /// The language of a text, or else the project's source language.
  private func language(of literal: LiteralText) -> LocaleIdentifier {
    literal.locale.map { LocaleIdentifier($0) } ?? sourceLanguage
  }
}

extension AuditLabel.Text {
  /// A translation without any character, which is counted as not measured.
  fileprivate static func empty(_ text: LocatedText, _ locale: LocaleIdentifier) -> Self {
    var empty = Self(
      locale: locale, text: text.value, variant: text.variant?.description,
      location: text.location, isFromTable: true)
    empty.obstacle = .emptyTranslation
    return empty
  }
}

extension AuditLabel {
  /// The locales in which the text is empty, but not in the source language.
  var emptyTranslations: Set<LocaleIdentifier> {
    Set(texts.lazy.filter { $0.obstacle == .emptyTranslation }.map(\.locale))
  }

  /// Records that the label may show its texts with or without their marks.
  mutating func doubtMarkup() {
    if !model.doubts.contains(.markup) { model.doubts.append(.markup) }
  }
}
