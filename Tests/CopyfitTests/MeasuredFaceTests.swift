import Testing

@testable import Copyfit

struct MeasuredFaceTests {
  private static let fonts = Result { () throws(CopyfitError) in try FontLibrary() }

  /// Tracking is San Francisco's up to 17 points; to 25 its share falls, and what would widen the blend is left out.
  @Test(arguments: [
    (11, "Inter-Regular 0.06"), (17, "Inter-Regular -0.43"), (21, "Inter-Regular -0.18"),
    (24, "Inter-Regular 0.0"), (25, "InterDisplay-Regular 0.0"), (53, "InterDisplay-Regular 0.0"),
  ])
  func theStandInHasAFaceForEachSize(size: Double, expected: String) throws {
    let resolution = try Self.fonts.get().resolution(for: LabelSpec(font: .body))
    let face = resolution.face(atPointSize: size)
    #expect("\(face.postScriptName) \(face.tracking)" == expected)
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
