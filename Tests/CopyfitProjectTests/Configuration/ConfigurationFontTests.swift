import Copyfit
import CopyfitAudit
import CopyfitDynamicType
import CopyfitFindings
import CopyfitProject
import CopyfitSourceText
import Testing

/// The key `font` of labels and elements.
@Suite struct ConfigurationFontTests {
  private func font(_ value: String) throws -> Font? {
    let text = "labels: [{ key: a, frame: { width: 1 }, font: \(value) }]"
    return try Configuration.read(Array(text.utf8), file: "copyfit.yml").labels.first?.spec.font
  }

  /// The errors in a file with one label whose font is on a separate line, from column 11 on.
  private func messages(_ value: String, fonts: String = "") -> [String] {
    Self.errors("labels:\n  - key: a\n    frame: { width: 1 }\n    font: \(value)\n\(fonts)\n")
  }

  private static func errors(_ text: String) -> [String] {
    do throws(AuditError) {
      _ = try Configuration.read(Array(text.utf8), file: "copyfit.yml")
      return []
    } catch {
      return error.messages.map { String($0.dropFirst("copyfit.yml:".count)) }
    }
  }

  @Test(arguments: [
    ("headline", Font.headline),
    ("body.italic().weight(.medium)", .body.italic().weight(.medium)),
    ("Font.body.italic", .body.italic()),
    ("'caption2.monospacedDigit()'", .caption2.monospacedDigit()),
    (#""system(.body, design: .serif)""#, .system(.body, design: .serif)),
    (#"'custom("Inter", fixedSize: 17)'"#, .custom("Inter", fixedSize: 17)),
    (#""custom(\"Inter\", size: 17)""#, .custom("Inter", size: 17, relativeTo: .body)),
  ])
  func readsTheTextualForm(value: String, expected: Font) throws {
    #expect(try font(value) == expected)
  }

  @Test(arguments: [
    ("{ style: headline }", Font.headline),
    ("{ style: title, italic: true, weight: medium }", .system(.title1, weight: .medium).italic()),
    ("{ style: body, design: serif, bold: true }", .system(.body, design: .serif).bold()),
    ("{ style: body, weight: 0.23 }", .system(.body, weight: .medium)),
    ("{ style: body, weight: 350 }", .system(.body, weight: FontWeight(rawValue: 350))),
    ("{ style: body, width: condensed, scaled: 1.5 }", .body.width(.condensed).scaled(by: 1.5)),
    ("{ style: body, italic: false, bold: false, monospaced: false }", .body),
    ("{ style: body, monospaced: true }", .body.monospaced()),
    ("{ style: body, monospacedDigit: true }", .body.monospacedDigit()),
    ("{ style: body, smallCaps: true }", .body.smallCaps()),
    ("{ style: body, smallCaps: false }", .body),
    (
      "{ style: body, weight: 1 }",
      Font(.textStyle(.body, design: .standard, weight: FontWeight(rawValue: 1)))
    ),
    ("{ style: body, smallCaps: lowercase }", .body.lowercaseSmallCaps()),
    ("{ style: body, smallCaps: uppercase }", .body.uppercaseSmallCaps()),
    ("{ style: body, leading: loose }", .body.leading(.loose)),
    (
      "{ style: body, variations: { wght: 450, slnt: -5 } }",
      .body.variation("wght", 450).variation("slnt", -5)
    ),
    ("{ style: body, features: { tnum: 1, ss01: 0 } }", .body.feature("tnum").feature("ss01", 0)),
    (
      "{ features: { smcp: 0 }, smallCaps: true, style: body }",
      .body.smallCaps().feature("smcp", 0)
    ),
    (
      "{ smallCaps: true, features: { smcp: 0 }, style: body }",
      .body.smallCaps().feature("smcp", 0)
    ),
    (
      "{ features: { tnum: 0 }, scaled: 2, leading: tight, monospacedDigit: true, style: body }",
      .body.monospacedDigit().leading(.tight).scaled(by: 2).feature("tnum", 0)
    ),
    ("{ name: system, size: 17 }", .system(size: 17)),
    ("{ name: system, size: 17, weight: bold }", .system(size: 17, weight: .bold)),
    ("{ name: Inter-Bold, size: 17 }", .custom("Inter-Bold", fixedSize: 17)),
    (
      "{ name: Inter, size: 17, relativeTo: callout, width: -0.2, weight: bold }",
      .custom("Inter", size: 17, relativeTo: .callout).weight(.bold).width(.condensed)
    ),
    (
      "{ name: Inter, size: 17, relativeTo: body, minimumSize: 12, maximumSize: 40 }",
      .custom("Inter", size: 17).pointSizeLimits(minimum: 12, maximum: 40)
    ),
  ])
  func readsTheMapping(value: String, expected: Font) throws {
    #expect(try font(value) == expected)
  }

  @Test func theSystemFontScalesWhereTheMappingSaysByWhat() throws {
    let descriptor = try font("{ name: system, size: 20, relativeTo: title2, maximumSize: 30 }")?
      .descriptor
    #expect(
      descriptor
        == Font.system(size: 20).descriptor.scaled(relativeTo: .title2, maximumPointSize: 30))
  }

  /// A name with a size scales by default only in the textual form, as in SwiftUI.
  @Test(arguments: [
    (#"'custom("Inter", size: 17)'"#, true),
    (#"'custom("Inter", fixedSize: 17)'"#, false),
    ("{ name: Inter, size: 17 }", false),
    ("{ name: Inter, size: 17, relativeTo: body }", true),
  ])
  func tellsFixedFontsFromOthers(value: String, scales: Bool) throws {
    #expect(try font(value)?.descriptor.scales == scales)
  }

  @Test(arguments: [
    ("bodi.italic()", "4:11: unknown font 'bodi'; did you mean 'body'?"),
    ("body.italc()", "4:16: unknown modifier 'italc'; did you mean 'italic'?"),
    ("body.weight(.mediun)", "4:23: unknown weight 'mediun'; did you mean 'medium'?"),
    ("body.weight(", "4:23: expected a value, found the end"),
    (
      "'body.width(.condensd)'",
      "4:23: unknown width 'condensd'; did you mean 'condensed'?"
    ),
    (
      #"'custom("It''s", sze: 17)'"#,
      "4:12: expected 'size:' or 'fixedSize:' of custom, found none"
    ),
    (
      #"'custom("It''s", size: -17)'"#,
      "4:34: the size '-17' cannot be used; expected a number above 0"
    ),
    (
      #""custom(\"A\\\\B\", size: 0)""#,
      "4:37: the size '0' cannot be used; expected a number above 0"
    ),
    (#""\x62ody.italc()""#, "4:11: unknown modifier 'italc'; did you mean 'italic'?"),
    ("body\n      .italc()", "4:11: unknown modifier 'italc'; did you mean 'italic'?"),
    ("body.italc()\n      .bold()", "4:16: unknown modifier 'italc'; did you mean 'italic'?"),
    ("|\n      body.italc()", "5:12: unknown modifier 'italc'; did you mean 'italic'?"),
    (
      ">-\n      body\n      .bold.italc()",
      "6:13: unknown modifier 'italc'; did you mean 'italic'?"
    ),
    (
      ">-\n      body.bold()\n       .italc()",
      "4:11: unknown modifier 'italc'; did you mean 'italic'?"
    ),
    (">2-\n      body.italc()", "5:12: unknown modifier 'italc'; did you mean 'italic'?"),
    (
      "'body.pointSizeLimits(maximum: 40)'",
      "4:11: 'pointSizeLimits' needs a font that scales by a style, such as custom(…, size: 17)"
    ),
    (
      "",
      "4:10: expected a font such as body.italic(), or a mapping with keys such as 'style', found "
        + "nothing"
    ),
    (
      "[body]",
      "4:11: expected a font such as body.italic(), or a mapping with keys such as 'style', found "
        + "a list"
    ),
    (
      "body" + String(repeating: ".italic()", count: 65),
      "4:11: the font has more than 64 modifiers; describe it with fewer"
    ),
  ])
  func saysWhereTheTextualFormIsWrong(value: String, expected: String) {
    #expect(messages(value).first == expected)
  }

  @Test(arguments: [
    (
      "{ theme(: body }",
      "2:14: expected a font as code names it, such as DesignSystem.body or "
        + "theme(.title), found 'theme('"
    ),
    ("{ A.b: bodi }", "2:19: unknown font 'bodi'; did you mean 'body'?"),
    ("{ A.b: { styl: body } }", "2:21: unknown key 'styl'; did you mean 'style'?"),
    ("[body]", "2:12: expected a mapping such as { DesignSystem.body: body }, found a list"),
  ])
  func saysWhereAHelperIsWrong(value: String, expected: String) {
    #expect(Self.errors("fonts:\n  helpers: \(value)\n").first == expected)
  }

  @Test(arguments: [
    ("[a.b]", "'a.b'"), ("[shimmer()]", "'shimmer()'"), ("[3d]", "'3d'"), ("['']", "''"),
  ])
  func saysWhereANeutralModifierIsWrong(value: String, found: String) {
    #expect(
      Self.errors("neutralModifiers: \(value)\n").first
        == "1:20: expected the name of a modifier without dots and arguments, such as "
        + "confettiCannon, found \(found)")
  }

  @Test(arguments: [
    ("{ }", "11: expected 'style', or 'name' and 'size', of the font"),
    ("{ weight: bold }", "11: expected 'style', or 'name' and 'size', of the font"),
    ("{ size: 17 }", "11: expected 'name' and 'size' of the font"),
    ("{ style: body, nam: A }", "26: unknown key 'nam'; did you mean 'name'?"),
    ("{ style: bdy }", "20: unknown text style 'bdy'; did you mean 'body'?"),
    ("{ style: body, name: A }", "32: expected only one of 'style' and 'name'"),
    (
      "{ style: body, size: 17 }",
      "32: expected only one of 'style' and 'size': a style has its own sizes"
    ),
    ("{ style: body, relativeTo: body }", "38: expected only one of 'style' and 'relativeTo'"),
    (
      "{ style: body, maximumSize: 30 }",
      "39: 'maximumSize' needs 'relativeTo': without it the sizes are the style's own"
    ),
    (
      "{ name: A, size: 17, minimumSize: 12 }",
      "45: 'minimumSize' needs 'relativeTo': without it the font does not scale"
    ),
    (
      "{ name: A, size: 17, relativeTo: body, minimumSize: 20, maximumSize: 18 }",
      "63: 'minimumSize' is above 'maximumSize'"
    ),
    (
      "{ style: body, weight: bold, bold: true }", "34: expected only one of 'weight' and 'bold'"
    ),
    (
      "{ name: A, size: 17, design: serif }",
      "40: 'design' is for the system font; name another font instead"
    ),
    ("{ name: A, size: 0 }", "28: expected a positive number, found '0'"),
    ("{ style: body, weight: bald }", "34: unknown weight 'bald'; did you mean 'bold'?"),
    (
      "{ style: body, weight: 1001 }",
      "34: expected a weight such as medium, a trait between -1 and 1 or a class from 1 to 1000, "
        + "found '1001'"
    ),
    (
      "{ style: body, width: wide }",
      "33: unknown width 'wide'; expected one of: compressed, condensed, standard, expanded"
    ),
    (
      "{ style: body, width: 2 }",
      "33: expected a width such as condensed, or a trait from -1 to 1, found '2'"
    ),
    ("{ style: body, design: serf }", "34: unknown design 'serf'; did you mean 'serif'?"),
    ("{ style: body, italic: yes }", "34: expected true or false, found 'yes'"),
    (
      "{ style: body, smallCaps: all }",
      "37: expected true, false, lowercase or uppercase, found 'all'"
    ),
    ("{ style: body, leading: tigth }", "35: unknown leading 'tigth'; did you mean 'tight'?"),
    ("{ style: body, scaled: -1 }", "34: expected a positive number, found '-1'"),
    (
      "{ style: body, variations: [wght] }",
      "38: expected a mapping such as { wght: 450 }, found a list"
    ),
    (
      "{ style: body, variations: { weight: 450 } }",
      "40: expected an axis such as wght, found 'weight'"
    ),
    (
      "{ style: body, variations: { wght: heavy } }",
      "46: expected a coordinate such as 450, found 'heavy'"
    ),
    (
      "{ style: body, features: { tnum: -1 } }", "44: expected a whole number from 0 on, found '-1'"
    ),
    (
      "{ style: body, features: { tabular: 1 } }",
      "38: expected a feature such as tnum, found 'tabular'"
    ),
  ])
  func saysWhatIsWrongWithAMapping(value: String, expected: String) {
    #expect(messages(value) == ["4:" + expected])
  }

  @Test(arguments: [
    ("{ style: body, scaled: 1e308 }", "inf"), ("'body.scaled(by: 0.0000001)'", nil),
    ("{ name: A, size: 1e308, relativeTo: body }", "inf"),
  ])
  func sizesStayFiniteAtAllCategories(value: String, size: String?) {
    let expected = size.map {
      "4:11: the point size \($0) cannot be used; expected one that is positive and finite"
    }
    #expect(messages(value).first == expected)
  }

  /// For any order of the keys in the file.
  @Test func aStyleMustBeOneOfThePlatform() {
    #expect(
      messages("largeTitle", fonts: "fonts: { platform: tvOS }")
        == ["4:11: the type scale tvOS has no text style largeTitle"])
    #expect(messages("largeTitle", fonts: "fonts: { platform: watchOS }").isEmpty)
    #expect(
      messages("footnote2") == ["4:11: the type scale iOS has no text style footnote2"])
  }
}
