package import CopyfitSourceText
package import CopyfitUnicode

/// A text and its place.
package struct LocatedText: Hashable, Sendable {
  package var value: String
  package var location: SourceLocation
  /// The variant of the text if the key has several texts.
  package var variant: TextVariant?
  package var comment: String?
  /// Whether translators are to translate the text.
  package var shouldTranslate = true
  /// The variables that the text refers to, with their forms.
  package var variables: [PluralVariable] = []
  /// The syntax of its arguments.
  package var syntax = PlaceholderSyntax.printf
  /// Sample values of its arguments from the catalog.
  package var examples: [String: String] = [:]
  /// The translation's state in the catalog.
  package var state: String?
  /// Whether the text belongs to another key that this one refers to.
  package var isReference = false

  package init(value: String, location: SourceLocation) {
    self.value = value
    self.location = location
  }

  package init(_ entry: StringEntry, file: String) {
    self.init(
      value: entry.value, location: SourceLocation(file: file, position: entry.position))
    (variant, comment, state) = (entry.variant, entry.comment, entry.state)
    (shouldTranslate, variables) = (entry.shouldTranslate, entry.variables)
    (syntax, examples) = (entry.syntax, entry.examples)
    isReference = entry.reference != nil
  }
}

extension LocatedText {
  /// The plural form of the whole text; `nil` if it has none.
  package var pluralForm: TextVariant.PluralForm? { variant?.pluralForm }

  /// Identifies the forms of one text: for the same device, for cardinal or ordinal numbers.
  package struct FormGroup: Hashable {
    package var variant: TextVariant
    package var isOrdinal: Bool
  }

  /// The group of forms that the text belongs to; `nil` if it is not a form.
  package var formGroup: FormGroup? {
    guard let variant, let form = pluralForm else { return nil }
    return FormGroup(variant: variant.withoutPluralCategory, isOrdinal: form.isOrdinal)
  }
}

extension SourceArguments {
  /// The arguments of a key's source text in all its forms; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - messages: The parsed texts if they are known already.
  ///   - source: The arguments of the source text if the texts are translations.
  package init?(
    _ texts: [LocatedText]?, messages: [TextTemplate]? = nil,
    comparedWith source: SourceArguments? = nil
  ) {
    guard let texts, !texts.isEmpty else { return nil }
    self.init()
    for (index, text) in texts.enumerated() {
      add(
        text.value, syntax: text.syntax, variables: text.variables, template: messages?[index],
        comparedWith: source)
    }
  }
}

/// The texts of one table by key and locale.
package struct StringLookup: Sendable {
  /// A key with its texts.
  package struct Item: Sendable {
    package let key: String
    /// The texts in each of the key's locales.
    package fileprivate(set) var texts: [LocaleIdentifier: [LocatedText]] = [:]

    /// Creates a key with its texts.
    package init(key: String, texts: [LocaleIdentifier: [LocatedText]] = [:]) {
      (self.key, self.texts) = (key, texts)
    }

    /// Whether the key is to be translated: no text of it is excluded from translation, or a reference.
    package var isTranslatable: Bool {
      texts.values.allSatisfy { $0.allSatisfy { $0.shouldTranslate && !$0.isReference } }
    }
  }

  /// The keys in the order in which the files first mention them.
  package private(set) var items: [Item] = []
  private var positions: [ExactString: Int] = [:]
  /// The room that catalogs give keys; the first limit of a key counts, and a requested limit before a measured one.
  private var limits: [ExactString: TextLimit] = [:]
  /// The keys that refer to missing keys.
  private var dangling: Set<ExactString> = []

  /// - Parameter keyCount: The number of keys to reserve memory for.
  package init(keyCount: Int) {
    items.reserveCapacity(keyCount)
    positions.reserveCapacity(keyCount)
  }

  mutating func add(_ entry: StringEntry, of locale: LocaleIdentifier, file: String) {
    let text = LocatedText(entry, file: file)
    if let position = positions[ExactString(entry.key)] {
      items[position].texts[locale, default: []].append(text)
    } else {
      positions[ExactString(entry.key)] = items.count
      items.append(Item(key: entry.key, texts: [locale: [text]]))
    }
  }

  /// Adds the limit of an entry, even if another entry has the key's text.
  mutating func addLimit(of entry: StringEntry) {
    guard let limit = entry.limit else { return }
    let key = ExactString(entry.key)
    if let known = limits[key], limit.isMeasured || !known.isMeasured { return }
    limits[key] = limit
  }

  /// Records a key whose reference leads to a missing key.
  mutating func addDangling(_ entry: StringEntry) { dangling.insert(ExactString(entry.key)) }

  /// Whether a key refers to a missing key.
  package func isDangling(_ key: String) -> Bool { dangling.contains(ExactString(key)) }

  /// The room that a catalog gives a key.
  package func limit(of key: String) -> TextLimit? {
    limits.isEmpty ? nil : limits[ExactString(key)]
  }

  /// Whether a key is to be translated; a key without texts is.
  package func isTranslatable(_ key: String) -> Bool {
    positions[ExactString(key)].map { items[$0].isTranslatable } ?? true
  }

  /// Whether no text of a key is excluded from translation.
  package func isToBeTranslated(_ key: String) -> Bool {
    self[key].values.allSatisfy { $0.allSatisfy(\.shouldTranslate) }
  }

  /// The comment on a key in the source language, or else in the first locale that has one.
  package func comment(of key: String, sourceLanguage: LocaleIdentifier) -> String? {
    let texts = self[key]
    let own = texts[sourceLanguage]?.lazy.compactMap(\.comment).first
    return own ?? texts.keys.sorted().lazy.compactMap { texts[$0]?.first?.comment }.first
  }

  /// Whether the source language's table holds most keys; it holds few if keys are the source texts.
  package func holdsSources(in language: LocaleIdentifier) -> Bool {
    items.count { $0.texts[language] != nil } * 2 > items.count
  }

  /// The texts of a key in each of its locales.
  package subscript(key: String) -> [LocaleIdentifier: [LocatedText]] {
    positions[ExactString(key)].map { items[$0].texts } ?? [:]
  }
}
