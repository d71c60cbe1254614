import CopyfitCatalogs
import CopyfitSourceText
import Foundation
import Testing

@Suite struct PropertyListTableTests {
  private func read(_ text: String) -> CatalogContent {
    CatalogReader.read(Array(text.utf8), file: "de.lproj/App.strings")
  }

  @Test func readsXMLWithPlaces() {
    let content = read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x.dtd">
      <plist version="1.0">
      <dict>
        <!-- Title -->
        <key>a &amp; b</key>
        <string>x &#x41;<![CDATA[<y>]]>
      z</string>
        <key>n</key><array><string>no</string><dict/></array>
        <key>e</key><string/>
      </dict>
      </plist>
      """)
    let entries = content.tables.flatMap(\.entries)
    #expect(entries.map(\.key) == ["a & b", "e"])
    #expect(entries.map(\.value) == ["x A<y>\nz", ""])
    #expect(entries.map(\.comment) == ["Title", nil])
    #expect(entries.map(\.position.line) == [6, 10])
    #expect(entries.map(\.position.column) == [3, 3])
    #expect(content.problems.map(\.key) == ["n"])
  }

  @Test(arguments: [
    ("<plist><dict><key>a</key><string>b</string></dict>", "1:1", "ends inside <plist>"),
    ("<plist><dict><key>a</key></dict></plist>", "1:26", "no value"),
    ("<plist><dict><key>a</key><string>b & c</string></dict></plist>", "1:36", "&amp;"),
    ("<plist><dict><key>a</key>\n<string>b<c</string></dict></plist>", "2:10", "written &lt;"),
    ("<plist><dict><key>a</key>\n<string>b <c d</string></dict></plist>", "2:11", "written &lt;"),
    ("<plist><dict>\n<key>a <b c='1'd</key><string/></dict></plist>", "2:8", "written &lt;"),
    ("<plist><dict><key>a</key>\n<string>b</dict></plist>", "2:10", "does not close <string>"),
    ("<plist><array/></plist>", "1:8", "expected a dictionary"),
    ("<plist><dict>\n<<<<<<< HEAD\n<key>a</key>", "2:1", "merge conflict's marker"),
    ("<plist><dict><key>a</key>\n<<<<<<< HEAD\n", "2:1", "merge conflict's marker"),
    ("<plist><dict><key>a</key><string>\n<<<<<<< HEAD\n", "2:1", "merge conflict's marker"),
    ("<plist><dict><!-- x", "1:14", "ends inside of a comment"),
    ("<plist><dict><key>a</key><array></dict>", "1:33", "does not close <array>"),
    ("<plist><dict><key>a</key>\n<key>b</key><string>c</string>", "2:1", "key before has no value"),
    ("<plist><dict><string>a</string>", "1:14", "expected <key> or </dict>"),
    ("<plist><dict>\n <![CDATA[ ]]>", "2:2", "expected <key> or </dict>"),
  ])
  func saysWhyXMLIsRejected(_ text: String, _ place: String, _ words: String) {
    let problem = read(text).problems.first
    #expect(problem?.kind == .catalogSyntax)
    #expect(problem.map { "\($0.position.line):\($0.position.column)" } == place)
    #expect(problem?.message.contains(words) == true)
  }

  /// The system rejects a whole list with one unreadable value.
  @Test(
    arguments: [
      "integer": [
        "x", "", " ", "1.5", "1 2", "12a", "12\n", "0x", "0xg", "+", "--5", "18446744073709551616",
        "-9223372036854775809", "&#49;", "<![CDATA[1]]>",
      ],
      "real": ["abc", "", " ", "1.5 ", "1,5", "0x1F", "1e", "1.5x", "-nan", "+-1", ".", "1_000"],
      "date": [
        "yesterday", "", "2020-01-01", "2020-1-1T0:0:0Z", "2020-01-01T00:00:00", "-01-01T00:00:00Z",
        "2020-01-01T00:00:00+01:00", " 2020-01-01T00:00:00Z", "--1-01-01T00:00:00Z",
      ],
      "data": ["é", "<b/>"], "true": ["x", " "], "false": ["1"],
    ].flatMap { name, texts in texts.map { "<\(name)>\($0)</\(name)>" } + ["<\(name)/>"] })
  func aValueThatCannotBeReadRejectsTheTable(value: String) {
    let text = """
      <plist version="1.0"><dict><key>a</key><string>A</string>
      <key>i</key>\(value)</dict></plist>
      """
    let system = unsafe try? PropertyListSerialization.propertyList(
      from: Data(text.utf8), format: nil)
    let content = read(text)
    let problem = content.problems.first
    #expect((problem?.kind == .catalogSyntax && problem?.isReadOn == false) == (system == nil))
    #expect(content.tables.flatMap(\.entries).map(\.key) == (system == nil ? [] : ["a"]))
    if system == nil { #expect(problem?.position.line == 2 && problem?.entriesLost == 2) }
  }

  /// The result equals the system's, or it does not claim anything about the system's result.
  @Test(
    arguments: [
      "<string>x\u{3}\u{0}\u{FFFE}y</string>", "<string>a\r\nb\rc<![CDATA[d\r\ne]]></string>",
      "<string a='1'>a</string >", "<string>&#x41;&quot;</string>", "<string/>", "<string />",
      "<string>&nbsp;</string>", "<string>a & b</string>", "<string>1 < 2</string>",
      "<string>a<!-- c -->b</string>", "<string>a<b/></string>", "<string><![CDATA[a]]</string>",
      "<String>a</String>", "<string>a</string x>", "<string>a</string>x",
      "<string>a</string><string>b</string>", "<dict><string>a</string></dict>",
      "<array><![CDATA[ ]]></array>", "<array>a</array>", "<key>b</key>", "<true><!-- c --></true>",
      "<integer>1<!-- c -->2</integer>", "<real>1&#46;5</real>", "<real><![CDATA[1.5]]></real>",
      "<date>2027-03-31T12:00:00&#90;</date>", "<data>Y&#81;==</data>", "<nonsense/>", "",
      "<string>a<b</string>", "<string>a <b c</string>", "<string>a<b c=1</string>", "<string<b/>",
      "<array><![CDATA[]]></array>", "<array>&#32;</array>", "<true><![CDATA[]]></true>",
      "<true></true>", "<key/>", "<key>b</key><key>c</key>", "<key>b</key><string>c</string>",
      "<array><key>b</key></array>", "<dict><key>a</key><key>b</key></dict>",
      "<key>b<!-- c --></key>", "<string>a<?b c?></string>", "<array><?a b?></array>",
      "<integer>></integer>", "<integer>a>5</integer>", "<date>>2027-03-31T12:00:00Z</date>",
      "<integer>&#32;5</integer>", "<data>></data>", "<data></data>", "<data>&#233;</data>",
      "<data><![CDATA[WQ==]]></data>",
      "<plist><string>a</string></plist>", "<array><plist/></array>", "<string b:c='1'/>",
    ].map { "<plist><dict><key>z</key>\($0)</dict></plist>" } + [
      "<plist/>", "<plist><string>a</string><string>b</string></plist>", "<plist><dict/>",
      "<!DOCTYPE plist [<!ENTITY b 'c'>]><plist><dict/></plist>", "<plist><dict/></plist>garbage",
      "<plist><dict/></plist><b>", "<?xml encoding='UTF-8'?><plist><dict/></plist>",
      "<!DOCTYPE plist PUBLIC 'a' 'b'><!-- c --><dict/>", "<plist><![CDATA[ ]]><dict/></plist>",
      "<plist><dict/><![CDATA[ ]]></plist>", "<plist><plist><dict/></plist></plist>",
      "\n <?xml version='1.0'?>\n<plist><dict/></plist>", "<dict><string/></dict>",
      "<plist><key>a</key></plist>", "<plist><key>a</key><string>b</string></plist>",
    ])
  func isReadAsTheSystemReadsIt(list: String) {
    let system =
      unsafe (try? PropertyListSerialization.propertyList(from: Data(list.utf8), format: nil))
      as? [String: Any]
    let content = read(list)
    #expect((content.problems.first?.isReadOn == false) == (system == nil), "\(content.problems)")
    let text = content.tables.flatMap(\.entries).first?.value
    #expect(text.map { Array($0.utf8) } == (system?["z"] as? String).map { Array($0.utf8) })
  }

  /// The system ignores what follows a list.
  @Test(arguments: [
    ("strings", "", []), ("strings", "\n <!-- <key>b</key> -->\n", []),
    ("strings", "\nand garbage", ["what follows is ignored without an error; delete it."]),
    (
      "strings",
      "\n<?xml version='1.0'?><plist><dict><key>b</key><string>B</string></dict></plist>",
      [
        "1 entry after it is lost without an error; put it into the list, or delete what follows. (1)"
      ]
    ),
    (
      "strings", "\n<dict><key>b</key><string/><key>c</key><string/></dict>and garbage",
      [
        "2 entries after it are lost without an error; put them into the list, or delete what follows. (2)"
      ]
    ),
    (
      "stringsdict",
      "\n<plist><dict><key>b</key><dict><key>NSStringLocalizedFormatKey</key><string/></dict></dict></plist>",
      [
        "1 entry after it is lost without an error; put it into the list, or delete what follows. (1)"
      ]
    ),
  ])
  func whatFollowsAListIsReported(fileExtension: String, rest: String, expected: [String]) {
    let list = fileExtension == "strings" ? "<key>a</key><string>A</string>" : ""
    let content = CatalogContent(
      "<plist version=\"1.0\"><dict>\(list)</dict></plist>\(rest)",
      file: "de.lproj/App.\(fileExtension)")
    #expect(
      content.problemLines
        == expected.map {
          "unreachable-entries 2:1 The property list ends before this place: \($0)"
        })
    #expect(content.tables.flatMap(\.entries).map(\.key) == (list.isEmpty ? [] : ["a"]))
  }

  /// The system reads these lists, but strict XML parsers do not.
  @Test(arguments: [
    ("<string>&#3;</string>", "1:34 The table is not read: it has a reference that is no"),
    ("<string>a]]>b</string>", "1:35 The table is not read: it has a ']]>' in a text"),
    ("<!-- a -- b --><string/>", "1:33 The table is not read: it has '--' in a comment"),
    ("<string a=1/>", "1:34 The table is not read: it has an attribute whose value has no"),
    ("<string a/>", "1:34 The table is not read: it has an attribute 'a' without a value"),
    ("<string a='1' a='1'/>", "1:26 The table is not read: it gives an attribute twice"),
  ])
  func strictnessIsALimitOfThisReader(value: String, expected: String) {
    let list = "<plist><dict><key>a</key>\(value)</dict></plist>"
    let system = unsafe try? PropertyListSerialization.propertyList(
      from: Data(list.utf8), format: nil)
    #expect(system != nil)
    let lines = read(list).problemLines
    #expect(lines.count == 1 && lines[0].hasPrefix("limit-reached " + expected), "\(lines)")
  }

  /// If a key has two values, the last one counts, even if it is not text.
  @Test(arguments: [
    ("<string>1</string>", "<integer>5</integer>", [], "; the last value wins, which is not text."),
    ("<integer>5</integer>", "<string>2</string>", ["2"], "; the last text wins."),
    ("<integer>5</integer>", "<dict/>", [], "; the last value wins, which is not text."),
  ])
  func theLastValueOfAKeyCounts(first: String, second: String, expected: [String], end: String) {
    let content = read(
      "<plist><dict><key>i</key>\(first)\n<key>i</key>\(second)\n<key>z</key><string/></dict></plist>"
    )
    #expect(content.tables.flatMap(\.entries).map(\.value) == expected + [""])
    #expect(
      content.problems.filter { $0.kind == .duplicateKey }.map(\.message) == [
        "\"i\" is on line 1 and on line 2\(end)"
      ])
  }

  @Test func deepXMLIsNotRead() {
    let deep = String(repeating: "<array>", count: 300_000)
    #expect(
      read("<plist><dict><key>a</key>" + deep).problemLines == [
        "limit-reached 1:915 The table is not read: it is nested more than 128 levels deep. The system may "
          + "read it. (1)"
      ])
  }

  private static let binary: [UInt8] = {
    let entries: [String: Any] = [
      "a": "b", "ключ": "значение", "n": 4, "long": String(repeating: "x", count: 300),
    ]
    let data = try? PropertyListSerialization.data(
      fromPropertyList: entries, format: .binary, options: 0)
    return Array(data ?? Data())
  }()

  @Test func readsBinaryPropertyLists() {
    let content = CatalogReader.read(Self.binary, file: "App.strings")
    let entries = content.tables.flatMap(\.entries)
    #expect(entries.map(\.key) == ["a", "long", "ключ"])
    #expect(entries.map(\.value.count) == [1, 300, 8])
    #expect(entries.allSatisfy { $0.position == .start })
  }

  /// A binary list of objects in encoded form, with references of one byte; the first is the root.
  private static func binary(_ objects: [[UInt8]]) -> [UInt8] {
    var (bytes, offsets) = (Array("bplist00".utf8), [UInt8]())
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    return bytes + [UInt8(objects.count), 0, table].flatMap { [0, 0, 0, 0, 0, 0, 0, $0] }
  }

  private static let key = [0x51, UInt8(ascii: "a")]

  @Test(
    arguments: ["strings", "stringsdict"],
    [
      // { a = same object }, { a = { a = same object } }, { a = ( same object ) }
      [[0xD1, 1, 0], key], [[0xD1, 1, 2], key, [0xD1, 1, 2]], [[0xD1, 1, 2], key, [0xA1, 2]],
    ])
  func whatContainsItselfIsOneFinding(fileExtension: String, objects: [[UInt8]]) {
    let content = CatalogReader.read(Self.binary(objects), file: "App.\(fileExtension)")
    #expect(
      content.problemLines == [
        "catalog-syntax 1:1 The system rejects the whole table: the binary property list is damaged; "
          + "a value contains itself. (1)"
      ])
    #expect(content.tables.flatMap(\.entries).isEmpty)
  }

  /// { 5 = "a" }, and a key of a kind that no property list has.
  @Test(arguments: [[0x10, 5], [0x3C, 0]] as [[UInt8]])
  func aKeyThatIsNoTextRejectsTheTable(other: [UInt8]) {
    let content = CatalogReader.read(
      Self.binary([[0xD2, 1, 2, 1, 1], Self.key, other]), file: "App.strings")
    #expect(
      content.problemLines == [
        "catalog-syntax 1:1 The system rejects the whole table: the binary property list is damaged; "
          + "a key is no text. (2)"
      ])
  }

  @Test func everyDamagedByteGivesATableOrAnError() {
    for index in Self.binary.indices {
      for value in [0, 0xFF, 0x7F, Self.binary[index] &+ 1] as [UInt8] {
        var bytes = Self.binary
        bytes[index] = value
        expectTableOrError(bytes, "byte \(index) is \(value)")
      }
      expectTableOrError(Array(Self.binary[..<index]), "\(index) bytes are left")
    }
  }

  /// Expects entries, or the one error that rejects the table; problems of single entries are also reported.
  private func expectTableOrError(_ bytes: [UInt8], _ damage: Comment) {
    let content = CatalogReader.read(bytes, file: "App.strings")
    #expect(content.tables.count == 1, damage)
    let problems = content.problems.filter { !$0.isReadOn }.map(\.kind)
    let isTable = problems.isEmpty
    #expect(isTable || problems == [.catalogSyntax], damage)
    #expect(isTable || content.tables.allSatisfy(\.entries.isEmpty), damage)
  }
}
