internal import CCopyfitExpat

/// The events that expat reads from a text; owns the C parser.
@safe
final class XMLEvents {
  private let session: XMLSession
  private let parser: XML_Parser
  /// The difference of offsets in expat's input from those in the text.
  private var shift = 0
  /// The session's error.
  private var refusal: XMLSyntaxError?

  /// Replaces the document's own declaration, whose encoding is already known.
  ///
  /// A `standalone` document may refer only to entities that it declares itself.
  private static let declaration = Array("<?xml version='1.0' standalone='yes'?>".utf8)
  /// The number of bytes that expat receives at once: it copies them, and reads an unfinished tag again with the next.
  private static let partSize = 2_000_000
  /// The maximum growth of a document by its entities, in bytes.
  private static let maximumGrowth = 1_000_000

  init(_ session: XMLSession) throws(XMLSyntaxError) {
    guard let parser = unsafe XML_ParserCreate("UTF-8") else {
      throw XMLSyntaxError(
        message: "needs more memory than there is", offset: 0, isLimit: true)
    }
    self.session = session
    unsafe self.parser = parser
    // Beyond the threshold, no entity may be longer than the reference to it: a factor of 1.
    let threshold = UInt64(session.utf8.count + Self.maximumGrowth)
    _ = unsafe XML_SetBillionLaughsAttackProtectionMaximumAmplification(parser, 1)
    _ = unsafe XML_SetBillionLaughsAttackProtectionActivationThreshold(parser, threshold)
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    setContentHandlers()
    setDocumentTypeHandlers()
  }

  deinit { unsafe XML_ParserFree(parser) }

  /// Reads the whole document, or up to its first malformed byte.
  func read() throws(XMLSyntaxError) {
    try session.skipDeclaration()
    let start = session.reached
    let end = max(start, session.source.firstInvalidOffset ?? session.utf8.count)
    shift = Self.declaration.count - start
    try feed(Self.declaration[...], isLast: false)
    let (bytes, isComplete) = (session.bytes, session.source.firstInvalidOffset == nil)
    var next = start
    repeat {
      let part = next..<min(next + Self.partSize, end)
      next = part.upperBound
      try feed(bytes[part], isLast: isComplete && next == end)
    } while next < end
    if let damage = session.source.firstInvalidOffset { throw session.notAllowed(at: damage) }
  }

  private func feed(_ bytes: ArraySlice<UInt8>, isLast: Bool) throws(XMLSyntaxError) {
    let status = unsafe bytes.withUnsafeBytes { buffer in
      unsafe XML_Parse(
        parser, buffer.bindMemory(to: CChar.self).baseAddress, Int32(buffer.count), isLast ? 1 : 0)
    }
    guard status != XML_STATUS_OK else { return }
    if let refusal { throw refusal }
    let code = unsafe XML_GetErrorCode(parser)
    throw session.error(code, at: range.lowerBound)
  }

  /// The range of the current event in the text; for the content of an entity, that of the reference.
  private var range: Range<Int> {
    let start = max(0, Int(unsafe XML_GetCurrentByteIndex(parser)) - shift)
    // Inside an entity's text, expat may report the end of an earlier event.
    return start..<(start + max(0, Int(unsafe XML_GetCurrentByteCount(parser))))
  }
}

/// Receives expat's calls.
extension XMLEvents {
  /// Passes an event to the session, unless it rejected an earlier one.
  private static func on(
    _ data: UnsafeMutableRawPointer?,
    _ event: (XMLSession, Range<Int>) throws(XMLSyntaxError) -> Void
  ) {
    guard let data = unsafe data else { return }
    let events = unsafe Unmanaged<XMLEvents>.fromOpaque(data).takeUnretainedValue()
    guard events.refusal == nil else { return }
    do throws(XMLSyntaxError) { try event(events.session, events.range) } catch {
      events.refusal = error
      _ = unsafe XML_StopParser(events.parser, XML_Bool(XML_FALSE))
    }
  }

  private func setContentHandlers() {
    unsafe XML_SetElementHandler(
      parser,
      { data, name, attributes in
        unsafe XMLEvents.on(data) { (session, range) throws(XMLSyntaxError) in
          try unsafe session.start(
            XMLEvents.text(name), XMLEvents.attributes(attributes), at: range)
        }
      }, { data, _ in unsafe XMLEvents.on(data) { $0.end(at: $1) } })
    unsafe XML_SetCharacterDataHandler(parser) { data, text, count in
      unsafe XMLEvents.on(data) { session, range in
        session.characters(at: range) { unsafe XMLEvents.text(text, count) }
      }
    }
    unsafe XML_SetCdataSectionHandler(
      parser, { data in unsafe XMLEvents.on(data) { $0.startCharacterData(at: $1) } },
      { data in unsafe XMLEvents.on(data) { $0.endCharacterData(at: $1) } })
    unsafe XML_SetCommentHandler(parser) { data, text in
      unsafe XMLEvents.on(data) { unsafe $0.comment(XMLEvents.text(text), at: $1) }
    }
    unsafe XML_SetProcessingInstructionHandler(parser) { data, _, _ in
      unsafe XMLEvents.on(data) { $0.instruction(at: $1) }
    }
  }

  private func setDocumentTypeHandlers() {
    unsafe XML_SetDoctypeDeclHandler(
      parser,
      { data, _, _, _, _ in
        unsafe XMLEvents.on(data) { (session, range) throws(XMLSyntaxError) in
          try session.startDocumentType(at: range)
        }
      }, { data in unsafe XMLEvents.on(data) { $0.endDocumentType(at: $1) } })
    unsafe XML_SetEntityDeclHandler(parser) { data, name, isParameter, value, count, _, _, _, _ in
      unsafe XMLEvents.on(data) { (session, range) throws(XMLSyntaxError) in
        let text = unsafe value.map { unsafe XMLEvents.text($0, count) }
        try unsafe session.entity(
          XMLEvents.text(name), text, isParameter: isParameter != 0, at: range)
      }
    }
    unsafe XML_SetAttlistDeclHandler(parser) { data, _, _, _, value, _ in
      unsafe XMLEvents.on(data) { (session, range) throws(XMLSyntaxError) in
        try session.attribute(default: unsafe XMLEvents.text(value), at: range)
      }
    }
  }

  private static func text(_ text: UnsafePointer<XML_Char>?) -> String {
    unsafe text.map { unsafe String(cString: $0) } ?? ""
  }

  private static func text(_ text: UnsafePointer<XML_Char>?, _ count: Int32) -> String {
    let bytes = unsafe UnsafeRawBufferPointer(start: text, count: Int(count))
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  /// The attributes of an element: alternating names and values, terminated by null.
  private static func attributes(
    _ pairs: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) -> [String: String] {
    var attributes: [String: String] = [:]
    guard var pair = unsafe pairs else { return [:] }
    while let name = unsafe pair[0] {
      attributes[unsafe String(cString: name)] = unsafe text(pair[1])
      unsafe pair += 2
    }
    return attributes
  }
}
