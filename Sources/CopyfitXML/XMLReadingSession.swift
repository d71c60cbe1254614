internal import CopyfitSourceText
internal import Foundation

#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// One run of Foundation's parser over a text.
final class XMLReadingSession: NSObject {
  private let source: SourceText
  private let starts: [Int]
  private let handler: any XMLContentHandler
  /// How many elements have started.
  private var count = 0
  private var open: [(name: String, offset: Int)] = []
  private(set) var failure: XMLSyntaxError?

  /// - Parameter starts: Where start tags are, in the order of the text.
  init(_ source: SourceText, starts: [Int], handler: any XMLContentHandler) {
    self.source = source
    self.starts = starts
    self.handler = handler
  }

  func run() {
    let parser = XMLParser(data: Data(withoutDeclaration()))
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    // What it returns says nothing: on Linux it is true for some broken documents.
    _ = parser.parse()
    if failure == nil, let last = open.last {
      failure = XMLSyntaxError(
        message: "ends inside <\(last.name)>", position: source.position(at: last.offset))
    } else if failure == nil, count < starts.count {
      // Of less than four bytes the parser says nothing at all.
      failure = XMLSyntaxError(
        message: "ends inside a tag", position: source.position(at: starts[count]))
    }
  }

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
    guard failure == nil else { return }
    guard count < starts.count else { return stop(parser, Self.notWellFormed, at: 0) }
    let offset = starts[count]
    count += 1
    guard open.count < XMLReader.maximumDepth else {
      return stop(parser, "nests more than \(XMLReader.maximumDepth) elements", at: offset)
    }
    open.append((name, offset))
    handler.startElement(name, attributes: attributes, at: offset)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard failure == nil, open.popLast() != nil else { return }
    handler.endElement()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if failure == nil, !open.isEmpty { handler.characters(text) }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    guard failure == nil, !open.isEmpty else { return }
    handler.characters(String(decoding: block, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, foundComment comment: String) {
    if failure == nil { handler.comment(comment) }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard failure == nil else { return }
    let code = (error as NSError).code
    let noticed = offset(line: parser.lineNumber, column: parser.columnNumber)
    failure = XMLSyntaxError(
      message: message(for: code, noticed: noticed),
      position: source.position(at: start(of: code, noticed: noticed)))
  }
}

extension XMLReadingSession {
  private static let notWellFormed = "is not well-formed XML"
  private static let unknownEntity = [26, 27]
  private static let endOfFile = [5, 74, 77]

  /// Where an error's cause starts: a parser reports where it noticed.
  private func start(of code: Int, noticed: Int) -> Int {
    if Self.endOfFile.contains(code) { return open.last?.offset ?? noticed }
    let mark = UInt8(ascii: Self.unknownEntity.contains(code) ? "&" : "<")
    return source.utf8[..<noticed].lastIndex(of: mark) ?? noticed
  }

  /// The offset of a place that is counted from 1, its columns in bytes.
  private func offset(line: Int, column: Int) -> Int {
    var start = 0
    for _ in 1..<max(1, line) {
      guard let end = source.utf8[start...].firstIndex(of: UInt8(ascii: "\n")) else { break }
      start = end + 1
    }
    return min(source.utf8.count, start + min(max(0, column - 1), source.utf8.count))
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
    default: noticed >= source.utf8.count ? "ends inside a tag" : Self.notWellFormed
    }
  }
}
