package import CopyfitSourceText
package import CopyfitUnicode

/// A text and its place.
package struct LocatedText: Hashable, Sendable {
  package var value: String
  package var location: SourceLocation
  /// The variant of the text if the key has several texts.
  package var variant: TextVariant?
  /// Whether translators are to translate the text.
  package var shouldTranslate = true
  /// The variables that the text refers to, with their forms.
  package var variables: [PluralVariable] = []
  /// The syntax of its arguments.
  package var syntax = PlaceholderSyntax.printf
  /// Sample values of its arguments from the catalog.
  package var examples: [String: String] = [:]
  /// Whether the text belongs to another key that this one refers to.
  package var isReference = false

  package init(value: String, location: SourceLocation) {
    self.value = value
    self.location = location
  }

  package init(_ entry: StringEntry, file: String) {
    self.init(
      value: entry.value, location: SourceLocation(file: file, position: entry.position))
    (variant, variables) = (entry.variant, entry.variables)
    (syntax, examples) = (entry.syntax, entry.examples)
    shouldTranslate = entry.shouldTranslate
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
  /// The arguments of a key's source text in all its forms; `nil` if the key has no source text.
  ///
  /// - Parameters:
  ///   - messages: The parsed texts if they are already known.
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

/// The texts of one table by key and locale, as numbers of entries; a text is created on request.
package struct StringLookup: Sendable {
  /// A key with its texts.
  package struct Item: Sendable {
    package let key: String
    /// The texts in each of the key's locales.
    package let texts: [LocaleIdentifier: [LocatedText]]

    /// Creates a key with its texts.
    package init(key: String, texts: [LocaleIdentifier: [LocatedText]] = [:]) {
      (self.key, self.texts) = (key, texts)
    }

    /// Whether the key should be translated: none of its texts is excluded from translation or a reference.
    package var isTranslatable: Bool {
      texts.values.allSatisfy { $0.allSatisfy { $0.shouldTranslate && !$0.isReference } }
    }
  }

  /// The keys in the order in which the files first mention them.
  package var keys: EntryPlaces.Keys { places.keys }
  /// The entries that count.
  package let places: EntryPlaces
  /// The parts of the table, in the order of their precedence.
  let parts: [TablePart]
  /// The room for keys in catalogs; the first limit of a key counts, and a requested limit before a measured one.
  private var limits: [ExactString: TextLimit] = [:]
  /// The keys that refer to missing keys.
  private var dangling: Set<ExactString> = []

  /// Finds the texts of a table's parts, in the order of their precedence.
  package init(_ parts: [TablePart] = []) {
    self.parts = parts
    places = EntryPlaces(parts)
    for part in parts {
      let entries = part.table.entries
      for index in entries.indices where entries[index].limit != nil {
        addLimit(of: entries[index])
      }
      for entry in part.table.unresolved { dangling.insert(ExactString(entry.key)) }
    }
  }

  /// Adds the limit of a text's room, even if another entry's text counts.
  private mutating func addLimit(of entry: StringEntry) {
    guard let limit = entry.limit else { return }
    let key = ExactString(entry.key)
    if let known = limits[key], limit.isMeasured || !known.isMeasured { return }
    limits[key] = limit
  }

  /// A value of each entry of a key, in the order of their precedence; those of one locale are adjacent.
  ///
  /// Entries have many references, so they are not copied.
  private func values<Value>(
    of key: String, _ value: (StringEntry) -> Value
  ) -> [(locale: LocaleIdentifier, value: Value)] {
    guard let number = places.number(of: key) else { return [] }
    return places.entries(ofKey: number).map { place in
      (parts[place.part].locale, value(parts[place.part].table.entries[place.entry]))
    }
  }
}

extension StringLookup {
  /// The keys with their texts, which are created on request.
  package var items: LazyMapCollection<Range<Int>, Item> {
    keys.indices.lazy.map { item(at: $0) }
  }

  /// A key with its texts, by the key's number.
  ///
  /// - Parameter locale: The only locale whose texts are created; `nil` for all.
  package func item(at number: Int, in locale: LocaleIdentifier? = nil) -> Item {
    Item(key: keys[number], texts: texts(of: number, in: locale))
  }

  private func texts(
    of number: Int, in locale: LocaleIdentifier? = nil
  ) -> [LocaleIdentifier: [LocatedText]] {
    let entries = places.entries(ofKey: number)
    var texts = [LocaleIdentifier: [LocatedText]](
      minimumCapacity: locale == nil ? entries.count : 1)
    for place in entries where locale == nil || parts[place.part].locale == locale {
      let table = parts[place.part].table
      texts[parts[place.part].locale, default: []]
        .append(LocatedText(table.entries[place.entry], file: table.file))
    }
    return texts
  }

  /// The texts of a key in each of its locales.
  package subscript(key: String) -> [LocaleIdentifier: [LocatedText]] {
    places.number(of: key).map { texts(of: $0) } ?? [:]
  }

  /// Whether the table has a key.
  package func contains(_ key: String) -> Bool { places.number(of: key) != nil }

  /// Whether a key refers to a missing key.
  package func isDangling(_ key: String) -> Bool { dangling.contains(ExactString(key)) }

  /// The room for a key in a catalog.
  package func limit(of key: String) -> TextLimit? {
    limits.isEmpty ? nil : limits[ExactString(key)]
  }

  /// Whether a key should be translated; a key without texts should be.
  package func isTranslatable(_ key: String) -> Bool {
    values(of: key) { $0.shouldTranslate && $0.reference == nil }.allSatisfy(\.value)
  }

  /// Whether no text of a key is excluded from translation.
  package func isToBeTranslated(_ key: String) -> Bool {
    values(of: key) { $0.shouldTranslate }.allSatisfy(\.value)
  }

  /// The comment on a key in the source language, or else in the first locale that has one.
  package func comment(of key: String, sourceLanguage: LocaleIdentifier) -> String? {
    let comments = values(of: key) { $0.comment }
    guard comments.contains(where: { $0.value != nil }) else { return nil }
    let own = comments.lazy.filter { $0.locale == sourceLanguage }.compactMap(\.value).first
    if let own { return own }
    var first: [LocaleIdentifier: String?] = [:]
    for (locale, comment) in comments where first[locale] == nil {
      first.updateValue(comment, forKey: locale)
    }
    return first.keys.sorted().lazy.compactMap { first[$0] ?? nil }.first
  }

  /// Whether the source language's table has most keys; it has few if keys are the source texts.
  package func holdsSources(in language: LocaleIdentifier) -> Bool {
    (places.keyCounts[language] ?? 0) * 2 > keys.count
  }
}
