import CopyfitProject
import CopyfitReports
import Foundation
import Testing

@testable import CopyfitCommand

/// The pages of the documentation: generated ones are up to date, and examples work.
struct DocumentationTests {
  @Test func thePageOnRulesIsUpToDate() throws {
    #expect(
      try Page("Documentation/Rules.md").text == RuleGuide([]).markdown,
      "'make documentation' writes it anew")
  }

  @Test func thePageOnCommandsIsUpToDate() throws {
    #expect(
      try Page("Documentation/Commands.md").text == CommandReference(topics: Program.topics).text,
      "'make documentation' writes it anew")
  }

  @Test func theSchemaOfTheConfigurationIsUpToDate() throws {
    #expect(
      try Page("Sources/CopyfitReports/Schemas/configuration.schema.json").text
        == ConfigurationSchema.text,
      "'make documentation' writes it anew")
  }

  @Test func theReadmeIsShort() throws {
    #expect(try Page("README.md").lines.count <= 120)
  }

  @Test(arguments: try Page.all())
  func callsAreUnderstood(page: Page) throws {
    for words in page.calls {
      guard let command = Program.commands.first(where: { $0.name == words.first }) else {
        Issue.record("there is no command \(words)")
        continue
      }
      try check(command, Array(words.dropFirst()))
    }
  }

  private func check<Command: Subcommand>(_ command: Command.Type, _ words: [String]) throws {
    guard case .run = try command.syntax.parse(words) else {
      Issue.record("\(words) shows help")
      return
    }
  }

  @Test(arguments: try Page.all())
  func linksLeadSomewhere(page: Page) throws {
    let folder = Page.root.appending(path: page.path).deletingLastPathComponent()
    for link in page.links {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let target =
        parts[0].isEmpty ? Page.root.appending(path: page.path) : folder.appending(path: parts[0])
      #expect(FileManager.default.fileExists(atPath: target.path), "\(link)")
      guard parts.count > 1 else { continue }
      let text = try String(contentsOf: target, encoding: .utf8)
      #expect(Page(path: "", text: text).anchors.contains(String(parts[1])), "\(link)")
    }
  }
}

/// A page in Markdown.
struct Page: CustomTestStringConvertible, Sendable {
  /// The repository's folder.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  let path: String
  let text: String

  var testDescription: String { path }
  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  init(_ path: String) throws {
    self.init(
      path: path, text: try String(contentsOf: Self.root.appending(path: path), encoding: .utf8))
  }

  /// All pages for readers of the repository.
  static func all() throws -> [Page] {
    let folder = root.appending(path: "Documentation").path
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    return try (["README.md", "CONTRIBUTING.md"] + pages.map { "Documentation/" + $0 })
      .map { try Page($0) }
  }

  /// The arguments of each call of the command in shell code blocks, without the command's name.
  var calls: [[String]] {
    var language = ""
    var calls: [[String]] = []
    for line in lines {
      if line.hasPrefix("```") {
        language = language.isEmpty ? line.dropFirst(3) + " " : ""
      } else if language == "sh " || language == "console " && line.hasPrefix("$ ") {
        let words = Self.words(of: language == "sh " ? line : line.dropFirst(2))
        if words.first == "copyfit" { calls.append(Array(words.dropFirst())) }
      }
    }
    return calls
  }

  /// The arguments in a line, as from a shell.
  private static func words(of line: Substring) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap {
      number, part in
      number.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
    }
  }

  /// The targets of links within the repository.
  var links: [String] {
    text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }
      .filter { !$0.contains("://") }
  }

  /// GitHub's names of headings for links.
  var anchors: Set<String> {
    Set(
      lines.filter { $0.hasPrefix("#") }.map { heading in
        let title = heading.drop { $0 == "#" || $0 == " " }.lowercased()
        return String(title.filter { $0.isLetter || $0.isNumber || "- _".contains($0) })
          .replacing(" ", with: "-")
      })
  }
}
