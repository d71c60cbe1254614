import Copyfit
import Foundation
import Testing

/// The answer lists what is missing, for one question and for several.
struct LabelAnswerTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var font: Font
    var missing: [Unicode.Scalar] = []
    var missingFont: String?
    var certainty: Certainty?
    var fonts: [String]
  }

  static let cases = [
    Case(
      testDescription: "nothing is missing", text: "Kasse",
      font: .custom("Inter-Regular", fixedSize: 17), fonts: ["Inter-Regular"]),
    Case(
      testDescription: "the stand-in", text: "Kasse", font: .body, certainty: .certain,
      fonts: ["Inter-Regular"]),
    Case(
      testDescription: "a character that no font has", text: "a\u{378}",
      font: .custom("Inter-Regular", fixedSize: 17), missing: ["\u{378}"],
      certainty: .uncertain, fonts: ["Inter-Regular"]),
    Case(
      testDescription: "a font that is missing", text: "Kasse",
      font: .custom("Nobody-Regular", fixedSize: 17), missingFont: "Nobody-Regular",
      certainty: .uncertain, fonts: ["Inter-Regular"]),
    Case(
      testDescription: "another font draws some", text: "Kasse ไทย",
      font: .custom("Inter-Regular", fixedSize: 17), certainty: .certain,
      fonts: ["Inter-Regular", "NotoSansThai-Regular"]),
  ]

  @Test func showsWhatIsVisibleWhereTextIsLost() throws {
    let library = try TestFonts.library.get()
    let question = LabelQuestion(
      text: "Zahlungsmittel verwalten", locale: "de",
      label: LabelSpec(font: .body, width: 210, lines: 1), categories: [.large, .accessibility5])
    let answer = try #require(library.answers(to: [question]).first).get()
    #expect(answer.fits.map(\.losesText) == [false, true])
    #expect(answer.visibleTexts.keys.map(\.self) == [.accessibility5])
    let visible = try #require(answer.visibleTexts[.accessibility5])
    #expect(visible.text == "Zahlun…" && visible.hiddenCharacters == 18)
  }

  /// The JSON has the names of `copyfit stream`; files are not compared, because machines have them in other folders.
  @Test func writesJSON() throws {
    let library = try TestFonts.library.get()
    let question = LabelQuestion(
      text: "Zahlungsmittel \u{378}", locale: "de",
      label: LabelSpec(font: .custom("Nobody-Regular", fixedSize: 17), width: 60, lines: 1),
      categories: [.accessibility5], includesRemedies: true)
    let answer = try #require(library.answers(to: [question]).first).get()
    let object = try #require(
      JSONSerialization.jsonObject(with: JSONEncoder().encode(answer)) as? [String: Any])
    #expect(object["font"] as? String == "Inter-Regular")
    #expect(object["missingFont"] as? String == "Nobody-Regular")
    #expect(object["missing"] as? [String] == ["U+0378"])
    #expect((object["fallbackCharacters"] as? [String])?.isEmpty == true)
    let fit = try #require((object["fits"] as? [[String: Any]])?.first)
    #expect(fit["verdict"] as? String == "truncates")
    #expect(fit["category"] as? String == "AX5")
    let visible = object["visibleTexts"] as? [String: [String: Any]]
    #expect(visible?["AX5"]?["visibleText"] as? String == answer.visibleTexts.values.first?.text)
    #expect((object["remedies"] as? [String: [String: Any]])?["AX5"]?["width"] is Double)
  }

  /// Remedies are those of the fitter, for sizes at which the text fails; the answer has no remedies without a request.
  @Test func saysWhatMakesATextFit() throws {
    let library = try TestFonts.library.get()
    var question = LabelQuestion(
      text: "Zahlungsmittel verwalten", locale: "de",
      label: LabelSpec(font: .body, width: 210, lines: 1), categories: [.large, .accessibility5],
      includesRemedies: true)
    var fitter = LabelFitter(fonts: library)
    let answer = try #require(library.answers(to: [question]).first).get()
    let text = try fitter.prepare(question.text, locale: "de", for: question.label)
    let remedy = fitter.remedy(for: text, at: .accessibility5)
    #expect(answer.remedies == [.accessibility5: remedy])
    question.includesRemedies = false
    #expect(try fitter.answer(to: question).remedies.isEmpty)
    #expect(!remedy.ways.isEmpty)
  }

  @Test(arguments: cases)
  func saysWhatIsMissing(_ test: Case) throws {
    let library = try TestFonts.library.get()
    var fitter = LabelFitter(fonts: library)
    let question = LabelQuestion(
      text: test.text, locale: "de", label: LabelSpec(font: test.font, width: 300, lines: 1),
      categories: [.large, .accessibility5])
    let answer = try fitter.answer(to: question)
    #expect(answer.fits.map(\.verdict) == [.fits, .fits])
    #expect(answer.missing == test.missing)
    #expect(answer.resolution.missingName == test.missingFont)
    #expect(answer.isComplete == (test.missing.isEmpty && test.missingFont == nil))
    #expect(answer.certainty == test.certainty)
    #expect(answer.fits.allSatisfy { $0.certainty == test.certainty })
    #expect(answer.fonts.map(\.postScriptName) == test.fonts)
    #expect(answer.fonts.map(\.isFallback) == test.fonts.indices.map { $0 > 0 })
    #expect(try library.answers(to: [question]).map { try $0.get() } == [answer])
  }
}
