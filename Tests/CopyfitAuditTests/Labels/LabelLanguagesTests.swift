import CopyfitCatalogs
import CopyfitDynamicType
import CopyfitFindings
import CopyfitInterfaceBuilder
import CopyfitLabels
import CopyfitProject
import CopyfitSourceText
import CopyfitUnicode
import Testing

@testable import CopyfitAudit

/// Labels in many languages, each of which is looked up, not compared with all others.
struct LabelLanguagesTests {
  /// Identifiers of four letters, as many as are needed.
  private static func tags(_ count: Int) -> [String] {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return (0..<count).map { number in
      String([1, 26, 676, 17_576].reversed().map { letters[number / $0 % 26] })
    }
  }

  private static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"></document>
    """

  private static func documents(_ files: [String]) -> [InterfaceDocument] {
    files.compactMap { file in
      guard case .document(let document) = InterfaceReader.read(bytes: Array(xml.utf8), file: file)
      else { return nil }
      return document
    }
  }

  /// Each of many languages has a document.
  @Test func manyDocumentsOfOneName() {
    let tags = Self.tags(600)
    let documents = Self.documents(tags.map { "\($0).lproj/Main.xib" })
    let languages = DocumentLanguages(documents, sourceLanguage: LocaleIdentifier("en"))
    let locales = tags.map { LocaleIdentifier($0) } + [LocaleIdentifier("zz")]
    let served = documents.map { document in locales.filter { languages.serves(document, $0) } }
    // The first one is for all languages without their own.
    #expect(served.first == [locales[0], LocaleIdentifier("zz")])
    #expect(served.dropFirst().map { $0 } == locales.dropFirst().dropLast().map { [$0] })
  }

  @Test(arguments: [
    (["Base", "en", "de"], "fr", "Base"), (["Base", "en", "de"], "en", "en"),
    (["de", "en"], "fr", "en"), (["de", "fr"], "it", "de"), (["Base", "de"], "de", "de"),
  ])
  func oneDocumentServesALanguage(folders: [String], locale: String, expected: String) {
    let documents = Self.documents(folders.map { "\($0).lproj/Main.xib" })
    let languages = DocumentLanguages(documents, sourceLanguage: LocaleIdentifier("en"))
    let found = documents.filter { languages.serves($0, LocaleIdentifier(locale)) }
    #expect(found.map(\.file) == ["\(expected).lproj/Main.xib"])
  }

  /// The languages of many launch screens are in their names.
  @Test func manyLaunchScreens() {
    let files = (0..<3_000).flatMap { ["Launch\($0)_de.xib", "Launch\($0)_el.xib"] }
    let documents = Self.documents(files)
    let languages = DocumentLanguages(documents, sourceLanguage: LocaleIdentifier("en"))
    #expect(documents.count == files.count)
    #expect(Set(documents.map { languages.language(of: $0).tag }) == ["de", "el"])
  }

  /// A label of a file names the languages in which it is shown.
  @Test func manyLanguagesOfALabel() {
    let shown = Self.tags(30_000)
    let (english, locales) = (LocaleIdentifier("en"), shown.suffix(300))
    let tables = locales.map { tag in
      StringTable(
        file: "\(tag).lproj/L.strings", name: "L", locale: LocaleIdentifier(tag),
        entries: [StringEntry(key: "k", value: "V", position: .start)])
    }
    let joiner = TextJoiner(
      index: StringIndex([CatalogContent(tables: tables)], sourceLanguage: english),
      sourceLanguage: english, settings: AuditSettings(AuditOptions(), Configuration()),
      budget: LabelBudget())
    let key = TextSource.key(TextKey(bundle: "", table: "L", key: "k"))
    var model = Label(
      id: "x", name: "x", source: SourceLocation(file: "labels.json", position: .start),
      texts: Array(repeating: key, count: 100), font: .body, rooms: [])
    model.locales = Array(shown.dropLast(100))
    let labels = ModelLabelBuilder(joiner, labels: [model], documents: []).labels(of: model)
    #expect(labels.count == 100)
    #expect(labels.allSatisfy { $0.texts.count == 200 })
  }

  /// The languages of a project are listed once for all that it lacks.
  @Test func manyMissingLanguages() throws {
    let tags = Self.tags(20_000)
    let text = "locales: [\(tags.joined(separator: ", "))]"
    let configuration = try Configuration.read(Array(text.utf8), file: "copyfit.yml")
    var files = ProjectFiles(root: "/x", name: "x")
    files.configuration = configuration
    let tables = tags.prefix(2_000).map { tag in
      StringTable(
        file: "\(tag).lproj/L.strings", name: "L", locale: LocaleIdentifier(tag), entries: [])
    }
    let index = StringIndex(
      [CatalogContent(tables: tables)], sourceLanguage: LocaleIdentifier("en"))
    let failures = ConfigurationFailures(
      files: files, settings: AuditSettings(AuditOptions(), configuration))
    let messages = failures.missingLocales(among: index.locales, index)
    #expect(messages.count == 18_000)
    let known = tags.prefix(11).joined(separator: ", ")
    #expect(messages.first?.hasSuffix("; they are in \(known) and 1989 more.") == true)
  }
}
