import Testing

@testable import Copyfit

struct MeasuredFaceTests {
  private static let fonts = TestFonts.library

  /// Tracking is San Francisco's up to 17 points; its share decreases up to 25, without values that would widen the
  /// blend.
  ///
  /// The correction for weight and size is added.
  @Test(arguments: [
    (11, "Inter-Regular 0.046"), (17, "Inter-Regular -0.451"), (21, "Inter-Regular -0.327"),
    (24, "Inter-Regular -0.088"), (26, "InterDisplay-Regular 0.017"),
    (53, "InterDisplay-Regular 0.265"),
  ])
  func theStandInHasAFaceForEachSize(size: Double, expected: String) throws {
    let resolution = try Self.fonts.get().resolution(for: LabelSpec(font: .body))
    let face = resolution.face(atPointSize: size)
    let tracking = (face.tracking * 1000).rounded() / 1000
    #expect("\(face.postScriptName) \(tracking)" == expected)
    #expect(resolution.textFace.postScriptName == "Inter-Regular")
  }

  @Test(arguments: [
    (Font.custom("Inter-Bold", fixedSize: 17), "Inter-Bold"),
    (.system(.body, design: .serif), "NotoSerif-Regular"),
  ])
  func otherFontsHaveOne(font: Font, name: String) throws {
    let resolution = try Self.fonts.get().resolution(for: LabelSpec(font: font))
    for size in [11.0, 17, 53] {
      #expect(resolution.face(atPointSize: size) == resolution.textFace)
      #expect(resolution.textFace.postScriptName == name && resolution.textFace.tracking == 0)
    }
  }
}
