internal import CopyfitSourceText
internal import Foundation

#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// Why a document is not a tree of elements.
struct XMLTreeError: Error, Hashable {
  var message: String
  var position: SourcePosition
}

/// Builds an `XMLTree` from a text.
///
/// Nothing outside the text is ever read, and no entities but XML's own five are known.
final class XMLTreeParser: NSObject {
  /// The deepest nesting that is read; real documents stay below 60.
  static let maximumDepth = 200
  /// The most elements that are read; the largest document known has some 10,000.
  static let maximumCount = 200_000

  private let source: SourceText
  private let starts: [Int]
  private var tree = XMLTree()
  private var open: [Int] = []
  private var failure: XMLTreeError?

  private init(_ source: SourceText, starts: [Int]) {
    self.source = source
    self.starts = starts
  }

  /// The elements of a document.
  static func parse(_ source: SourceText) throws(XMLTreeError) -> XMLTree {
    if let offset = source.firstInvalidOffset {
      throw XMLTreeError(
        message: "is not text in \(source.encoding.rawValue)",
        position: source.position(at: offset))
    }
    let scanner = StartTagScanner(source.utf8)
    if let offset = scanner.documentType {
      throw XMLTreeError(
        message: "declares a document type, which no Interface Builder document does",
        position: source.position(at: offset))
    }
    guard !scanner.offsets.isEmpty else {
      throw XMLTreeError(message: "is not an XML document", position: .start)
    }
    guard scanner.offsets.count <= maximumCount else {
      throw XMLTreeError(
        message: "has more than \(maximumCount) elements",
        position: source.position(at: scanner.offsets[maximumCount]))
    }
    let builder = XMLTreeParser(source, starts: scanner.offsets)
    builder.run()
    if let failure = builder.failure { throw failure }
    return builder.tree
  }

  private func run() {
    let parser = XMLParser(data: Data(withoutDeclaration()))
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    // What it returns says nothing: on Linux it is true for some broken documents.
    _ = parser.parse()
    if failure == nil, let last = open.last {
      failure = XMLTreeError(
        message: "ends inside <\(tree[last].name)>",
        position: source.position(at: tree[last].offset))
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
    failure = XMLTreeError(message: message, position: source.position(at: offset))
    parser.abortParsing()
  }
}

extension XMLTreeParser: XMLParserDelegate {
  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let index = tree.elements.count
    guard index < starts.count else { return stop(parser, Self.notWellFormed, at: 0) }
    guard open.count < Self.maximumDepth else {
      return stop(parser, "nests more than \(Self.maximumDepth) elements", at: starts[index])
    }
    tree.elements.append(
      .init(name: name, attributes: attributes, offset: starts[index], parent: open.last))
    if let parent = open.last { tree.elements[parent].children.append(index) }
    open.append(index)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    _ = open.popLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last { tree.elements[last].text += text }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    if let last = open.last { tree.elements[last].text += String(decoding: block, as: UTF8.self) }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard failure == nil else { return }
    let code = (error as NSError).code
    let noticed = offset(line: parser.lineNumber, column: parser.columnNumber)
    failure = XMLTreeError(
      message: message(for: code, noticed: noticed),
      position: source.position(at: start(of: code, noticed: noticed)))
  }
}

extension XMLTreeParser {
  private static let notWellFormed = "is not well-formed XML"
  private static let unknownEntity = [26, 27]
  private static let endOfFile = [5, 74, 77]

  /// Where an error's cause starts: a parser reports where it noticed.
  private func start(of code: Int, noticed: Int) -> Int {
    if Self.endOfFile.contains(code) { return open.last.map { tree[$0].offset } ?? noticed }
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
    let element = open.last.map { "<\(tree[$0].name)>" }
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
