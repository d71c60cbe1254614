@testable import CopyfitFonts
@testable import CopyfitUnicode
@testable import CopyfitLayout
@testable import ReferenceLayout

#if FUZZING
  import FuzzSupport

  @main extension FuzzLayout {}
#endif

/// The fast layout agrees with the reference, its work grows with the text, and its lines are drawn as wide as measured.
enum FuzzLayout {
  /// The shaped UTF-16 units for each unit of a text that is prepared and laid out at one width.
  private static let maximumCost = 64

  static func main() {
    Fuzzer.run(with: Fonts.stacks) { stack, choices in
      let locale = LocaleIdentifier(choices.pick(Fonts.locales))
      let box = LayoutBox(pointSize: choices.pick([14, 17, 19, 21, 28, 53]))
      let half = Int64(choices.number(below: 24))
      var text = ""
      while !choices.isAtEnd, text.utf16.count < 80 {
        text +=
          choices.number(below: 8) == 0 ? choices.text(ofAtMost: 8) : choices.pick(Fonts.pieces)
      }
      check(text, stack, locale, box, half)
    }
  }

  private static func check(
    _ text: String, _ stack: FontStack, _ locale: LocaleIdentifier, _ box: LayoutBox, _ half: Int64
  ) {
    var worker = LayoutWorker(wordCacheBytes: 0)
    var reference = ReferenceLayout()
    do throws(LayoutError) {
      let prepared = try worker.prepare(text, locale: locale, fonts: stack)
      let limit = half * prepared.grid / 4
      let fast = worker.lines(of: prepared, in: box, limit: limit)
      let cost = worker.shapedUnits
      expect(
        cost <= maximumCost * (text.utf16.count + 8),
        "\(cost) shaped units for \(text.utf16.count): \(text.debugDescription)")
      let slow = try reference.lines(of: text, locale: locale, fonts: stack, in: box, limit: limit)
      expect(
        fast.map(\.text) == slow.map(\.text) && fast.map(\.advance) == slow.map(\.advance),
        "\(text.debugDescription) \(locale) \(box.pointSize) pt, \(limit)")
      expect(fast.map(\.text).joined() == text, "the lines are not the text")
      expect(
        worker.fit(prepared, in: box, limit: limit).lineCount == slow.count, "another line count")
      for line in fast {
        let drawn = try worker.glyphs(of: line, prepared, in: box)
        expect(drawn.advance == line.advance, "\(line.text.debugDescription) is drawn wider")
      }
    } catch {
      fatalError("\(error)")
    }
  }
}
