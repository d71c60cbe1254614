import CopyfitSourceText
import Testing

@Suite struct XMLReaderTests {
  /// Records the events, one line for each piece.
  private final class Recorder: XMLContentHandler {
    private let source: SourceText
    private(set) var lines: [String] = []

    init(_ source: SourceText) { self.source = source }

    func startElement(_ name: String, attributes: [String: String], at offset: Int) {
      let position = source.position(at: offset)
      let values = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
      lines.append("\(position.line):\(position.column) <\(name)\(values.joined())>")
    }

    func endElement(at offset: Int) { lines.append("</>") }
    func characters(in range: Range<Int>, _ text: () -> String) { lines.append(text()) }
    func comment(_ text: String, at offset: Int) { lines.append("#\(text)") }
  }

  private func pieces(
    _ text: String, rules: XMLRules = .init()
  ) throws(XMLSyntaxError) -> [String] {
    let source = SourceText(decoding: Array(text.utf8))
    let recorder = Recorder(source)
    try XMLReader.read(source, into: recorder, rules: rules)
    return recorder.lines
  }

  /// Expat receives a large document in parts, which may end inside a character, a tag or a text.
  @Test(arguments: [1_999_985, 1_999_992, 2_000_000])
  func partsAreNotSeen(length: Int) throws {
    let filling = String(repeating: "x", count: length - 30)
    let lines = try pieces("<a><!--\(filling)--><b c=\"é\">ääääää&amp;€</b>\n<d/></a>")
    #expect(lines[0] == "1:1 <a>" && lines[1] == "#\(filling)")
    #expect(lines[2] == "1:\(length - 30 + 11) <b c=é>")
    let end = try #require(lines.firstIndex(of: "</>"))
    #expect(lines[3..<end].joined() == "ääääää&€")
    #expect(Array(lines[(end + 1)...]) == ["\n", "2:1 <d>", "</>", "</>"])
  }

  private func error(_ text: String) -> String? {
    do throws(XMLSyntaxError) {
      _ = try pieces(text)
      return nil
    } catch {
      let position = SourceText(decoding: Array(text.utf8)).position(at: error.offset)
      return "\(position.line):\(position.column) \(error.message)"
    }
  }

