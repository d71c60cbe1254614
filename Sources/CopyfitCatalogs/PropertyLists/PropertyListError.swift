/// The reason why a property list is rejected.
package struct PropertyListError: Error, Hashable {
  /// The reason, in one clause.
  package var message: String
  package var offset: Int
  /// Whether it is only a limit of this reader, so that the system may read the list.
  package var isLimit: Bool

  init(_ message: String, at offset: Int, isLimit: Bool = false) {
    self.message = message
    self.offset = offset
    self.isLimit = isLimit
  }

  /// A list that is nested too deeply.
  static func tooDeep(at offset: Int) -> Self {
    Self(
      "it is nested more than \(PropertyListNode.maximumDepth) levels deep", at: offset,
      isLimit: true)
  }
}
