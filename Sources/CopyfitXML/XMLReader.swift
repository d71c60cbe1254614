package import CopyfitSourceText
internal import Foundation

#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// Reads a text as XML, piece by piece, each element with its place.
///
/// Nothing outside the text is ever read, and no entities but XML's own five are known, so that nothing
/// can expand.
package enum XMLReader {
  /// The deepest nesting that is read; real documents stay below 60.
  package static let maximumDepth = 200

  /// What a document may have.
  package struct Rules: Sendable {
    /// The most elements that are read; `nil`: any number.
    package var maximumCount: Int?
    /// Why no document of the kind declares a document type; `nil`: one without entities is passed over.
    package var documentTypeRefusal: String?

    package init(maximumCount: Int? = nil, documentTypeRefusal: String? = nil) {
      self.maximumCount = maximumCount
      self.documentTypeRefusal = documentTypeRefusal
    }
  }

  /// Reads a document to its end or its first error; the handler has what stands before it.
  package static func read(
    _ source: SourceText, into handler: any XMLContentHandler, rules: Rules = Rules()
  ) throws(XMLSyntaxError) {
    if let offset = source.firstInvalidOffset {
      throw XMLSyntaxError(
        message: "is not text in \(source.encoding.rawValue)",
        position: source.position(at: offset))
    }
    let scanner = StartTagScanner(source.utf8)
    try check(scanner, of: source, rules: rules)
    let session = XMLReadingSession(source, tags: scanner, handler: handler)
    session.run()
    if let failure = session.failure { throw failure }
  }

  private static func check(
    _ scanner: StartTagScanner, of source: SourceText, rules: Rules
  ) throws(XMLSyntaxError) {
    if let offset = scanner.documentType, let reason = refusal(ofTypeAt: offset, source, rules) {
      throw XMLSyntaxError(message: reason, position: source.position(at: offset))
    }
    guard !scanner.offsets.isEmpty else {
      throw XMLSyntaxError(message: "is not an XML document", position: .start)
    }
    if let most = rules.maximumCount, scanner.offsets.count > most {
      throw XMLSyntaxError(
        message: "has more than \(most) elements",
        position: source.position(at: scanner.offsets[most]))
    }
  }

  private static func refusal(
    ofTypeAt offset: Int, _ source: SourceText, _ rules: Rules
  ) -> String? {
    if let reason = rules.documentTypeRefusal { return reason }
    let rest = source.utf8[offset...]
    let end = rest.firstIndex { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: ">") }
    guard let end, source.utf8[end] == UInt8(ascii: "[") else { return nil }
    return "declares entities in its document type, which are not followed"
  }
}
