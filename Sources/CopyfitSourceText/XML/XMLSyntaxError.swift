/// Why a text is no XML that can be read.
package struct XMLSyntaxError: Error, Hashable, Sendable {
  /// What is wrong, as the predicate of a sentence about the file: `ends inside <body>`.
  package var message: String
  /// Where it is wrong, in bytes of UTF-8.
  package var offset: Int
  /// Whether only strict readers of XML object, and many others read on.
  package var isPedantry = false
}
