import Foundation

/// The texts of the sample app in `Corpora/`, in its languages.
struct AppTexts {
  private let app: URL

  init(app: URL = Self.corpora.appending(path: "Freewheel/App")) { self.app = app }

  /// The repository's folder of texts.
  static let corpora = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Corpora")

  /// The texts of a language, by file and key; empty without the app or the language.
  func texts(in language: Language) -> [String] {
    (tables(language) + catalog(language)).compactMap(MessageText.cleaned)
  }

  private func catalog(_ language: Language) -> [String] {
    struct Catalog: Decodable {
      struct Entry: Decodable { let localizations: [String: Localization]? }
      struct Localization: Decodable { let stringUnit: Unit? }
      struct Unit: Decodable { let value: String }
      let strings: [String: Entry]
    }
    guard let data = try? Data(contentsOf: app.appending(path: "Localizable.xcstrings")),
      let catalog = try? JSONDecoder().decode(Catalog.self, from: data)
    else { return [] }
    return catalog.strings.sorted { $0.key < $1.key }
      .compactMap { $0.value.localizations?[language.tag]?.stringUnit?.value }
  }

  private func tables(_ language: Language) -> [String] {
    files(in: "\(language.tag).lproj", ending: ".strings").flatMap { file -> [String] in
      guard let data = try? Data(contentsOf: file),
        let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      else { return [] }
      return (list as? [String: String] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
    }
  }

  /// The files in a folder of the app with a suffix, by name; none if there is no such folder.
  func files(in folder: String, ending suffix: String) -> [URL] {
    let folder = app.appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted().map { folder.appending(path: $0) }
  }

  /// The tables of all languages with a name, by language.
  func tables(named name: String) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: app.path)) ?? []
    return names.filter { $0.hasSuffix(".lproj") }.sorted()
      .flatMap { files(in: $0, ending: "\(name).strings") }
  }
}
