import CopyfitDynamicType
import Testing

@testable import CopyfitFonts

@Suite struct FontFeaturesTests {
  /// By tag; of two values for one tag, the last one counts.
  @Test(
    arguments: [
      ([], []),
      ([FontFeature("tnum")], [FontFeature("tnum")]),
      (
        [FontFeature("tnum"), FontFeature("smcp"), FontFeature("tnum", 0)],
        [FontFeature("smcp"), FontFeature("tnum", 0)]
      ),
    ] as [([FontFeature], [FontFeature])])
  func featuresOfAnInstance(given: [FontFeature], expected: [FontFeature]) throws {
    let face = try InstalledFonts.face("Inter-Regular")
    let instance = try face.with(features: given)
    #expect(instance.features == expected)
    #expect(face.features == [])
    #expect(instance.names == face.names)
    #expect(instance.file === face.file)
    #expect(unsafe instance.withHarfBuzzFeatures { $0.count } == expected.count)
  }

  /// Texts of one instance share prepared data only if it is one object.
  @Test func databaseGivesOneObjectForOneInstance() throws {
    let database = InstalledFonts.database
    let face = try InstalledFonts.face("Inter-Regular")
    let first = try database.instance(of: face, features: [FontFeature("tnum")])
    #expect(try database.instance(of: face, features: [FontFeature("tnum")]) === first)
    #expect(try database.instance(of: face, features: [FontFeature("pnum")]) !== first)
    #expect(try database.instance(of: face) === face)
  }
}
