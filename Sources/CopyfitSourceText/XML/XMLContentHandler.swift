/// Takes the pieces of an XML document in the order of the text.
///
/// Offsets count in the text's UTF-8. What an entity's text holds is where the reference to it starts.
package protocol XMLContentHandler: AnyObject {
  /// An element starts, at the offset of its tag.
  ///
  /// Names are as written, prefixes included.
  func startElement(_ name: String, attributes: [String: String], at offset: Int)
  /// The element that started last and has not ended ends: at its end tag, or behind its only tag.
  func endElement(at offset: Int)
  /// Text, with references resolved; an element may have several pieces.
  func characters(_ text: String, at offset: Int)
  /// A comment's text, at the offset of the comment.
  func comment(_ text: String, at offset: Int)
  /// An instruction such as `<?xml-stylesheet …?>`, at its offset.
  func instruction(at offset: Int)
}

extension XMLContentHandler {
  package func comment(_ text: String, at offset: Int) {}
  package func instruction(at offset: Int) {}
}
