import CopyfitAuditTestSupport
import Copyfit
import CopyfitDynamicType
import CopyfitFindings
import CopyfitProject
import CopyfitSourceText
import Testing

struct ConfigurationCalibrationTests {
  private static func read(_ entries: String) throws -> Configuration.Calibration? {
    try Configuration.read(Array("fonts:\n  calibration: \(entries)\n".utf8), file: "c.yml")
      .fonts.calibration
  }

  @Test func readsEntries() throws {
    let found = try Self.read(
      """

          - { font: system, weight: semibold, sizes: [16, 17], factor: 1.021, margin: 0.43%, labels: 12, source: a.json }
          - { font: ProximaNova-Regular, italic: true, sizes: [1, 99], factor: 0.97, margin: 1% }
      """)
    guard case .entries(let entries) = found else {
      Issue.record("expected entries")
      return
    }
    let expected: [FontCalibration.Entry] = [
      .init(
        .init(.system(.standard), weight: .semibold), sizes: 16...17, factor: 1.021, margin: 0.0043,
        texts: 12, source: "a.json"),
      .init(
        .init(.substituted("ProximaNova-Regular"), isItalic: true), sizes: 1...99, factor: 0.97,
        margin: 0.01),
    ]
    #expect(entries.map(\.value) == expected)
    #expect(entries.map(\.position.line) == [3, 4])
  }

  @Test(arguments: [
    ("[{ font: system }]", "expected 'font', 'sizes', 'factor' and 'margin'"),
    (entry("factor: 3, margin: 1%"), "2:58: expected a factor from 0.5 to 2, found '3'"),
    (entry("factor: .nan, margin: 1%"), "expected a factor from 0.5 to 2"),
    (entry("factor: 1, margin: 0%"), "expected a margin from 0.01% to 50%"),
    (entry("factor: 1, margin: 1"), "expected a percentage such as 40%"),
    (entry("factor: 1, margin: 1%", sizes: "[17, 16]"), "expected the smallest and the largest"),
    (entry("factor: 1, margin: 1%", sizes: "[17]"), "expected the smallest and the largest"),
    (entry("factor: 1, margin: 1%", sizes: "17"), "expected a list such as [16, 17]"),
    (entry("factor: 1, margin: 1%, heavy: true"), "unknown key 'heavy'"),
    (
      "[{ font: system, sizes: [1, 9], factor: 1, margin: 1% }, "
        + "{ font: system, weight: regular, sizes: [9, 12], factor: 1, margin: 1% }]",
      "line 2 speaks of this font and these sizes"
    ),
  ])
  func errorsHaveTheirPlace(entries: String, message: String) throws {
    let error = #expect(throws: AuditError.self) { try Self.read(entries) }
    #expect(error?.messages.first?.hasPrefix("c.yml:2:") == true)
    #expect(error?.messages.first?.contains(message) == true, "\(error?.messages ?? [])")
  }

  static func entry(_ rest: String, sizes: String = "[16, 17]") -> String {
    "[{ font: system, sizes: \(sizes), \(rest) }]"
  }

  /// Fonts that are available have no estimated widths; errors of a file have its places.
  @Test(arguments: [
    (
      "fonts: { calibration: [{ font: Own, sizes: [1, 2], factor: 1, margin: 1% }] }",
      "copyfit.yml:1:24: expected system or a font"
    ),
    (
      "fonts: { system: installed, calibration: [{ font: system, sizes: [1, 2], factor: 1, margin: 1% }] }",
      "copyfit.yml:1:43: 'fonts.system' names a font"
    ),
    (
      "fonts: { calibration: gone.yml }",
      "copyfit.yml:1:23: the calibration 'gone.yml' cannot be read"
    ),
    ("fonts: { calibration: bad.yml }", "bad.yml:1:26: expected a list such as [16, 17]"),
  ])
  func fontsThatAreAtHandHaveNoCalibration(configuration: String, message: String) throws {
    let project = try TemporaryProject([
      "copyfit.yml": configuration + "\n", "bad.yml": "- { font: system, sizes: 3 }\n",
    ])
    let error = #expect(throws: AuditError.self) { try project.audit() }
    #expect(error?.messages.first?.contains(message) == true, "\(error?.messages ?? [])")
  }
}
