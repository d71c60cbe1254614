import CopyfitUnicode
import Foundation

/// A text of the sample app, as it is laid out.
struct Sample {
  let text: String
  let locale: LocaleIdentifier
}

/// Texts of about the same length.
struct Stratum {
  let name: String
  let samples: [Sample]
}

/// The texts of the sample app in `Corpora/`, in all its languages.
enum Corpus {
  /// Reads the app's texts, those of labels apart from those of sentences.
  static func read() throws -> [Stratum] {
    let samples = try catalog() + tables()
    return [
      Stratum(name: "labels", samples: samples.filter { $0.text.count <= 24 }),
      Stratum(name: "sentences", samples: samples.filter { $0.text.count > 24 }),
    ]
  }

  private static let app = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Corpora/Freewheel/App")

  private static func catalog() throws -> [Sample] {
    struct Catalog: Decodable {
      struct Entry: Decodable { let localizations: [String: Localization] }
      struct Localization: Decodable { let stringUnit: Unit }
      struct Unit: Decodable { let value: String }
      let strings: [String: Entry]
    }
    let data = try Data(contentsOf: app.appending(path: "Localizable.xcstrings"))
    let catalog = try JSONDecoder().decode(Catalog.self, from: data)
    return catalog.strings.sorted { $0.key < $1.key }.flatMap { _, entry in
      entry.localizations.sorted { $0.key < $1.key }.map { locale, localization in
        Sample(text: localization.stringUnit.value, locale: LocaleIdentifier(locale))
      }
    }
  }

  private static func tables() throws -> [Sample] {
    let folders = try FileManager.default.contentsOfDirectory(atPath: app.path)
      .filter { $0.hasSuffix(".lproj") }.sorted()
    return try folders.flatMap { folder in
      let url = app.appending(path: folder)
      let locale = LocaleIdentifier(String(folder.dropLast(".lproj".count)))
      return try FileManager.default.contentsOfDirectory(atPath: url.path)
        .filter { $0.hasSuffix(".strings") }.sorted()
        .flatMap { try table(url.appending(path: $0), locale: locale) }
    }
  }

  private static func table(_ url: URL, locale: LocaleIdentifier) throws -> [Sample] {
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: url), options: [], format: nil)
    let entries = list as? [String: String] ?? [:]
    return entries.sorted { $0.key < $1.key }.map { Sample(text: $0.value, locale: locale) }
  }
}
