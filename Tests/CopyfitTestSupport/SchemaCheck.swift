internal import Foundation

/// Validates JSON with a JSON Schema, for the keywords in the schemas of this package.
package struct SchemaCheck {
  private let root: [String: Any]

  /// Reads a schema by its name, such as `report`, from one of the package's folders.
  package init(_ name: String, in folder: String = "Sources/CopyfitReports/Schemas") throws {
    let repository = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = repository.appending(path: "\(folder)/\(name).schema.json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    root = json as? [String: Any] ?? [:]
  }

  /// The errors with their places; empty if the document is valid.
  package func problems(in json: String) throws -> [String] {
    let data = Data(json.utf8)
    let value = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    return problems(value, root, at: "$")
  }

  private func problems(_ value: Any, _ schema: [String: Any], at place: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      let name = String(reference.split(separator: "/").last ?? "")
      let definitions = (root["$defs"] ?? root["definitions"]) as? [String: [String: Any]]
      return definitions?[name].map { problems(value, $0, at: place) } ?? [
        "no definition of \(name)"
      ]
    }
    if let choices = (schema["anyOf"] ?? schema["oneOf"]) as? [[String: Any]] {
      let results = choices.map { problems(value, $0, at: place) }
      guard results.allSatisfy({ !$0.isEmpty }) else { return rest(value, schema, at: place) }
      return results.min { $0.count < $1.count } ?? []
    }
    return rest(value, schema, at: place)
  }

  private func rest(_ value: Any, _ schema: [String: Any], at place: String) -> [String] {
    var result: [String] = []
    if let types = schema["type"] as? [String] ?? (schema["type"] as? String).map({ [$0] }),
      !types.contains(where: { Self.isOf(type: $0, value) })
    {
      result.append("\(place): not of type \(types)")
    }
    if let constant = schema["const"], !Self.equal(constant, value) {
      result.append("\(place): not \(constant)")
    }
    if let choices = schema["enum"] as? [Any], !choices.contains(where: { Self.equal($0, value) }) {
      result.append("\(place): none of \(choices)")
    }
    if schema["not"] != nil { result.append("\(place): not allowed") }
    if let number = value as? Double, !Self.isWithin(schema, number) {
      result.append("\(place): out of range")
    }
    if let text = value as? String { result += Self.problems(text, schema, at: place) }
    if let object = value as? [String: Any] { result += members(of: object, schema, at: place) }
    if let array = value as? [Any] { result += Self.problems(array, schema, at: place) }
    if let array = value as? [Any], let items = schema["items"] as? [String: Any] {
      for (index, element) in array.enumerated() {
        result += problems(element, items, at: "\(place)[\(index)]")
      }
    }
    return result
  }

  private func members(
    of object: [String: Any], _ schema: [String: Any], at place: String
  ) -> [String] {
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    var result: [String] = []
    for name in schema["required"] as? [String] ?? [] where object[name] == nil {
      result.append("\(place): no \(name)")
    }
    for (name, value) in object.sorted(by: { $0.key < $1.key }) {
      if let property = properties[name] {
        result += problems(value, property, at: "\(place).\(name)")
      } else if let others = schema["additionalProperties"] as? [String: Any] {
        result += problems(value, others, at: "\(place).\(name)")
      } else if schema["additionalProperties"] as? Bool == false {
        result.append("\(place): unknown \(name)")
      }
    }
    return result
  }

  private static func problems(
    _ text: String, _ schema: [String: Any], at place: String
  ) -> [String] {
    var result: [String] = []
    if let pattern = schema["pattern"] as? String,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      result.append("\(place): does not match \(pattern)")
    }
    if let least = schema["minLength"] as? Int, text.count < least {
      result.append("\(place): too short")
    }
    return result
  }

  private static func problems(
    _ array: [Any], _ schema: [String: Any], at place: String
  ) -> [String] {
    var result: [String] = []
    if let least = schema["minItems"] as? Int, array.count < least {
      result.append("\(place): too few")
    }
    if schema["uniqueItems"] as? Bool == true,
      Set(array.compactMap { $0 as? NSObject }).count < array.count
    {
      result.append("\(place): not unique")
    }
    return result
  }

  private static func equal(_ a: Any, _ b: Any) -> Bool {
    (a as? NSObject)?.isEqual(b as? NSObject) ?? false
  }

  private static func isWithin(_ schema: [String: Any], _ number: Double) -> Bool {
    number >= schema["minimum"] as? Double ?? -.infinity
      && number <= schema["maximum"] as? Double ?? .infinity
      && number > schema["exclusiveMinimum"] as? Double ?? -.infinity
  }

  private static func isOf(type: String, _ value: Any) -> Bool {
    switch type {
    case "null": value is NSNull
    case "string": value is String
    case "array": value is [Any]
    case "object": value is [String: Any]
    case "boolean": value as? Bool != nil
    case "number", "integer": value is NSNumber
    default: false
    }
  }
}
