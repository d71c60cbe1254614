package import CopyfitSourceText

/// Reads a text as XML 1.0, piece by piece, each element with its place.
///
/// Nothing outside the text is ever read. Of entities, XML's own five are known and those that the
/// document declares as a text; how much they expand to is bounded.
package enum XMLReader {
  /// The deepest nesting that is read; real documents stay below 60.
  package static let maximumDepth = 200

  /// What a document may have.
  package struct Rules: Sendable {
    /// The most elements that are read; `nil`: any number.
    package var maximumCount: Int?
    /// Why no document of the kind declares a document type; `nil`: some do.
    package var documentTypeRefusal: String?

    package init(maximumCount: Int? = nil, documentTypeRefusal: String? = nil) {
      self.maximumCount = maximumCount
      self.documentTypeRefusal = documentTypeRefusal
    }
  }

  /// Reads a document to its end or its first error; the handler has what stands before it.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func read(
    _ source: SourceText, into handler: any XMLContentHandler, rules: Rules = Rules()
  ) throws(XMLSyntaxError) {
    var session = XMLSession(source, handler: handler, rules: rules)
    guard let offset = source.firstInvalidOffset else { return try session.read() }
    let damage = session.notAllowed(at: offset)
    do throws(XMLSyntaxError) { try session.read() } catch {
      throw error.position < damage.position ? error : damage
    }
    throw damage
  }
}
