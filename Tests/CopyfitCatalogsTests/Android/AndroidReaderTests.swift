import CopyfitCatalogs
import CopyfitUnicode
import Testing

@Suite struct AndroidReaderTests {
  private static let resources = """
    <?xml version="1.0" encoding="utf-8"?>
    <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
      <!-- Title of the first screen -->
      <string name="title">Your <b>bikes</b>, <xliff:g id="name" example="Wilhelmina">%1$s</xliff:g></string>
      <string name="brand" translatable="false">Freewheel</string>
      <string name="again">@string/title</string>
      <string name="ok">@android:string/ok</string>
      <string name="html"><![CDATA[<b>Bold</b> text]]></string>
      <string name="empty"></string>
      <string name="mail" product="tablet">Big</string>
      <string name="mail" product="default">Small</string>
      <plurals name="rides">
        <!-- One of them -->
        <item quantity="one">%d ride</item>
        <item quantity="other">%d rides</item>
      </plurals>
      <string-array name="days">
        <item>Monday</item>
        <item>Tue\\u00ADsday</item>
      </string-array>
      <color name="red">#f00</color>
      <item type="string" name="old">Old</item>
      <style name="s"><item name="android:textSize">12sp</item></style>
    </resources>
    """

  @Test func readsTextsPluralsAndArrays() {
    let content = CatalogContent(Self.resources, file: "app/src/main/res/values-pt-rBR/strings.xml")
    #expect(content.problemLines.isEmpty)
    #expect(
      content.lines == [
        "pt-BR strings title=Your bikes, %1$s 4:3", "pt-BR strings brand=Freewheel 5:3",
        "pt-BR strings again=Your bikes, %1$s 6:3",
        "pt-BR strings html=<b>Bold</b> text 8:3", "pt-BR strings empty= 9:3",
        "pt-BR strings mail[product.tablet]=Big 10:3", "pt-BR strings mail=Small 11:3",
        "pt-BR strings rides[plural.one]=%d ride 14:5",
        "pt-BR strings rides[plural.other]=%d rides 15:5", "pt-BR strings days[0]=Monday 18:5",
        "pt-BR strings days[1]=Tue\u{AD}sday 19:5", "pt-BR strings old=Old 22:3",
      ])
    let entries = content.tables.flatMap(\.entries)
    #expect(entries[0].comment == "Title of the first screen")
    #expect(entries[0].examples == ["%1$s": "Wilhelmina"])
    #expect(entries[7].comment == "One of them")
    #expect(entries.filter { !$0.shouldTranslate }.map(\.key) == ["brand"])
    #expect(entries.filter { $0.comment != nil }.count == 2)
  }

  /// An `<array>` may hold values of any type; only texts are texts of the app.
  @Test(arguments: [
    ("Ride", true), ("@string/ride", false), ("@drawable/ride", false), ("?attr/ride", false),
    ("12", false), ("-1.5", false), ("0x1F", false), ("12dp", false), ("50%", false),
    ("#ff0000", false), ("true", false), ("#1 ride", true), ("3 rides", true), ("12 %", true),
    ("0xyz", true), ("infinity", true), ("-", true), ("True story", true), ("#12345", true),
  ])
  func readsTextsOfMixedArrays(value: String, isText: Bool) {
    let items = "<item>\(value)</item><item>Last</item>"
    let content = CatalogContent(
      "<resources><array name=\"a\">\(items)</array></resources>", file: "res/values/arrays.xml")
    #expect(content.problems.isEmpty)
    let found = content.tables.flatMap(\.entries).map { "\($0.key)=\($0.value)" }
    #expect(found == (isText ? ["a[0]=\(value)"] : []) + ["a[1]=Last"])
  }

  @Test func allItemsOfAnArrayOfTextsAreTexts() {
    let content = CatalogContent(
      #"<resources><array name="a" format="string"><item>12</item></array></resources>"#,
      file: "res/values/arrays.xml")
    #expect(content.tables.flatMap(\.entries).map(\.value) == ["12"])
  }

  @Test func defaultResourcesMayNameTheirLocale() {
    let text =
      #"<resources tools:locale="nl" xmlns:tools="http://t"><string name="a">A</string></resources>"#
    #expect(CatalogContent(text, file: "res/values/strings.xml").lines == ["nl strings a=A 1:53"])
    #expect(
      CatalogContent(text, file: "res/values-de/strings.xml").lines == ["de strings a=A 1:53"])
  }

  @Test(arguments: [
    ("values", false), ("values-de", false), ("values-land", true), ("values-de-sw600dp", true),
  ])
  func tellsWhatIsForSomeDevices(folder: String, isForSomeDevices: Bool) {
    let content = CatalogContent(
      #"<resources><string name="a">A</string></resources>"#, file: "res/\(folder)/strings.xml")
    #expect(content.tables.map(\.isForSomeDevices) == [isForSomeDevices])
  }

  @Test(arguments: [
    (#"<string name="a">@string/none</string>"#, []),
    (#"<string name="a">?attr/label</string>"#, []),
    (#"<string name="a">@ home</string>"#, ["- strings a=@ home 1:12"]),
    (#"<string name="a">\@string/b</string>"#, ["- strings a=@string/b 1:12"]),
    (#"<string name="a">@+id/b</string>"#, []),
  ])
  func followsReferences(_ strings: String, expected: [String]) {
    let content = CatalogContent(
      "<resources>\(strings)</resources>", file: "res/values/strings.xml")
    #expect(content.lines == expected)
    #expect(content.problems.isEmpty)
  }

  @Test(arguments: [
    (
      #"<string name="b">@string/a</string><string name="a">@string/b</string>"#,
      [#""b" refers to itself by way of "a": it has no text, and Android shows none."#]
    ),
    (
      #"<string name="a">@string/a</string>"#,
      [#""a" refers to itself: it has no text, and Android shows none."#]
    ),
    (
      // Into a cycle, and past one that is already reported.
      #"<string name="x">@string/a</string><string name="a">@string/a</string><string name="y">@string/x</string>"#,
      [#""a" refers to itself: it has no text, and Android shows none."#]
    ),
    (#"<string name="a">@string/b</string><string name="b">@string/c</string>"#, []),
    (
      #"<string name="a">@string/b</string><string name="b">@string/c</string><string name="c">@string/a</string>"#,
      [
        #""a" refers to itself by way of "b" and "c": it has no text, and Android shows none."#
      ]
    ),
  ])
  func cyclesAreReported(_ strings: String, expected: [String]) {
    let content = CatalogContent(
      "<resources>\(strings)</resources>", file: "res/values/strings.xml")
    #expect(content.problems.map(\.message) == expected)
    #expect(content.problems.allSatisfy { $0.kind == .catalogSyntax })
    #expect(content.tables.flatMap(\.entries).isEmpty)
  }

  /// Source: `aapt2` of Android's build, which stops at each of these.
  @Test(arguments: [
    (#"<strings name="a">A</strings>"#, "1:12 <strings> is no element of resources", 1),
    (
      #"<group><string name="a">A</string><plurals name="b"/></group>"#,
      "1:12 <group> is no element of resources", 2
    ),
    (#"<item type="text" name="a">A</item>"#, "1:12 an <item> has the unknown type \"text\"", 1),
    (#"<item name="a">A</item>"#, "1:12 an <item> names no type of resource", 1),
    (
      #"<plurals><item quantity="other">A</item></plurals>"#,
      "1:12 <plurals> has no name, so nothing can show its texts", 1
    ),
    (
      #"<string-array name="a"><string>A</string></string-array>"#,
      "1:35 <string> in \"a\" is no <item>", 1
    ),
    ("A", "1:12 \"A\" stands between its elements", 0),
    (#"<skip/><eat-comment/><x:y xmlns:x="u"/><dimen name="a">1dp</dimen>"#, nil, 0),
    (#"<string-array name="a"><skip/></string-array><item type="id" name="b"/>"#, nil, 0),
  ])
  func tellsOfElementsThatItDoesNotKnow(_ elements: String, reason: String?, lost: Int) {
    let content = CatalogContent(
      "<resources>\(elements)<string name=\"last\">B</string></resources>",
      file: "res/values/strings.xml")
    let place = reason.map { $0.prefix { $0 != " " } } ?? ""
    let words = reason.map { $0.dropFirst(place.count + 1) } ?? ""
    let count = lost > 0 ? " (\(lost))" : ""
    let expected = "catalog-syntax \(place) The file is not as Android reads it: \(words).\(count)"
    #expect(content.problemLines == (reason == nil ? [] : [expected]))
    #expect(content.problems.allSatisfy { $0.isReadOn })
    #expect(content.tables.flatMap(\.entries).map(\.key) == ["last"])
  }

  /// Both elements of the entity are at the reference to it.
  @Test func elementsOfOneEntityAreSeparate() {
    let content = CatalogContent(
      "<!DOCTYPE r [<!ENTITY e \"<string name='a'>@string/c</string><string name='b'>B</string>\">]>"
        + "<resources>&e;<string name='c'>C</string></resources>", file: "res/values/strings.xml")
    let entries = content.tables.flatMap(\.entries).map { "\($0.key)=\($0.value)" }
    #expect(entries.isEmpty || entries == ["a=C", "b=B", "c=C"])
  }

  @Test func namesTheKeyWhoseTextAReferenceHas() {
    let content = CatalogContent(
      #"<resources><string name="a">A</string><string name="b">@string/a</string>"#
        + #"<string name="c">@string/b</string></resources>"#,
      file: "res/values/strings.xml")
    let entries = content.tables.flatMap(\.entries)
    #expect(entries.map(\.value) == ["A", "A", "A"])
    #expect(entries.map(\.reference) == [nil, "a", "b"])
  }

  @Test(arguments: [
    (
      #"<string name="a">It's</string>"#,
      "invalid-escape 2:1 An apostrophe needs a backslash before it or quotation marks around the "
        + "text; Android's build stops at it."
    ),
    (
      "<string>Nobody's</string>",
      "catalog-syntax 2:1 The file is not as Android reads it: a <string> has no name, so "
        + "nothing can show it. (1)"
    ),
    (
      #"<string name="a">He said "hi"</string>"#,
      "invalid-escape 2:1 Quotation marks without a backslash before them are not shown; write \\\"."
    ),
    (
      #"<string name="a">50\% off</string>"#,
      #"invalid-escape 2:1 "\%" is not an escape in Android; it shows as "%"."#
    ),
    (
      #"<string name="a">A</string><string name="a">B</string>"#,
      #"duplicate-key 2:28 "a" is in columns 1 and 28 of line 2: Android's build rejects the file."#
    ),
    (
      "<plurals name=\"a\"><item quantity=\"other\">A</item>\n<item quantity=\"other\">B</item></plurals>",
      "duplicate-key 3:1 \"a\", as plural.other, is on line 2 and on line 3: Android's build rejects "
        + "the file."
    ),
    (
      #"<plurals name="a"><item quantity="several">A</item><item quantity="other">B</item></plurals>"#,
      #"catalog-syntax 2:19 The file is not as Android reads it: "several" is not a quantity of "a"; "#
        + "expected zero, one, two, few, many or other. (1)"
    ),
    (
      "<string name=\"a\">A</string>\n<string name=\"b\">B</strin>",
      "catalog-syntax 3:19 The file has an end tag that does not close <string>: Android's build "
        + "rejects all of it. (2)"
    ),
    (
      "<string name=\"a\">&app;</string>",
      "catalog-syntax 2:18 The file names an entity that XML does not know: Android's build rejects all "
        + "of it. (1)"
    ),
  ])
  func tellsWhatIsWrong(_ strings: String, expected: String) {
    let content = CatalogContent(
      "<resources>\n\(strings)\n</resources>", file: "res/values-de/strings.xml")
    #expect(content.problemLines == [expected])
  }

  @Test(arguments: [
    "<manifest/>", "", "binary\u{0}", "<!DOCTYPE r [<!ENTITY a SYSTEM \"b\">]><resources/>",
  ])
  func anotherFileIsOneProblem(_ text: String) {
    let content = CatalogContent(text, file: "res/values/strings.xml")
    #expect(content.problems.map(\.kind) == [.catalogSyntax])
    #expect(content.tables.isEmpty)
  }

  /// Android's build reads these files, so its name is not used.
  @Test(arguments: [
    "<!ENTITY % a 'b'>", String(repeating: "<!ATTLIST string a CDATA 'b'>", count: 65),
    "<!ATTLIST string a CDATA '\(String(repeating: "b", count: 1_001))'>",
  ])
  func limitsOfItsOwnAreNoFaults(declarations: String) {
    let content = CatalogContent(
      "<!DOCTYPE r [\(declarations)]><resources><string name=\"a\">A</string></resources>",
      file: "res/values/strings.xml")
    #expect(content.problems.map(\.kind) == [.limitReached])
    #expect(content.problems.map(\.weight) == [.error])
    #expect(content.problems.map(\.entriesLost) == [1])
    #expect(content.problems.first?.message.hasSuffix("Android's build may read it.") == true)
  }

  /// Gradle drops the text, and a marker of a merge conflict is an error all the same.
  @Test(arguments: [
    ("&gt;", CatalogProblem.Weight.warning), ("\n=======\n", nil), ("\n>>>>>>> b\n", nil),
  ])
  func textsBetweenElements(text: String, weight: CatalogProblem.Weight?) {
    let content = CatalogContent(
      "<resources><string name=\"a\">A</string>\(text)</resources>",
      file: "res/values/strings.xml")
    #expect(content.problems.map(\.weight) == [weight])
    #expect(content.tables.flatMap(\.entries).map(\.key) == ["a"])
  }

  /// Android knows the form of a language and of each other qualifier, whatever their case.
  @Test(arguments: [
    ("values-DE", "de", nil), ("values-pt-rBR", "pt-BR", nil), ("values-car", nil, nil),
    ("values-mcc310-fil-sw600dp-land-v21", "fil", nil), ("values-b+sr+Latn", "sr-Latn", nil),
    ("values-deutsch", nil, "deutsch"), ("values-419", nil, "419"), ("values-de-DE", "de", "DE"),
    ("values-nightly", nil, "nightly"), ("values-night-640x480-hdpi-320dpi", nil, nil),
  ])
  func folders(name: String, locale: String?, unknown: String?) {
    let content = CatalogContent(
      "<resources><string name=\"a\">A</string></resources>", file: "res/\(name)/strings.xml")
    #expect(content.tables.map { $0.locale?.tag } == [locale])
    #expect(
      content.problems.map {
        $0.message.contains("has \"\(unknown ?? "")\", which Android does not know")
      }
        == (unknown == nil ? [] : [true]))
    #expect(content.problems.allSatisfy { $0.weight == .error })
  }

  @Test func textsUnderAnotherRootAreCounted() {
    let strings = (0..<5).map { "<string name=\"k\($0)\">A</string>" }
    let content = CatalogContent(
      "<resource>\(strings.joined())</resource>", file: "res/values/strings.xml")
    #expect(
      content.problemLines == [
        "catalog-syntax 1:1 The file is not as Android reads it: its root is <resource>, expected <resources>. (5)"
      ])
  }

  /// Android's build reads a whole file or nothing: text before an error is not measured.
  @Test(arguments: [
    "<!-- <string name=\"c\">C</string> -->", "</resource>", "<!-- </resources>", "&",
  ])
  func aBrokenFileIsRejectedAsAWhole(end: String) {
    let text = """
      <resources>
        <string name="a">A</string><string
          name="b">B</string>
        <plurals name="p"><item quantity="one">1</item><item quantity="other">2</item></plurals>
        <string-array name="s"><item>S</item></string-array>
      \(end)
      """
    let content = CatalogContent(text, file: "res/values/strings.xml")
    #expect(content.tables.isEmpty)
    #expect(content.problems.map(\.entriesLost) == [4])
    #expect(content.problems.first?.message.hasSuffix("Android's build rejects all of it.") == true)
  }

  @Test func expandsEntitiesOfTheFile() {
    let text = """
      <!DOCTYPE resources [<!-- the app --><!ENTITY app "Copyfit">]>
      <resources><string name="a">Open &app;</string></resources>
      """
    let content = CatalogContent(text, file: "res/values-de/strings.xml")
    #expect(content.problems.isEmpty)
    #expect(content.tables.flatMap(\.entries).map(\.value) == ["Open Copyfit"])
    #expect(content.tables.flatMap(\.entries).map(\.comment) == [nil])
  }

  @Test func whateverIsCutOffIsOneProblem() {
    let text = Array(Self.resources.utf8)
    let whole = CatalogContent(Self.resources, file: "res/values/strings.xml").lines
    for length in text.indices {
      let content = CatalogReader.read(Array(text[..<length]), file: "res/values/strings.xml")
      #expect(content.problems.map(\.kind) == [.catalogSyntax], "\(length)")
      #expect(whole.starts(with: content.lines.filter { !$0.contains("again") }.prefix(2)))
    }
  }
}
