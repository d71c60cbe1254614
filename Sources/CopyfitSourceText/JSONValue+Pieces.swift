internal import CopyfitDynamicType

// Documents in the layout of `JSONValue.text` whose long lists are made element by element.
extension JSONValue {
  /// Writes an object whose last field is written by somebody else.
  ///
  /// - Parameters:
  ///   - indent: How far the object is indented.
  ///   - name: The name of the last field.
  ///   - writeLast: Writes its value, indented by two more; it is not flat, nor is the object then.
  package static func write<Failure: Error>(
    _ fields: [Field], last name: String, indent: Int = 0,
    to output: (String) throws(Failure) -> Void, _ writeLast: () throws(Failure) -> Void
  ) throws(Failure) {
    let margin = "\n" + String(repeating: " ", count: indent + 2)
    try output("{")
    for field in fields {
      try output(
        margin + JSONString.quoted(field.name) + ": " + field.value.text(indent: indent + 2) + ",")
    }
    try output(margin + JSONString.quoted(name) + ": ")
    try writeLast()
    try output("\n" + String(repeating: " ", count: indent) + "}")
  }

  /// Writes a list of objects, each of which is made when its turn comes.
  ///
  /// - Parameter indent: How far the list is indented.
  package static func write<Failure: Error>(
    list elements: some Sequence<JSONValue>, indent: Int = 0,
    to output: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let margin = "\n" + String(repeating: " ", count: indent + 2)
    var isEmpty = true
    for element in elements {
      try output((isEmpty ? "[" : ",") + margin + element.text(indent: indent + 2))
      isEmpty = false
    }
    try output(isEmpty ? "[]" : "\n" + String(repeating: " ", count: indent) + "]")
  }
}
