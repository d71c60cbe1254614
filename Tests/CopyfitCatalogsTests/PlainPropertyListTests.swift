import CopyfitCatalogs
import CopyfitSourceText
import Testing

/// The short way of reading property lists, compared with the reader for all of XML.
@Suite struct PlainPropertyListTests {
  private static let envelope = "<plist version=\"1.0\">"

  /// The content as it is read, and that of the same list with other quotes, which is left to the reader for all of XML.
  private static func contents(of text: String, _ file: String) -> (CatalogContent, CatalogContent)
  {
    let other = text.replacing(envelope, with: "<plist version='1.0'>")
    return (
      CatalogReader.read(Array(text.utf8), file: file),
      CatalogReader.read(Array(other.utf8), file: file)
    )
  }

  private static func isPlain(_ text: String) -> Bool {
    PlainPropertyList.read(SourceText(decoding: Array(text.utf8))) { _ in }
  }

  private static func list(_ members: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(envelope)\n<dict>\(members)</dict>\n</plist>\n"
  }

  private static let rule = """
    <key>n</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <!-- The number -->
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d &lt;day&gt;</string><key>other</key><string>%d days</string></dict></dict>
    """

  @Test(arguments: [
    (rule, true), ("", true), ("\r\n\t<key>a</key>\r\n<string> b\r\nc </string>", true),
    ("<key>a &amp; b</key><string>&lt;&gt;&quot;&apos;&amp;lt; é 日本</string>", true),
    ("<!-- one --><!--two\n--><key>a</key><!-- three --><string>b</string><!-- four -->", true),
    ("<key>a</key><string>b</string><key>a</key><string>c</string>", true),
    ("<key>a</key><dict></dict>", true), ("<key></key><string></string>", true),
    ("<key>a</key><string>b > c ]] ></string>", true),
    ("<key>a</key><string>b ]]> c</string>", false), ("<key>a</key><string>b & c</string>", false),
    ("<key>a</key><string>&#65;</string>", false), ("<key>a</key><string/>", false),
    ("<key>a</key><string><![CDATA[b]]></string>", false),
    ("<key >a</key><string>b</string>", false),
    ("<key>a</key><array><string>b</string></array>", false), ("<key>a</key><true/>", false),
    ("<key>a</key><integer>1</integer>", false), ("<key>a</key>", false), ("x", false),
    ("<key>a</key><key>b</key><string>c</string>", false), ("<string>a</string>", false),
    ("<key>a</key><string>\u{1}</string>", false), ("<key>a</key><string>\u{FFFF}</string>", true),
    ("<!-- \u{FFFF} --><key>a</key><string>b</string>", false),
    ("<!-- a\r\nb --><key>a</key><string>b</string>", false),
    ("<!-- a -- b --><key>a</key><string>b</string>", false), ("<!-- a", false),
    ("<key>a<!-- b --></key><string>c</string>", false), ("<?x y?>", false),
    ("<key>a</key>\n<<<<<<< HEAD\n<string>b</string>", false), ("</dict><dict>", false),
    (
      String(repeating: "<key>a</key><dict>", count: 127)
        + String(repeating: "</dict>", count: 127), true
    ),
    (
      String(repeating: "<key>a</key><dict>", count: 128)
        + String(repeating: "</dict>", count: 128), false
    ),
  ])
  func readsUsualListsAsTheOtherReaderDoes(members: String, isPlain: Bool) {
    let text = Self.list(members)
    #expect(Self.isPlain(text) == isPlain)
    for file in ["de.lproj/A.strings", "de.lproj/A.stringsdict"] {
      let (own, other) = Self.contents(of: text, file)
      #expect(own == other)
    }
  }

  @Test(arguments: [
    ("\(envelope)<dict></dict></plist>", true), (" \n\(envelope)<dict></dict></plist> ", true),
    ("<!-- a -->\(envelope)<!-- b --><dict></dict><!-- c --></plist>", true),
    (
      "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" "
        + "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n\(envelope)<dict></dict></plist>",
      true
    ),
    ("<!DOCTYPE plist>\(envelope)<dict></dict></plist>", false),
    ("\(envelope)<dict></dict></plist><!-- a -->", false), ("\(envelope)<dict></dict>", false),
    ("\(envelope)<dict></dict><dict></dict></plist>", false), ("\(envelope)<dict/></plist>", false),
    ("<?xml version=\"1.0\"\(envelope)<dict></dict></plist>", false),
    ("<plist><dict></dict></plist>", false), ("<dict></dict>", false),
  ])
  func readsUsualEnvelopesAsTheOtherReaderDoes(text: String, isPlain: Bool) {
    #expect(Self.isPlain(text) == isPlain)
    let (own, other) = Self.contents(of: text, "de.lproj/A.strings")
    #expect(own == other)
  }

  /// Pieces that are put into a list at random places, the same in each run.
  private static let pieces = [
    "<", ">", "&", "&amp;", "<!--", "-->", "--", "]]>", "<key>", "</key>", "<string>", "</string>",
    "<dict>",
    "</dict>", " ", "\r", "\u{0}", "\u{FFFE}", "é", "<string/>", "<?a?>", "</plist>", "x",
  ]

  @Test func readsChangedListsAsTheOtherReaderDoes() {
    let text = Array((Self.rule + "<!-- c --><key>k</key><string>t &amp; u</string>").utf8)
    var state: UInt64 = 1
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for _ in 0..<1_500 {
      var bytes = text
      let start = random(bytes.count)
      let end = min(start + random(3) * random(9), bytes.count)
      bytes.replaceSubrange(start..<end, with: Self.pieces[random(Self.pieces.count)].utf8)
      // Not in the envelope: its other quotes may change the reason of an error.
      let changed = Self.list(String(decoding: bytes, as: UTF8.self))
      let (own, other) = Self.contents(of: changed, "de.lproj/A.stringsdict")
      #expect(own == other, "\(changed)")
    }
  }
}
