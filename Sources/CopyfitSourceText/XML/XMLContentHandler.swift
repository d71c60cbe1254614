/// Receives the parts of an XML document in the order of the text.
///
/// Offsets are in the text's UTF-8. The content of an entity has the offset of the reference to it.
package protocol XMLContentHandler: AnyObject {
  /// Receives the start of an element, at the offset of its tag.
  ///
  /// Names are as written, including prefixes.
  func startElement(_ name: String, attributes: [String: String], at offset: Int)
  /// Receives the end of the last open element, at its end tag or after its empty tag.
  func endElement(at offset: Int)
  /// Receives text with references resolved; an element may have several pieces.
  ///
  /// - Parameters:
  ///   - range: The range of the text, or of the reference that stands for it.
  ///   - text: Makes the text, as most of it is only white space between elements.
  func characters(in range: Range<Int>, _ text: () -> String)
  /// Receives a comment's text, at the offset of the comment.
  func comment(_ text: String, at offset: Int)
  /// Receives an instruction such as `<?xml-stylesheet …?>`, at its offset.
  func instruction(at offset: Int)
}

extension XMLContentHandler {
  package func comment(_ text: String, at offset: Int) {}
  package func instruction(at offset: Int) {}
}
