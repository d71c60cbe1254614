import CopyfitAuditTestSupport
import CopyfitAudit
import CopyfitDynamicType
import CopyfitInspection
import CopyfitLabels
import Foundation
import Testing

/// The labels of a project in the model, and a check with only these.
struct LabelListTests {
  private static func list(_ labels: [String], _ settings: String = "") throws -> LabelList {
    let project = try TemporaryProject([
      "App/Base.lproj/Main.storyboard": StoryboardText(labels: labels).xml,
      "App/de.lproj/Main.strings": #""l01-aa-001.text" = "Weiter";"#,
      "copyfit.yml": "sourceLanguage: en\ndevices: [canvas, 320]\n" + settings,
    ])
    return try LabelList(
      #require(try Audit(AuditOptions(paths: [project.path])).inspect().first))
  }

  @Test func aConstraintIsAFactOnEveryDevice() throws {
    let entry = try #require(
      try Self.list([StoryboardText.label("l01-aa-001", "Go on")]).entries.first)
    #expect(entry.treatment == .measured)
    #expect(
      entry.label.texts == [
        .key(
          TextKey(
            bundle: "App", table: "Main", key: "l01-aa-001.text",
            fallback: LiteralText("Go on", locale: "en")))
      ])
    #expect(entry.label.rooms == [Room(width: .exactly(200, because: .constraint))])
    #expect(entry.label.rooms.first?.width?.knowledge == .fact)
    #expect(entry.label.font.descriptor == .system(size: 17))
    #expect(entry.label.setting == Label.Setting())
  }

  @Test func aWidthThatIsTheTextsOwnIsABound() throws {
    let text = StoryboardText.label("l01-aa-001", "Go on", width: 40, constraint: false)
    let entry = try #require(try Self.list([text]).entries.first)
    let width = try #require(entry.label.rooms.first?.width)
    #expect([.bound, .unknown].contains(width.knowledge))
    #expect(width.atLeast.points == 0)
    #expect(width.because == ["its width is the width of its own text"])
  }

  @Test func aTextOfCodeIsUnknown() throws {
    let entry = try #require(
      try Self.list([StoryboardText.label("l02-aa-001", "Label")]).entries.first)
    let key = TextKey(
      bundle: "App", table: "Main", key: "l02-aa-001.text",
      fallback: LiteralText("Label", locale: "en"))
    #expect(entry.label.texts == [.unknown(reason: .placeholder, replacing: key)])
    #expect(entry.treatment == .skipped(.text(.placeholder)))
  }

  @Test func aCorrectionIsAFact() throws {
    let correction = "elements: [{ id: l01-aa-001, frame: { width: 90, height: { scaled: 44 } } }]"
    let label = try #require(
      try Self.list([StoryboardText.label("l01-aa-001", "Go on")], correction).entries.first?.label)
    #expect(
      label.rooms == [
        Room(
          width: .exactly(90, because: .configured), height: .exactly(44, because: .configured),
          heightScaling: .body)
      ])
  }
}
