import CopyfitDynamicType
import CopyfitFonts
import CopyfitLayout
import CopyfitUnicode
import Testing

@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct LetterSpacingTests {
  private func width(
    _ string: String, _ fonts: FontStack, spacing: Double, size: Double = 16
  ) throws -> Double {
    var worker = LayoutWorker()
    var options = LayoutOptions()
    options.letterSpacing = spacing
    let text = try worker.prepare(string, locale: .undetermined, fonts: fonts, options: options)
    return worker.fit(text, in: LayoutBox(pointSize: size)).width
  }

  /// After every cluster, including the last one and spaces, but not after invisible ones.
  @Test(
    arguments: [
      ("ab", 2), ("a b", 3), ("e\u{301}x", 2), ("a\u{AD}b\u{200B}", 2), ("aกb", 3), ("😀a", 2),
      ("", 0), ("x  ", 1),
    ] as [(String, Int)])
  func everyClusterIsFollowedByIt(_ string: String, _ clusters: Int) throws {
    let fallback = FontFallback.faces([
      try TestFonts.face(TestFonts.noto("Thai")), try TestFonts.face(TestFonts.emoji),
    ])
    let stacks = [
      FontStack(face: try TestFonts.face(TestFonts.inter), fallback: fallback),
      FontStack(standIn: try TestFonts.standIn(), fallback: fallback),
    ]
    for stack in stacks {
      let plain = try width(string, stack, spacing: 0)
      for spacing in [0.5, 3, -0.25] {
        let added = try width(string, stack, spacing: spacing) - plain
        #expect(abs(added - spacing * Double(clusters)) < 0.01, "\(spacing)")
      }
    }
  }

  /// The spacing in points does not grow with the font.
  @Test(arguments: [11.0, 17, 24, 53])
  func doesNotGrow(_ size: Double) throws {
    let stack = FontStack(face: try TestFonts.face(TestFonts.inter))
    let added =
      try width("four", stack, spacing: 2, size: size)
      - width("four", stack, spacing: 0, size: size)
    // Rounded once to the grid, of which an em has 2816 units.
    #expect(abs(added - 8) <= 4 * 0.5 * size / 2816)
  }

  /// DejaVu Sans has `ffi` under `liga`: with any spacing the letters are separate.
  @Test func ligaturesAreOff() throws {
    let face = try TestFonts.face(TestFonts.dejaVu)
    let without = FontStack(face: try face.with(features: ["liga", "clig"].map { .init($0, 0) }))
    let spaced = try width("office", FontStack(face: face), spacing: 1)
    #expect(try abs(spaced - width("office", without, spacing: 0) - 6) < 0.01)
    // A feature that the caller requests stays on.
    let asked = FontStack(face: try face.with(features: [.init("liga", 1)]))
    #expect(try abs(width("ffi", asked, spacing: 1) - width("ffi", asked, spacing: 0) - 3) < 0.01)
  }

  @Test(arguments: Sample.scripts + Sample.edges)
  func agreesWithReference(_ sample: Sample) throws {
    for spacing in [0.35, -0.2] {
      var options = LayoutOptions()
      options.letterSpacing = spacing
      try expectAgreement(sample, sample.stack(), options)
    }
  }

  @Test(arguments: Sample.scripts)
  func agreesWithReferenceInTheStandIn(_ sample: Sample) throws {
    let fallback = FontFallback.faces([try TestFonts.face(sample.font)])
    let stack = FontStack(standIn: try TestFonts.standIn(), fallback: fallback)
    var options = LayoutOptions()
    options.letterSpacing = 0.4
    try expectAgreement(sample, stack, options, sizes: [17, 19.5, 28], widths: [60, 200])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude])
  func absurdSpacingIsBounded(_ spacing: Double) throws {
    let stack = FontStack(face: try TestFonts.face(TestFonts.inter))
    var worker = LayoutWorker()
    var options = LayoutOptions()
    options.letterSpacing = spacing
    let text = try worker.prepare("abc abc", locale: .undetermined, fonts: stack, options: options)
    for size in [1e-300, 1e-5, 16, 1e300] {
      let lines = worker.lines(of: text, in: LayoutBox(pointSize: size, width: 40))
      #expect(lines.map(\.text).joined() == "abc abc")
    }
  }
}
