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
