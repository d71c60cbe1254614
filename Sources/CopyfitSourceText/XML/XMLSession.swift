/// The state of reading a document: the open elements and the limits.
final class XMLSession {
  /// An open element.
  struct OpenElement {
    /// Its name as written.
    var name: String
    /// The offset of its tag.
    var offset: Int
    /// The namespace prefixes that it declares.
    var prefixes: [String]
  }

  let source: SourceText
  let handler: any XMLContentHandler
  let rules: XMLRules
  private(set) var open: [OpenElement] = []
  /// The number of elements so far.
  private(set) var count = 0
  /// The number of open elements that declare each prefix.
  private var prefixes = ["xml": 1, "xmlns": 1]
  /// The names of the entities that the document declares.
  private(set) var entities: Set<String> = []
  /// The number of entities that refer to others.
  private var nestedEntityCount = 0
  /// The number of declared attributes, and the size of their defaults in bytes.
  private var declaredAttributes = (count: 0, defaultSize: 0)
  /// The offset of the document type that is being read.
  private(set) var documentType: Int?
  /// The offset of the CDATA section that is being read.
  private(set) var characterData: Int?
  /// The end of the last markup that was read.
  private(set) var reached = 0

  /// The maximum number of entities that refer to others, and so their maximum nesting: expat follows references
  /// recursively.
  private static let maximumNestedEntities = 200
  /// The maximum number of declared attributes; documents for translators declare none, or a few.
  ///
  /// Expat compares each with all others, and loops over all of them at each element.
  private static let maximumDeclaredAttributes = 64
  /// The maximum size of the attributes' defaults, in bytes: each element receives all of them.
  private static let maximumDefaultSize = 1_000

  init(_ source: SourceText, handler: any XMLContentHandler, rules: XMLRules) {
    self.source = source
    self.handler = handler
    self.rules = rules
  }

  var utf8: [UInt8] { source.utf8 }

  func error(_ message: String, at offset: Int, isPedantry: Bool = false) -> XMLSyntaxError {
    XMLSyntaxError(message: message, offset: offset, isPedantry: isPedantry)
  }

  /// The error of a document that is beyond what this reader follows; other readers may read it.
  func limit(_ message: String, at offset: Int) -> XMLSyntaxError {
    XMLSyntaxError(message: message, offset: offset, isLimit: true)
  }
}

/// Receives the content of elements.
extension XMLSession {
  func start(
    _ name: String, _ attributes: [String: String], at range: Range<Int>
  ) throws(XMLSyntaxError) {
    reached = range.upperBound
    if let maximum = rules.maximumCount, count >= maximum {
      throw limit("has more than \(maximum) elements", at: range.lowerBound)
    }
    guard open.count < XMLRules.maximumDepth else {
      throw limit("nests more than \(XMLRules.maximumDepth) elements", at: range.lowerBound)
    }
    let prefixes = attributes.isEmpty ? [] : try declarePrefixes(attributes, at: range.lowerBound)
    try checkPrefix(of: name, at: range.lowerBound)
    count += 1
    open.append(OpenElement(name: name, offset: range.lowerBound, prefixes: prefixes))
    handler.startElement(name, attributes: attributes, at: range.lowerBound)
  }

  func end(at range: Range<Int>) {
    reached = range.upperBound
    guard let element = open.popLast() else { return }
    for prefix in element.prefixes { prefixes[prefix, default: 1] -= 1 }
    handler.endElement(at: range.lowerBound)
  }

  func characters(at range: Range<Int>, _ text: () -> String) {
    let isWritten = rules.isPropertyList && utf8[range.lowerBound] != UInt8(ascii: "&")
    handler.characters(in: range) { isWritten ? source.string(range) : text() }
  }

  func startCharacterData(at range: Range<Int>) {
    characterData = range.lowerBound
    let start = range.lowerBound
    if rules.isPropertyList { handler.characters(in: start..<start) { "" } }
  }

  func endCharacterData(at range: Range<Int>) {
    reached = range.upperBound
    characterData = nil
  }

  func comment(_ text: String, at range: Range<Int>) {
    reached = range.upperBound
    if documentType == nil { handler.comment(text, at: range.lowerBound) }
  }

  func instruction(at range: Range<Int>) {
    reached = range.upperBound
    if documentType == nil { handler.instruction(at: range.lowerBound) }
  }
}

