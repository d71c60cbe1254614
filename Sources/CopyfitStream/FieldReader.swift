internal import Copyfit
internal import CopyfitDynamicType

/// Reads the values of fields.
///
/// An invalid value of a field is an `error`, not a syntax error.
struct FieldReader {
  /// The current field.
  var field = RequestField.id
  var reader: JSONReader
  /// The first invalid value of a field.
  private(set) var error: RequestError?

  init(_ reader: JSONReader) { self.reader = reader }

  /// Whether the next value is of a kind; if not, it is skipped and recorded as an error.
  private mutating func next(
    is wanted: JSONReader.Kind, expected: String? = nil
  ) throws(JSONSyntaxError) -> Bool {
    let kind = try reader.peekKind()
    if kind == wanted { return true }
    try reader.skipValue()
    fail(.wrongType(field, expected: expected ?? wanted.rawValue, found: kind.rawValue))
    return false
  }

  mutating func fail(_ error: RequestError) {
    if self.error == nil { self.error = error }
  }

  mutating func string() throws(JSONSyntaxError) -> String? {
    try next(is: .string) ? try reader.readString() : nil
  }

  mutating func number() throws(JSONSyntaxError) -> Double? {
    try next(is: .number) ? try reader.readNumber() : nil
  }

  mutating func integer() throws(JSONSyntaxError) -> Int? {
    guard let number = try number() else { return nil }
    let found = RequestError.number(number)
    if number < 0 {
      let expected =
        LabelQuantity(rawValue: field.rawValue)?.expectation ?? "a whole number from 0"
      fail(.outOfRange(field, expected: expected, found: found))
    } else if let integer = Int(exactly: number) {
      return integer
    } else if number >= 0x1p63 {
      fail(.outOfRange(field, expected: "an integer up to \(Int.max)", found: found))
    } else {
      fail(.wrongType(field, expected: "an integer", found: "\(number)"))
    }
    return nil
  }

  mutating func flag(mustBeTrue: Bool = false) throws(JSONSyntaxError) -> Bool? {
    let expected = mustBeTrue ? "true" : nil
    guard try next(is: .boolean, expected: expected) else { return nil }
    let value = try reader.readBoolean()
    if mustBeTrue, !value { fail(.wrongType(field, expected: "true", found: "false")) }
    return value
  }

  /// Reads a string or a number as written.
  mutating func identifier() throws(JSONSyntaxError) -> [UInt8]? {
    let kind = try reader.peekKind()
    let range = try reader.skipValue()
    guard kind == .string || kind == .number else {
      fail(.wrongType(field, expected: "a string or a number", found: kind.rawValue))
      return nil
    }
    return Array(reader.bytes[range])
  }

  mutating func style() throws(JSONSyntaxError) -> TextStyle? {
    guard let name = try string() else { return nil }
    if let style = TextStyle(name: name), TypeScale.iOS[style, .large] != nil { return style }
    fail(.unknownValue(field, name, expected: TypeScale.iOS.styles.map(\.name)))
    return nil
  }

  mutating func choice<Value: RawRepresentable<String>>(
    _ values: [Value]
  ) throws(JSONSyntaxError) -> Value? {
    guard let name = try string() else { return nil }
    if let value = Value(rawValue: name) { return value }
    fail(.unknownValue(field, name, expected: values.map(\.rawValue)))
    return nil
  }

  mutating func numbers() throws(JSONSyntaxError) -> [Double]? {
    try list(of: "numbers") { (value) throws(JSONSyntaxError) in
      try value.next(is: .number, expected: "a list of numbers")
        ? try value.reader.readNumber() : nil
    }
  }

  mutating func strings() throws(JSONSyntaxError) -> [String]? {
    try list(of: "strings") { (value) throws(JSONSyntaxError) in
      try value.next(is: .string, expected: "a list of strings")
        ? try value.reader.readString() : nil
    }
  }

  mutating func category() throws(JSONSyntaxError) -> ContentSizeCategory? {
    guard let name = try string() else { return nil }
    if let category = ContentSizeCategory(name: name) { return category }
    fail(.unknownValue(field, name, expected: ContentSizeCategory.allCases.map(\.name)))
    return nil
  }

  /// Reads a list of categories, or `"all"`.
  mutating func categories() throws(JSONSyntaxError) -> [ContentSizeCategory]? {
    if try reader.peekKind() == .string {
      let name = try reader.readString()
      if name == "all" { return ContentSizeCategory.allCases }
      fail(.wrongType(field, expected: Self.categoryList, found: "the string '\(name.prefix(40))'"))
      return nil
    }
    return try list(of: Self.categoryList, isWhole: true) { (value) throws(JSONSyntaxError) in
      try value.next(is: .string, expected: Self.categoryList) ? try value.category() : nil
    }
  }

  /// Reads an object with coordinates by axis tags.
  mutating func variations() throws(JSONSyntaxError) -> [FontVariation]? {
    guard try next(is: .object, expected: Self.variationObject) else { return nil }
    var values: [FontVariation] = []
    var isFirst = true
    try reader.open(.object)
    while try reader.next(in: .object, isFirst: &isFirst) {
      let name = reader.string(of: try reader.readKey())
      let axis = FontTag(name: name)
      if let axis {
        if values.contains(where: { $0.axis == axis }) { fail(.duplicateAxis(axis, field)) }
      } else {
        fail(.unknownAxis(name, field))
      }
      let isNumber = try next(is: .number, expected: Self.variationObject)
      let value = isNumber ? try reader.readNumber() : nil
      if let axis, let value, values.count <= RequestLimits.valuesPerList {
        values.append(FontVariation(axis: axis, value: value))
      }
    }
    return values
  }

  private static let variationObject = "an object from axes to numbers"

  private static let categoryList = "\"all\" or a list of category names"

  private mutating func list<Value>(
    of what: String, isWhole: Bool = false,
    _ element: (inout FieldReader) throws(JSONSyntaxError) -> Value?
  ) throws(JSONSyntaxError) -> [Value]? {
    guard try next(is: .array, expected: isWhole ? what : "a list of \(what)") else { return nil }
    var values: [Value] = []
    var isFirst = true
    try reader.open(.array)
    while try reader.next(in: .array, isFirst: &isFirst) {
      let value = try element(&self)
      // One more value than allowed is enough to detect an excess.
      if let value, values.count <= RequestLimits.valuesPerList { values.append(value) }
    }
    return values
  }
}
