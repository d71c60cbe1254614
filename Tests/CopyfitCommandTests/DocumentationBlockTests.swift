import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitSourceText
import CopyfitTestSupport
import Foundation
import Testing

@testable import CopyfitCommand

/// Each block of code on a page is run, or read, by a test.
struct DocumentationBlockTests {
  /// What tests read or run the blocks of each language on a page.
  private static let tests: [String: [String: String]] = [
    "README": ["sh": calls, "console": reports, "yml": workflows],
    "Commands": ["text": "DocumentationTests.thePageOnCommandsIsUpToDate"],
    "Configuration": ["yaml": configurations],
    "ContinuousIntegration": [
      "sh": calls, "console": calls, "yaml": configurations, "yml": workflows,
      "swift": "aPluginOfAPackageUsesTheBundle", "c": "aCommentAcceptsAFinding",
    ],
    "Fonts": ["sh": calls, "yaml": configurations],
    "ForTranslators": ["sh": calls, "yaml": configurations],
    "GettingStarted": ["sh": calls, "console": reports],
    "LabelsInCode": [
      "swift": "CodeExampleTests", "yaml": configurations,
      "json": "DocumentationExampleTests.labelFilesAreRead",
    ],
    "Library": [
      "sh": calls, "swift": "PageTests of the client", "c": "CProgramTests",
      "json": "DocumentationExampleTests", "python": "test_copyfit.py",
    ],
    "PastOneMachine": ["console": engines, "python": engines],
    "HowCopyfitDecides": ["swift": articles], "ExactAndEstimated": ["swift": articles],
    "DynamicTypeElsewhere": ["swift": articles], "WritingAReportGenerator": ["swift": articles],
    "CopyfitDynamicType": ["swift": "DocumentationTests of CopyfitDynamicType"],
  ]

  private static let calls = "DocumentationTests.callsAreUnderstood and makeHasTheRules"
  private static let reports = "DocumentationExampleTests.reportsAreTheCommands"
  private static let configurations = "ConfigurationPageTests"
  private static let workflows = "workflowsCallWhatThereIs"
  private static let engines = "test_engines.py"
  private static let articles = "ArticlesTests"

  /// The pages of the repository and of the modules.
  private static func pages() throws -> [Page] {
    let sources = try FileManager.default.subpathsOfDirectory(
      atPath: Page.root.appending(path: "Sources").path)
    return try Page.all()
      + sources.filter { $0.contains(".docc/") && $0.hasSuffix(".md") }
      .map { try Page("Sources/" + $0) }
  }

  @Test func everyKindOfBlockHasATest() throws {
    var found: [String: Set<String>] = [:]
    for page in try Self.pages() where !page.languages.isEmpty {
      found[page.name, default: []].formUnion(page.languages)
    }
    #expect(found == Self.tests.mapValues { Set($0.keys) })
  }

  /// Rules of make that pages name.
  @Test func makeHasTheRules() throws {
    let rules = try Page("Makefile").lines.compactMap { $0.wholeMatch(of: /([a-z-]+):(?:[^=].*)?/) }
      .map { $0.output.1 }
    for page in try Page.all() {
      let inBlocks = page.code(in: "sh").flatMap { $0.matches(of: /(?m)^make ([a-z-]+)/) }
      let calls = inBlocks + page.text.matches(of: /`make ([a-z-]+)/)
      for call in calls.map(\.output.1) {
        #expect(rules.contains(call), "\(page.path): make \(call)")
      }
    }
  }

  @Test func workflowsCallWhatThereIs() throws {
    let inputs = try YAMLNode(reading: Page("action.yml").text)["inputs"]?.keys ?? []
    var (actions, scripts) = (0, 0)
    for name in ["README.md", "Documentation/ContinuousIntegration.md"] {
      for block in try Page(name).code(in: "yml") {
        let node = try YAMLNode(reading: block)
        for step in node.items ?? [] where step["uses"]?.text == "./.copyfit" {
          actions += 1
          let given = step["with"]?.keys ?? []
          #expect(!given.isEmpty && given.allSatisfy(inputs.contains), "\(given)")
        }
        guard let script = node["copyfit"]?["script"]?.text else { continue }
        scripts += 1
        let words = script.split(separator: " ").map(String.init)
        guard case .run = try Check.syntax.parse(Array(words.dropFirst(2))) else {
          Issue.record("\(script)")
          return
        }
      }
    }
    #expect(actions == 2 && scripts == 1)
  }

  /// The package in Tests/Distribution is made as the page says.
  @Test func aPluginOfAPackageUsesTheBundle() throws {
    let block = try #require(
      try Page("Documentation/ContinuousIntegration.md").code(in: "swift").first)
    let package = try Page("Tests/Distribution/Package.swift").text
    for part in [
      #".binaryTarget(name: "copyfit", "#, ".plugin(", "capability: .command(",
      #"dependencies: ["copyfit"])"#,
    ] {
      #expect(block.contains(part))
      let spaced = package.replacing(/\(\s+/, with: "(")
      #expect(spaced.contains(part), "\(part)")
    }
  }

  /// The comment of the page accepts the truncation of its text, and of no other.
  @Test func aCommentAcceptsAFinding() throws {
    let block = try #require(try Page("Documentation/ContinuousIntegration.md").code(in: "c").first)
    let other = #""other.title" = "Your cart";"#
    let project = try TemporaryProject([
      "copyfit.yml": "labels: [{ keys: '*.title', style: body, frame: { width: 20 }, lines: 1 }]",
      "App/en.lproj/Localizable.strings": block + other,
    ])
    let findings = try project.audit().findings.filter { $0.rule == .truncation }
    #expect(findings.count == 2)
    #expect(findings.filter { $0.status == .suppressed }.map(\.key) == ["cart.title"])
  }
}

extension Page {
  fileprivate var name: String { String(path.split(separator: "/").last?.dropLast(3) ?? "") }

  /// The languages of its blocks of code.
  fileprivate var languages: [String] {
    lines.filter { $0.hasPrefix("```") && $0.count > 3 }.map { String($0.dropFirst(3)) }
  }
}
