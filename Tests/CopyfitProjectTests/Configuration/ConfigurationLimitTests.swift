import CopyfitAuditTestSupport
import CopyfitDynamicType
import CopyfitFindings
import CopyfitLabels
import CopyfitSourceText
import Testing

@testable import CopyfitProject

/// Configurations with so many values that comparing each with all others would take minutes.
struct ConfigurationLimitTests {
  private static func messages(_ text: String) -> [String] {
    do throws(AuditError) {
      _ = try Configuration.read(Array(text.utf8), file: "copyfit.yml")
      return []
    } catch {
      return error.messages
    }
  }

  /// The place of each wrong font is found without reading the line up to it again.
  @Test(arguments: [", ", ",\n  "])
  func manyWrongFonts(separator: String) {
    let count = 10_000
    let list = Array(repeating: "{ font: x }", count: count).joined(separator: separator)
    let messages = Self.messages("labels: [\(list)]").filter { $0.contains("'x'") }
    #expect(messages.count == count)
    let last = separator.contains("\n") ? "\(count):11" : "1:\(10 + 13 * (count - 1) + 8)"
    #expect(messages.last?.hasPrefix("copyfit.yml:\(last): ") == true)
  }
}
