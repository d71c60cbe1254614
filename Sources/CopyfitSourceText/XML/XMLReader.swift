/// Reads a text as XML 1.0 with expat, with the place of each part.
///
/// Nothing outside the text is ever read. Only entities that the document declares itself are supported, and their
/// expansion is limited.
package enum XMLReader {
  /// Reads a document to its end or its first error; the handler receives everything before it.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func read(
    _ source: SourceText, into handler: any XMLContentHandler, rules: XMLRules = XMLRules()
  ) throws(XMLSyntaxError) {
    let session = XMLSession(source, handler: handler, rules: rules)
    try XMLEvents(session).read()
  }
}
