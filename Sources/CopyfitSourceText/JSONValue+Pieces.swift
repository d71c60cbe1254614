internal import CopyfitDynamicType

// Writes documents in the layout of `JSONValue.text`, with long lists made element by element.
extension JSONValue {
  /// Writes an object whose last value is written by a closure.
  ///
  /// - Parameters:
  ///   - indent: The indentation of the object.
  ///   - name: The name of the last field.
  ///   - writeLast: Writes the last value, indented by two more. Neither the value nor the object is flat.
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

  /// Writes a list of objects, each created when it is written.
  ///
  /// - Parameter indent: The indentation of the list.
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
