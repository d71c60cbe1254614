import CopyfitFonts
import CopyfitUnicode
import Testing

@testable import CopyfitLayout

/// Properties of every layout, for random texts and those of the sample app.
///
/// Advances are not additive if a line may end or start at an edge that must be shaped, if tabs depend on the line's
/// start, or if soft hyphens are visible; then a wider limit can give more lines. In these texts it never does: the
/// expected number of violations is 0, and `softHyphens` has the numbers for texts made to have some.
@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct RandomPropertyTests {
  private static let sizes: [Double] = [14, 17, 21, 28, 53]
  private static let widths: [Double] = [20, 34, 55, 80, 110, 150, 200, 280, 400]

  /// The number of checks of a property, and the number of violations.
  private struct Tally: Equatable {
    var safe = 0
    var safeViolations = 0
    var unsafe = 0
    var violations = 0

    mutating func add(_ holds: Bool, isSafe: Bool) {
      if isSafe {
        safe += 1
        if !holds { safeViolations += 1 }
      } else {
        unsafe += 1
        if !holds { violations += 1 }
      }
    }
  }

  @Test(arguments: 0..<4)
  func widths(_ stackIndex: Int) throws {
    let stack = try RandomText.stacks()[stackIndex]
    var worker = LayoutWorker()
    var (wider, ownWidth) = (Tally(), Tally())
    for item in Self.texts(seed: UInt64(stackIndex)) {
      let text = try worker.prepare(item.text, locale: LocaleIdentifier(item.locale), fonts: stack)
      for size in Self.sizes {
        let box = LayoutBox(pointSize: size)
        var last: [LayoutLine]?
        for width in Self.widths {
          let limit = LayoutBox(pointSize: size, width: width).limit(grid: text.grid)
          let lines = worker.lines(of: text, in: box, limit: limit)
          let fit = worker.fit(text, in: box, limit: limit)
          #expect(lines.map(\.text).joined() == item.text)
          #expect(fit.lineCount == lines.count)
          #expect(fit.widestAdvance == lines.map(\.advance).max() ?? 0)
          if let last {
            wider.add(lines.count <= last.count, isSafe: text.isAdditive(lines, last))
          }
          last = lines
          if fit.widestAdvance <= limit {
            let again = worker.lines(of: text, in: box, limit: fit.widestAdvance)
            ownWidth.add(again == lines, isSafe: text.isAdditive(lines, again))
          }
        }
      }
    }
    #expect(wider.safeViolations == 0)
    #expect(ownWidth.safeViolations == 0)
    #expect(wider.violations == 0)
    #expect(ownWidth.violations == 0)
  }

  /// A line may end at a soft hyphen only if the hyphen fits.
  ///
  /// If it does not, the word is split later in the text, so a wider limit may give more lines: the first text has two
  /// at 18 points and three at 22.
  ///
  /// The numbers of pairs of adjacent widths, from 10 to 60 in steps of a point, with such lines.
  @Test(arguments: zip(["f\u{AD}iक्ष", "fi\u{AD}क्ष", "f\u{AD}f\u{AD}iक्ष"], [1, 0, 1]))
  func softHyphens(_ string: String, _ expected: Int) throws {
    let stack = FontStack(face: try TestFonts.face(TestFonts.dejaVu))
    var worker = LayoutWorker()
    let text = try worker.prepare(string, locale: LocaleIdentifier("en"), fonts: stack)
    var tally = Tally()
    var last: [LayoutLine]?
    for width in stride(from: 10.0, through: 60, by: 1) {
      let lines = worker.lines(of: text, in: LayoutBox(pointSize: 28, width: width))
      #expect(lines.map(\.text).joined() == string)
      if let last { tally.add(lines.count <= last.count, isSafe: text.isAdditive(lines, last)) }
      last = lines
    }
    #expect(tally == Tally(unsafe: 50, violations: expected))
  }

  /// A prefix of a text never needs more lines than the whole.
  @Test(arguments: 0..<4)
  func prefixes(_ stackIndex: Int) throws {
    let stack = try RandomText.stacks()[stackIndex]
    var worker = LayoutWorker()
    var random = SplitMix(state: UInt64(stackIndex) + 100)
    var tally = Tally()
    for item in Self.texts(seed: UInt64(stackIndex)) {
      let locale = LocaleIdentifier(item.locale)
      let text = try worker.prepare(item.text, locale: locale, fonts: stack)
      let cuts = text.storage.analysis.breaks.dropLast().filter {
        !text.isDictionaryBreak(Int($0.offset))
      }
      guard !cuts.isEmpty else { continue }
      let end = Int(random.pick(Array(cuts)).offset)
      let string = String(decoding: Array(item.text.utf16)[..<end], as: UTF16.self)
      let prefix = try worker.prepare(string, locale: locale, fonts: stack)
      for size in Self.sizes {
        for width in Self.widths {
          let box = LayoutBox(pointSize: size, width: width)
          let (part, whole) = (worker.lines(of: prefix, in: box), worker.lines(of: text, in: box))
          tally.add(
            part.count <= whole.count,
            isSafe: text.isAdditive(whole) && prefix.isAdditive(part))
        }
      }
    }
    #expect(tally.safeViolations == 0)
    #expect(tally.violations == 0)
  }

  /// Random texts, and some of the corpus's in each language.
  private static func texts(seed: UInt64) -> [MatrixText] {
    var random = SplitMix(state: seed)
    let count = Exhaustive.isAsked ? 400 : 60
    let made = (0..<count).map { _ in
      MatrixText(random.pick(RandomText.locales), random.nextText(most: 24))
    }
    let step = Exhaustive.isAsked ? 16 : 80
    let app = ["de", "fr", "el", "ar", "he", "hi", "th", "km", "my", "ja", "ko", "zh-Hans"]
      .flatMap { locale in
        let texts = CorpusTexts.texts(locale)
        return stride(from: 0, to: texts.count, by: step).map { MatrixText(locale, texts[$0]) }
      }
    return made + app
  }
}

extension PreparedText {
  /// Whether the advances of all possible lines of a text are sums of those of their parts.
  fileprivate func isAdditive(_ layouts: [LayoutLine]...) -> Bool {
    let analysis = storage.analysis
    guard analysis.tabs.isEmpty else { return false }
    let ends = analysis.breaks.flatMap { [Int($0.offset), Int($0.trimmedEnd)] }
    let starts = layouts.joined().map(\.utf16Range.lowerBound)
    return (ends + starts).allSatisfy { !analysis.flags[$0].contains(.isUnsafe) }
      && analysis.breaks.allSatisfy { $0.kind != .softHyphen }
  }

  /// Whether a dictionary found a break: next to a character of class SA.
  fileprivate func isDictionaryBreak(_ offset: Int) -> Bool {
    let units = storage.analysis.units
    return [offset - 1, offset].contains { units.indices.contains($0) && units[$0].isComplex }
  }
}

extension UInt16 {
  /// Whether a unit is in a block of Thai, Lao, Myanmar or Khmer.
  fileprivate var isComplex: Bool {
    switch self {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x19E0...0x19FF, 0xA9E0...0xA9FF: true
    case 0xAA60...0xAA7F: true
    default: false
    }
  }
}
