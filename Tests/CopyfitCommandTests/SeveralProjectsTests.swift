import Foundation
import Testing

/// Runs over several projects whose labels have the same identities.
struct SeveralProjectsTests {
  private static func fingerprints(in report: String) -> [String] {
    report.matches(of: /"fingerprint":\s*"([^"]*)"/).map { String($0.1) }
  }

  /// Reports for programs name the project in a fingerprint; as a baseline, a report with or without is understood.
  @Test func fingerprintsTellProjectsApart() throws {
    let (one, other) = (try SmallProject(), try SmallProject())
    let paths = [one.path, other.path]
    let single = try CommandRun(["check", "--report", "json", one.path]).output
    let alone = Self.fingerprints(in: single)
    let report = try CommandRun(["check", "--report", "json"] + paths).output
    let found = Self.fingerprints(in: report)
    #expect(found.count == 2 * alone.count && Set(found).count == found.count)
    #expect(Set(found.map { String($0.suffix(16)) }) == Set(alone))
    let earlier = report.replacing(/"fingerprint": "[^"]*:/) { _ in "\"fingerprint\": \"" }
    for text in [report, earlier] {
      let baseline = one.path + "/known.json"
      try Data(text.utf8).write(to: URL(filePath: baseline))
      let run = try CommandRun(["check", "--baseline", baseline] + paths)
      #expect(run.status == 0)
      #expect(run.output.contains("; 4 known."))
    }
  }
}
