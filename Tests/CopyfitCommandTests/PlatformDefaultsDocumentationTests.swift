import CopyfitLabels
import Testing

/// The page on labels in code has a row for each length of Apple's platforms, with the value in the code.
struct PlatformDefaultsDocumentationTests {
  @Test(arguments: PlatformDefaults.all)
  func hasItsRow(_ length: PlatformDefault) throws {
    let page = try Page("Documentation/LabelsInCode.md").lines
    #expect(page.contains { $0 == Self.row(length) }, "\(Self.row(length))")
  }

  /// No row is about a length that the code no longer has, and no constant is missing in the list.
  @Test func hasNoOtherRow() throws {
    let lines = try Page("Documentation/LabelsInCode.md").lines
    let table = lines.drop { $0 != Self.heading }.dropFirst(2).prefix { $0.hasPrefix("|") }
    #expect(table.map(String.init) == PlatformDefaults.all.map(Self.row))
    #expect(Set(PlatformDefaults.all.map(\.name)).count == PlatformDefaults.all.count)
    let source = try Page("Sources/CopyfitLabels/System/PlatformDefaults.swift").text
    let declared = source.matches(of: /static let (\w+) = PlatformDefault\(\s*"(\w+)"/)
    #expect(declared.allSatisfy { $0.output.1 == $0.output.2 })
    #expect(declared.map { String($0.output.1) } == PlatformDefaults.all.map(\.name))
  }

  private static let heading = "| length | value | versions | source | doubt |"

  private static func row(_ length: PlatformDefault) -> String {
    let ends = [length.range.lowerBound, length.range.upperBound].map { end in
      let rounded = (end * 1000).rounded() / 1000
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    let value = ends[0] == ends[1] ? ends[0] : ends.joined(separator: " to ")
    return "| `\(length.name)`: \(length.meaning) | \(value) \(length.unit.rawValue) | "
      + "\(length.versions) | \(length.source) | \(length.doubt ?? "") |"
  }
}
