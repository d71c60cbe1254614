import CopyfitAudit
import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitInspection
import CopyfitTestSupport
import Testing

/// What `try` and `budget` answer about a text that a view shows in capitals.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct TextCaseInspectionTests {
  private static func projects() throws -> [InspectedProject] {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""size" = "Street size"; "plain" = "Some words";"#,
      "App/tr.lproj/Localizable.strings": #""size" = "Giriş boyutu"; "plain" = "Birkaç kelime";"#,
      "App/App.swift": """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Checkout() } } }
      struct Checkout: View {
        var body: some View {
          Text("size").textCase(.uppercase).lineLimit(1).frame(width: 110)
          Text("plain").lineLimit(1).frame(width: 110)
        }
      }
      """,
    ])
    return try Audit(AuditOptions(paths: [project.path])).inspect()
  }

  /// The text of today, tried again, has the same outcome in the same letters.
  @Test(arguments: ["Giriş boyutu", "giriş BOYUTU"])
  func aWordingIsTriedInTheCaseOfItsLabel(text: String) throws {
    let labels = LabelSearch(try Self.projects()).labels(named: "size").matches
    let trial = try TextTrial([text], in: labels, locale: "tr")
    let tried = trial.wordings.flatMap(\.judgments)
    #expect(tried.flatMap(\.fits).map(\.text.text) == ["GİRİŞ BOYUTU"])
    #expect(trial.today.flatMap(\.fits).map(\.text.text) == ["GİRİŞ BOYUTU"])
    #expect(tried.map(\.outcome) == trial.today.map(\.outcome))
  }

  /// A length of letters as written says nothing about capitals, and capitals are no example of other texts.
  @Test func aTextInCapitalsHasNoBudget() throws {
    let budget = try TextBudget(Self.projects())
    #expect(budget.entries.map(\.key) == ["plain"])
    #expect(
      budget.leftOut.filter { $0.reason.hasPrefix("its letters are shown in another case") }
        .flatMap(\.labels).map(\.key) == ["size"])
  }
}
