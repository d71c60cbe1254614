import Copyfit
import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitInspection
import CopyfitTestSupport
import Foundation
import Testing
@testable import CopyfitCommand

/// The examples of the pages do what the pages say.
struct DocumentationExampleTests {
  /// Calls whose input is in the repository, or in the call.
  private static func calls() throws -> [[String]] {
    try Page.all().flatMap(\.calls).filter { words in
      words[0] == "measure" || words.contains { $0.hasPrefix("Corpora/") }
    }
  }

  @Test(arguments: try calls())
  func callsSucceed(words: [String]) throws {
    let folder = try TemporaryProject([:]).path
    let places = [
      "Inter.otf": "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
      "badge.png": folder + ".png",
    ]
    defer { try? FileManager.default.removeItem(atPath: folder + ".png") }
    let run = try CommandRun(
      words.map { word in
        word.hasPrefix("Corpora/") ? Page.root.appending(path: word).path : places[word] ?? word
      })
    #expect(run.status <= 1 && run.messages == "", "\(run.messages)")
  }

  /// Each line of a page's report of the sample app is one of the command's.
  @Test(arguments: ["README.md", "Documentation/GettingStarted.md"])
  func reportsAreTheCommands(path: String) throws {
    let blocks = try Page(path).code(in: "console").filter { $0.contains("[truncation]") }
    #expect(!blocks.isEmpty)
    let output = try CommandRun(["check", CommandRun.sampleApp]).output
    let lines = Set(output.split(separator: "\n").map { String($0) })
    for line in blocks.flatMap({ $0.split(separator: "\n") }) {
      let text = line.trimmingCharacters(in: .whitespaces)
      #expect(text == "…" || line.hasPrefix("$ ") || lines.contains(String(line)), "\(line)")
    }
  }

  @Test func aLabelIsDecoded() throws {
    let labels = try Page("Documentation/Library.md").code(in: "json").filter {
      !$0.contains("schema")
    }
    #expect(labels.count == 1)
    for json in labels {
      let label = try JSONDecoder().decode(LabelSpec.self, from: Data(json.utf8))
      #expect(label == LabelSpec(font: .headline.italic(), width: 280, lines: 2))
    }
  }

  /// Files of labels on the pages are read.
  @Test(arguments: ["LabelsInCode", "Library"])
  func labelFilesAreRead(page: String) throws {
    let files = try Page("Documentation/\(page).md").code(in: "json").filter {
      $0.contains("copyfit.labels/")
    }
    #expect(!files.isEmpty)
    for file in files {
      let project = try TemporaryProject([
        "copyfit.yml": "labelFiles: [labels.json]\ndevices: [375]", "labels.json": file,
        "App/en.lproj/Localizable.strings":
          #""pay" = "Pay"; "checkout.title" = "Checkout"; "checkout_title" = "Checkout";"#,
      ])
      let report = try project.audit()
      #expect(report.failures == [] && report.summary.labels > 0)
      #expect(!report.findings.contains { $0.rule == .unmatchedEntry }, "\(file)")
    }
  }
}

/// The sources that the page on labels in code shows.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct CodeExampleTests {
  private static let interface = StoryboardText(labels: [
    StoryboardText.label("u7Q-MU-drX", "Label"), StoryboardText.label("p0L-aa-001", "Pay"),
  ]).xml
    .replacing("<viewController ", with: #"<viewController customClass="CheckoutViewController" "#)
    .replacing(
      "</view></viewController>",
      with: #"""
        </view><connections>
        <outlet property="titleLabel" destination="u7Q-MU-drX" id="o1t-aa-001"/>
        </connections></viewController>
        """#)

  /// Each label that the page names is found in the code above it.
  @Test func labelsHaveTheIdentitiesOfThePage() throws {
    let page = try Page("Documentation/LabelsInCode.md")
    let sources = page.code(in: "swift")
    try #require(sources.count == 4)
    let project = try TemporaryProject([
      "App/Base.lproj/Checkout.storyboard": Self.interface,
      "App/en.lproj/Localizable.strings": """
      "checkout.title" = "Checkout"; "checkout.pay" = "Pay"; "checkout.hint" = "A hint";
      "checkout.badge" = "New"; "%@ has %lld bikes" = "%@ has %lld bikes";
      """,
      "App/Outlets.swift": sources[0],
      "App/Hint.swift": "class HintView: UIView {\n\(sources[1])}",
      "App/View.swift": "import SwiftUI\n" + sources[2]
        + "@main struct Shop: App { var body: some Scene { "
        + "WindowGroup { CheckoutView() } } }",
      "App/BikeRow.swift": #"""
      import SwiftUI
      struct Bike { var name: String; var count: Int }
      struct BikeRow: View {
        let bike: Bike
        var body: some View { Text("\(bike.name) has \(bike.count) bikes") }
      }

      """# + sources[3],
    ])
    let output = try CommandRun(["labels", "--format", "json", project.path]).output
    let found = output.matches(of: /"id": "([^"]+)"/).map { String($0.output.1) }
    for name in [
      "App/Checkout#u7Q-MU-drX.text:checkout.title",
      "App/Localizable#code:CheckoutView:checkout.badge",
    ] {
      #expect(page.text.contains("`\(name)`") && found.contains(name), "\(name): \(found)")
    }
    #expect(found.contains("App/Localizable#code:HintView › hint:checkout.hint"))
    // The example that the preview gives.
    #expect(output.contains("Wilhelmina"))
  }
}

extension Page {
  /// The blocks of code in a language.
  func code(in language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst()
      .map { $0.components(separatedBy: "```\n")[0] }
  }
}
