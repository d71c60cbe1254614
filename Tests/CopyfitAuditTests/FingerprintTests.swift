import Testing

@testable import CopyfitAudit

struct FingerprintTests {
  /// Golden values: baselines that people have checked in depend on them.
  @Test func staysTheSame() {
    #expect(Fingerprint.of(.truncation, id: "App/Main#a.text", key: "a.text") == "777081a07ac703d8")
    #expect(
      Fingerprint.of(.truncation, id: "App/Main#a.text", key: "a.text", locale: "de")
        == "d71497a6c62a2db9")
  }

  /// Golden values of what stands in no label: the same problems in other words are the same findings.
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
    // Mending one entry renames no other.
    let entry = try prints("", .unmatchedEntry)
    let entries = try prints(
      "{ key: none, style: body, frame: { width: 20 } }, ", .unmatchedEntry)
    #expect(entry == [Fingerprint.of(.unmatchedEntry, id: "labels:key gone\n\n\n:label", key: nil)])
    #expect(entries.count == 2 && Set(entries).isSuperset(of: entry))
  }

  @Test func tellsPartsApart() {
    let prints = [
      Fingerprint.of(.truncation, id: "a", key: "b"),
      Fingerprint.of(.truncation, id: "ab", key: nil),
      Fingerprint.of(.wordSplit, id: "a", key: "b"),
      Fingerprint.of(.truncation, id: "a", key: "b", locale: ""),
      Fingerprint.of(.truncation, id: "a", key: "b", locale: "de"),
    ]
    #expect(Set(prints).count == prints.count)
    #expect(prints.allSatisfy { $0.count == 16 })
  }
}
