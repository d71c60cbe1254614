/// Why a property list is rejected.
package struct PropertyListError: Error, Hashable {
  /// What is wrong, in one clause.
  package var message: String
  package var offset: Int
  /// Whether only this reader stops there: what the system makes of the list is not known.
  package var isLimit: Bool

  init(_ message: String, at offset: Int, isLimit: Bool = false) {
    self.message = message
    self.offset = offset
    self.isLimit = isLimit
  }

  /// A list with more levels than are read.
  static func tooDeep(at offset: Int) -> Self {
    Self(
      "it is nested more than \(PropertyListNode.maximumDepth) levels deep", at: offset,
      isLimit: true)
  }
}
