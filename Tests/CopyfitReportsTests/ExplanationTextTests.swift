import CopyfitAudit
import CopyfitAuditTestSupport
import Copyfit
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

  /// The height that a frame lacks is that at the text size, and `explain`, `try` and `check` say what code has to give.
  @Test(
    arguments: [(nil, " at AX5"), ([.accessibility5], "")]
      as [([ContentSizeCategory]?, String)])
  func aHeightThatGrows(categories: [ContentSizeCategory]?, place: String) throws {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""note" = "Only you can read and delete your tours.";"#,
      "App/App.swift": """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Note() } } }
      struct Note: View {
        @ScaledMetric(relativeTo: .footnote) private var high = 36.0
        var body: some View {
          List { Text("note").font(.footnote).frame(width: 240, height: high) }
        }
      }
      """,
    ])
    let options = AuditOptions(paths: [project.path], categories: categories)
    let matches = LabelSearch(try Audit(options).inspect()).labels(named: "note").matches
    let page = Self.words(ExplanationText(try LabelExplanation(try #require(matches.first))).text)
    let text = "Only you can read and delete your tours."
    let trial = Self.words(TrialText(try TextTrial([text], in: matches, locale: "en")).text)
    let check = Self.words(PrettyReport(try project.audit(options)).text)
    let advice = "let its frame be 72.9 pt high at Large, scaled as footnote"
    // Only the page of one size has its name elsewhere.
    for (words, place) in [(page, place), (trial, " at AX5")] {
      #expect(
        words.contains("its frame is 106.3 pt too short\(place); to fit\(place), \(advice)"),
        "\(words)")
    }
    #expect(check.contains("to fit, \(advice)"), "\(check)")
    for words in [page, check] {
      #expect(words.contains("36 pt high at Large, scaled as footnote"), "\(words)")
    }
  }

  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
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
