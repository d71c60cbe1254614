import CopyfitAuditTestSupport
@testable import CopyfitFindings
import Testing

struct FingerprintTests {
  /// Golden values, because checked-in baselines depend on them.
  @Test func staysTheSame() {
    #expect(Fingerprint.of(.truncation, id: "App/Main#a.text", key: "a.text") == "777081a07ac703d8")
    #expect(
      Fingerprint.of(.truncation, id: "App/Main#a.text", key: "a.text", locale: "de")
        == "d71497a6c62a2db9")
  }

  /// Golden values for findings without a label: equal problems in other words are equal findings.
  @Test func filesAndEntriesStayTheSame() throws {
    func prints(_ labels: String, _ rule: Rule) throws -> [String] {
      let project = try TemporaryProject([
        "copyfit.yml": "labels: [\(labels){ key: gone, style: body, frame: { width: 20 } }]",
        "App/en.lproj/Localizable.strings": #""a" = "Yes""#,
        "App/app_en.arb": #"{"@@locale":"en","b":"{n, plural}"}"#,
      ])
      return try project.audit().findings.filter { $0.rule == rule }.map(\.fingerprint)
    }
    let file = "App/en.lproj/Localizable.strings"
    #expect(
      try prints("", .catalogSyntax)
        == [Fingerprint.of(.catalogSyntax, id: file, key: nil, aspect: "usual 0")])
    #expect(
      try prints("", .invalidFormat)
        == [Fingerprint.of(.invalidFormat, id: "App/app#b", key: "b", aspect: "message no-forms")])
    // A fix of one entry does not rename others.
    let entry = try prints("", .unmatchedEntry)
    let entries = try prints(
      "{ key: none, style: body, frame: { width: 20 } }, ", .unmatchedEntry)
    #expect(entry == [Fingerprint.of(.unmatchedEntry, id: "labels:key gone:label", key: nil)])
    #expect(entries.count == 2 && Set(entries).isSuperset(of: entry))
  }

  /// Problems of several entries or languages of one file: a fix of one does not rename others.
  @Test(
    arguments: [
      (
        "Texts.xcstrings", catalog(["en", "no language", "nor this"]), catalog(["en", "nor this"]),
        Rule.catalogSyntax
      ),
      (
        "de.po",
        #"""
        msgid ""
        msgstr "Content-Type: text/plain; charset=UTF-8\n"
        msgid "a"
        msgstr "\q"
        msgctxt "menu"
        msgid "b"
        msgstr "\w"
        """#,
        #"""
        msgid ""
        msgstr "Content-Type: text/plain; charset=UTF-8\n"
        msgid "a"
        msgstr "q"
        msgctxt "menu"
        msgid "b"
        msgstr "\w"
        """#, .invalidEscape
      ),
      (
        "de.xliff", exchanged(["Gone/en.lproj/A.strings", "Gone/en.lproj/B.strings"]),
        exchanged(["App/en.lproj/Localizable.strings", "Gone/en.lproj/B.strings"]), .catalogSyntax
      ),
      (
        "de.xcloc/Localized Contents/de.xliff",
        exchanged(["", "App/en.lproj/Localizable.strings"]),
        exchanged(["App/en.lproj/Localizable.strings"]), .catalogSyntax
      ),
    ])
  func mendingOneProblemRenamesNoOther(
    file: String, broken: String, mended: String, rule: Rule
  ) throws {
    func prints(_ text: String) throws -> [String] {
      let project = try TemporaryProject([
        "App/\(file)": text, "App/de.xcloc/contents.json": #"{"targetLocale": "fr"}"#,
        "App/en.lproj/Localizable.strings": #""k" = "Yes";"#,
        "copyfit.yml": "labels: [{ key: k, style: body, frame: { width: 200 } }]",
      ])
      return try project.audit().findings.filter { $0.rule == rule }.map(\.fingerprint)
    }
    let (before, after) = (try prints(broken), try prints(mended))
    #expect(Set(before).count == 2 && after.count == 1)
    #expect(Set(before).isSuperset(of: after))
  }

  /// A String Catalog with a text in languages, which may be invalid.
  private static func catalog(_ languages: [String]) -> String {
    let texts = languages.map {
      #""\#($0)": {"stringUnit": {"state": "translated", "value": "x"}}"#
    }
    return #"{"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {"#
      + texts.joined(separator: ", ") + "}}}}"
  }

  /// XLIFF in German with texts from files of an app.
  private static func exchanged(_ originals: [String]) -> String {
    let files = originals.map {
      """
      <file original="\($0)" source-language="en" target-language="de"><body>
      <trans-unit id="k"><source>A</source><target>B</target></trans-unit></body></file>
      """
    }
    return "<xliff version=\"1.2\">" + files.joined(separator: "\n") + "</xliff>"
  }

  @Test func tellsPartsApart() {
    let prints = [
      Fingerprint.of(.truncation, id: "a", key: "b"),
      Fingerprint.of(.truncation, id: "ab", key: nil),
      Fingerprint.of(.wordSplit, id: "a", key: "b"),
      Fingerprint.of(.truncation, id: "a", key: "b", locale: ""),
      Fingerprint.of(.truncation, id: "a", key: "b", locale: "de"),
      Fingerprint.of(.truncation, id: "a", key: "b", aspect: "de"),
    ]
    #expect(Set(prints).count == prints.count)
    #expect(prints.allSatisfy { $0.count == 16 })
  }
}
