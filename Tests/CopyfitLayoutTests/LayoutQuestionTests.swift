import CopyfitFonts
import CopyfitLayout
import CopyfitUnicode
import Testing

/// Fits to all boxes of a question and fits to each box are the same.
@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct LayoutQuestionTests {
  private static let boxes = [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53, 17].map {
    LayoutBox(pointSize: $0, width: $0 == 21 ? nil : 140)
  }

  private static func stacks() throws -> [FontStack] {
    [
      FontStack(face: try TestFonts.face(TestFonts.inter)),
      FontStack(face: try TestFonts.face(TestFonts.dejaVu)),
      FontStack(standIn: try TestFonts.standIn()),
    ]
  }

  /// One worker and one question for all texts, as in use; another worker fits each box without shortcuts.
  @Test func areTheFitsToEachBox() throws {
    var worker = LayoutWorker()
    var slow = LayoutWorker()
    slow.takesShortcuts = false
    var question = LayoutQuestion(Self.boxes)
    for stack in try Self.stacks() {
      for text in MatrixText.hardCases + [MatrixText("en", "Log in"), MatrixText("en", "")] {
        for options in Self.options {
          let prepared = try worker.prepare(
            text.text, locale: LocaleIdentifier(text.locale), fonts: stack, options: options)
          worker.fit(prepared, to: &question)
          for (box, fit) in zip(Self.boxes, question.fits) {
            let expected = slow.fit(prepared, in: box)
            #expect(Int(fit.lineCount) == expected.lineCount, "\(text) at \(box.pointSize)")
            #expect(fit.widestAdvance == expected.widestAdvance, "\(text) at \(box.pointSize)")
            #expect(fit.splitsWord == expected.splitsWord, "\(text) at \(box.pointSize)")
            #expect(fit.reachesLimit == expected.reachesLimit, "\(text) at \(box.pointSize)")
          }
        }
      }
    }
  }

  /// Texts that are asked about at once, and those that are asked about box by box.
  private static let options: [LayoutOptions] = {
    var (spaced, pushing, opensLine) = (LayoutOptions(), LayoutOptions(), LayoutOptions())
    spaced.letterSpacing = 1.5
    pushing.pushOut = true
    opensLine.opensLineAfterFinalTerminator = true
    return [LayoutOptions(), spaced, pushing, opensLine]
  }()
}
