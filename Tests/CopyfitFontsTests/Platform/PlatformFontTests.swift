import CopyfitDynamicType
import Testing

@testable import CopyfitFonts

@Suite struct PlatformFontTests {
  @Test(arguments: [
    ("HelveticaNeue", "Helvetica Neue", FontWeight.regular, false),
    ("HelveticaNeue-Medium", "Helvetica Neue", .medium, false),
    ("Helvetica Neue", "Helvetica Neue", .regular, false),
    ("ArialMT", "Arial", .regular, false), ("Arial-BoldItalicMT", "Arial", .bold, true),
    ("CourierNewPSMT", "Courier New", .regular, false),
    ("CourierNewPS-BoldMT", "Courier New", .bold, false),
    ("TimesNewRomanPS-ItalicMT", "Times New Roman", .regular, true),
    ("georgia-bold", "Georgia", .bold, false), ("Menlo-Italic", "Menlo", .regular, true),
    ("Avenir-BookOblique", "Avenir", .regular, true), ("Avenir-Heavy", "Avenir", .heavy, false),
    ("AvenirNext-DemiBold", "Avenir Next", .semibold, false),
    ("AvenirNextCondensed-Bold", "Avenir Next Condensed", .bold, false),
    ("GillSans-SemiBold", "Gill Sans", .semibold, false),
    ("TrebuchetMS-Bold", "Trebuchet MS", .bold, false),
    ("Trebuchet-BoldItalic", "Trebuchet MS", .bold, true),
    ("Palatino-Roman", "Palatino", .regular, false),
    ("AmericanTypewriter-CondensedBold", "American Typewriter", .regular, false),
    ("BodoniSvtyTwoITCTT-Bold", "Bodoni 72", .bold, false),
    ("MarkerFelt-Wide", "Marker Felt", .regular, false), ("Zapfino", "Zapfino", .regular, false),
    ("ChalkboardSE-Light", "Chalkboard SE", .light, false),
    ("HiraMinProN-W3", "Hiragino Mincho ProN", .regular, false),
    ("PingFangSC-Medium", "PingFang SC", .medium, false),
    ("ZapfDingbatsITC", "Zapf Dingbats", .regular, false),
    ("DiwanMishafi", "Mishafi", .regular, false), ("DamascusBold", "Damascus", .regular, false),
    ("STIXTwoText_Bold", "STIX Two Text", .regular, false),
    ("NotoSansKannada-Bold", "Noto Sans Kannada", .bold, false),
    ("ArialRoundedMTBold", "Arial Rounded MT Bold", .regular, false),
    ("HiraMaruProN-W4", "Hiragino Maru Gothic ProN", .regular, false),
  ])
  func namesOfIOS(name: String, family: String, weight: FontWeight, isItalic: Bool) throws {
    let font = try #require(PlatformFont(named: name))
    #expect(font.family == family)
    #expect(font.weight == weight && font.isItalic == isItalic)
  }

  @Test func aFamilyBesideTheNameIsEnough() {
    #expect(PlatformFont(named: "Unknown-Bold", family: "Georgia")?.family == "Georgia")
  }

  @Test(arguments: ["ProximaNova-Regular", "Inter", "", "-Bold", "Arialic", "MT"])
  func otherFonts(name: String) {
    #expect(PlatformFont(named: name) == nil)
  }
}
