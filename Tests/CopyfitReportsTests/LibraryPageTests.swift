import Foundation
import Testing

/// The tables of `Documentation/Library.md` about findings.
struct LibraryPageTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Each table names all public properties of its type, and no others.
  @Test(arguments: ["Finding", "LocaleFinding"])
  func namesEachProperty(of type: String) throws {
    let listing = try Self.text("Tests/API/CopyfitFindings.txt")
    let declarations = try #require(listing.components(separatedBy: "\n\n\(type)\n").last)
      .components(separatedBy: "\n\n")[0]
    let names = declarations.matches(of: /(?m)^  var (\w+):/).map { String($0.1) }
    let table = try #require(
      Self.text("Documentation/Library.md").components(separatedBy: "| property of `\(type)` |")
        .last
    ).components(separatedBy: "\n\n")[0]
    let rows = table.split(separator: "\n").compactMap { $0.split(separator: "|").first }
    let named = rows.dropFirst().flatMap { $0.matches(of: /`(\w+)`/).map { String($0.1) } }
    // Advice is a property of the module of reports.
    #expect(Set(named).subtracting(["advice"]) == Set(names) && named.count == Set(named).count)
  }
}
