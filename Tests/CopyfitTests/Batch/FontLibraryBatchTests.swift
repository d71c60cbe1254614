import Copyfit
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
    let library = try FontLibrary()
    let questions = Self.questions(of: LabelSpec(font: .headline, width: 110, lines: 2))
    var fitter = LabelFitter(fonts: library)
    var expected: [[LabelFit]] = []
    for question in questions {
      let text = try fitter.prepare(question.text, locale: question.locale, for: question.label)
      var fits: [LabelFit] = []
      for category in ContentSizeCategory.allCases {
        fits.append(fitter.fit(text, question.label, at: category))
      }
      expected.append(fits)
    }
    let answers = try library.fits(of: questions, jobs: jobs).map { try $0.get() }
    #expect(answers == expected)
  }

  @Test func aTextThatCannotBeMeasuredIsToldInItsPlace() throws {
    let good = LabelSpec(font: .body, width: 100)
    let bad = LabelSpec(font: .body, width: .nan)
    let questions = [good, bad, good].map {
      LabelQuestion(text: "Fahrt", locale: "de", label: $0, categories: [.large, .accessibility5])
    }
    let answers = try FontLibrary().fits(of: questions, jobs: 2)
    #expect(answers.map { (try? $0.get())?.count } == [2, nil, 2])
    guard case .failure(.frameIsNoNumber) = answers[1] else {
      Issue.record("\(answers[1])")
      return
    }
  }

  @Test func nothingIsAskedNothingIsAnswered() throws {
    #expect(try FontLibrary().fits(of: []).isEmpty)
  }
}
