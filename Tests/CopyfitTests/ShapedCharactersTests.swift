import CopyfitTestSupport
import Testing

@testable import Copyfit
@testable import CopyfitLayout

/// The work for a text is proportional to its length, for any text and label.
struct ShapedCharactersTests {
  /// The maximum shaping in a fit for each UTF-16 unit of its text.
  ///
  /// Of all cases, 40 Kannada stacks between spaces need the most, 272 units each, in labels narrower than a stack. The
  /// sample needs less than 128.
  private static let most = Exhaustive.isAsked ? 288 : 128

  private static let texts =
    Exhaustive.isAsked
    ? (StackedText.viramas + StackedText.others + StackedText.mixed).flatMap {
      [$0, $0.withLength(1000)]
    } : StackedText.consonants + StackedText.others

  private static let widths: [Double?] =
    Exhaustive.isAsked ? [1, 3, 7, 20, 60, 100, 200, 1000, nil] : [1, 20, 100, nil]

  private static let labels: [LabelSpec] = {
    var labels = [
      label(lines: 1, .tail, scale: 0.3), label(lines: 0, .charWrap), label(lines: 2, .middle),
    ]
    guard Exhaustive.isAsked else { return labels }
    labels += [
      label(lines: 2, .head), label(lines: 3, .clip), label(lines: 1, .wordWrap, scale: 0.05),
      label(lines: 1, .middle, scale: 0.5), label(lines: 4, .tail),
    ]
    for index in labels.indices { labels.append(labels[index].spaced(by: index % 2 == 0 ? 2 : -1)) }
    return labels
  }()

  private static func label(
    lines: Int, _ mode: LabelSpec.Mode, scale: Double? = nil
  ) -> LabelSpec {
    LabelSpec(font: .body, height: 60, lines: lines, mode: mode, minimumScaleFactor: scale)
  }

  /// Each label's text is prepared, fitted, truncated, laid out and drawn by a new fitter without a cache, and fitted
  /// again by one that has seen all labels before: the results must be equal.
  @Test(arguments: texts)
  func noTextCostsMoreThanItsLength(_ stack: StackedText) throws {
    let fonts = try TestFonts.library.get()
    var known = LabelFitter(fonts: fonts)
    let string = stack.text
    for spec in Self.labels {
      for width in Self.widths {
        var label = spec
        label.width = width
        var fitter = LabelFitter(fonts: fonts, wordCacheBytes: 0)
        let text = try fitter.prepare(string, locale: "und", for: label)
        var meter = Meter(text: "\(label.mode), \(label.lines) lines, \(width ?? -1) pt", string)
        meter.add("prepare", most: 8, &fitter)
        let fit = fitter.fit(text, label, at: .large)
        meter.add("fit", most: Self.most, &fitter)
        let visible = fitter.visibleText(of: text, label, at: .large)
        meter.add("visible text", most: Self.most, &fitter)
        _ = fitter.lines(of: text, label, at: .large)
        meter.add("lines", most: Self.most, &fitter)
        _ = try fitter.glyphs(of: text, at: .large)
        meter.add("glyphs", most: Self.most, &fitter)
        let again = try known.prepare(string, locale: "und", for: label)
        #expect(known.fit(again, label, at: .large) == fit)
        #expect(known.visibleText(of: again, label, at: .large) == visible)
      }
    }
  }

  /// Text of a language does not reach the limit; stacked text does only if it is longer than any word.
  @Test(arguments: [
    ("Rechtsschutzversicherungsgesellschaften und AVATAR To", false),
    ("ဆက်လက်ပေးချေရန် သင့်စကားဝှက်ကို", false),
    (String(repeating: "ಕ್", count: 60), false), (String(repeating: "ಕ್", count: 70), true),
  ])
  func onlyWhatIsNoWordReachesTheLimit(string: String, reachesLimit: Bool) throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    for width in [1.0, 30, 1000] {
      let label = LabelSpec(font: .body, width: width, lines: 0)
      let text = try fitter.prepare(string, locale: "und", for: label)
      #expect(fitter.fit(text, label, at: .large).reachesLimit == reachesLimit)
    }
  }
}

/// Compares the amount that a fitter shapes with the maximum.
private struct Meter {
  let text: String
  private let units: Int
  private var shaped = 0

  init(text: String, _ string: String) {
    self.text = text
    units = string.utf16.count
  }

  /// Checks the amount that was shaped since the last call.
  mutating func add(_ work: String, most: Int, _ fitter: inout LabelFitter) {
    let all = fitter.worker.shapedUnits
    #expect(
      all - shaped <= most * units, "\(work), \(text): \(Double(all - shaped) / Double(units))")
    shaped = all
  }
}

extension LabelSpec {
  fileprivate func spaced(by letterSpacing: Double) -> LabelSpec {
    var result = self
    result.letterSpacing = letterSpacing
    return result
  }
}
