import Copyfit
import CopyfitDynamicType
import CopyfitFindings
import CopyfitProject
import Foundation
import Testing

/// The documentation of `copyfit.yml`.
struct ConfigurationPageTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Documentation").standardizedFileURL

  private static func page(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name + ".md"), encoding: .utf8)
  }

  private static func read(_ text: String) throws -> Configuration {
    try Configuration.read(Array(text.utf8), file: "copyfit.yml")
  }

  /// The YAML examples of a page.
  private static func examples(_ page: String) -> [String] {
    page.split(separator: "```yaml\n").dropFirst().compactMap { part in
      part.split(separator: "\n```").first.map(String.init)
    }
  }

  /// The first example of the page is the one that people copy.
  @Test func theExampleIsRead() throws {
    let example = try #require(Self.examples(try Self.page("Configuration")).first)
    let labels = try Self.read(example).labels
    #expect(labels.map(\.spec.font.descriptor.textStyle) == [.headline, .body, .footnote])
  }

  @Test(arguments: ["ContinuousIntegration", "LabelsInCode", "Fonts", "ForTranslators"])
  func examplesAreRead(page: String) throws {
    let examples = Self.examples(try Self.page(page))
    #expect(!examples.isEmpty)
    for example in examples { _ = try Self.read(example) }
  }

  /// Each mapping of the configuration with an unknown key; the page shows the keys with a prefix.
  @Test(arguments: [
    ("", "QQQQ: 1"),
    ("columns[].", "columns: [{ QQQQ: 1 }]"),
    ("fonts.", "fonts: { QQQQ: 1 }"),
    ("fonts.calibration[].", "fonts: { calibration: [{ QQQQ: 1 }] }"),
    ("gate.", "gate: { QQQQ: 1 }"),
    ("ignore[].", "ignore: [{ QQQQ: 1 }]"),
    ("labels[].", "labels: [{ QQQQ: 1 }]"),
    ("labels[].measured.", "labels: [{ measured: { large: { QQQQ: 1 } } }]"),
    ("labels[].frame.", "labels: [{ frame: { QQQQ: 1 } }]"),
    ("labels[].frame.height.", "labels: [{ frame: { height: { QQQQ: 1 } } }]"),
    ("labels[].paragraph.", "labels: [{ paragraph: { QQQQ: 1 } }]"),
    ("labels[].behavior.", "labels: [{ behavior: { QQQQ: 1 } }]"),
    ("elements[].", "elements: [{ QQQQ: 1 }]"),
    ("elements[].frame.", "elements: [{ frame: { QQQQ: 1 } }]"),
    ("elements[].paragraph.", "elements: [{ paragraph: { QQQQ: 1 } }]"),
  ])
  func namesEveryKey(prefix: String, example: String) throws {
    let page = try Self.page("Configuration")
    let keys = Self.knownKeys(example)
    #expect(!keys.isEmpty)
    let parts = ["gate", "fonts", "columns", "labels", "elements", "ignore"]
    for key in keys where !prefix.isEmpty || !parts.contains(key) {
      #expect(page.contains("`\(prefix)\(key)`"), "\(prefix)\(key)")
    }
  }

  @Test func namesEveryKeyOfAFont() throws {
    let page = try Self.page("Fonts")
    for key in Self.knownKeys("labels: [{ font: { QQQQ: 1 } }]") {
      #expect(page.contains("`\(key)`"), "\(key)")
    }
  }

  /// The keys of a mapping, as listed in the message about an unknown one.
  private static func knownKeys(_ example: String) -> [String] {
    let mark = "unknown key 'QQQQ'; expected one of: "
    do throws(AuditError) {
      _ = try Configuration.read(Array(example.utf8), file: "copyfit.yml")
      return []
    } catch {
      let parts = error.messages.compactMap { message in
        message.firstRange(of: mark).map { message[$0.upperBound...] }
      }
      return parts.first?.split(separator: ", ").map(String.init) ?? []
    }
  }
}
