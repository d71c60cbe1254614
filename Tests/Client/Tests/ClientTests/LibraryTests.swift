import Copyfit
import Testing

/// The examples of Documentation/Library.md, with only the import that it shows.
@Suite("The library")
struct LibraryTests {
  @Test("says how a text fits in every category")
  func verdicts() throws {
    let library = try FontLibrary()
    var fitter = LabelFitter(fonts: library)
    let label = LabelSpec(font: .headline, width: 280, lines: 2)
    let text = try fitter.prepare("Weiter zur Kasse", locale: "de", for: label)

    let fits = fitter.fits(text)

    for fit in fits {
      #expect(fit.verdict == .fits)
      #expect(try #require(fit.slack) >= 0)
    }
    #expect(fits.map(\.lineCount) == Array(repeating: 1, count: 9) + [2, 2, 2])
    #expect(fits.last == fitter.fit(text, at: .accessibility5))
  }

  @Test("answers many questions at once, in their order")
  func batch() throws {
    let label = LabelSpec(font: .headline, width: 280, lines: 2)
    let questions = [("de", "Weiter zur Kasse"), ("el", "Συνέχεια στο ταμείο")].map {
      LabelQuestion(text: $0.1, locale: $0.0, label: label)
    }

    let library = try FontLibrary()
    var lines: [String] = []
    func print(_ items: Any...) { lines.append(items.map { "\($0)" }.joined(separator: " ")) }
    for result in library.answers(to: questions) {
      switch result {
      case .success(let answer) where answer.isComplete:
        print(answer.fits.map(\.verdict))
      case .success(let answer):
        print("missing:", answer.missing, answer.resolution.missingName ?? "")
      case .failure(let error):
        print(error)
      }
    }

    let answers = try library.answers(to: questions).map { try $0.get() }
    #expect(lines == answers.map { "\($0.fits.map(\.verdict))" })
    #expect(answers.map(\.fits.count) == [12, 12])
    #expect(answers.allSatisfy { $0.isComplete && $0.fits.allSatisfy { $0.verdict == .fits } })
    #expect(answers[0].fits[0].width != answers[1].fits[0].width)
  }

  @Test("says what is lost")
  func lostText() throws {
    var fitter = LabelFitter(fonts: try FontLibrary())
    let label = LabelSpec(font: .body, width: 120, lines: 1)
    let text = try fitter.prepare("Zahlungsmittel verwalten", locale: "de", for: label)

    let fit = fitter.fit(text, at: .large)

    #expect(fit.verdict == .truncates)
    #expect(fit.lineCount == 2)
    #expect(fit.certainty == .certain)
  }
}
