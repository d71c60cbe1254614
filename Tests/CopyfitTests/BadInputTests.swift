import Copyfit
import Testing

/// Input that no app should give: each is an error with a message, or a fit with finite numbers.
struct BadInputTests {
  private static let library = TestFonts.library

  private static func label(_ change: (inout LabelSpec) -> Void) -> LabelSpec {
    var label = LabelSpec(font: .body, width: 80, lines: 1)
    change(&label)
    return label
  }

  private static func font(_ font: Font) -> LabelSpec { label { $0.font = font } }

  /// Questions that are errors.
  private static let errors: [LabelQuestion] =
    [
      font(.system(size: 0)), font(.system(size: -1)), font(.system(size: .nan)),
      font(.system(size: .infinity)), font(.custom("", fixedSize: 17)),
      font(.custom("Inter", fixedSize: .nan)), font(Font(.file("/", size: 17))),
      font(Font(.file("/dev/null", size: 17))), font(Font(.file("", size: 17))),
      font(Font(.file("a\0b.otf", size: 17))),
      font(Font(.file("nowhere.otf", index: -1, size: 17))),
      label { $0.displayScale = 0 }, label { $0.displayScale = .nan },
      label { $0.displayScale = -3 }, label { $0.displayScale = .infinity },
      label { $0.width = .nan }, label { $0.height = .nan }, label { $0.lines = .min },
      label { $0.width = -5 }, label { $0.width = -.infinity }, label { $0.height = -5 },
      label { $0.minimumScaleFactor = 2 }, label { $0.minimumFontSize = -1 },
      label { $0.letterSpacing = .infinity }, label { $0.paragraph.lineSpacing = .nan },
    ].map { LabelQuestion(text: "Kasse", locale: "de", label: $0) }
    + ["??", "de\0", "\u{1F642}", String(repeating: "x", count: 10_000)].map {
      LabelQuestion(text: "Kasse", locale: $0, label: LabelSpec(font: .body))
    }

  /// Questions that have answers.
  private static let answers: [LabelQuestion] =
    [
      "", "\0", "a\0b", "\u{FFFE}\u{10FFFF}", "\u{301}\u{301}", "\u{202E}\u{2066}a",
      String(repeating: "\u{94D}\u{915}", count: 300), String(repeating: "x", count: 10_000),
      "\r\n\u{2028}\t\u{B}",
    ].map { LabelQuestion(text: $0, locale: "", label: label { _ in }) }
    + [
      label { $0.width = 0 }, label { $0.height = 0 },
      label { $0.height = 1e-300 }, label { $0.width = 1e300 }, label { $0.lines = .max },
      label { $0.minimumFontSize = 1e300 }, label { $0.paragraph.lineHeightMultiple = 1e300 },
      label { $0.fallbackFiles = [] }, font(.custom("Nowhere", fixedSize: 17)),
      font(.system(size: 1e9)), font(.system(size: 1e-9)),
    ].map { LabelQuestion(text: "Zahlungsmittel verwalten", locale: "de", label: $0) }

  @Test(arguments: errors.indices)
  func isAnError(number: Int) throws {
    let library = try Self.library.get()
    let answers = library.answers(to: [Self.errors[number]])
    guard case .failure(let error) = try #require(answers.first) else {
      Issue.record("\(Self.errors[number].label)")
      return
    }
    #expect(!error.description.isEmpty)
  }

  @Test(arguments: answers.indices)
  func isAnswered(number: Int) throws {
    var question = Self.answers[number]
    question.includesRemedies = true
    let library = try Self.library.get()
    let answer = try #require(library.answers(to: [question]).first).get()
    #expect(answer.fits.count == 12)
    for fit in answer.fits {
      #expect(fit.width.isFinite && fit.height.isFinite && fit.slack?.isNaN != true)
    }
  }

  @Test(arguments: ["", "\0", "/dev/null", "/nowhere/fonts"])
  func foldersThatHaveNoFonts(folder: String) {
    #expect(throws: CopyfitError.self) { try FontLibrary(directories: [folder]) }
  }

  /// Numbers of threads and bytes change no answer.
  @Test(arguments: [Int.min, -1, 0, .max], [Int.min, -1, 0, .max])
  func numbersThatMeanNothing(jobs: Int, wordCacheBytes: Int) throws {
    let library = try Self.library.get()
    let questions = ["Kasse", "Weiter"].map {
      LabelQuestion(text: $0, locale: "de", label: LabelSpec(font: .body))
    }
    let answers = library.answers(to: questions, jobs: jobs, wordCacheBytes: wordCacheBytes)
    #expect(answers == library.answers(to: questions))
    #expect(library.answers(to: [], jobs: jobs, wordCacheBytes: wordCacheBytes) == [])
  }
}
