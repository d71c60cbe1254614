import Copyfit
import Testing

/// Shortcuts do not change results.
struct LabelFitterShortcutTests {
  private static let texts = [
    "", "Weiter", "Weiter zur Kasse", "Benachrichtigungseinstellungen", "Zur\nKasse",
    "To\u{AD}To AV", "Name\tWert", "AVATAR, Te. fi–ffi W", "تابع إلى الدفع", "お支払いに進む。カード",
    "a  \u{301} b ", "Es sind noch 3 Artikel im Warenkorb. Weiter zur Kasse?",
  ]

  /// Labels with one line and with several, with a height, with shrinking, and with tightening.
  private static func labels(_ font: Font, width: Double?) -> [LabelSpec] {
    var tight = LabelSpec(font: font, width: width, lines: 1, allowsTightening: true)
    tight.mode = .clip
    var shrinking = LabelSpec(font: font, width: width, lines: 2, minimumScaleFactor: 0.9)
    shrinking.behavior.shrinksMultiline = true
    var pushing = LabelSpec(font: font, width: width, lines: 2)
    pushing.behavior.pushOut = true
    return [
      LabelSpec(font: font, width: width, lines: 1), LabelSpec(font: font, width: width, lines: 0),
      LabelSpec(font: font, width: width, height: 44, lines: 2), tight, shrinking,
      LabelSpec(font: font, width: width, lines: 1, minimumScaleFactor: 0.9), pushing,
    ]
  }

  /// One call for several categories has the fits of a call for each, in their order.
  @Test(arguments: [ContentSizeCategory.allCases, [.accessibility5, .large, .large], []])
  func fitsOfCategories(_ categories: [ContentSizeCategory]) throws {
    let library = try TestFonts.library.get()
    var together = LabelFitter(fonts: library)
    var apart = LabelFitter(fonts: library)
    for label in Self.labels(.body, width: 110) {
      for text in Self.texts {
        let prepared = try together.prepare(text, locale: "de", for: label)
        let expected = categories.map { apart.fit(prepared, at: $0) }
        #expect(together.fits(prepared, at: categories) == expected)
      }
    }
  }

  @Test(arguments: [
    Font.body, .caption2, .custom("Inter-Regular", fixedSize: 17), .custom("Nobody", size: 20),
  ])
  func changeNothing(_ font: Font) throws {
    let library = try TestFonts.library.get()
    var quick = LabelFitter(fonts: library)
    var slow = LabelFitter(fonts: library)
    slow.takesShortcuts = false
    let widths: [Double?] = [nil, 0, 20, 61, 110, 200]
    for width in widths {
      for label in Self.labels(font, width: width) {
        for text in Self.texts {
          let prepared = try quick.prepare(text, locale: "de", for: label)
          for category in ContentSizeCategory.allCases {
            let expected = slow.fit(prepared, label, at: category)
            let fits = [
              quick.fit(prepared, at: category), quick.fit(prepared, label, at: category),
            ]
            for fit in fits where fit != expected {
              Issue.record("\(text.debugDescription) at \(category): \(fit), not \(expected)")
            }
          }
        }
      }
    }
  }

  /// Texts of several labels are fitted in turn, each in its own, and by a fitter that prepared none of them.
  @Test func labelsInTurn() throws {
    let library = try TestFonts.library.get()
    var fitter = LabelFitter(fonts: library)
    var other = LabelFitter(fonts: library)
    let texts = try [40.0, 61, 110].map {
      try fitter.prepare(
        "Weiter zur Kasse", locale: "de", for: LabelSpec(font: .body, width: $0, lines: 0))
    }
    for category in ContentSizeCategory.allCases {
      for text in try texts + [texts[0].moved(to: texts[2].label)] {
        let expected = other.fit(text, text.label, at: category)
        #expect(fitter.fit(text, at: category) == expected)
        #expect(other.fit(text, at: category) == expected)
      }
    }
  }

  /// Labels with other fonts between them are resolved as if they were alone.
  @Test func fontsInTurn() throws {
    // The fonts that other tests use must not be recorded.
    let library = try FontLibrary()
    var bold = LabelSpec(font: .body)
    bold.boldText = true
    let labels = [LabelSpec(font: .body), bold, LabelSpec(font: .custom("Nobody", size: 17))]
    var fitter = LabelFitter(fonts: library)
    for label in labels + labels.reversed() {
      let text = try fitter.prepare("Kasse", locale: "de", for: label)
      #expect(try text.resolution == library.resolution(for: label))
    }
    var broken = labels[0]
    broken.displayScale = 0
    #expect(throws: CopyfitError.self) { try fitter.prepare("Kasse", locale: "de", for: broken) }
    #expect(Set(library.records.map(\.role)) == [.system])
  }
}
