/// Takes the pieces of an XML document in the order of the text.
package protocol XMLContentHandler: AnyObject {
  /// An element starts; its tag stands at an offset of the text's UTF-8.
  ///
  /// Names are as written, prefixes included.
  func startElement(_ name: String, attributes: [String: String], at offset: Int)
  /// The element that started last and has not ended ends.
  func endElement()
  /// Text, of which one element may have several pieces; references are resolved.
  func characters(_ text: String)
  /// A comment's text.
  func comment(_ text: String)
}

extension XMLContentHandler {
  package func comment(_ text: String) {}
}
