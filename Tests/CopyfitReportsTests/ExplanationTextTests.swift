import CopyfitAudit
import CopyfitAuditTestSupport
import CopyfitInspection
import CopyfitReports
import CopyfitTestSupport
import Testing

/// The page of `explain` about labels in code.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct ExplanationTextTests {
  /// A view that the app extends decides both the width and the height.
  @Test func aDoubtAboutBothLengthsIsShownOnce() throws {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""pay" = "Pay now";"#,
      "App/App.swift": """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Checkout() } } }
      struct Checkout: View { var body: some View { NavigationLink("pay", icon: 1) } }
      extension NavigationLink where Label == Text, Destination == Text {
        init(_ title: LocalizedStringKey, icon: Int) { self.init(title) { Text("a") } }
      }
      """,
    ])
    let projects = try Audit(AuditOptions(paths: [project.path])).inspect()
    let match = try #require(LabelSearch(projects).labels(named: "pay").matches.first)
    let page = ExplanationText(try LabelExplanation(match)).text
    #expect(page.split(separator: "\n").count { $0.contains("decides its room") } == 1, "\(page)")
  }

  /// The page says which of the system's fonts a text was measured in, as a message or a version decides it.
  @Test(arguments: [
    (#".alert("pay", isPresented: $x) { Button("b") { } } message: { Text("m") }"#, "narrowest"),
    (#".alert("t", isPresented: $x) { Button("pay") { } }"#, "widest"),
    (#".navigationTitle("pay")"#, ""),
  ])
  func fontsOfTheSystem(modifier: String, word: String) throws {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""pay" = "Pay now";"#,
      "App/App.swift": """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Checkout() } } }
      struct Checkout: View { @State var x = true; var body: some View { List { }\(modifier) } }
      """,
    ])
    let projects = try Audit(AuditOptions(paths: [project.path])).inspect()
    let match = try #require(LabelSearch(projects).labels(named: "pay").matches.first)
    let page = ExplanationText(try LabelExplanation(match)).text
    let words = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.contains("\(word) letters that the system may use") == !word.isEmpty, "\(page)")
  }
}
