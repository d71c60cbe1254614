internal import CopyfitCatalogs
package import CopyfitInterfaceBuilder
internal import CopyfitSourceText
package import CopyfitUnicode

/// The document for each locale, if a document exists in several language folders.
package struct DocumentLanguages: Sendable {
  /// What the languages of one document have in common: its name and bundle, and whether it is a storyboard or a xib.
  ///
  /// A storyboard and a xib of one name share a table, and the app has both.
  private struct Identity: Hashable {
    var table: TableIdentity
    var fileExtension: String
  }

  /// One document in its languages.
  private struct Group: Sendable {
    /// The locale of each document, by its file.
    var languages: [String: LocaleIdentifier] = [:]
    var base: String?
    /// The document of each locale that has its own.
    var own: [LocaleIdentifier: String] = [:]
    /// The document of the other locales.
    var common: String?

    /// Chooses the document of each locale: of several, the first by the bytes of its path.
    mutating func choose(sourceLanguage: LocaleIdentifier) {
      let files = languages.keys.sortedByBytes()
      for file in files.reversed() where file != base {
        if let locale = languages[file] { own[locale] = file }
      }
      common = base ?? files.first { languages[$0] == sourceLanguage } ?? files.first
    }
  }

  private var groups: [Identity: Group] = [:]
  /// The documents in language folders, by their files.
  private var identities: [String: Identity] = [:]
  /// The languages of launch screens whose names end with a language.
  private var named: [String: LocaleIdentifier] = [:]
  private let sourceLanguage: LocaleIdentifier

  package init(_ documents: [InterfaceDocument], sourceLanguage: LocaleIdentifier) {
    self.sourceLanguage = sourceLanguage
    let screens = LaunchScreens(documents.map(\.file))
    for document in documents {
      let path = CatalogPath(document.file)
      guard path.localization != nil else {
        named[document.file] = screens.language(of: document.file)
        continue
      }
      let identity = Identity(table: TableIdentity(path), fileExtension: path.fileExtension)
      identities[document.file] = identity
      groups[identity, default: Group()].languages[document.file] = path.locale ?? sourceLanguage
      if path.locale == nil { groups[identity]?.base = document.file }
    }
    for identity in groups.keys { groups[identity]?.choose(sourceLanguage: sourceLanguage) }
  }

  /// The language of a document's texts.
  package func language(of document: InterfaceDocument) -> LocaleIdentifier {
    group(of: document)?.languages[document.file] ?? named[document.file] ?? sourceLanguage
  }

  /// Whether a document has string tables: only documents in a language folder have them.
  func isLocalized(_ document: InterfaceDocument) -> Bool { group(of: document) != nil }

  /// Whether a document is shown in a locale.
  ///
  /// A locale without its own document uses the one in `Base.lproj`, or else that of the source language, or else the
  /// first one.
  func serves(_ document: InterfaceDocument, _ locale: LocaleIdentifier) -> Bool {
    guard let group = group(of: document) else {
      return locale == named[document.file] ?? sourceLanguage
    }
    return (group.own[locale] ?? group.common) == document.file
  }

  private func group(of document: InterfaceDocument) -> Group? {
    identities[document.file].flatMap { groups[$0] }
  }
}

/// The launch screens whose names end with a language.
private struct LaunchScreens {
  /// The languages of all documents whose names end with one, by the rest of their paths.
  private var languages: [Substring: Set<String>] = [:]

  init(_ files: [String]) {
    for file in files {
      guard let parts = Self.parts(of: file) else { continue }
      languages[parts.stem, default: []].insert(parts.language)
    }
  }

  /// The language at the end of a launch screen's name, as in `LaunchScreen_el`; `nil` for a single launch screen.
  ///
  /// Each language may have its own, by `UILaunchStoryboardName` in `InfoPlist.strings`.
  func language(of file: String) -> LocaleIdentifier? {
    guard file.split(separator: "/").last?.hasPrefix("Launch") == true,
      let own = Self.parts(of: file), languages[own.stem, default: []].count > 1
    else { return nil }
    return LocaleIdentifier(own.language)
  }

  private static func parts(of file: String) -> (stem: Substring, language: String)? {
    let path = file.prefix { $0 != "." }
    guard let mark = path.lastIndex(where: { "_-".contains($0) }) else { return nil }
    let language = String(path[path.index(after: mark)...])
    return LocaleIdentifier.isKnown(language: language) ? (path[...mark], language) : nil
  }
}
