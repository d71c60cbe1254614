import Copyfit
import CopyfitFonts
import CopyfitLayout
import CopyfitTestSupport
import Testing

struct FontLibraryBatchTests {
  private static let texts = [
    ("Weiter zur Kasse", "de"), ("Συνέχεια στο ταμείο", "el"), ("الانتقال إلى الدفع", "ar"),
    ("レジに進む", "ja"), ("ไปที่หน้าชำระเงิน", "th"), ("", "en"),
  ]

  private static func questions(of label: LabelSpec) -> [LabelQuestion] {
    (0..<40).flatMap { number in
      texts.map { LabelQuestion(text: "\($0.0) \(number)", locale: $0.1, label: label) }
    }
  }

  @Test(arguments: [1, 2, 3, 64])
  func answersAsAFitterDoesWhateverTheThreads(jobs: Int) throws {
    let library = try TestFonts.library.get()
    let questions = Self.questions(of: LabelSpec(font: .headline, width: 110, lines: 2))
    var fitter = LabelFitter(fonts: library)
    var expected: [[LabelFit]] = []
    for question in questions {
      let text = try fitter.prepare(question.text, locale: question.locale, for: question.label)
      var fits: [LabelFit] = []
      for category in ContentSizeCategory.allCases {
        fits.append(fitter.fit(text, at: category))
      }
      expected.append(fits)
    }
    let answers = try library.answers(to: questions, jobs: jobs).map { try $0.get().fits }
    #expect(answers == expected)
  }

  @Test func aTextThatCannotBeMeasuredIsReportedInItsPlace() throws {
    let good = LabelSpec(font: .body, width: 100, lines: 1)
    let bad = LabelSpec(font: .body, width: .nan, lines: 1)
    let questions = [good, bad, good].map {
      LabelQuestion(text: "Fahrt", locale: "de", label: $0, categories: [.large, .accessibility5])
    }
    let answers = try TestFonts.library.get().answers(to: questions, jobs: 2)
    #expect(answers.map { (try? $0.get())?.fits.count } == [2, nil, 2])
    let error = #expect(throws: LabelQuestionError.self) { try answers[1].get() }
    #expect(error?.index == 1)
    #expect(
      error?.description
        == "questions[1]: width must be a number from 0, not NaN (not a number)")
    guard case .outOfRange(.width, _, _) = error?.reason else {
      Issue.record("\(answers[1])")
      return
    }
  }

  /// A visible soft hyphen becomes more glyphs than HarfBuzz allows for a short text: only a line that ends there
  /// cannot be shaped, and answers to other questions are not affected.
  @Test(arguments: [1, 2])
  func aLineThatCannotBeShapedIsReportedInItsPlace(jobs: Int) throws {
    let hyphen = try #require(try FontFace.open(path: PatchedFont.original).glyph(for: "\u{2010}"))
    let font = try PatchedFont(PatchedFont.multiplying(Int(hyphen), by: 20_000))
    try withExtendedLifetime(font) {
      let questions = [300.0, 80, 300, 80, 300].map { width in
        LabelQuestion(
          text: "Rechts\u{AD}schutz", locale: "de",
          label: LabelSpec(font: Font(.file(font.path, size: 17)), width: width, lines: 2),
          categories: [.large])
      }
      let answers = try TestFonts.library.get().answers(to: questions, jobs: jobs)
      #expect(
        answers.map { (try? $0.get())?.fits.first?.verdict } == [.fits, nil, .fits, nil, .fits])
      for index in [1, 3] {
        let error = LabelQuestionError(index: index, reason: .layout(.shapingFailed))
        #expect(throws: error) { try answers[index].get() }
      }
    }
  }

  @Test func nothingIsAskedNothingIsAnswered() throws {
    #expect(try TestFonts.library.get().answers(to: []).isEmpty)
  }
}
