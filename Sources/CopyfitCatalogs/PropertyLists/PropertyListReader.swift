package import CopyfitSourceText

/// Reads property lists as trees.
package enum PropertyListReader {
  /// Whether a file is a binary property list.
  package static func isBinary(_ bytes: [UInt8]) -> Bool { BinaryPropertyList.isBinary(bytes) }

  /// Whether a text is a property list in XML.
  package static func isXML(_ utf8: [UInt8]) -> Bool { XMLPropertyList.isXML(utf8) }

  /// Reads a property list in XML.
  package static func read(xml text: SourceText) throws(PropertyListError) -> PropertyListNode {
    try XMLPropertyList.read(text)
  }

  /// Reads a binary property list.
  package static func read(binary bytes: [UInt8]) throws(PropertyListError) -> PropertyListNode {
    var list = BinaryPropertyList(bytes)
    return try list.tree()
  }
}
