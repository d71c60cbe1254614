import CopyfitDynamicType
import Testing

@testable import CopyfitFonts

@Suite struct SystemStandInTests {
  struct Row {
    let size: Double
    let tracking: Double
    let correction: Double
    let displayShare: Double
    let margin: Double

    init(
      _ size: Double, _ tracking: Double, _ correction: Double, _ displayShare: Double,
      _ margin: Double
    ) {
      self.size = size
      self.tracking = tracking
      self.correction = correction
      self.displayShare = displayShare
      self.margin = margin
    }
  }

  @Test(arguments: [
    Row(0.5, 0.24, -0.000625, 0, 0.03), Row(6, 0.24, -0.0075, 0, 0.03),
    Row(6.5, 0.235, -0.008125, 0, 0.03), Row(10.9, 0.066, -0.013625, 0, 0.03),
    Row(11, 0.06, -0.01375, 0, 0.015), Row(12, 0, -0.015, 0, 0.015),
    Row(12.25, -0.02, -0.0153125, 0, 0.015), Row(15.9, -0.302, -0.019875, 0, 0.015),
    Row(16, -0.31, -0.02, 0, 0.015), Row(16.5, -0.37, -0.020625, 0, 0.015),
    Row(17, -0.43, -0.02125, 0, 0.015), Row(18.5, -0.445, -0.0670625, 0.1875, 0.015),
    Row(20, -0.45, -0.12, 0.375, 0.03), Row(21, -0.36, -0.147, 0.5, 0.03),
    Row(25, 0.15, -0.0375, 1, 0.035), Row(28, 0.38, 0.14, 1, 0.035),
    Row(34, 0.4, 0.17, 1, 0.035), Row(55, 0.31, 0.275, 1, 0.035), Row(78, 0.035, 0.39, 1, 0.035),
    Row(96, 0, 0.48, 1, 0.035), Row(500, 0, 2.5, 1, 0.035),
  ])
  func sizes(_ row: Row) throws {
    let face = try InstalledFonts.face("Inter-Regular")
    let standIn = SystemStandIn(text: face, display: face)
    #expect(abs(standIn.tracking(atPointSize: row.size) - row.tracking) < 1e-9)
    #expect(abs(standIn.correction(atPointSize: row.size) - row.correction) < 1e-9)
    #expect(abs(standIn.displayShare(atPointSize: row.size) - row.displayShare) < 1e-9)
    #expect(standIn.margin(atPointSize: row.size) == row.margin)
  }

  /// At 17 points; San Francisco's heavier letters are wider than Inter's.
  @Test(arguments: [
    (FontWeight.thin, false, -0.02125, 0.03), (.light, false, -0.02125, 0.03),
    (.regular, false, -0.02125, 0.015), (.regular, true, -0.02125, 0.03),
    (.medium, false, 0.06375, 0.015), (.semibold, false, 0.11475, 0.015),
    (.bold, false, 0.22525, 0.02), (.heavy, false, 0.22525, 0.03),
    (.black, false, 0.22525, 0.03),
  ])
  func weights(_ weight: FontWeight, isItalic: Bool, correction: Double, margin: Double) throws {
    let standIn = try #require(
      InstalledFonts.database.systemStandIn(weight: weight, isItalic: isItalic))
    #expect(abs(standIn.correction(atPointSize: 17) - correction) < 1e-9)
    #expect(standIn.margin(atPointSize: 17) == margin)
    #expect(standIn.margins == margin...0.035)
  }

  /// UIKit's `UIFont.systemFont(ofSize: 17).lineHeight`.
  @Test func lineHeight() {
    #expect(SystemStandIn.verticalMetrics.lineHeight(atPointSize: 17) == 20.287109375)
  }

  @Test(arguments: [
    (100, false, "Inter-Thin", "InterDisplay-Thin"),
    (400, false, "Inter-Regular", "InterDisplay-Regular"),
    (500, false, "Inter-Medium", "InterDisplay-Medium"),
    (600, false, "Inter-SemiBold", "InterDisplay-SemiBold"),
    (700, true, "Inter-BoldItalic", "InterDisplay-BoldItalic"),
    (1000, false, "Inter-Black", "InterDisplay-Black"),
  ])
  func faces(weight: Int, isItalic: Bool, text: String, display: String) throws {
    let standIn = try #require(
      InstalledFonts.database.systemStandIn(weight: .init(rawValue: weight), isItalic: isItalic))
    #expect(standIn.text.names.postScript == text)
    #expect(standIn.display.names.postScript == display)
  }

  /// Noto Sans Mono is in a package that the tests do not require.
  private static let monospaced =
    InstalledFonts.database.face(named: "NotoSansMono-Medium") == nil
    ? "DejaVuSansMono" : "NotoSansMono-Medium"

  /// The widths of other designs were not compared, so their margin is wide.
  @Test(arguments: [
    (FontDesign.rounded, FontWidth.standard, "Inter-Medium", "InterDisplay-Medium"),
    (.standard, .condensed, "Inter-Medium", "InterDisplay-Medium"),
    (.serif, .standard, "NotoSerif-Regular", "NotoSerif-Regular"),
    (.monospaced, .expanded, monospaced, monospaced),
  ])
  func designs(design: FontDesign, width: FontWidth, text: String, display: String) throws {
    let standIn = try #require(
      InstalledFonts.database.systemStandIn(
        weight: .medium, isItalic: false, design: design, width: width))
    #expect(standIn.text.names.postScript == text)
    #expect(standIn.display.names.postScript == display)
    #expect(standIn.design == design)
    #expect(!standIn.isMeasured)
    for size in [11.0, 17, 21, 34] {
      #expect(standIn.margin(atPointSize: size) == 0.1)
      #expect(standIn.correction(atPointSize: size) == 0)
      guard design == .serif || design == .monospaced else { continue }
      #expect(standIn.tracking(atPointSize: size) == 0)
      #expect(standIn.displayShare(atPointSize: size) == 0)
    }
  }

  /// San Francisco's heights; the x-height is Inter's, because San Francisco's is not certain.
  @Test func geometry() throws {
    let standIn = try #require(
      InstalledFonts.database.systemStandIn(weight: .regular, isItalic: false))
    #expect(standIn.isMeasured)
    let geometry = standIn.geometry
    #expect([geometry.ascender, geometry.descender, geometry.em] == [1950, -494, 2048])
    #expect(geometry.capHeight == 1443)
    let xHeight = try #require(geometry.xHeight)
    #expect(abs(xHeight - 1536 * 2048 / 2816) < 1e-9)
  }

  @Test func withoutInterThereIsNoStandIn() {
    let database = FontDatabase(directories: [], includesInstalled: false)
    #expect(database.systemStandIn(weight: .regular, isItalic: false) == nil)
  }
}
