internal import CopyfitSourceText

/// Counts the texts of values.
extension JSONNode {
  /// The number of texts in a value.
  var textCount: Int { textCount(named: nil) }

  /// The number of texts in a value.
  ///
  /// - Parameter name: The name of the members that are texts; `nil` if all strings are.
  /// - Complexity: O(*n*) for *n* values.
  func textCount(named name: String?) -> Int {
    switch content {
    case .object(let members):
      members.reduce(0) { $0 + ($1.name == name ? 1 : $1.value.textCount(named: name)) }
    case .array(let elements): elements.reduce(0) { $0 + $1.textCount(named: name) }
    case .string: name == nil ? 1 : 0
    case .number, .bool, .null: 0
    }
  }
}

extension CatalogProblem {
  /// The end of a sentence about a name that occurs twice: the number of texts that its last value does not have.
  static func effect(ofLosing count: Int) -> String {
    count == 0 ? "" : ", and \(Phrase.count(count, "text is", "texts are")) lost"
  }
}
