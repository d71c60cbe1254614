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
    let folder = app.appending(path: "\(language.tag).lproj")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".strings") }.sorted().flatMap { file -> [String] in
      guard let data = try? Data(contentsOf: folder.appending(path: file)),
        let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      else { return [] }
      return (list as? [String: String] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
    }
  }
}
