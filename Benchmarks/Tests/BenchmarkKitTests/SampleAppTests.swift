import CopyfitUnicode
import Foundation
import Testing

@testable import BenchmarkKit

/// One after the other, because a process has one folder for its apps.
@Suite(.serialized) struct SampleAppTests {
  private static let corpus = Corpus(
    source: "two languages",
    [
      (
        .label,
        ["en", "de"].flatMap { language in
          ["Pay", "Save \"all\""].map {
            Sample(id: $0, text: $0, locale: LocaleIdentifier(language))
          }
        }
      )
    ])

  /// Writes an app; returns its files, by their paths.
  private static func files(of app: SampleApp) throws -> [String: Data] {
    let command = try #require(try CopyfitCommand(given: "/bin/sh"))
    defer { command.cleanUp() }
    let folder = try app.write(corpus, for: command)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
    let files = paths.compactMap { path in
      FileManager.default.contents(atPath: "\(folder)/\(path)").map { (path, $0) }
    }
    return Dictionary(uniqueKeysWithValues: files)
  }

  @Test func everyLocaleHasATableWithAllKeys() throws {
    let files = try Self.files(of: SampleApp(labels: 3, locales: 5, keys: 40))
    let tables = files.filter { $0.key.hasSuffix(".strings") }
    let locales = tables.keys.map { String($0.prefix { $0 != "." }) }.sorted()
    #expect(locales == ["de", "de-CH", "en", "en-BE", "en-CH"])
    for table in tables.values {
      let entries = try PropertyListSerialization.propertyList(from: table, format: nil)
      let texts = try #require(entries as? [String: String])
      #expect(texts.keys.count { $0.hasPrefix("label.") } == 3)
      #expect(texts.count == 40)
    }
  }

  @Test func storyboardsHaveTheirTranslations() throws {
    let files = try Self.files(of: SampleApp(labels: 1, locales: 1, documents: 7))
    let names = files.keys.filter { $0.hasSuffix(".storyboard") }.sorted()
    #expect(names == (0..<7).map { "Base.lproj/Screen\($0).storyboard" })
    for number in 0..<7 { #expect(files["de.lproj/Screen\(number).strings"] != nil) }
  }

  @Test(arguments: [
    (SampleApp(labels: 1_000, locales: 40), "1000 × 40"),
    (SampleApp(labels: 100, locales: 24, keys: 1_334), "100 × 24, 32016 strings"),
    (
      SampleApp(labels: 20, locales: 24, keys: 1_000, documents: 60),
      "20 × 24, 24000 strings, 60 storyboards"
    ),
  ])
  func names(_ app: SampleApp, _ name: String) { #expect(app.name == name) }
}
