internal import CopyfitSourceText
internal import Foundation

#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// One reading of a text with Foundation's parser.
///
/// libxml2 refuses more than 10,000,000 bytes at once, so a large text is read in pieces: each later one
/// starts with an element, in front of which stand the tags of those that are open there.
final class XMLReadingSession: NSObject {
  /// How many bytes of a text are read before a new piece starts with the next element.
  private static let pieceLength = 4_000_000

  private let source: SourceText
  private let starts: [Int]
  private let endsInsideTag: Bool
  private let handler: any XMLContentHandler
  /// How many elements have started.
  private var count = 0
  private var open: [(name: String, offset: Int)] = []
  private(set) var failure: XMLSyntaxError?
  /// What is given to the parser, and where in the text it starts, the tags in front of it left out.
  private var piece: [UInt8] = []
  private var pieceStart = 0
  /// Where the piece itself starts, behind those tags.
  private var contentStart = 0
  /// How many of the tags in front of a piece are still to come.
  private var repeated = 0
  /// Where the next piece starts, as soon as that is known.
  private var nextStart: Int?

  init(_ source: SourceText, tags: StartTagScanner, handler: any XMLContentHandler) {
    self.source = source
    starts = tags.offsets
    endsInsideTag = tags.endsInsideTag
    self.handler = handler
  }

  func run() {
    piece = withoutDeclaration()
    parsePiece()
    while let start = nextStart, failure == nil {
      let tags = open.flatMap { element in
        let end = StartTagScanner.endOfTag(in: source.utf8, from: element.offset + 1)
        return source.utf8[element.offset..<(end ?? element.offset)]
      }
      piece = tags + source.utf8[start...]
      (pieceStart, contentStart) = (start - tags.count, start)
      (repeated, nextStart) = (open.count, nil)
      parsePiece()
    }
    if failure == nil, let last = open.last {
      failure = XMLSyntaxError(
        message: "ends inside <\(last.name)>", position: source.position(at: last.offset))
    } else if failure == nil, count < starts.count {
      // Of less than four bytes the parser says nothing at all.
      failure = XMLSyntaxError(
        message: Self.cutOff, position: source.position(at: starts[count]))
    }
  }

  private func parsePiece() {
    let parser = XMLParser(data: Data(piece))
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    // What it returns says nothing: on Linux it is true for some broken documents.
    _ = parser.parse()
  }

  /// Whether what the parser says is no news any more.
  private var isOver: Bool { failure != nil || nextStart != nil }

  /// The text without its XML declaration: the bytes are UTF-8, whatever the file was encoded in.
  private func withoutDeclaration() -> [UInt8] {
    var utf8 = source.utf8
    guard utf8.starts(with: Array("<?xml".utf8)) else { return utf8 }
    for index in utf8.indices {
      let byte = utf8[index]
      if byte != 0x0A && byte != 0x0D { utf8[index] = UInt8(ascii: " ") }
      if byte == UInt8(ascii: ">") { break }
    }
    return utf8
  }

  private func stop(_ parser: XMLParser, _ message: String, at offset: Int) {
    guard failure == nil else { return }
    failure = XMLSyntaxError(message: message, position: source.position(at: offset))
    parser.abortParsing()
  }
}

extension XMLReadingSession: XMLParserDelegate {
  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard !isOver else { return }
    if repeated > 0 {
      repeated -= 1
      return
    }
    guard count < starts.count else { return stop(parser, Self.notWellFormed, at: 0) }
    let offset = starts[count]
    if offset - contentStart > Self.pieceLength {
      nextStart = offset
      return parser.abortParsing()
    }
    count += 1
    // Foundation's parser passes on what it has of a tag that is cut off.
    if endsInsideTag, count == starts.count { return stop(parser, Self.cutOff, at: offset) }
    guard open.count < XMLReader.maximumDepth else {
      return stop(parser, "nests more than \(XMLReader.maximumDepth) elements", at: offset)
    }
    open.append((name, offset))
    handler.startElement(name, attributes: attributes, at: offset)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard !isOver, open.popLast() != nil else { return }
    handler.endElement()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if !isOver, !open.isEmpty { handler.characters(text) }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    guard !isOver, !open.isEmpty else { return }
    handler.characters(String(decoding: block, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, foundComment comment: String) {
    if !isOver { handler.comment(comment) }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard !isOver else { return }
    let code = (error as NSError).code
    let noticed = pieceStart + offset(line: parser.lineNumber, column: parser.columnNumber)
    failure = XMLSyntaxError(
      message: message(for: code, noticed: noticed),
      position: source.position(at: start(of: code, noticed: noticed)))
  }
}

extension XMLReadingSession {
  private static let cutOff = "ends inside a tag"
  private static let notWellFormed = "is not well-formed XML"
  private static let unknownEntity = [26, 27]
  private static let endOfFile = [5, 74, 77]

  /// Where an error's cause starts: a parser reports where it noticed.
  private func start(of code: Int, noticed: Int) -> Int {
    if Self.endOfFile.contains(code) { return open.last?.offset ?? noticed }
    let mark = UInt8(ascii: Self.unknownEntity.contains(code) ? "&" : "<")
    return source.utf8[..<max(0, noticed)].lastIndex(of: mark) ?? max(0, noticed)
  }

  /// The offset in the piece of a place that is counted from 1, its columns in bytes.
  private func offset(line: Int, column: Int) -> Int {
    var start = 0
    for _ in 1..<max(1, line) {
      guard let end = piece[start...].firstIndex(of: UInt8(ascii: "\n")) else { break }
      start = end + 1
    }
    return min(piece.count, start + min(max(0, column - 1), piece.count))
  }

  /// What a number of libxml2's means here (`xmlParserErrors`).
  private func message(for code: Int, noticed: Int) -> String {
    let element = open.last.map { "<\($0.name)>" }
    return switch code {
    case 4: "is not an XML document"
    case 5 where element == nil: "has text after its last element"
    case _ where Self.endOfFile.contains(code): "ends inside \(element ?? "a tag")"
    case 9: "holds a character that XML does not allow"
    case _ where Self.unknownEntity.contains(code): "names an entity that XML does not know"
    case 38, 39: "has an attribute whose value is not closed"
    case 42: "gives an attribute twice"
    case 76: "has an end tag that does not close \(element ?? "the element that is open")"
    default: noticed >= source.utf8.count ? Self.cutOff : Self.notWellFormed
    }
  }
}
