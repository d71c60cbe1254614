import Copyfit
import CopyfitDynamicType
import CopyfitFindings
import CopyfitLabels
import CopyfitProject
import CopyfitSourceText
import CopyfitUnicode
import Foundation
import Testing

@Suite struct ConfigurationTests {
  private func read(_ text: String) throws -> Configuration {
    try Configuration.read(Array(text.utf8), file: "copyfit.yml")
  }

  private func messages(_ text: String) -> [String] {
    do throws(AuditError) {
      _ = try Configuration.read(Array(text.utf8), file: "copyfit.yml")
      return []
    } catch {
      return error.messages.map { String($0.dropFirst("copyfit.yml:".count)) }
    }
  }

  @Test func readsEveryKey() throws {
    let configuration = try read(
      """
      name: Checkout
      sourceLanguage: en
      strings: ["App/**/*.xcstrings"]
      interfaceBuilder: ["App/**/*.xib"]
      exclude: [Pods/**]
      fonts:
        directories: [App/Fonts]
        system: installed
        substitutes: { Wanted-Regular: Inter-Regular }
        helpers: { DesignSystem.body: caption, ".theme( .title )": { style: title2, bold: true } }
        styles: App/Fonts/Styles.plist
        boldTextWeights: { regular: semibold, 0.3: black }
        platform: watchOS
      locales: [no, pt_BR]
      categories: [AX2, large]
      boldText: [false, true]
      devices: [canvas, 402]
      gate: { through: AX2, minimumCoverage: 40% }
      samples: { "%@": Wilhelmina, "%d": 1234 }
      rules: { shrunk-text: note }
      ignore: [{ rule: truncation, id: "App/Debug#*", reason: internal }]
      """)
    #expect(configuration.name == "Checkout")
    #expect(configuration.sourceLanguage == LocaleIdentifier("en"))
    #expect(configuration.strings?.map(\.value.text) == ["App/**/*.xcstrings"])
    #expect(configuration.interfaceBuilder?.map(\.value.text) == ["App/**/*.xib"])
    #expect(configuration.exclude.map(\.value.text) == ["Pods/**"])
    #expect(configuration.fonts.directories.map(\.value) == ["App/Fonts"])
    #expect(configuration.fonts.system == .installed)
    #expect(configuration.fonts.substitutes.map(\.name.value) == ["Wanted-Regular"])
    #expect(
      configuration.fonts.helpers.map { "\($0.name.value) \($0.font)" }
        == ["DesignSystem.body caption1", "theme(.title) title2.bold()"])
    #expect(configuration.fonts.platform == .watchOS)
    #expect(
      configuration.fonts.boldTextWeights
        == BoldTextWeights([.regular: .semibold, .semibold: .black]))
    #expect(
      configuration.fonts.styles
        == .file(Located("App/Fonts/Styles.plist", at: SourcePosition(line: 11, column: 11))))
    #expect(configuration.locales?.map(\.value.tag) == ["no", "pt-BR"])
    #expect(configuration.categories == [.large, .accessibility2])
    #expect(configuration.boldText == [false, true])
    #expect(configuration.devices == [.canvas, .width(402)])
    #expect(configuration.gate.through == .accessibility2)
    #expect(configuration.gate.minimumCoverage == 0.4)
    #expect(configuration.samples.map(\.text) == ["Wilhelmina", "1234"])
    #expect(configuration.severities == [.shrunkText: .note])
    #expect(configuration.suppressions.map(\.id?.text) == ["App/Debug#*"])
  }

  @Test func readsLabels() throws {
    let labels = try read(
      """
      labels:
        - keys: "checkout.*"
          style: headline
          frame: { width: 320, height: { scaled: 44 } }
          lines: 2
        - key: settings.title
          name: narrow
          font: { name: Inter-SemiBold, size: 17, relativeTo: body, maximumSize: 40 }
          frame: { width: 288.5 }
          minimumScaleFactor: 0.8
          minimumFontSize: 9
          minimumCategory: small
          maximumCategory: AX1
          paragraph: { lineHeightMultiple: 1.2, minimumLineHeight: 20, maximumLineHeight: 30.5,
            lineSpacing: 4, paragraphSpacing: 0, paragraphSpacingBefore: 2 }
          tightening: true
          letterSpacing: -0.2
          opticalSize: none
          direction: rightToLeft
          mode: middle
      """
    ).labels
    let first = LabelSpec(
      font: .headline, width: 320, height: 44, heightScaling: .headline, lines: 2)
    var second = LabelSpec(
      font: .custom("Inter-SemiBold", size: 17).pointSizeLimits(maximum: 40),
      width: 288.5, lines: 1, mode: .middle, minimumScaleFactor: 0.8, minimumFontSize: 9,
      maximumCategory: .accessibility1, allowsTightening: true)
    second.minimumCategory = .small
    second.letterSpacing = -0.2
    second.opticalSize = .none
    second.direction = .rightToLeft
    second.paragraph.lineHeightMultiple = 1.2
    second.paragraph.minimumLineHeight = 20
    second.paragraph.maximumLineHeight = 30.5
    second.paragraph.lineSpacing = 4
    second.paragraph.paragraphSpacingBefore = 2
    #expect(labels.map(\.spec) == [first, second])
    #expect(labels.map(\.name) == ["label", "narrow"])
    #expect(labels.map(\.position.line) == [2, 6])
    #expect(try labels[0].selects(key: "checkout.pay", bundle: "", table: "T", comment: nil))
    #expect(try !labels[0].selects(key: "settings.title", bundle: "", table: "T", comment: nil))
    #expect(try labels[1].selects(key: "settings.title", bundle: "", table: "T", comment: nil))
  }

  @Test func correctsElements() throws {
    let elements = try read(
      """
      elements:
        - id: "App/Settings#UZx-52-aer.text"
          frame: { width: 334, height: free }
          lines: 0
          font: body.italic()
          paragraph: { lineSpacing: 3 }
          minimumCategory: medium
      """
    ).elements
    var spec = LabelSpec(font: .body, width: 100, height: 20, heightScaling: .body, lines: 1)
    spec.paragraph.lineHeightMultiple = 2
    elements.first?.apply(to: &spec)
    var expected = LabelSpec(font: .body.italic(), width: 334, lines: 0)
    expected.paragraph.lineHeightMultiple = 2
    expected.paragraph.lineSpacing = 3
    expected.minimumCategory = .medium
    #expect(spec == expected)
  }

  @Test func acceptsJSONAndAnEmptyFile() throws {
    #expect(try read(#"{"name": "A", "locales": "all", "categories": "all"}"#).name == "A")
    #expect(try read("").file == "copyfit.yml")
    #expect(try read("fonts: { system: null }").fonts.system == .standIn)
    #expect(try read("fonts: { system: SF.otf }").fonts.system == .file("SF.otf"))
  }

  @Test(arguments: [
    ("lables: []", "1:1: unknown key 'lables'; did you mean 'labels'?"),
    ("Strings: []", "1:1: unknown key 'Strings'; did you mean 'strings'?"),
    ("extends: x.yml", "1:10: 'x.yml' cannot be read: there is no such file"),
    ("extends: [x.yml]", "1:10: expected a file such as ../copyfit-base.yml, found a list"),
    ("projects: Apps", "1:11: expected a list such as [Apps/*], found 'Apps'"),
    ("projects: [../x]", "1:12: expected a pattern below the project's folder, found '../x'"),
    ("baseline: [x.json]", "1:11: expected a file such as copyfit-baseline.json, found a list"),
    ("gate: { failOn: errors }", "1:17: unknown level 'errors'; did you mean 'error'?"),
    ("gate: { maximum: 3 }", "1:18: expected a mapping such as { truncation: 12 }, found '3'"),
    (
      "gate: { maximum: { truncation: -1 } }",
      "1:32: expected a whole number from 0 on, found '-1'"
    ),
    ("gate: { maximum: { trunc: 1 } }", "1:20: unknown rule 'trunc'; did you mean 'truncation'?"),
    (
      "fonts: { styles: [x] }",
      "1:18: expected a style dictionary or the path of one, found a list"
    ),
    ("fonts: { platform: ios }", "1:20: unknown platform 'ios'; did you mean 'iOS'?"),
    (
      "fonts: { boldTextWeights: { regular: bolt } }",
      "1:38: unknown weight 'bolt'; did you mean 'bold'?"
    ),
    (
      "fonts: { boldTextWeights: { regulr: bold } }",
      "1:29: unknown weight 'regulr'; did you mean 'regular'?"
    ),
    (
      "fonts: { boldTextWeights: { bold: regular } }",
      "1:35: Bold Text makes no font lighter than 'bold'"
    ),
    (
      "fonts: { boldTextWeights: { regular: bold, 400: black } }",
      "1:44: the weight '400' is given twice"
    ),
    (
      "fonts: { boldTextWeights: bold }",
      "1:27: expected a mapping such as { regular: semibold, semibold: heavy }, found 'bold'"
    ),
    ("name: [a]", "1:7: expected a text, found a list"),
    ("name:", "1:6: expected a text, found nothing"),
    ("- a", "1:1: expected a mapping with keys such as 'name', found a list"),
    ("strings: App", "1:10: expected a list such as [App/**/*.strings], found 'App'"),
    ("strings: [../x]", "1:11: expected a pattern below the project's folder, found '../x'"),
    ("locales: de", "1:10: expected a list such as [de, pt-BR] or all, found 'de'"),
    ("locales: []", "1:10: expected all or at least one, found none"),
    ("locales: [\"d e\"]", "1:11: expected a locale such as de or pt-BR, found the text \"d e\""),
    ("categories: [AX7]", "1:14: unknown category 'AX7'; did you mean 'AX1'?"),
    ("boldText: [no]", "1:12: expected true or false, found 'no'"),
    ("boldText: [True]", "1:12: expected true or false, found 'True'"),
    ("boldText: []", "1:11: expected at least one, found none"),
    ("devices: []", "1:10: expected at least one, found none"),
    (
      "devices: [\((200...300).map(String.init).joined(separator: ", "))]",
      "1:10: expected at most 100 screens, found 101"
    ),
    ("devices: [-3]", "1:11: expected canvas or a width from 136 to 6016 points, found '-3'"),
    ("devices: [1e400]", "1:11: expected canvas or a width from 136 to 6016 points, found '1e400'"),
    ("devices: [12]", "1:11: expected canvas or a width from 136 to 6016 points, found '12'"),
    ("devices: [nan]", "1:11: expected canvas or a width from 136 to 6016 points, found 'nan'"),
    (
      "devices: [\"375\"]",
      "1:11: expected canvas or a width from 136 to 6016 points, found the text \"375\""
    ),
    ("gate: { minimumCoverage: 0.4 }", "1:26: expected a percentage such as 40%, found '0.4'"),
    ("samples: { x: 1 }", "1:12: expected a placeholder such as %@, found 'x'"),
    ("samples: { \"%\": 1 }", "1:12: expected a placeholder such as %@, found '%'"),
    ("samples: { \"%%\": 1 }", "1:12: expected a placeholder such as %@, found '%%'"),
    ("samples: { \"%@ x\": 1 }", "1:12: expected a placeholder such as %@, found '%@ x'"),
    ("rules: { shrunk: note }", "1:10: unknown rule 'shrunk'; did you mean 'shrunk-text'?"),
    ("rules: { truncation: eror }", "1:22: unknown severity 'eror'; did you mean 'error'?"),
    ("rules: { truncation: of }", "1:22: unknown severity 'of'; did you mean 'off'?"),
    ("ignore: [{ rule: truncation }]", "1:10: expected 'rule' and 'id' or 'keys' in this entry"),
    ("a: *b", "1:4: aliases (*name) are not supported; write the value out"),
    (
      "name: a: b",
      "1:8: mapping values are not allowed in this context; a text with ': ' in it needs quotation "
        + "marks"
    ),
    ("name: a\nname: b", "2:1: 'name' occurs twice; the first is on line 1"),
  ])
  func saysWhatIsWrong(_ text: String, _ expected: String) {
    let known = messages(text).filter { !$0.contains("unknown key 'a'") }
    #expect(known == [expected])
  }

  @Test(arguments: [
    (
      "style: body, frame: { width: 1 }",
      "expected 'keys', 'key', 'regex', 'text', 'table', 'bundle' or 'comment'"
    ),
    ("key: a, frame: { width: 1 }", "expected 'style' or 'font' in this entry"),
    ("key: a, style: body", "expected 'frame' with a 'width' or a 'height' in this entry"),
    (
      "key: a, keys: b, style: body, frame: { width: 1 }",
      "expected only one of 'keys', 'key', 'regex' and 'text'"
    ),
    ("key: a, style: bdoy, frame: { width: 1 }", "unknown text style 'bdoy'; did you mean 'body'?"),
    ("key: a, style: body, frame: { wdth: 1 }", "unknown key 'wdth'; did you mean 'width'?"),
    ("key: a, style: body, frame: { width: 0 }", "expected a positive number or free, found '0'"),
    (
      "key: a, style: body, frame: { width: 1 }, lines: 1.5",
      "expected a whole number from 0 on, found '1.5'"
    ),
    (
      "key: a, style: body, frame: { width: 1 }, mode: tial",
      "unknown mode 'tial'; did you mean 'tail'?"
    ),
    (
      "key: a, style: body, frame: { width: 1 }, minimumScaleFactor: 1.5",
      "expected a number above 0, at most 1, found '1.5'"
    ),
    ("key: a, font: { name: X }, frame: { width: 1 }", "expected 'name' and 'size' of the font"),
    (
      "key: a, font: { name: X, size: 9, maximumSize: 12 }, frame: { width: 1 }",
      "'maximumSize' needs 'relativeTo': without it the font does not scale"
    ),
    (
      "key: a, style: body, frame: { width: 1 }, paragraph: { lineSpacing: -1 }",
      "expected a number from 0 on, found '-1'"
    ),
    (
      "key: a, style: body, frame: { width: 1 }, paragraph: { lineHeightMultiple: 1e999 }",
      "expected a number from 0 on, found '1e999'"
    ),
    (
      "key: a, style: body, frame: { width: 1 }, paragraph: { maximumLineHeight: 20, minimumLineHeight: 20.5 }",
      "'minimumLineHeight' is above 'maximumLineHeight'"
    ),
    (
      "key: a, style: body, frame: { width: 1 }, paragraph: { lineheight: 1 }",
      "unknown key 'lineheight'; did you mean 'lineHeightMultiple'?"
    ),
    (
      "key: a, style: body, frame: { width: 1 }, paragraph: 3",
      "expected a mapping with keys such as 'lineHeightMultiple', found '3'"
    ),
    (
      "key: a, style: body, frame: { width: 1 }, minimumCategory: AX2, maximumCategory: large",
      "the minimum category AX2 is above the maximum category large"
    ),
    (
      "key: a, style: body, frame: { width: 1 }, minimumCategory: AX9",
      "unknown category 'AX9'; did you mean 'AX1'?"
    ),
    (
      "key: a, style: body, frame: { width: 1 }, letterSpacing: 1000.5",
      "expected a number from -1000 to 1000, found '1000.5'"
    ),
    (
      "key: a, style: body, frame: { width: 1 }, letterSpacing: wide",
      "expected a number from -1000 to 1000, found 'wide'"
    ),
    (
      "key: a, style: body, frame: { width: 1 }, letterSpacing: [1]",
      "expected a number from -1000 to 1000, found a list"
    ),
    (
      "key: a, style: body, frame: { width: 1 }, opticalSize: atomatic",
      "unknown optical size 'atomatic'; did you mean 'automatic'?"
    ),
    (
      "key: a, style: body, frame: { width: 1 }, direction: righttoleft",
      "unknown direction 'righttoleft'; did you mean 'rightToLeft'?"
    ),
    (
      "regex: '(', style: body, frame: { width: 1 }",
      "'(' is not a regular expression: a '(' or ')' has no partner, at character 1"
    ),
  ])
  func saysWhatIsWrongWithALabel(_ entry: String, _ expected: String) {
    let found = messages("labels: [{ \(entry) }]")
    #expect(found.first?.hasSuffix(": " + expected) == true, "\(found)")
  }

  @Test func gathersAllErrorsInTheirOrder() {
    let found = messages("gate: { trough: AX2 }\nnam: x\nlocales: de\nlabels:\n  - kyes: a\n")
    #expect(found.map { $0.prefix { $0 != " " } } == ["1:9:", "2:1:", "3:10:", "5:5:"])
  }

  @Test func quotationsCannotSteerATerminal() {
    #expect(messages(#""\e[31m": 1"#).allSatisfy { !$0.contains("\u{1B}") })
  }

  @Test(arguments: [("/nonexistent/copyfit.yml", "no such file"), ("/tmp", "a folder")])
  func saysWhyAFileCannotBeRead(_ path: String, _ words: String) {
    let error = #expect(throws: AuditError.self) { try Configuration.read(path) }
    #expect(error?.messages.first?.hasPrefix(path + ": ") == true)
    #expect(error?.messages.first?.contains(words) == true)
  }
}
