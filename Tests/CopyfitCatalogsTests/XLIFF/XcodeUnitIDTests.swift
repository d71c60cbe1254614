import CopyfitUnicode
import Testing

@testable import CopyfitCatalogs

@Suite struct XcodeUnitIDTests {
  @Test(
    arguments: [
      ("strings", "checkout.pay", "checkout.pay", nil),
      ("storyboard", "u7Q-MU-drX.text", "u7Q-MU-drX.text", nil),
      ("xcstrings", "%lld tabs|==|plural.one", "%lld tabs", "plural.one"),
      ("xcstrings", "Tap|==|device.applewatch", "Tap", "device.applewatch"),
      ("xcstrings", "Tap|==|device.iphone.plural.one", "Tap", "device.iphone.plural.one"),
      ("xcstrings", "a|==|b|==|plural.few", "a|==|b", "plural.few"),
      ("stringsdict", "/%lld tabs:dict/NSStringLocalizedFormatKey:dict/:string", "%lld tabs", nil),
      (
        "stringsdict", "/a/b:dict/NSStringVariableWidthRuleType:dict/22:dict/:string", "a/b",
        "width.22"
      ),
      (
        "stringsdict", "/k:dict/NSStringDeviceSpecificRuleType:dict/ipad:dict/:string", "k",
        "device.ipad"
      ),
      ("intentdefinition", "Intents|==|x", "Intents|==|x", nil),
    ] as [(String, String, String, String?)])
  func readsKeyAndVariant(
    _ fileExtension: String, _ id: String, _ key: String, _ variant: String?
  ) {
    guard case .text(let found, let foundVariant) = XcodeUnitID(id, fileExtension: fileExtension)
    else {
      Issue.record("\(id) names no text")
      return
    }
    #expect(found == key)
    #expect(foundVariant?.description == variant)
  }

  @Test(arguments: [
    (
      "/%lld tabs:dict/n:dict/one:dict/:string",
      XcodeUnitID.form(key: "%lld tabs", variable: "n", .one)
    ),
    (
      "/k:dict/n:dict/NSStringFormatValueTypeKey:dict/:string",
      .specifier(key: "k", variable: "n")
    ),
    ("/k:dict/n:dict/NSStringFormatSpecTypeKey:dict/:string", .structure),
    ("/k:dict/n:dict/several:dict/:string", .unknown),
    ("/k:dict/:string", .unknown),
    ("/k", .unknown),
    ("/:dict/:string", .unknown),
  ])
  func tellsOtherPartsOfRules(_ id: String, expected: XcodeUnitID) {
    #expect(XcodeUnitID(id, fileExtension: "stringsdict") == expected)
  }

  @Test(arguments: [
    ("k|==|substitutions.n.plural.one", "n"),
    ("k|==|substitutions.total.strings.plural.one", "total.strings"),
    ("k|==|substitutions.plural.plural.one", "plural"),
  ])
  func tellsFormsOfVariables(_ id: String, variable: String) {
    #expect(
      XcodeUnitID(id, fileExtension: "xcstrings") == .form(key: "k", variable: variable, .one))
  }

  @Test(arguments: [
    "k|==|", "k|==|plural", "k|==|plural.several", "k|==|substitutions.n", "k|==|colour.red",
    "k|==|substitutions.n.plural", "k|==|.", "k|==|device.",
  ])
  func tellsUnknownVariants(_ id: String) {
    #expect(XcodeUnitID(id, fileExtension: "xcstrings") == .unknown)
  }
}
