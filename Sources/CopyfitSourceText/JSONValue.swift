internal import CopyfitDynamicType

/// A JSON document whose fields keep their order.
package enum JSONValue: Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Field])

  package struct Field: Hashable {
    package var name: String
    package var value: JSONValue

    /// Creates a field.
    package init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// An object with fields in the given order; a missing value is `null`.
  package static func object(_ fields: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(Self.fields(fields))
  }

  /// Fields in the given order; a missing value is `null`.
  package static func fields(_ fields: KeyValuePairs<String, JSONValue?>) -> [Field] {
    fields.map { Field(name: $0.key, value: $0.value ?? .null) }
  }

  /// An object with the fields that have a value.
  package static func sparse(_ fields: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(fields.compactMap { field in field.value.map { Field(name: field.key, value: $0) } })
  }

  package static func int(_ number: Int) -> JSONValue { .number(Double(number)) }

  package static func strings(_ strings: [String]) -> JSONValue {
    .array(strings.map(JSONValue.string))
  }
}

extension JSONValue {
  /// The indented document; short, flat values are on one line.
  package var text: String { text(indent: 0) + "\n" }

  /// The value in an indented document, without a line end.
  package func text(indent: Int) -> String {
    var output = ""
    write(to: &output, indent: indent)
    return output
  }

  /// The maximum length of a line, without its indentation, for an object or array on one line.
  private static let lineLength = 100

  private func write(to output: inout String, indent: Int) {
    switch self {
    case .array(let elements) where !elements.isEmpty && !isShort:
      Self.write(elements, "[", "]", to: &output, indent) { element, output in
        element.write(to: &output, indent: indent + 2)
      }
    case .object(let fields) where !fields.isEmpty && !isShort:
      Self.write(fields, "{", "}", to: &output, indent) { field, output in
        output += JSONString.quoted(field.name) + ": "
        field.value.write(to: &output, indent: indent + 2)
      }
    default:
      output += compact
    }
  }

  private static func write<Element>(
    _ elements: [Element], _ opening: String, _ closing: String, to output: inout String,
    _ indent: Int, _ writeElement: (Element, inout String) -> Void
  ) {
    output += opening
    for (index, element) in elements.enumerated() {
      output += (index == 0 ? "\n" : ",\n") + String(repeating: " ", count: indent + 2)
      writeElement(element, &output)
    }
    output += "\n" + String(repeating: " ", count: indent) + closing
  }

  /// Whether the value contains only scalars, and is short.
  private var isShort: Bool { isFlat && compact.utf8.count <= Self.lineLength }

  private var isFlat: Bool {
    switch self {
    case .array(let elements): elements.allSatisfy(\.isScalar)
    case .object(let fields): fields.allSatisfy(\.value.isScalar)
    default: true
    }
  }

  private var isScalar: Bool {
    switch self {
    case .array(let elements): elements.isEmpty
    case .object(let fields): fields.isEmpty
    default: true
    }
  }

  /// The value on one line, without a line end.
  package var compact: String { flat(comma: ", ", colon: ": ") }

  /// The value on one line without optional spaces.
  package var dense: String { flat(comma: ",", colon: ":") }

  private func flat(comma: String, colon: String) -> String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let number): RoundedNumber(number).description
    case .string(let string): JSONString.quoted(string)
    case .array(let elements):
      "[" + elements.map { $0.flat(comma: comma, colon: colon) }.joined(separator: comma) + "]"
    case .object(let fields):
      "{"
        + fields.map {
          JSONString.quoted($0.name) + colon + $0.value.flat(comma: comma, colon: colon)
        }.joined(separator: comma) + "}"
    }
  }
}
