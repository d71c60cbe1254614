import Copyfit
import CopyfitAudit
import CopyfitAuditTestSupport
import CopyfitDynamicType
import CopyfitFindings
import CopyfitInspection
import CopyfitLabels
import CopyfitTestSupport
import Testing

/// What modifiers of SwiftUI change in the texts that are measured, from the sources to the findings.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct ViewSettingTests {
  private static func project(_ view: String) throws -> TemporaryProject {
    try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""size" = "Street size of a letter";"#,
      "App/de.lproj/Localizable.strings": #""size" = "Straßengröße eines Briefs";"#,
      "App/App.swift": """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Checkout() } } }
      struct Checkout: View { \(view) }
      """,
    ])
  }

  /// The lost texts of each language, with the sizes at which they are lost.
  private static func lost(_ view: String) throws -> [String] {
    try project(view).audit().findings.filter { $0.rule == .truncation }.flatMap(\.locales).map {
      "\($0.locale) \($0.text ?? "-"): \($0.categories.count)"
    }
  }

  /// A text in capitals is measured, and reported, in capitals.
  @Test(arguments: [
    ("", ["de Straßengröße eines Briefs: 8", "en Street size of a letter: 5"]),
    (
      ".textCase(.uppercase)",
      ["de STRASSENGRÖSSE EINES BRIEFS: 12", "en STREET SIZE OF A LETTER: 8"]
    ),
    (
      ".textCase(.lowercase)", ["de straßengröße eines briefs: 8", "en street size of a letter: 5"]
    ),
  ])
  func theCaseOfLettersCounts(modifier: String, expected: [String]) throws {
    let body = #"var body: some View { Text("size")\#(modifier).lineLimit(1).frame(width: 210) }"#
    let lost = try Self.lost(body)
    #expect(lost == expected)
  }

  /// At the largest size, the texts need two lines, for which a height that grows with them has room.
  @Test(arguments: [
    ("let high = 44.0", true), ("@ScaledMetric private var high = 44.0", false),
    ("@ScaledMetric(relativeTo: .largeTitle) private var high = 44.0", true),
  ])
  func aHeightGrowsWithTheText(property: String, isLost: Bool) throws {
    let view = """
      \(property)
      var body: some View { Text("size").frame(height: high) }
      """
    let lost = try Self.lost(view)
    #expect(lost.isEmpty != isLost)
  }

  /// The missing height is that at the size of the worst loss, where 44 points of `largeTitle` are 75.
  @Test func theHeightThatIsMissingIsThatOfTheSize() throws {
    let view = """
      @ScaledMetric(relativeTo: .largeTitle) private var high = 44.0
      var body: some View { Text("size").frame(height: high) }
      """
    let findings = try Self.project(view).audit().findings.filter { $0.rule == .truncation }
    let lost = findings.flatMap(\.locales).first { $0.locale == "de" }
    let needed = try #require(lost?.requiredHeight)
    let missing = try #require(lost?.overflow?.height)
    #expect(lost?.worst?.category == .accessibility5)
    #expect(abs(needed - missing - 75) < 1)
  }

  /// On a screen that does not scroll, a word that is too wide may also be cut.
  @Test(arguments: [("ScrollView", true), ("VStack", false)])
  func aWordIsCertainlySplitOnlyWhereItHasTheHeight(container: String, isCertain: Bool) throws {
    let view =
      "var body: some View { \(container) { Text(\"size\").font(.largeTitle).frame(width: 150) } }"
    let project = try Self.project(view)
    var options = AuditOptions(paths: [project.path])
    options.textDetail = .cells
    let cells = try Audit(options).check().report.texts.flatMap(\.cells)
    let split = cells.filter { $0.verdict == .splitsWord }
    #expect(!split.isEmpty)
    #expect(split.contains { $0.certainty == .certain } == isCertain)
  }
}
