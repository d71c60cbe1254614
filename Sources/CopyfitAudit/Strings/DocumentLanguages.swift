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
  }

  private var groups: [Identity: Group] = [:]
  /// The documents in language folders, by their files.
  private var identities: [String: Identity] = [:]
  /// The languages of launch screens whose names end with a language.
  private var named: [String: LocaleIdentifier] = [:]
  private let sourceLanguage: LocaleIdentifier

  package init(_ documents: [InterfaceDocument], sourceLanguage: LocaleIdentifier) {
    self.sourceLanguage = sourceLanguage
    let names = Set(documents.map { String($0.file.prefix { $0 != "." }) })
    for document in documents {
      let path = CatalogPath(document.file)
      guard path.localization != nil else {
        named[document.file] = Self.languageOfLaunchScreen(document.file, among: names)
        continue
      }
      let identity = Identity(table: TableIdentity(path), fileExtension: path.fileExtension)
      identities[document.file] = identity
      groups[identity, default: Group()].languages[document.file] = path.locale ?? sourceLanguage
      if path.locale == nil { groups[identity]?.base = document.file }
    }
  }

  /// The language at the end of a launch screen's name, as in `LaunchScreen_el`; `nil` for a single launch screen.
  ///
  /// Each language may have its own, by `UILaunchStoryboardName` in `InfoPlist.strings`.
  private static func languageOfLaunchScreen(
    _ file: String, among names: Set<String>
  ) -> LocaleIdentifier? {
    func parts(_ path: Substring) -> (stem: Substring, language: String)? {
      guard let mark = path.lastIndex(where: { "_-".contains($0) }) else { return nil }
      let language = String(path[path.index(after: mark)...])
      return LocaleIdentifier.isKnown(language: language) ? (path[...mark], language) : nil
    }
    guard file.split(separator: "/").last?.hasPrefix("Launch") == true,
      let own = parts(file.prefix { $0 != "." }),
      names.contains(where: { name in
        parts(name[...]).map { $0.stem == own.stem && $0.language != own.language } ?? false
      })
    else { return nil }
    return LocaleIdentifier(own.language)
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
    let files = group.languages.keys.sortedByBytes()
    let own = files.first { $0 != group.base && group.languages[$0] == locale }
    let common =
      group.base ?? files.first { group.languages[$0] == sourceLanguage } ?? files.first
    return (own ?? common) == document.file
  }

  private func group(of document: InterfaceDocument) -> Group? {
    identities[document.file].flatMap { groups[$0] }
  }
}
