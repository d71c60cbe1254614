/// Reads a text as XML 1.0 by expat, piece by piece, each with its place.
///
/// Nothing outside the text is ever read. Entities are read that the document declares itself; how much
/// they expand to is limited.
package enum XMLReader {
  /// Reads a document to its end or its first error; the handler has what is before it.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func read(
    _ source: SourceText, into handler: any XMLContentHandler, rules: XMLRules = XMLRules()
  ) throws(XMLSyntaxError) {
    let session = XMLSession(source, handler: handler, rules: rules)
    try XMLEvents(session).read()
  }
}
