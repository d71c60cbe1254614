import Foundation
import Testing

/// The page on limits names constants that exist and have the values that it states.
struct LimitsDocumentationTests {
  /// A row of the page: what is limited, the limit as written, and the constants with their files.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let limit: String
    let constants: [(name: String, path: String)]
  }

  @Test(arguments: try rows())
  func hasTheValuesOfTheCode(row: Row) throws {
    var values: [Double] = []
    for constant in row.constants {
      let source = try Page("Documentation/" + constant.path).text
      let found = Self.constants(in: source)
      values += found.flatMap(\.values)
      let parts = constant.name.split(separator: ".")
      #expect(
        parts.count < 2 || found.contains { $0.name == parts[1] }, "\(constant.name) does not exist"
      )
    }
    for number in Self.numbers(in: row.limit) {
      #expect(values.contains(number), "\(number) is not among \(values)")
    }
  }

  @Test func hasRows() throws {
    let rows = try Self.rows()
    #expect(rows.count > 60)
    #expect(rows.allSatisfy { !$0.constants.isEmpty })
  }

  /// Each is the limit of something that a file from a stranger holds.
  @Test(arguments: [
    "Sources/CopyfitAudit", "Sources/CopyfitCatalogs", "Sources/CopyfitFiles",
    "Sources/CopyfitFonts", "Sources/CopyfitInterfaceBuilder", "Sources/CopyfitLabels",
    "Sources/CopyfitLayout", "Sources/CopyfitProject", "Sources/CopyfitSourceText",
    "Sources/CopyfitStream", "Sources/CopyfitSwiftReader", "Sources/CopyfitSwiftSource",
  ])
  func isComplete(folder: String) throws {
    let page = try Page("Documentation/Limits.md").text
    let root = Page.root.appending(path: folder).path
    for path in try FileManager.default.subpathsOfDirectory(atPath: root)
    where path.hasSuffix(".swift") {
      let names = Self.constants(in: try Page(folder + "/" + path).text).map(\.name)
      let limits = names.filter { $0.hasPrefix("maximum") && !Self.inner.contains($0) }
      #expect(limits.isEmpty || page.contains(path), "\(path): \(limits)")
    }
  }

  /// Limits that bound no input; `maximumNamed` is how many a message names.
  private static let inner: Set<Substring> = [
    "maximumProjects", "maximumPointerSize", "maximumExtension", "maximumNamed",
  ]

  static func rows() throws -> [Row] {
    try Page("Documentation/Limits.md").lines.compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, cells[2].contains("](") else { return nil }
      let links = cells[2].matches(of: /\[`([^`]+)`\]\(([^)]+)\)/)
      return Row(
        testDescription: cells[0], limit: cells[1],
        constants: links.map { (String($0.output.1), String($0.output.2)) })
    }
  }

  /// The numbers of a limit in bytes, seconds or pieces, such as `64 MiB, 8`.
  private static func numbers(in text: String) -> [Double] {
    text.matches(of: /([0-9][0-9.,]*[0-9]|[0-9])(?: (KiB|MiB|GiB|MB)\b)?/).compactMap { match in
      let unit = match.output.2.flatMap { units[$0] } ?? 1
      return Double(match.output.1.replacing(",", with: "")).map { $0 * unit }
    }
  }

  private static let units: [Substring: Double] = [
    "KiB": 1024, "MiB": 1_048_576, "GiB": 1_073_741_824, "MB": 1_000_000,
  ]

  /// The constants of a source with their values: `8`, `64 << 20`, `0.5...2`.
  private static func constants(in source: String) -> [(name: Substring, values: [Double])] {
    let declaration = /(?:let|var) (\w+)(?:: [\w.]+)? = ([0-9._]+?)(?:( << |\.\.\.)([0-9._]+))?\n/
    return source.matches(of: declaration).compactMap { match in
      guard let first = number(match.output.2) else { return nil }
      guard let second = match.output.4.flatMap(number) else { return (match.output.1, [first]) }
      let isShift = match.output.3 == " << "
      return (
        match.output.1, isShift ? [Double(Int(first) << Int(second))] : [first, second]
      )
    }
  }

  private static func number(_ digits: Substring) -> Double? {
    Double(digits.replacing("_", with: ""))
  }
}
