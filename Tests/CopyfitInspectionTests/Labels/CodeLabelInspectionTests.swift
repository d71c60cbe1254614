import CopyfitAudit
import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitInspection
import CopyfitLabels
import CopyfitSourceText
import CopyfitTestSupport
import Testing

/// What `explain`, `try` and `budget` answer about labels that code makes.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct CodeLabelInspectionTests {
  private static let id = "App/Localizable#code:Checkout › hint:pay"

  private static func projects(_ statement: String = "") throws -> [InspectedProject] {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""pay" = "Pay now"; "open" = "Open";"#,
      "App/de.lproj/Localizable.strings": #""pay" = "Jetzt bezahlen";"#,
      "App/Checkout.swift": """
      class Checkout: UIViewController {
        let hint = UILabel(), free = UILabel()
        override func viewDidLoad() {
          hint.text = NSLocalizedString("pay", comment: "")
          hint.widthAnchor.constraint(equalToConstant: 90).isActive = true
          free.numberOfLines = 0
          free.text = NSLocalizedString("open", comment: ""); \(statement)
        }
      }
      """,
    ])
    return try Audit(AuditOptions(paths: [project.path])).inspect()
  }

  @Test(arguments: [id, "pay", "Pay now", "Jetzt bezahlen", "hint:pay"])
  func aLabelIsFoundByWhatReportsShow(name: String) throws {
    let found = LabelSearch(try Self.projects()).labels(named: name)
    #expect(found.matches.map(\.label.id) == [Self.id])
  }

  @Test func explain() throws {
    let match = try #require(LabelSearch(try Self.projects()).labels(named: "pay").matches.first)
    let explanation = try LabelExplanation(match)
    #expect(
      explanation.fits.map { "\($0.text.locale): \($0.first?.outcome ?? .fits)" }
        == ["de: truncated", "en: fits"])
    #expect(explanation.label.codeSteps.map(\.position.line) == [4, 2])
    #expect(explanation.uses.map(\.place.position.line) == [4])
  }

  /// A text of SwiftUI has one place, and the views around it with the room that each leaves.
  @Test func viewsAreExplained() throws {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""pay" = "Pay now";"#,
      "App/App.swift": """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Checkout() } } }
      struct Checkout: View {
        var body: some View {
          List {
            Text("pay").bold()
              .frame(width: 80)
          }
        }
      }
      """,
    ])
    let projects = try Audit(AuditOptions(paths: [project.path], devices: [.width(375)])).inspect()
    let match = try #require(LabelSearch(projects).labels(named: "pay").matches.first)
    #expect(match.label.codeSteps.map(\.position.line) == [6])
    #expect(match.label.frames.map(\.widthOrigin) == [.view])
    let containers = match.label.containers.map { container in
      let width = container.room?.width.map { "\($0.atLeast.points)–\($0.atMost?.points ?? 0)" }
      return "\(container.name) \(container.place.position.line) \(width ?? "")"
    }
    #expect(
      containers == [
        "WindowGroup 2 375.0–375.0", "Checkout 2 375.0–375.0", "List 5 215.0–375.0",
        "frame 7 80.0–80.0", "bold 6 80.0–80.0",
      ])
  }

  /// What makes all findings about a label uncertain in a check does so here.
  @Test(arguments: [
    ("", []),
    (
      "theme.apply(to: hint); hint.numberOfLines = 1; hint.font = .systemFont(ofSize: 17)",
      [Doubt.codedSetting]
    ),
  ])
  func doubtsAreNamed(statement: String, expected: [Doubt]) throws {
    let projects = try Self.projects(statement)
    let match = try #require(LabelSearch(projects).labels(named: "pay").matches.first)
    let explanation = try LabelExplanation(match)
    #expect(explanation.label.doubts == expected)
    #expect(explanation.fits.map(\.isUncertain) == [!expected.isEmpty, false])
  }

  @Test func tryingAWording() throws {
    let matches = LabelSearch(try Self.projects()).labels(named: "pay").matches
    let trial = try TextTrial(["Bezahlen", "Jetzt alles bezahlen"], in: matches, locale: "de")
    #expect(trial.wordings.map { $0.worst?.outcome } == [.fits, .truncated])
    #expect(trial.today.map(\.outcome) == [.truncated])
    #expect(!trial.passes)
  }

  @Test func budget() throws {
    let budget = try TextBudget(try Self.projects(), locales: ["de"])
    let entry = try #require(budget.entries.first { $0.key == "pay" })
    let strictest = try #require(entry.strictest)
    #expect(entry.labels == [Self.id])
    #expect(strictest.lines == 1 && strictest.pointSize == 17 && strictest.width <= 90)
    #expect(budget.leftOut.flatMap(\.labels).map(\.key) == ["open"])
  }
}
