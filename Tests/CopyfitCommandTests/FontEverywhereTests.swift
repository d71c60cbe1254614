import Copyfit
import CopyfitLabels
import CopyfitProject
import Foundation
import Testing

@testable import CopyfitCommand
@testable import CopyfitStream

/// A font as text or as an object is the same font in each document, in requests, and in the library.
struct FontEverywhereTests {
  @Test(arguments: [
    ("headline", Font.headline), ("Font.headline", .headline), (".headline", .headline),
    ("Font.body.bold()", .body.bold()),
    (#"descriptor("Inter", size: 17)"#, Font(FontDescriptor.named("Inter", size: 17))),
    ("body.italic().weight(.medium)", .body.italic().weight(.medium)),
    ("system(size: 17, weight: .semibold)", .system(size: 17, weight: .semibold)),
    ("system(.title2, design: .rounded)", .system(.title2, design: .rounded)),
    ("custom(\"Inter\", fixedSize: 13)", .custom("Inter", fixedSize: 13)),
    ("custom(\"Inter\", size: 13)", .custom("Inter", size: 13)),
    (
      "custom(\"Inter\", size: 13, relativeTo: .footnote).pointSizeLimits(maximum: 20)",
      .custom("Inter", size: 13, relativeTo: .footnote).pointSizeLimits(maximum: 20)
    ),
    ("caption2.monospacedDigit().scaled(by: 1.5)", .caption2.monospacedDigit().scaled(by: 1.5)),
  ])
  func text(_ text: String, font: Font) throws {
    let json = try String(decoding: JSONEncoder().encode(text), as: UTF8.self)
    try check(json, font)
    guard
      case .run(let options) = try Measure.syntax.parse(["--font", text, "Weiter"]),
      case .described(let measured) = try options.request().face
    else {
      Issue.record("measure reads another font")
      return
    }
    #expect(measured == font)
  }

  @Test(arguments: [
    (#"{"style": "headline"}"#, Font.headline),
    (
      #"{"style": "title", "italic": true, "weight": "medium"}"#,
      .system(.title1, weight: .medium).italic()
    ),
    (#"{"style": "body", "bold": true, "design": "serif"}"#, .system(.body, design: .serif).bold()),
    (#"{"style": "body", "weight": 0.23}"#, .system(.body, weight: .medium)),
    (
      #"{"style": "body", "monospacedDigit": true, "smallCaps": "lowercase"}"#,
      .body.monospacedDigit().lowercaseSmallCaps()
    ),
    (
      #"{"name": "system", "size": 17, "weight": "semibold"}"#, .system(size: 17, weight: .semibold)
    ),
    (
      #"{"name": "Inter", "size": 13, "relativeTo": "footnote", "maximumSize": 20}"#,
      .custom("Inter", size: 13, relativeTo: .footnote).pointSizeLimits(maximum: 20)
    ),
    (
      #"{"name": "Inter-Bold", "family": "Inter", "size": 12, "leading": "loose"}"#,
      Font(.named("Inter-Bold", family: "Inter", size: 12)).leading(.loose)
    ),
    (
      #"{"name": "Inter", "size": 12, "variations": {"slnt": -5, "wght": 450}, "features": {"tnum": 1}}"#,
      .custom("Inter", fixedSize: 12).variation("slnt", -5).variation("wght", 450).feature("tnum")
    ),
    (
      #"{"style": "body", "scaled": 1.5, "width": "condensed", "monospaced": true}"#,
      .body.scaled(by: 1.5).width(.condensed).monospaced()
    ),
  ])
  func object(_ json: String, font: Font) throws { try check(json, font) }

  /// Compares the font of each document with `font`.
  private func check(_ json: String, _ font: Font) throws {
    let descriptor = font.descriptor
    #expect(try JSONDecoder().decode(Font.self, from: Data(json.utf8)).descriptor == descriptor)
    let label = try JSONDecoder().decode(LabelSpec.self, from: Data(#"{"font": \#(json)}"#.utf8))
    #expect(label.font.descriptor == descriptor)

    let request = Array(#"{"text": "Weiter", "font": \#(json), "categories": "all"}"#.utf8)
    let parsed = RequestParser.parse(request, in: request.indices)
    #expect(try parsed.request.get().label.font.descriptor == descriptor)

    let labels = #"{"schema": "copyfit.labels/2", "labels": [{"id": "a", "font": \#(json)}]}"#
    let document = try LabelDocument(reading: Array(labels.utf8), file: "labels.json")
    #expect(document.labels.first?.font.descriptor == descriptor)

    // JSON is YAML.
    let entry = #"{"labels": [{"key": "a", "frame": {"width": 1}, "font": \#(json)}]}"#
    let configuration = try Configuration.read(Array(entry.utf8), file: "copyfit.yml")
    #expect(configuration.labels.first?.spec.font.descriptor == descriptor)
  }

  /// The settings of a label that each document has.
  @Test func settings() throws {
    let settings = """
      "lineBreakStrategy": "none", "tightening": true, "letterSpacing": -0.5, "opticalSize": "none", \
      "direction": "rightToLeft", "paragraph": {"lineSpacing": 4}, "mode": "middle", "lines": 2, \
      "minimumScaleFactor": 0.5, "minimumFontSize": 9, "minimumCategory": "small", \
      "maximumCategory": "AX3", "behavior": {"linePitch": "textStyle", "shrinksMultiline": true}
      """
    let label = try JSONDecoder().decode(
      LabelSpec.self, from: Data(#"{"font": "body", \#(settings)}"#.utf8))
    #expect(label.behavior.shrinksMultiline && label.behavior.linePitch == .textStyle)

    let request = Array(
      #"{"text": "Weiter", "style": "body", "categories": "all", \#(settings)}"#.utf8)
    let parsed = RequestParser.parse(request, in: request.indices)
    #expect(try parsed.request.get().label == label)

    let entry = #"{"labels": [{"key": "a", "frame": {"width": 1}, "style": "body", \#(settings)}]}"#
    var spec = try #require(
      try Configuration.read(Array(entry.utf8), file: "copyfit.yml").labels.first?.spec)
    spec.width = nil
    #expect(spec == label)

    let labels =
      #"{"schema": "copyfit.labels/2", "labels": [{"id": "a", "font": "body", \#(settings)}]}"#
    let document = try LabelDocument(reading: Array(labels.utf8), file: "labels.json")
    let setting = try #require(document.labels.first?.setting)
    #expect(setting.lineBreakStrategy == label.lineBreakStrategy)
    #expect(setting.behavior == label.behavior)
    #expect(setting.paragraph == label.paragraph)
    let again = try LabelDocument(reading: Array(document.json.utf8), file: "labels.json")
    #expect(again.labels.first?.setting == setting)
  }
}
