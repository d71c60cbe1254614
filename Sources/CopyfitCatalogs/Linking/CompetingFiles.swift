internal import CopyfitSourceText
internal import CopyfitUnicode

/// Finds files of one format that have other texts for the same keys of a table in one language, such as `en.lproj` and
/// `English.lproj`, or `values-de` and `values-b+de`: the texts of only one of them are measured.
enum CompetingFiles {
  /// The files that belong together.
  fileprivate struct Place: Hashable {
    var table: TableIdentity
    var locale: LocaleIdentifier?
    var fileExtension: String
    var isExchanged: Bool
  }

  /// Reports each file without precedence once for a table and language, at its first key with another text.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries of such files.
  static func check(_ catalogs: inout Catalogs) {
    let numbers = Dictionary(zip(catalogs.map(\.file), catalogs.indices)) { first, _ in first }
    for (place, tables) in groups(in: catalogs) {
      let parts = tables.sortedByName(locale: place.locale)
      var texts = Texts()
      for table in parts {
        if let index = numbers[table.file],
          let problem = texts.problem(
            in: table, of: place,
            isSource: repeatsSources(table.file)
              && isSource(place.locale, of: catalogs[index].content))
        {
          catalogs[index].content.add([problem])
        }
        texts.add(table)
      }
    }
  }

  /// The tables that several files make, in the order of their files.
  private static func groups(in catalogs: Catalogs) -> [(Place, [StringTable])] {
    var places: [Place: [StringTable]] = [:]
    var own: Set<Place> = []
    for (_, content) in catalogs {
      for table in content.tables {
        let place = Place(
          table: TableIdentity(table), locale: table.locale,
          fileExtension: CatalogPath(table.file).fileExtension, isExchanged: table.isExchanged)
        // Exchange files repeat the source texts, one file for each language.
        if table.isExchanged, isSource(table.locale, of: content) { continue }
        places[place, default: []].append(table)
        if !table.isExchanged { own.insert(place.withoutFormat) }
      }
    }
    // The app's own files have precedence over all exchange files.
    return places.filter { place, tables in
      Set(tables.map { ExactString($0.file) }).count > 1
        && (!place.isExchanged || !own.contains(place.withoutFormat))
    }.sorted { ($0.key.table, $0.key.sortKey) < ($1.key.table, $1.key.sortKey) }
      .map { ($0.key, $0.value) }
  }

  /// Whether each file of the format has the texts to translate.
  private static func repeatsSources(_ file: String) -> Bool {
    [.gettext, .compiledGettext].contains(CatalogFormat(file))
  }

  private static func isSource(_ locale: LocaleIdentifier?, of content: CatalogContent) -> Bool {
    guard let locale else { return true }
    return content.sourceLanguage.map { LocaleIdentifier($0) == locale } ?? false
  }

  /// The texts of the files with precedence.
  private struct Texts {
    private var places: [ExactString: SourceLocation] = [:]
    private var values: [ExactString: [[String]]] = [:]

    mutating func add(_ table: StringTable) {
      for (key, texts) in Self.texts(of: table) where values[key] == nil { values[key] = texts }
      for entry in table.entries {
        let key = ExactString(entry.key)
        if places[key] == nil {
          places[key] = SourceLocation(file: table.file, position: entry.position)
        }
      }
    }

    /// The problem of the keys that have other texts in a table of another file; `nil` if there are none.
    ///
    /// - Parameter isSource: Whether the texts are those to translate.
    func problem(in table: StringTable, of place: Place, isSource: Bool) -> CatalogProblem? {
      if values.isEmpty { return nil }
      let own = Self.texts(of: table)
      // A key may have many texts, so it is compared once.
      var compared: Set<ExactString> = []
      var count = 0
      var first: (entry: StringEntry, other: SourceLocation)?
      for entry in table.entries {
        let key = ExactString(entry.key)
        guard compared.insert(key).inserted, let other = places[key], other.file != table.file,
          let texts = values[key], texts != own[key]
        else { continue }
        count += 1
        if first == nil { first = (entry, other) }
      }
      guard let first else { return nil }
      let rest = Phrase.count(count - 1, "other key is", "other keys are")
      var problem = CatalogProblem(
        kind: .duplicateKey,
        message:
          "\(first.entry.key.quoted) has another text on line \(first.other.position.line) of "
          + first.other.file + (count == 1 ? "" : ", as \(rest)")
          + (isSource
            ? ": both files repeat the texts to translate"
            : ": both files make the table \(place.table.table) in one language")
          + ". The text of "
          + "\(first.other.file) is measured, and that of \(table.file) is not. \(Self.advice(for: table.file, isSource: isSource))",
        position: first.entry.position, isReadOn: true)
      problem.subject = place.table.table
      problem.locale = table.locale
      return problem
    }

    /// The step that makes the files equal.
    ///
    /// Each file of gettext repeats the texts to translate, from the time when it was last merged or compiled.
    private static func advice(for file: String, isSource: Bool) -> String {
      switch CatalogFormat(file) {
      case .gettext where isSource: "Update both files from the sources, with msgmerge."
      case .compiledGettext where isSource: "Compile both files again, from PO files of one state."
      default: "Keep one of the files."
      }
    }

    /// All forms of the texts by their keys.
    private static func texts(of table: StringTable) -> [ExactString: [[String]]] {
      var texts: [ExactString: [[String]]] = [:]
      for entry in table.entries {
        let forms = entry.variables.flatMap { $0.forms.map(\.text) }
        texts[ExactString(entry.key), default: []].append([entry.value] + forms)
      }
      return texts
    }
  }
}

extension CompetingFiles.Place {
  fileprivate var withoutFormat: Self {
    var place = self
    (place.fileExtension, place.isExchanged) = ("", false)
    return place
  }

  fileprivate var sortKey: String { "\(locale?.tag ?? "") \(fileExtension)" }
}

extension [StringTable] {
  /// Tables of one language, those in a folder with the language's own name first: Apple's systems look for `en.lproj`
  /// before `English.lproj`, and do not find `EN.lproj`.
  fileprivate func sortedByName(locale: LocaleIdentifier?) -> [StringTable] {
    guard let locale else { return self }
    return filter { $0.isNamed(by: locale) } + filter { !$0.isNamed(by: locale) }
  }
}

extension StringTable {
  /// Whether its folder has the name of its language as the system looks for it; other formats have no such folders.
  func isNamed(by locale: LocaleIdentifier) -> Bool {
    guard CatalogFormat(file) == nil, let name = CatalogPath(file).localization else { return true }
    return name == locale.tag || name == "Base" || name == "mul"
  }
}
