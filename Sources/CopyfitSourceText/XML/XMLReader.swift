/// Reads a text as XML 1.0 by expat, piece by piece, each with its place.
///
/// Nothing outside the text is ever read. Entities are read that the document declares itself; how much
/// they expand to is limited.
package enum XMLReader {
  /// The deepest nesting that is read; real documents stay below 60.
  package static let maximumDepth = 200

  /// What a document may have.
  package struct Rules: Sendable {
    /// The most elements that are read; `nil`: any number.
    package var maximumCount: Int?
    /// Why no document of the kind declares a document type; `nil`: some do.
    package var documentTypeRefusal: String?
    /// Whether the document is a property list, as Foundation reads it.
    ///
    /// Line ends are kept, control characters are allowed, as is space before the XML declaration, prefixes
    /// need not be declared, and the type declares nothing. CDATA sections start with a piece without text.
    package var isPropertyList: Bool

    package init(
      maximumCount: Int? = nil, documentTypeRefusal: String? = nil, isPropertyList: Bool = false
    ) {
      self.maximumCount = maximumCount
      self.documentTypeRefusal = documentTypeRefusal
      self.isPropertyList = isPropertyList
    }
  }

  /// Reads a document to its end or its first error; the handler has what is before it.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func read(
    _ source: SourceText, into handler: any XMLContentHandler, rules: Rules = Rules()
  ) throws(XMLSyntaxError) {
    let session = XMLSession(source, handler: handler, rules: rules)
    try XMLEvents(session).read()
  }
}
