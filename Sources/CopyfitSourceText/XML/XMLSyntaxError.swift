/// The reason why a text is not valid XML.
package struct XMLSyntaxError: Error, Hashable, Sendable {
  /// The problem, as the predicate of a sentence about the file: `ends inside <body>`.
  package var message: String
  /// The offset of the problem, in bytes of UTF-8.
  package var offset: Int
  /// Whether only strict XML readers reject it, while many others continue.
  package var isPedantry = false
  /// Whether it is only a limit of this reader.
  package var isLimit = false
}
