import Copyfit
import Foundation
import Testing

/// Labels, questions and fits, written as JSON and read back.
struct CodableTests {
  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private static func value<Value: Decodable>(_ json: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }

  static let labels: [(label: LabelSpec, json: String)] = [
    (LabelSpec(font: .body), #"{"font":"body"}"#),
    (
      LabelSpec(font: .headline, width: 280, height: .infinity, lines: 2, mode: .middle),
      #"{"font":"headline","lines":2,"mode":"middle","width":280}"#
    ),
    (
      LabelSpec(
        font: .custom("Inter", fixedSize: 12), width: 0.1, height: 44, heightScaling: .body,
        minimumScaleFactor: 0.5, minimumFontSize: 9, minimumCategory: .small,
        maximumCategory: .accessibility3, allowsTightening: true, lineBreakStrategy: .none,
        displayScale: 2, boldText: true),
      #"{"boldText":true,"displayScale":2,"font":"custom(\"Inter\", fixedSize: 12)","#
        + #""height":44,"heightScaling":"body","lineBreakStrategy":"none","#
        + #""maximumCategory":"AX3","minimumCategory":"small","minimumFontSize":9,"#
        + #""minimumScaleFactor":0.5,"tightening":true,"width":0.1}"#
    ),
    (
      changed {
        $0.fallbackFiles = ["B.ttc#1"]
        $0.letterSpacing = -0.5
        $0.opticalSize = .none
        $0.direction = .rightToLeft
      },
      #"{"direction":"rightToLeft","fallback":["B.ttc#1"],"font":"body","letterSpacing":-0.5,"#
        + #""opticalSize":"none"}"#
    ),
  ]

  private static func changed(_ change: (inout LabelSpec) -> Void) -> LabelSpec {
    var label = LabelSpec(font: .body)
    change(&label)
    return label
  }

  @Test(arguments: labels)
  func aLabelHasTheNamesOfTheDocuments(_ row: (label: LabelSpec, json: String)) throws {
    #expect(try Self.json(row.label) == row.json)
    var label = row.label
    if label.height == .infinity { label.height = nil }
    #expect(try Self.value(row.json) as LabelSpec == label)
  }

  @Test func linesAreReadBack() throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    let label = LabelSpec(font: .body, width: 90)
    let text = try fitter.prepare("Weiter zur Kasse", locale: "de", for: label)
    let lines = fitter.lines(of: text, at: .large)
    #expect(lines.count == 2)
    #expect(try Self.value(Self.json(lines)) as [LabelLine] == lines)
  }

  @Test func partsOfALabelMayBeLeftOut() throws {
    let label: LabelSpec = try Self.value(
      #"{"font":"body","paragraph":{"lineSpacing":4},"behavior":{"pushOut":true}}"#)
    #expect(label.paragraph.lineSpacing == 4 && label.paragraph.lineHeightMultiple == 1)
    #expect(label.behavior.pushOut && label.behavior.linePitch == .tallest)
    #expect(try Self.value(Self.json(label)) as LabelSpec == label)
  }

  /// As `copyfit measure` does.
  @Test func aLabelHasNoLimitOfItsOwn() {
    let label = LabelSpec(font: .body)
    #expect(label.lines == 0 && label.width == nil && label.height == nil)
  }

  @Test func answersAreArchived() throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    let question = LabelQuestion(
      text: "Zahlungsmittel verwalten", locale: "de",
      label: LabelSpec(font: .body, width: 120, lines: 1), categories: [.large, .accessibility5])
    #expect(try Self.value(Self.json(question)) as LabelQuestion == question)
    let text = try fitter.prepare(question.text, locale: "de", for: question.label)
    let fit = fitter.fit(text, at: .large)
    let visible = fitter.visibleText(of: text, at: .large)
    let remedy = fitter.remedy(for: text, at: .large)
    #expect(visible?.lines == 1)
    #expect(try Self.value(Self.json(fit)) as LabelFit == fit)
    #expect(try Self.value(Self.json(visible)) as VisibleLabelText? == visible)
    #expect(try Self.value(Self.json(remedy)) as LabelRemedy == remedy)
    #expect(try Self.value(Self.json(text.fonts)) as [LabelFont] == text.fonts)
    let names = try #require(
      JSONSerialization.jsonObject(with: Data(Self.json(fit).utf8)) as? [String: Any])
    #expect(
      names.keys.sorted() == [
        "allowedLines", "certainty", "clipsVertically", "drawnSize", "height", "limitReached",
        "lineCount", "losesText", "size", "slack", "verdict", "width", "widthLimit",
      ])
  }
}
