internal import CopyfitLabels
internal import CopyfitSourceText

/// The JSON schema of `copyfit.yml`, with which editors complete keys and mark errors; it is generated from the tables
/// that read the file.
public enum ConfigurationSchema {
  /// The file name that 'copyfit config schema' uses beside a configuration.
  static let fileName = "copyfit.schema.json"

  /// The comment line by which editors find the schema of a file.
  public static var comment: String { "# yaml-language-server: $schema=\(fileName)" }

  /// The schema, with a line end at its end.
  public static var text: String {
    var shapes: [ConfigurationShape] = []
    for kind in ConfigurationShape.Kind.allCases {
      var reader = ConfigurationReader(recording: kind)
      var configuration = Configuration()
      shapes.merge(reader.shapes { reader, root in reader.read(root, over: &configuration) })
    }
    let head = JSONValue.fields([
      "$schema": .string("https://json-schema.org/draft/2020-12/schema"),
      "title": .string("copyfit.yml"),
      "description": .string("The configuration of Copyfit: Documentation/Configuration.md."),
    ])
    return JSONValue.object(head + shapes.schemaFields).text
  }
}

extension [ConfigurationShape] {
  /// A schema for values that have one of the shapes; without shapes, all values are valid.
  fileprivate var schemaFields: [JSONValue.Field] {
    guard count > 1 else { return first?.schemaFields ?? [] }
    return JSONValue.fields(["anyOf": .array(map { .object($0.schemaFields) })])
  }

  fileprivate var schema: JSONValue { .object(schemaFields) }
}

extension ConfigurationShape {
  fileprivate var schemaFields: [JSONValue.Field] {
    switch self {
    // YAML may read a text without quotation marks as another type.
    case .text, .anything(.scalar):
      JSONValue.fields(["type": .strings(["string", "number", "boolean"])])
    case .anything(.list): JSONValue.fields(["type": .string("array")])
    case .anything(.mapping): JSONValue.fields(["type": .string("object")])
    case .boolean: JSONValue.fields(["type": .string("boolean")])
    case .number: JSONValue.fields(["type": .string("number")])
    case .wholeNumber:
      JSONValue.fields(["type": .string("integer"), "minimum": .int(0)])
    case .nothing: JSONValue.fields(["type": .string("null")])
    case .words(let words): JSONValue.fields(["enum": .strings(words)])
    case .list(let elements):
      JSONValue.fields(["type": .string("array"), "items": elements.schema])
    case .pairs(let values):
      JSONValue.fields(["type": .string("object"), "additionalProperties": values.schema])
    case .mapping(let properties):
      JSONValue.fields([
        "type": .string("object"),
        "properties": .object(properties.map { .init(name: $0.name, value: $0.value.schema) }),
        "additionalProperties": .bool(false),
      ])
    }
  }
}
