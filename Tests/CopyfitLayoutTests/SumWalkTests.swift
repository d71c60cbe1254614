import CopyfitFonts
import CopyfitLayout
import CopyfitUnicode
import Testing

/// The fast walk and the slow one, which is compared with the reference, have equal results.
@Suite(.enabled(if: MatrixColumn.areInstalled, MatrixColumn.requirement))
struct SumWalkTests {
  private static let sizes = Exhaustive.isAsked ? MatrixDensity.bodySizes : [14, 17, 19.5, 23, 40]

  /// Points; limits are these, each fit's own widest line, the limits where its breaks change, and one grid unit less
  /// and more.
  private static let widths: [Double?] =
    [nil, -1] + stride(from: 0, through: 400, by: Exhaustive.isAsked ? 20 : 80).map { $0 }

  @Test(arguments: MatrixColumn.all)
  func agreesWithTheSlowWalk(_ column: MatrixColumn) throws {
    let stack = try column.stack()
    let texts = column.texts(translations: Exhaustive.isAsked ? 22 : 11)
    var outcome = MatrixOutcome()
    for index in stride(from: 0, to: texts.count, by: Exhaustive.isAsked ? 1 : 6) {
      for strategy in texts[index].strategies {
        let options = LayoutOptions(lineBreakStrategy: strategy)
        outcome += try compare(texts[index], stack, options)
      }
    }
    #expect(outcome.differences == [])
    #expect(outcome.cells > 0)
  }

  /// Options that exclude a text from the fast walk, or change its input.
  @Test(arguments: MatrixText.hardCases)
  func agreesUnderOptions(_ text: MatrixText) throws {
    var opensLine = LayoutOptions(opensLineAfterFinalTerminator: true)
    opensLine.fallbackLineHeight = .measured
    var characters = LayoutOptions()
    characters.wrapping = .character
    var spaced = LayoutOptions()
    spaced.letterSpacing = 1.5
    var pushing = LayoutOptions()
    pushing.pushOut = true
    for stack in [
      FontStack(face: try TestFonts.face(TestFonts.inter)),
      FontStack(standIn: try TestFonts.standIn()),
    ] {
      for options in [opensLine, characters, spaced, pushing] {
        #expect(try compare(text, stack, options).differences == [])
      }
    }
  }

  /// Compares fits at all sizes and limits with one worker each.
  private func compare(
    _ text: MatrixText, _ stack: FontStack, _ options: LayoutOptions
  ) throws -> MatrixOutcome {
    var quick = LayoutWorker()
    var slow = LayoutWorker()
    slow.takesShortcuts = false
    let prepared = try quick.prepare(
      text.text, locale: LocaleIdentifier(text.locale), fonts: stack, options: options)
    var outcome = MatrixOutcome()
    for box in Self.boxes {
      var known: LineFit?
      let limit = box.limit(grid: prepared.grid)
      let fit = slow.fit(prepared, in: box, limit: limit)
      let near = [fit.widestAdvance, fit.sameUntil].flatMap { [$0 - 1, $0, $0 + 1] }
      for limit in [limit] + near {
        var expected = slow.fit(prepared, in: box, limit: limit)
        let result = quick.fit(prepared, in: box, limit: limit)
        outcome.cells += 1
        // A walk with another limit may know a larger or smaller range in which the lines stay equal; they must be
        // equal anyway.
        var staysSame = true
        if result.sameFrom <= limit, limit < result.sameUntil {
          if expected.sameUntil > limit { expected.sameUntil = result.sameUntil }
          staysSame =
            result == known
            || [result.sameFrom, result.sameUntil - 1].allSatisfy {
              slow.fit(prepared, in: box, limit: $0).breaksAlike(expected)
            }
          known = result
        }
        expected.sameFrom = result.sameFrom
        let isOneLine = quick.surelyIsOneLine(prepared, in: box, limit: limit)
        let keepsWords = quick.surelyKeepsWords(prepared, in: box, limit: limit)
        let isSure = expected.allows(isOneLine, keepsWords: keepsWords, within: limit)
        guard result != expected || !staysSame || !isSure else { continue }
        outcome.differences.append(
          "\(text), \(box.pointSize) pt, limit \(limit): \(result), not \(expected)")
      }
    }
    return outcome
  }

  /// All sizes in sequence at each width, as a label is fitted, with hard breaks and without.
  private static var boxes: [LayoutBox] {
    widths.flatMap { width in
      [false, true].flatMap { joins in
        sizes.map { size in
          LayoutBox(
            pointSize: size, width: width, baselineDistance: joins ? 20 : nil,
            joinsHardBreaks: joins)
        }
      }
    }
  }
}

extension LineFit {
  /// Whether answers without a walk are those of this fit.
  fileprivate func allows(_ isOneLine: Bool?, keepsWords: Bool, within limit: Int64) -> Bool {
    let fits = widestAdvance <= limit
    let isRight = isOneLine.map { $0 == (fits && lineCount == 1) } ?? true
    return isRight && (!keepsWords || fits && !splitsWord)
  }

  fileprivate func breaksAlike(_ other: LineFit) -> Bool {
    lineCount == other.lineCount && widestAdvance == other.widestAdvance
      && splitsWord == other.splitsWord
  }
}
