package import CopyfitSourceText
package import CopyfitUnicode

/// A text with where it stands.
package struct LocatedText: Hashable, Sendable {
  package var value: String
  package var location: SourceLocation
  /// Which of several texts of the key this is.
  package var variant: TextVariant?
  package var comment: String?
  /// Whether translators are to translate it.
  package var shouldTranslate = true
  /// The variables that it refers to, with their forms.
  package var variables: [PluralVariable] = []
  /// How arguments are written in it.
  package var syntax = PlaceholderSyntax.printf
  /// What the catalog gives as examples of its arguments.
  package var examples: [String: String] = [:]
  /// The translation's state, as the catalog says it.
  package var state: String?
  /// Whether it is another key's text, which this one only refers to.
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
  /// The form that the whole text is; `nil` for one without others.
  package var pluralForm: TextVariant.PluralForm? { variant?.pluralForm }

  /// The texts that a text is a form of: all for the same device, for counts or for numbers in a row.
  package struct FormGroup: Hashable {
    package var variant: TextVariant
    package var isOrdinal: Bool
  }

  /// The forms that the text is one of; `nil` for one without others.
  package var formGroup: FormGroup? {
    guard let variant, let form = pluralForm else { return nil }
    return FormGroup(variant: variant.withoutPluralCategory, isOrdinal: form.isOrdinal)
  }
}

extension SourceArguments {
  /// The arguments of a key's source text in all its forms; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - messages: What the texts are read as, where that is known already.
  ///   - source: What the texts are compared with, if they are translations.
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

    /// Whether the key is to be translated: nowhere is it said that it is not, nor is it another's text.
    package var isTranslatable: Bool {
      texts.values.allSatisfy { $0.allSatisfy { $0.shouldTranslate && !$0.isReference } }
    }
  }

  /// The keys in the order in which files mention them first.
  package private(set) var items: [Item] = []
  private var positions: [ExactString: Int] = [:]
  /// How much room catalogs say that keys have, of each key what stands first; what somebody asks for counts before
  /// what was measured.
  private var limits: [ExactString: TextLimit] = [:]
  /// The keys that refer to keys that do not exist.
  private var dangling: Set<ExactString> = []

  /// - Parameter keyCount: For how many keys there is to be room.
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

  /// Adds what catalogs say of a text's room, whether or not it is their text that counts.
  mutating func addLimit(of entry: StringEntry) {
    guard let limit = entry.limit else { return }
    let key = ExactString(entry.key)
    if let known = limits[key], limit.isMeasured || !known.isMeasured { return }
    limits[key] = limit
  }

  /// Notes a key that is there, though the one that it refers to is not.
  mutating func addDangling(_ entry: StringEntry) { dangling.insert(ExactString(entry.key)) }

  /// Whether a key refers to a key that does not exist.
  package func isDangling(_ key: String) -> Bool { dangling.contains(ExactString(key)) }

  /// How much room a catalog says that a key has.
  package func limit(of key: String) -> TextLimit? {
    limits.isEmpty ? nil : limits[ExactString(key)]
  }

  /// Whether a key is to be translated, as a key is that has no texts.
  package func isTranslatable(_ key: String) -> Bool {
    positions[ExactString(key)].map { items[$0].isTranslatable } ?? true
  }

  /// Whether nowhere is it said that a key is not to be translated.
  package func isToBeTranslated(_ key: String) -> Bool {
    self[key].values.allSatisfy { $0.allSatisfy(\.shouldTranslate) }
  }

  /// The source language's comment on a key, else that of the first locale that has one.
  package func comment(of key: String, sourceLanguage: LocaleIdentifier) -> String? {
    let texts = self[key]
    let own = texts[sourceLanguage]?.lazy.compactMap(\.comment).first
    return own ?? texts.keys.sorted().lazy.compactMap { texts[$0]?.first?.comment }.first
  }

  /// Whether the source language's table holds most keys; where keys are the source texts, it holds few, if any.
  package func holdsSources(in language: LocaleIdentifier) -> Bool {
    items.count { $0.texts[language] != nil } * 2 > items.count
  }

  /// The texts of a key in each of its locales.
  package subscript(key: String) -> [LocaleIdentifier: [LocatedText]] {
    positions[ExactString(key)].map { items[$0].texts } ?? [:]
  }
}
