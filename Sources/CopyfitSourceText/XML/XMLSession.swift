/// One reading of a document: which elements are open, and whether the document keeps to the limits.
final class XMLSession {
  /// An element that has started and not ended.
  struct OpenElement {
    /// Its name as written.
    var name: String
    /// Where its tag starts.
    var offset: Int
    /// The prefixes of namespaces that it declares.
    var prefixes: [String]
  }

  let source: SourceText
  let handler: any XMLContentHandler
  let rules: XMLRules
  private(set) var open: [OpenElement] = []
  /// How many elements have started.
  private(set) var count = 0
  /// How many open elements declare each prefix.
  private var prefixes = ["xml": 1, "xmlns": 1]
  /// The names of the entities that the document declares.
  private(set) var entities: Set<String> = []
  /// How many of them refer to others.
  private var nestedEntityCount = 0
  /// How many attributes the document declares, and how many bytes their defaults have.
  private var declaredAttributes = (count: 0, defaultSize: 0)
  /// Where the document type starts that is being read.
  private(set) var documentType: Int?
  /// Where the CDATA section starts that is being read.
  private(set) var characterData: Int?
  /// Where the markup ends that was read last.
  private(set) var reached = 0

  /// The most entities that refer to others, and so the deepest that they may contain each other: expat
  /// follows references by recursion.
  private static let maximumNestedEntities = 200
  /// The most attributes that are declared; documents for translators have none, or a handful.
  ///
  /// Expat compares each with all others, and goes through all of them at each element.
  private static let maximumDeclaredAttributes = 64
  /// The most bytes that the defaults of attributes have: each element is given all of them.
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
}

/// Takes what an element holds.
extension XMLSession {
  func start(
    _ name: String, _ attributes: [String: String], at range: Range<Int>
  ) throws(XMLSyntaxError) {
    reached = range.upperBound
    if let maximum = rules.maximumCount, count >= maximum {
      throw error("has more than \(maximum) elements", at: range.lowerBound)
    }
    guard open.count < XMLRules.maximumDepth else {
      throw error("nests more than \(XMLRules.maximumDepth) elements", at: range.lowerBound)
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

  func characters(_ text: String, at range: Range<Int>) {
    let isWritten = rules.isPropertyList && utf8[range.lowerBound] != UInt8(ascii: "&")
    handler.characters(isWritten ? source.string(range) : text, at: range.lowerBound)
  }

  func startCharacterData(at range: Range<Int>) {
    characterData = range.lowerBound
    if rules.isPropertyList { handler.characters("", at: range.lowerBound) }
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

/// Checks that the prefixes of names are declared.
extension XMLSession {
  /// Takes over the prefixes that a tag declares, and checks those that its attributes have.
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
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return }
    let prefix = name[..<colon]
    guard !rules.isPropertyList, prefixes[String(prefix), default: 0] == 0 else { return }
    throw error(
      "names the prefix '\(prefix.prefix(60))', which it does not declare", at: start,
      isPedantry: true)
  }
}

/// Takes the declaration of a document's type; only entities that are texts count.
extension XMLSession {
  /// - Parameter range: The `[` or `>` behind the name of the type.
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

  /// Takes the declaration of an entity; `text` is `nil` for one that is no text.
  func entity(
    _ name: String, _ text: String?, isParameter: Bool, at range: Range<Int>
  ) throws(XMLSyntaxError) {
    entities.insert(name)
    var refusal: String?
    if isParameter {
      refusal = "declares a parameter entity, which is not followed"
    } else if let text {
      if text.utf8.contains(UInt8(ascii: "&")) { nestedEntityCount += 1 }
      if nestedEntityCount > Self.maximumNestedEntities {
        refusal = "has more than \(Self.maximumNestedEntities) entities that contain others"
      }
    } else {
      refusal = "declares an entity of another file, which is not followed"
    }
    guard let refusal else { return }
    throw error(refusal, at: lastStart(of: "<!ENTITY", before: range.lowerBound))
  }

  /// Takes the declaration of an attribute, with the default that elements get, or an empty text.
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
    throw error(refusal, at: lastStart(of: "<!ATTLIST", before: range.lowerBound))
  }

  /// The offset of the last `literal` before an offset: expat says where a declaration goes on or ends.
  private func lastStart(of literal: String, before end: Int) -> Int {
    var scanner = TextScanner(utf8, at: end)
    while scanner.offset > 0, !scanner.isAt(literal) { scanner.offset -= 1 }
    return scanner.offset
  }
}

extension XMLSession {
  /// Steps over the XML declaration.
  func skipDeclaration() throws(XMLSyntaxError) {
    var scanner = TextScanner(utf8)
    if rules.isPropertyList { scanner.skip(while: Self.isSpace) }
    let start = scanner.offset
    guard scanner.skip("<?xml"), scanner.byte.map(Self.isSpace) == true else { return }
    guard scanner.skip(to: "?>") else { throw error("ends inside of an instruction", at: start) }
    reached = scanner.offset + 2
  }

  /// What expat is given of the text: where control characters are allowed, others in their place.
  var bytes: [UInt8] {
    guard rules.isPropertyList else { return utf8 }
    var bytes = utf8
    for (offset, byte) in utf8.enumerated() {
      if byte < 0x20, !Self.isSpace(byte) { bytes[offset] = 0x7F }
      if isNoncharacter(at: offset) { bytes[offset + 2] = 0xBD }
    }
    return bytes
  }

  /// Whether U+FFFE or U+FFFF is at an offset, which XML does not allow.
  func isNoncharacter(at offset: Int) -> Bool {
    utf8[offset] == 0xEF && utf8[offset + 1] == 0xBF && utf8[offset + 2] >= 0xBE
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
