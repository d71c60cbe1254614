import CopyfitCatalogs
import CopyfitSourceText
import CopyfitUnicode
import Testing

@Suite struct XLIFFReaderTests {
  private static let export = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="App/en.lproj/Localizable.strings" source-language="en" target-language="pt_BR">
        <header><tool tool-id="com.apple.dt.xcode" tool-name="Xcode"/></header>
        <body>
          <trans-unit id="pay" xml:space="preserve">
            <source>Pay &amp; go</source>
            <target state="needs-review-translation">Pagar</target>
            <note>Button on the checkout</note>
            <note> </note>
          </trans-unit>
          <trans-unit id="cancel"><source>Cancel</source><target/><note/></trans-unit>
          <trans-unit id="help" translate="no"><source>Help</source></trans-unit>
        </body>
      </file>
      <file original="App/Base.lproj/Main.storyboard" source-language="en" target-language="pt_BR">
        <body><group id="g"><trans-unit id="u7Q-MU-drX.text"><source>Hi</source>
          <target>Oi</target>
          <alt-trans><source>x</source><target>y</target></alt-trans>
        </trans-unit></group></body>
      </file>
    </xliff>
    """

  @Test func readsBothLanguagesOfEachFile() {
    let content = CatalogContent(Self.export, file: "Export/pt-BR.xliff")
    #expect(content.problemLines.isEmpty)
    #expect(content.sourceLanguage == "en")
    #expect(
      content.lines == [
        "en Localizable pay=Pay & go 7:9", "en Localizable cancel=Cancel 12:31",
        "en Localizable help=Help 13:44", "pt-BR Localizable pay=Pagar 8:9",
        "en Main u7Q-MU-drX.text=Hi 17:58", "pt-BR Main u7Q-MU-drX.text=Oi 18:7",
      ])
    #expect(content.tables.map(\.bundle) == ["App", "App", "App", "App"])
    #expect(content.tables.map(\.isExchanged) == [true, true, true, true])
    let entries = content.tables.flatMap(\.entries)
    #expect(
      entries.map(\.comment) == ["Button on the checkout", nil, nil]
        + ["Button on the checkout", nil, nil])
    #expect(entries.map(\.state) == [nil, nil, nil, "needs-review-translation", nil, nil])
    #expect(entries.map(\.shouldTranslate) == [true, true, false, true, true, true])
  }

  @Test func readsSegmentsOfVersion2() {
    let content = CatalogContent(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">
      <file id="f1" original="web/messages.json"><notes><note>All of it</note></notes>
      <group id="g" translate="no">
      <unit id="u1" name="greeting">
      <notes><note>First screen</note></notes>
      <originalData><data id="d1">%@</data></originalData>
      <segment state="final"><source>Hello <ph id="1" dataRef="d1"/>.</source><target>Hallo <ph id="1" dataRef="d1"/>.</target></segment>
      <ignorable><source> </source></ignorable>
      <segment state="translated"><source>Go<pc id="2"> on</pc></source><target><mrk id="m">Weiter</mrk></target></segment>
      </unit></group>
      <unit id="u2"><segment><source>A<cp hex="0007"/></source></segment><segment><source>B</source><target>b</target></segment></unit>
      </file></xliff>
      """, file: "a.xlf")
    #expect(content.problems.map(\.key) == ["u2"])
    #expect(content.problems.first?.message.contains("U+0007") == true)
    #expect(
      content.lines == [
        "en messages greeting=Hello %@. Go on 7:24", "en messages u2=A\u{7}B 11:24",
        "de messages greeting=Hallo %@. Weiter 7:73",
      ])
    let entries = content.tables.flatMap(\.entries)
    #expect(entries.map(\.comment) == ["First screen", nil, "First screen"])
    #expect(entries.last?.state == "translated")
    #expect(entries.map(\.shouldTranslate) == [false, true, false])
  }

  /// A placeholder without a description in the target.
  @Test func placeholdersOfVersion2ShowWhatTheyDoInTheSource() {
    let content = CatalogContent(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">
      <file id="f1" original="App.strings"><unit id="u1"><segment>
      <source>Hi <ph id="1" disp="NAME"/><ph id="2"/></source><target><ph id="2"/><ph id="1"/>!</target>
      </segment></unit></file></xliff>
      """, file: "a.xlf")
    #expect(content.tables.flatMap(\.entries).map(\.value) == ["Hi NAME", "NAME!"])
  }

  @Test(arguments: [
    (
      "App/en.lproj/Localizable.stringsdict",
      [
        ("/k:dict/NSStringLocalizedFormatKey:dict/:string", "%#@n@"),
        ("/k:dict/n:dict/NSStringFormatSpecTypeKey:dict/:string", "NSStringPluralRuleType"),
        ("/k:dict/n:dict/NSStringFormatValueTypeKey:dict/:string", "d"),
        ("/k:dict/n:dict/other:dict/:string", "%d tabs"),
        ("/k:dict/n:dict/one:dict/:string", "%d tab"),
      ], ["n d one=%d tab 6", "n d other=%d tabs 5"]
    ),
    (
      "App/Localizable.xcstrings",
      [
        ("k", "%#@n@"), ("k|==|substitutions.n.plural.one", "%arg tab"),
        ("k|==|substitutions.n.plural.other", "%arg tabs"),
      ], ["n lld one=%lld tab 3", "n lld other=%lld tabs 4"]
    ),
  ])
  func putsVariablesTogether(_ original: String, units: [(String, String)], expected: [String]) {
    let lines = units.map { id, text in
      "<trans-unit id='\(id)'><source>\(text)</source></trans-unit>"
    }
    let content = CatalogContent(
      """
      <xliff version="1.2"><file original="\(original)" source-language="en"><body>
      \(lines.joined(separator: "\n"))
      </body></file></xliff>
      """, file: "a.xliff")
    let entries = content.tables.flatMap(\.entries)
    #expect(entries.map(\.key) == ["k"])
    #expect(entries.first?.value == "%#@n@")
    #expect(
      entries.first?.variables.flatMap { variable in
        variable.forms.map { form in
          "\(variable.name) \(variable.specifier) \(form.category)=\(form.text)"
            + " \(form.position.line)"
        }
      } == expected)
  }

  @Test(arguments: [
    (#"<g id="1">bold</g> text"#, "bold text"),
    (#"a<x id="1" equiv-text="{{n}}"/>b"#, "a{{n}}b"),
    (#"a<x id="1"/>b"#, "ab"),
    (#"<bpt id="1">&lt;b&gt;</bpt>x<ept id="1">&lt;/b&gt;</ept>"#, "x"),
    (#"<ph id="1">%1$@</ph> of <ph id="2">%2$@</ph>"#, "%1$@ of %2$@"),
    (#"<mrk mtype="seg" mid="1">A</mrk> <mrk mtype="seg" mid="2">B</mrk>"#, "A B"),
    (#"<it id="1" pos="open">&lt;b&gt;<sub>x</sub></it>y"#, "y"),
  ])
  func flattensInlineElements(_ markup: String, expected: String) {
    let content = CatalogContent(
      """
      <xliff version="1.2"><file source-language="en" target-language="de"><body>
      <trans-unit id="a"><source>\(markup)</source><target>\(markup)</target></trans-unit>
      </body></file></xliff>
      """, file: "a.xliff")
    #expect(content.tables.flatMap(\.entries).map(\.value) == [expected, expected])
  }

  @Test(arguments: [
    (#"maxwidth="120""#, "pixel 0...120 x 0...0 bytes 0...0 -"),
    (#"maxwidth="24" size-unit="char""#, "char 0...24 x 0...0 bytes 0...0 -"),
    (
      ##"maxwidth="90.5" minwidth="10" maxheight="44" size-unit="point" font="Inter;17;700""##,
      "point 10...90.5 x 0...44 bytes 0...0 Inter;17;700"
    ),
    (#"maxbytes="40""#, "pixel 0...0 x 0...0 bytes 0...40 -"),
    (#"maxwidth="wide""#, "-"), (#"maxwidth="-3""#, "-"), (#"maxwidth="1e400""#, "-"), ("", "-"),
  ])
  func readsLimits(_ attributes: String, expected: String) {
    let content = CatalogContent(
      """
      <xliff version="1.2"><file source-language="en"><body>
      <trans-unit id="a" \(attributes)><source>A</source></trans-unit>
      </body></file></xliff>
      """, file: "a.xliff")
    #expect(Self.described(content.tables.first?.entries.first?.limit) == expected)
  }

  @Test func theTargetsLimitCountsBeforeItsUnits() {
    let content = CatalogContent(
      """
      <xliff version="1.2"><file source-language="en" target-language="de"><body>
      <trans-unit id="a" maxwidth="50" maxheight="20" font="A">
      <source>A</source>
      <target maxwidth="60">B</target></trans-unit>
      </body></file></xliff>
      """, file: "a.xliff")
    let limit = content.tables.last?.entries.first?.limit
    #expect(Self.described(limit) == "pixel 0...60 x 0...20 bytes 0...0 A")
    #expect(limit?.position == SourcePosition(line: 4, column: 1))
  }

  @Test func groupsLimitTheUnitsInThem() {
    let content = CatalogContent(
      """
      <xliff version="1.2"><file source-language="en"><body>
      <group maxwidth="50" size-unit="char"><group maxheight="2">
      <trans-unit id="a"><source>A</source></trans-unit>
      <trans-unit id="b" maxwidth="60"><source>B</source></trans-unit>
      </group></group><trans-unit id="c"><source>C</source></trans-unit>
      </body></file></xliff>
      """, file: "a.xliff")
    #expect(
      content.tables.first?.entries.map { Self.described($0.limit) } == [
        "char 0...50 x 0...2 bytes 0...0 -", "char 0...60 x 0...2 bytes 0...0 -", "-",
      ])
  }

  @Test(arguments: [
    ("new", []), ("needs-translation", []), ("needs-review-translation", ["de a=B"]),
    ("translated", ["de a=B"]), ("x-mine", ["de a=B"]),
  ])
  func anUntranslatedUnitIsNotATranslation(_ state: String, expected: [String]) {
    let content = CatalogContent(
      """
      <xliff version="1.2"><file source-language="en" target-language="de"><body>
      <trans-unit id="a"><source>A</source><target state="\(state)">B</target></trans-unit>
      </body></file></xliff>
      """, file: "a.xliff")
    let german = content.tables.filter { $0.locale?.tag == "de" }.flatMap(\.entries)
    #expect(german.map { "de \($0.key)=\($0.value)" } == expected)
  }

  @Test func readsTheSizeRestrictionModule() {
    let content = CatalogContent(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.1" version="2.1" srcLang="en"
        xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0">
      <file id="f" slr:sizeRestriction="99">
      <slr:profiles generalProfile="xliff:codepoints" storageProfile="xliff:utf16"/>
      <unit id="a"><segment><source>A</source></segment></unit>
      <unit id="b" slr:sizeRestriction="2,*" slr:storageRestriction="1,255">
      <segment><source>B</source></segment></unit>
      <group id="g" slr:sizeRestriction="4,16">
      <slr:profiles generalProfile="acme:pixel"/>
      <unit id="c" slr:sizeRestriction="7"><segment><source>C</source></segment></unit></group>
      </file></xliff>
      """, file: "a.xliff")
    #expect(
      content.tables.first?.entries.map { Self.described($0.limit) } == [
        "char 0...99 x 0...0 bytes 0...0 -", "char 2...0 x 0...0 bytes 1...255 -",
        "acme:pixel 0...7 x 0...0 bytes 0...0 -",
      ])
    #expect(content.tables.first?.entries.last?.limit?.encoding == .utf8)
    #expect(content.tables.first?.entries[1].limit?.encoding == .utf16)
  }

  /// A limit as one line; 0 without a value.
  private static func described(_ limit: TextLimit?) -> String {
    func text(_ range: TextLimit.Range) -> String {
      [range.minimum, range.maximum].map { ($0 ?? 0).formatted }.joined(separator: "...")
    }
    guard let limit else { return "-" }
    return "\(limit.unit) \(text(limit.width)) x \(text(limit.height)) bytes \(text(limit.bytes))"
      + " \(limit.font ?? "-")"
  }
}

extension Double {
  /// The number, without a fraction if it is whole.
  fileprivate var formatted: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
