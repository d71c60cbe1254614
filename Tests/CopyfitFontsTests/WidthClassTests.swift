import CopyfitDynamicType
import Testing

@testable import CopyfitFonts

@Suite struct WidthClassTests {
  /// OpenType's percentages with UIKit's names.
  @Test(arguments: [
    (-0.3, 62.5, 2.0), (-0.2, 75, 3), (-0.1, 87.5, 4), (0, 100, 5), (0.1, 112.5, 6), (0.2, 125, 7),
    (-0.25, 68.75, 2.5), (0.4, 150, 8), (9, 1225, 9), (-9, -1025, 1),
  ])
  func percentages(trait: Double, percentage: Double, widthClass: Double) {
    let width = FontWidth(rawValue: trait)
    #expect(abs(width.percentage - percentage) < 1e-9)
    #expect(abs(WidthClass(width).value - widthClass) < 1e-9)
  }

  /// Among faces of a family with several widths the nearest is chosen, and the narrower of two equally near ones.
  @Test(arguments: [
    (FontWidth.standard, "5"), (.condensed, "3"), (.compressed, "3"), (.expanded, "7"),
    (FontWidth(rawValue: 0.1), "5"), (FontWidth(rawValue: 0.15), "7"),
  ])
  func nearest(width: FontWidth, expected: String) throws {
    let folder = try ScratchFolder()
    for widthClass in [3, 5, 7] {
      var font = try FontSurgery(InstalledFonts.path("DejaVuSans"))
      font.rename(family: "Wide", postScript: "Wide-\(widthClass)")
      font.set("OS/2", at: 6, to: widthClass)
      try folder.write(font.bytes, to: "\(widthClass).ttf")
    }
    let database = FontDatabase(directories: [folder.path], includesInstalled: false)
    let face = database.face(family: "Wide", weight: .regular, isItalic: false, width: width)
    #expect(face?.names.postScript == "Wide-" + expected)
  }
}