  @Test func givesEachPieceInOrderWithThePlacesOfTags() throws {
    let text = """
      <?xml version="1.0" encoding="ISO-8859-1"?>
      <!-- <no> -->
      <ü:a xmlns:ü="u" b="1>2">é<c/><![CDATA[<d>]]></ü:a>
      """
    #expect(
      try pieces(text) == [
        "# <no> ", "3:1 <ü:a b=1>2 xmlns:ü=u>", "é", "3:27 <c>", "</>", "<d>", "</>",
      ])
  }

  @Test(arguments: [
    ("<a>&amp;&#x41;</a>", "&A"), ("<a>x&lt;y</a>", "x<y"), ("<a>&#128512;</a>", "😀"),
  ])
  func resolvesReferences(_ text: String, expected: String) throws {
    #expect(try pieces(text).dropFirst().dropLast().joined() == expected)
  }

  @Test(arguments: [
    ("", "1:1 is not an XML document"),
    ("plain", "1:1 is not an XML document"),
    ("<a>\n <b></a>", "2:5 has an end tag that does not close <b>"),
    ("<a>\n <b>", "2:2 ends inside <b>"),
    ("<a>\n &who;</a>", "2:2 names an entity that XML does not know"),
    ("<a x='1' x='2'/>", "1:1 gives an attribute twice"),
    ("<a/><b/>", "1:5 has text after its last element"),
    ("<a/>\nb", "2:1 has text after its last element"),
    (" \n<?xml version='1.0'?><a/>", "2:1 has an XML declaration behind its start"),
    ("<a>\n<<<<<<< HEAD\n<b/>", "2:1 has a merge conflict's marker; resolve the conflict"),
    ("<a>1 < 2</a>", "1:6 has a '<' that starts no tag; in a text it is written &lt;"),
    ("<a>1<b</a>", "1:5 has a '<' that starts no tag; in a text it is written &lt;"),
    ("<a>b & c</a>", "1:6 has an '&' that must be written &amp;"),
    ("<a>&b</a>", "1:4 has an '&' that must be written &amp;"),
    ("<a>b]]>c</a>", "1:5 has a ']]>' in a text, which is written ]]&gt;"),
    ("<a>é\u{1}</a>", "1:5 holds a character that XML does not allow"),
    ("<a>\u{FFFE}</a>", "1:4 holds a character that XML does not allow"),
    ("<a b='\u{0}'/>", "1:7 holds a character that XML does not allow"),
    ("<a>&#0;</a>", "1:4 has a reference that is not a character's number"),
    ("<a>&#xD800;</a>", "1:4 has a reference that is not a character's number"),
    ("<a>&#99999999999;</a>", "1:4 has a reference that is not a character's number"),
    (
      "<a>\n<b c='d>\n</b></a>",
      "2:4 has an attribute whose value is not closed, or holds a '<' that is written &lt;"
    ),
    ("<a b/>", "1:4 has an attribute 'b' without a value"),
    ("<a b=c/>", "1:4 has an attribute whose value has no quotation marks"),
    ("<a b='1'c='2'/>", "1:9 has a tag that is not well-formed"),
    ("<a></a b>", "1:4 has an end tag that holds more than a name"),
    ("<a><!-- b -- c --></a>", "1:11 has '--' in a comment, which XML does not allow"),
    ("<a><!-- b </a>", "1:4 ends inside of a comment"),
    ("<a><![CDATA[b</a>", "1:4 ends inside of a CDATA section"),
    ("<a><?b</a>", "1:4 has an instruction that is not well-formed"),
    ("<a><?b ", "1:4 ends inside of an instruction"),
    ("<a>&b;<?c?><d e='&f;'/></a>", "1:4 names an entity that XML does not know"),
    ("<a><b c='&amp;' d='&e;'/></a>", "1:20 names an entity that XML does not know"),
    ("<a b='1' \u{D7}='2'/>", "1:10 has a tag that is not well-formed"),
    ("<a>b</a><!-- c", "1:9 ends inside of a comment"),
    ("<!-- a", "1:1 ends inside of a comment"),
    ("<!DOCTYPE a b><a/>", "1:13 has a document type that is not well-formed"),
    ("<a>\n<b:c/></a>", "2:1 names the prefix 'b', which it does not declare"),
    ("<a><b xmlns:c='d'/><e c:f=''/></a>", "1:20 names the prefix 'c', which it does not declare"),
    ("<a><!DOCTYPE a></a>", "1:4 declares a document type behind its start"),
  ])
  func tellsWhatIsWrongAndWhere(_ text: String, expected: String) {
    #expect(error(text) == expected)
  }

  @Test func passesOverADocumentTypeThatNamesAFile() throws {
    let text = "<!DOCTYPE xliff PUBLIC \"-//XLIFF//DTD XLIFF//EN\" \"file:///etc/passwd\"><a/>"
    #expect(try pieces(text) == ["1:71 <a>", "</>"])
  }

  @Test func readsLineEndsAsOneCharacterAndThoseOfValuesAsSpaces() throws {
    #expect(
      try pieces("<a b='1\r\n2\t3'>4\r\n5\r6<![CDATA[7\r\n8]]></a>") == [
        "1:1 <a b=1 2 3>", "4", "\n", "5", "\n", "6", "7", "\n", "8", "</>",
      ])
  }

  @Test func takesTheTextOfPropertyListsAsItIsWritten() throws {
    let text = "<a>4\r\n5\r6\u{1}\u{FFFE}é&amp;<![CDATA[7\r\n\u{0}]]></a>"
    let rules = XMLRules(isPropertyList: true)
    #expect(
      try pieces(text, rules: rules).dropFirst().dropLast().joined()
        == "4\r\n5\r6\u{1}\u{FFFE}é&7\r\n\u{0}")
    #expect(throws: XMLSyntaxError.self) { try pieces(text) }
    let declaring = "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>"
    #expect(throws: XMLSyntaxError.self) { try pieces(declaring, rules: rules) }
    #expect(try pieces(declaring).count == 3)
  }

  @Test(arguments: [
    ("<!ENTITY b 'c'>", "c"),
    ("<!ENTITY b \"&#x43;&amp;d\">", "C&d"),
    ("<!ENTITY b '&#38;lt;'>", "<"),
    ("<!-- > ] --><!ENTITY c 'd'>\n<!ENTITY b '&c;&c;e'>", "dde"),
    ("<!ENTITY b 'first'><!ENTITY b 'second'>", "first"),
    ("<!ELEMENT a (#PCDATA)><!ATTLIST a b CDATA '>'><!ENTITY b ']>'>", "]>"),
  ])
  func expandsEntitiesThatAreTexts(_ declarations: String, expected: String) throws {
    let text = "<!DOCTYPE a [\n\(declarations)\n]>\n<a>&b;</a>"
    #expect(try pieces(text).dropFirst().dropLast().joined() == expected)
    let value = "<!DOCTYPE a [\(declarations)]><a b='&b;'/>"
    #expect(try pieces(value).first?.hasSuffix("<a b=\(expected)>") == true)
  }

  @Test(arguments: [
    (
      "<!ENTITY b SYSTEM 'file:///etc/passwd'>",
      "1:14 declares an entity of another file, which is not followed"
    ),
    (
      "<!ENTITY b PUBLIC 'x' 'y'>", "1:14 declares an entity of another file, which is not followed"
    ),
    ("<!ENTITY % b 'c'>", "1:14 declares a parameter entity, which is not followed"),
    ("%b;", "1:22 names an entity that XML does not know"),
    ("<!ENTITY b '50%'>", "1:28 has a document type that is not well-formed"),
    ("<!ENTITY b '<c>'>", "1:36 names the entity 'b', which is no text that is well-formed"),
    ("<!ENTITY b '1 &#60; 2'>", "1:42 names the entity 'b', which is no text that is well-formed"),
    ("<!ENTITY b '&b;'>", "1:36 names the entity 'b', which contains itself"),
    ("<!ENTITY b '&c;'><!ENTITY c '&b;'>", "1:53 names the entity 'b', which contains itself"),
    ("<!ENTITY b '&c;'>", "1:36 names an entity that XML does not know"),
    ("<!ENTITY b 'c & d'>", "1:29 has a document type that is not well-formed"),
    ("<!ENTITY c 'd'>", "1:34 names an entity that XML does not know"),
    ("<!ENTITY b>", "1:24 has a document type that is not well-formed"),
    ("<!ENTITY b 'c", "1:1 ends inside of its document type"),
    ("c", "1:15 has a document type that is not well-formed"),
  ])
  func tellsOfEntitiesThatAreNotFollowed(_ declarations: String, expected: String) {
    #expect(error("<!DOCTYPE a [\(declarations)]><a>&b;</a>") == expected)
  }

  /// The content of an entity has the place of the reference.
  @Test func expandsEntitiesThatHoldElements() throws {
    #expect(
      try pieces("<!DOCTYPE a [<!ENTITY b 'c<d e=\"f\">g</d>'>]><a>\n&b;</a>") == [
        "1:45 <a>", "\n", "c", "2:1 <d e=f>", "g", "</>", "</>",
      ])
  }

  /// The name of an element from an entity is not where its tag is: behind the reference, the file may end.
  @Test(arguments: [
    ("<longlonglonglonglonglong></b>", "end tag that does not close <longlonglonglonglonglong>"),
    (
      String(repeating: "<é>", count: 40) + "</b>", "end tag that does not close <é>"
    ),
    ("<\(String(repeating: "é", count: 31))></b>", "<\(String(repeating: "é", count: 30))…>"),
    ("<longlonglonglonglonglong>", "names the entity 'b', which is no text that is well-formed"),
  ])
  func tellsOfEntitiesWhoseElementsAreNotClosed(_ entity: String, expected: String) {
    let text = "<!DOCTYPE a [<!ENTITY b \"\(entity)\">]><a>&b;"
    #expect(error(text)?.hasSuffix(expected) == true, "\(error(text) ?? "no error")")
    #expect(error(text + "</a>")?.hasSuffix(expected) == true)
  }

  /// The other file might declare the entity, but it is not read.
  @Test(arguments: ["<a>&b;</a>", "<a c='&b;'/>"])
  func knowsNoEntitiesOfOtherFiles(_ element: String) {
    let text = "<!DOCTYPE a PUBLIC 'x' 'y.dtd'>" + element
    #expect(error(text)?.hasSuffix(" names an entity that XML does not know") == true)
  }

  /// Expat follows references recursively.
  @Test func entitiesContainEachOtherNoDeeperThanTheLimit() {
    let chain = (1...5_000).map { "<!ENTITY e\($0) '&e\($0 - 1);'>" }
    func document(_ count: Int) -> String {
      let declarations = "<!ENTITY e0 ''>\n" + chain.prefix(count).joined()
      return "<!DOCTYPE a [\(declarations)]><a b='&e\(count);'>&e\(count);</a>"
    }
    #expect(error(document(200)) == nil)
    #expect(error(document(5_000)) == "2:4383 has more than 200 entities that contain others")
  }

  /// Expat compares each with all others, and adds all defaults to each element.
  @Test(arguments: ["'x'", "#FIXED 'x'", "#IMPLIED"])
  func declaresNoMoreAttributesThanTheLimit(_ value: String) {
    func document(_ count: Int) -> String {
      let declarations = (1...count).map { "<!ATTLIST a b\($0) CDATA \(value)>\n" }.joined()
      return "<!DOCTYPE a [\n\(declarations)]><a/>"
    }
    #expect(error(document(64)) == nil)
    #expect(error(document(5_000)) == "66:1 declares more than 64 attributes")
  }

  @Test func givesDefaultsThatAreShort() throws {
    func document(_ size: Int) -> String {
      let value = String(repeating: "x", count: size)
      return "<!DOCTYPE a [\n<!ATTLIST a b CDATA '\(value)'>]><a/>"
    }
    #expect(try pieces(document(3)).first?.hasSuffix("<a b=xxx>") == true)
    #expect(error(document(1_000)) == nil)
    #expect(
      error(document(1_001)) == "2:1 has defaults of attributes with more than 1000 bytes")
  }

  @Test func entitiesExpandToAMillionBytesMoreThanTheDocumentHas() throws {
    let ten = String(repeating: "&b;", count: 10)
    let levels =
      "<!ENTITY b 'laughs'>"
      + zip("cdefgh", "bcdefg").map { name, inner in
        "<!ENTITY \(name) '" + ten.replacing("b", with: String(inner)) + "'>"
      }.joined()
    let text = "<!DOCTYPE a [\(levels)]>\n<a>"
    #expect(try pieces(text + "&e;</a>").count == 2 + 1_000)
    #expect(error(text + "\n&h;</a>") == "3:1 has entities that expand to too much text")
    #expect(error(text + "\n<i j='&h;'/></a>") == "3:7 has entities that expand to too much text")
    let references = String(repeating: "&d;", count: 2_000)
    #expect(error(text + references + "</a>")?.hasSuffix("expand to too much text") == true)
  }

  @Test func readsLargeDocuments() throws {
    let item = "<b n=\"1\">\(String(repeating: "é", count: 1_000))<c/></b>\n"
    let count = 200
    let items = String(repeating: item, count: count)
    let lines = try pieces("<a x=\"\n>\">\n" + items + "</a>")
    #expect(lines.count { $0.hasSuffix("<b n=1>") } == count)
    #expect(lines.count { $0 == "</>" } == 2 * count + 1)
    #expect(lines.last { $0.hasSuffix("<c>") } == "\(count + 2):1010 <c>")
    #expect(
      error("<a x=\"\n>\">\n" + items + "</b>")
        == "\(count + 3):1 has an end tag that does not close <a>")
  }

  @Test func readsNoDeeperThanItsLimit() {
    let deep = String(repeating: "<a>", count: 5_000)
    #expect(error(deep) == "1:601 nests more than 200 elements")
  }

  @Test func whateverIsCutOffIsAnError() {
    let text = Array("<a b=\"1\"><!-- c --><d>é&amp;</d><![CDATA[e]]></a>".utf8)
    for length in text.indices {
      #expect(error(String(decoding: text[..<length], as: UTF8.self)) != nil, "\(length)")
    }
  }
}
