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
    (
      "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>",
      "1:1 declares entities in its document type, which are not followed"
    ),
  ])
  func tellsWhatIsWrongAndWhere(_ text: String, expected: String) {
    #expect(error(text) == expected)
  }

  @Test func passesOverADocumentTypeThatNamesAFile() throws {
    let text = "<!DOCTYPE xliff PUBLIC \"-//XLIFF//DTD XLIFF//EN\" \"file:///etc/passwd\"><a/>"
    #expect(try pieces(text) == ["1:71 <a>", "</>"])
  }

  @Test func readsMoreThanTheParserTakesAtOnce() throws {
    let item = "<b n=\"1\">\(String(repeating: "é", count: 1_000))<c/></b>\n"
    let count = 6_000
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
