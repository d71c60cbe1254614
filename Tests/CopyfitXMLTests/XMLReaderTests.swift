import CopyfitSourceText
import CopyfitXML
import Testing

@Suite struct XMLReaderTests {
  /// Writes down what it is given, a line for each piece.
  private final class Recorder: XMLContentHandler {
    private let source: SourceText
    private(set) var lines: [String] = []

    init(_ source: SourceText) { self.source = source }

    func startElement(_ name: String, attributes: [String: String], at offset: Int) {
      let position = source.position(at: offset)
      let values = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
      lines.append("\(position.line):\(position.column) <\(name)\(values.joined())>")
    }

    func endElement() { lines.append("</>") }
    func characters(_ text: String) { lines.append(text) }
    func comment(_ text: String) { lines.append("#\(text)") }
  }

  private func pieces(_ text: String) throws(XMLSyntaxError) -> [String] {
    let source = SourceText(decoding: Array(text.utf8))
    let recorder = Recorder(source)
    try XMLReader.read(source, into: recorder)
    return recorder.lines
  }

  private func error(_ text: String) -> String? {
    do throws(XMLSyntaxError) {
      _ = try pieces(text)
      return nil
    } catch {
      return "\(error.position.line):\(error.position.column) \(error.message)"
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
    ("<a>b & c</a>", "1:6 has an '&' that must be written &amp;"),
    ("<a>&b</a>", "1:4 has an '&' that must be written &amp;"),
    ("<a>b]]>c</a>", "1:5 has a ']]>' in a text, which is written ]]&gt;"),
    ("<a>é\u{1}</a>", "1:5 holds a character that XML does not allow"),
    ("<a>\u{FFFE}</a>", "1:4 holds a character that XML does not allow"),
    ("<a b='\u{0}'/>", "1:7 holds a character that XML does not allow"),
    ("<a>&#0;</a>", "1:4 has a reference that is no character's number"),
    ("<a>&#xD800;</a>", "1:4 has a reference that is no character's number"),
    ("<a>&#99999999999;</a>", "1:4 has a reference that is no character's number"),
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
    ("<a><?b</a>", "1:4 ends inside of an instruction"),
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
        "1:1 <a b=1 2 3>", "4", "\n", "5", "\n", "6", "7\n8", "</>",
      ])
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
    ("%b;", "1:14 declares its type by parameter entities, which are not followed"),
    ("<!ENTITY b '50%'>", "1:28 has a '%' in an entity's text, which is written &#37;"),
    ("<!ENTITY b '<c/>'>", "1:37 names the entity 'b', which holds more than a text"),
    ("<!ENTITY b '&b;'>", "1:36 names the entity 'b', which contains itself"),
    ("<!ENTITY b '&c;'><!ENTITY c '&b;'>", "1:53 names the entity 'b', which contains itself"),
    ("<!ENTITY b '&c;'>", "1:36 names an entity that XML does not know"),
    ("<!ENTITY b 'c & d'>", "1:38 names the entity 'b', in which an '&' is not written &amp;"),
    ("<!ENTITY c 'd'>", "1:34 names an entity that XML does not know"),
    ("<!ENTITY b>", "1:14 has a document type that is not well-formed"),
    ("<!ENTITY b 'c", "1:1 ends inside of its document type"),
    ("c", "1:14 has a document type that is not well-formed"),
  ])
  func tellsOfEntitiesThatAreNotFollowed(_ declarations: String, expected: String) {
    #expect(error("<!DOCTYPE a [\(declarations)]><a>&b;</a>") == expected)
  }

  @Test func entitiesExpandToAMillionBytesMoreThanTheDocumentHas() throws {
    let ten = String(repeating: "&b;", count: 10)
    let levels =
      "<!ENTITY b 'laughs'>"
      + zip("cdefg", "bcdef").map { name, inner in
        "<!ENTITY \(name) '" + ten.replacing("b", with: String(inner)) + "'>"
      }.joined()
    let text = "<!DOCTYPE a [\(levels)]>\n<a>"
    #expect(try pieces(text + "&e;</a>").count == 3)
    #expect(error(text + "\n&g;</a>") == "3:1 has entities that expand to too much text")
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
