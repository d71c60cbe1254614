import CopyfitDynamicType
import Testing

@testable import CopyfitFonts

@Suite struct SystemStandInTests {
  struct Row {
    let size: Double
    let tracking: Double
    let displayShare: Double
    let margin: Double

    init(_ size: Double, _ tracking: Double, _ displayShare: Double, _ margin: Double) {
      self.size = size
      self.tracking = tracking
      self.displayShare = displayShare
      self.margin = margin
    }
  }

  @Test(arguments: [
    Row(0.5, 0.24, 0, 0.03), Row(6, 0.24, 0, 0.03), Row(6.5, 0.235, 0, 0.03),
    Row(11, 0.06, 0, 0.03), Row(12, 0, 0, 0.03), Row(12.25, -0.02, 0, 0.03),
    Row(15.9, -0.302, 0, 0.03), Row(16, -0.31, 0, 0.015), Row(16.5, -0.37, 0, 0.015),
    Row(17, -0.43, 0, 0.015), Row(17.1, -0.431, 0.0125, 0.03), Row(19, -0.45, 0.25, 0.03),
    Row(21, -0.36, 0.5, 0.03), Row(24.9, 0.142, 0.9875, 0.03), Row(25, 0.15, 1, 0.015),
    Row(34, 0.4, 1, 0.015), Row(55, 0.31, 1, 0.015), Row(58, 0.28, 1, 0.015),
    Row(58.1, 0.279, 1, 0.03), Row(78, 0.035, 1, 0.03), Row(96, 0, 1, 0.03), Row(500, 0, 1, 0.03),
  ])
  func sizes(_ row: Row) throws {
    let face = try InstalledFonts.face("Inter-Regular")
    let standIn = SystemStandIn(text: face, display: face)
    #expect(abs(standIn.tracking(atPointSize: row.size) - row.tracking) < 1e-9)
    #expect(abs(standIn.displayShare(atPointSize: row.size) - row.displayShare) < 1e-9)
    #expect(standIn.margin(atPointSize: row.size) == row.margin)
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

  /// Noto Sans Mono is in a package that the tests do not need.
  private static let monospaced =
    InstalledFonts.database.face(named: "NotoSansMono-Medium") == nil
    ? "DejaVuSansMono" : "NotoSansMono-Medium"

  /// Nobody compared the widths of other designs: their margin is wide on purpose.
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
      guard design == .serif || design == .monospaced else { continue }
      #expect(standIn.tracking(atPointSize: size) == 0)
      #expect(standIn.displayShare(atPointSize: size) == 0)
    }
  }

  /// San Francisco's heights; the x-height is Inter's, for San Francisco's is not known for certain.
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

  @Test func withoutInterThereIsNone() {
    let database = FontDatabase(directories: [], includesInstalled: false)
    #expect(database.systemStandIn(weight: .regular, isItalic: false) == nil)
  }
}
