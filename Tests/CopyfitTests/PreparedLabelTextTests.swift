import Copyfit
import Testing

/// A prepared text belongs to its label.
struct PreparedLabelTextTests {
  private static let label = LabelSpec(font: .body, width: 80, lines: 1)

  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var canMove: Bool
    var apply: @Sendable (inout LabelSpec) -> Void

    init(
      _ name: String, canMove: Bool, _ apply: @escaping @Sendable (inout LabelSpec) -> Void
    ) {
      (testDescription, self.canMove, self.apply) = (name, canMove, apply)
    }
  }

  /// A fitter keeps the frames of one label only.
  @Test func textsOfEarlierLabelsKeepTheirFits() throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    let first = try fitter.prepare("Weiter zur Kasse", locale: "de", for: Self.label)
    let fit = fitter.fit(first, at: .large)
    var wide = Self.label
    wide.width = 300
    let second = try fitter.prepare("Weiter zur Kasse", locale: "de", for: wide)
    #expect(fitter.fit(second, at: .large).widthLimit == 300)
    #expect(fitter.fit(first, at: .large) == fit)
    var invalid = Self.label
    invalid.width = .nan
    do {
      _ = try fitter.prepare("Weiter zur Kasse", locale: "de", for: invalid)
      Issue.record("a width that is not a number is no error")
    } catch {}
    let third = try fitter.prepare("Weiter zur Kasse", locale: "de", for: Self.label)
    #expect(fitter.fit(third, at: .large) == fit)
    #expect(fitter.fit(first, at: .large) == fit)
  }

  @Test(arguments: [
    Change("a width", canMove: true) { $0.width = 30 },
    Change("a height", canMove: true) { $0.height = 10 },
    Change("lines", canMove: true) { $0.lines = 3 },
    Change("shrinking", canMove: true) { $0.minimumScaleFactor = 0.5 },
    Change("clipping", canMove: true) { $0.mode = .clip },
    Change("a largest category", canMove: true) { $0.maximumCategory = .large },
    Change("a line height", canMove: true) { $0.paragraph.lineHeightMultiple = 2 },
    Change("another style", canMove: false) { $0.font = .headline },
    Change("another size", canMove: false) { $0.font = .system(size: 40) },
    Change("Bold Text", canMove: false) { $0.boldText = true },
    Change("letter spacing", canMove: false) { $0.letterSpacing = 3 },
    Change("wrapping by character", canMove: false) { $0.mode = .charWrap },
    Change("other breaks", canMove: false) { $0.lineBreakStrategy = .none },
    Change("a direction", canMove: false) { $0.direction = .rightToLeft },
    Change("another fallback font", canMove: false) { $0.fallbackFiles = ["a.ttf"] },
    Change("a switch of layout", canMove: false) { $0.behavior.pushOut = true },
  ])
  func movesToALabelThatIsShapedAlike(_ change: Change) throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    let text = try fitter.prepare("Weiter zur Kasse", locale: "de", for: Self.label)
    var label = Self.label
    change.apply(&label)
    guard change.canMove else {
      #expect(throws: CopyfitError.preparedForAnotherLabel) { try text.moved(to: label) }
      return
    }
    let moved = try text.moved(to: label)
    #expect(moved.label == label)
    let anew = try fitter.prepare("Weiter zur Kasse", locale: "de", for: label)
    for category in ContentSizeCategory.allCases {
      #expect(fitter.fit(moved, at: category) == fitter.fit(anew, at: category))
    }
  }
}