/// Checks that the prefixes in names are declared.
extension XMLSession {
  /// Records the prefixes that a tag declares, and checks those of its attributes.
  private func declarePrefixes(
    _ attributes: [String: String], at start: Int
  ) throws(XMLSyntaxError) -> [String] {
    let names = attributes.keys.filter { $0.utf8.contains(UInt8(ascii: ":")) }
    guard !names.isEmpty else { return [] }
    let declared = names.filter { $0.hasPrefix("xmlns:") }.map { String($0.dropFirst(6)) }
    for prefix in declared { prefixes[prefix, default: 0] += 1 }
    for name in names.sorted() { try checkPrefix(of: name, at: start) }
    return declared
  }

  private func checkPrefix(of name: String, at start: Int) throws(XMLSyntaxError) {
    guard !rules.isPropertyList, let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      return
    }
    let prefix = name[..<colon]
    guard prefixes[String(prefix), default: 0] == 0 else { return }
    throw error(
      "names the prefix '\(prefix.prefix(60))', which it does not declare", at: start,
      isPedantry: true)
  }
}

/// Receives the declaration of a document's type; only entities with text count.
extension XMLSession {
  /// - Parameter range: The `[` or `>` after the name of the type.
  func startDocumentType(at range: Range<Int>) throws(XMLSyntaxError) {
    let start = lastStart(of: "<!DOCTYPE", before: range.lowerBound)
    if let reason = rules.documentTypeRefusal { throw error(reason, at: start) }
    if rules.isPropertyList, utf8[range.lowerBound] == UInt8(ascii: "[") {
      throw error("has declarations in its document type, which no property list has", at: start)
    }
    documentType = start
  }

  func endDocumentType(at range: Range<Int>) {
    reached = range.upperBound
    documentType = nil
  }

  /// Receives the declaration of an entity; `text` is `nil` for one without text.
  func entity(
    _ name: String, _ text: String?, isParameter: Bool, at range: Range<Int>
  ) throws(XMLSyntaxError) {
    entities.insert(name)
    let start = lastStart(of: "<!ENTITY", before: range.lowerBound)
    if isParameter { throw limit("declares a parameter entity, which is not followed", at: start) }
    guard let text else {
      throw error("declares an entity of another file, which is not followed", at: start)
    }
    if text.utf8.contains(UInt8(ascii: "&")) { nestedEntityCount += 1 }
    guard nestedEntityCount > Self.maximumNestedEntities else { return }
    throw limit(
      "has more than \(Self.maximumNestedEntities) entities that contain others", at: start)
  }

  /// Receives the declaration of an attribute, with its default or an empty text.
  func attribute(default value: String, at range: Range<Int>) throws(XMLSyntaxError) {
    declaredAttributes.count += 1
    declaredAttributes.defaultSize += value.utf8.count
    var refusal: String?
    if declaredAttributes.count > Self.maximumDeclaredAttributes {
      refusal = "declares more than \(Self.maximumDeclaredAttributes) attributes"
    } else if declaredAttributes.defaultSize > Self.maximumDefaultSize {
      refusal = "has defaults of attributes with more than \(Self.maximumDefaultSize) bytes"
    }
    guard let refusal else { return }
    throw limit(refusal, at: lastStart(of: "<!ATTLIST", before: range.lowerBound))
  }

  /// The offset of the last `literal` before an offset, because expat reports a later part of a declaration.
  private func lastStart(of literal: String, before end: Int) -> Int {
    var scanner = TextScanner(utf8, at: end)
    while scanner.offset > 0, !scanner.isAt(literal) { scanner.offset -= 1 }
    return scanner.offset
  }
}

extension XMLSession {
  /// Skips the XML declaration.
  func skipDeclaration() throws(XMLSyntaxError) {
    var scanner = TextScanner(utf8)
    if rules.isPropertyList { scanner.skip(while: Self.isSpace) }
    let start = scanner.offset
    guard scanner.skip("<?xml"), scanner.byte.map(Self.isSpace) == true else { return }
    guard scanner.skip(to: "?>") else { throw error("ends inside of an instruction", at: start) }
    reached = scanner.offset + 2
  }

  /// The input of expat: where control characters are allowed, they are replaced.
  var bytes: [UInt8] {
    guard rules.isPropertyList else { return utf8 }
    let utf8 = utf8
    var bytes = utf8
    for (offset, byte) in utf8.enumerated() where byte < 0x20 || byte == 0xEF {
      if byte < 0x20, !Self.isSpace(byte) { bytes[offset] = 0x7F }
      if isNoncharacter(at: offset) { bytes[offset + 2] = 0xBD }
    }
    return bytes
  }

  /// Whether U+FFFE or U+FFFF is at an offset; XML does not allow them.
  func isNoncharacter(at offset: Int) -> Bool {
    utf8[offset] == 0xEF && utf8[offset + 1] == 0xBF && utf8[offset + 2] >= 0xBE
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
