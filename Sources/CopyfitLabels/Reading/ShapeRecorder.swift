package import CopyfitSourceText

/// Records the shapes that a reader accepts, by running it on placeholder values.
///
/// The tables that read a configuration thus describe it, too, and no second description must be kept up to date.
package struct ShapeRecorder {
  private enum Form {
    case shape(ConfigurationShape)
    case list(of: SourcePosition)
    case mapping([(name: String, value: SourcePosition)])
    case pairs(of: SourcePosition)
  }

  private let kind: ConfigurationShape.Kind
  private var count = 0
  /// The forms by the values' places, which are numbered consecutively.
  private var forms: [SourcePosition: [Form]] = [:]

  package init(_ kind: ConfigurationShape.Kind) { self.kind = kind }

  /// A placeholder value at a unique place.
  package mutating func value() -> YAMLNode {
    count += 1
    let content: YAMLNode.Content =
      switch kind {
      case .scalar: .scalar("?", isPlain: true)
      case .list: .sequence([])
      case .mapping: .mapping([])
      }
    return YAMLNode(content: content, position: SourcePosition(line: count, column: 1))
  }

  mutating func add(_ shape: ConfigurationShape, at node: YAMLNode) {
    forms[node.position, default: []].append(.shape(shape))
  }

  /// The value that represents all elements of a list.
  mutating func element(of node: YAMLNode) -> YAMLNode {
    let element = value()
    forms[node.position, default: []].append(.list(of: element.position))
    return element
  }

  /// The pair that represents the values of all keys.
  mutating func pair(of node: YAMLNode) -> YAMLNode.Pair {
    let value = value()
    forms[node.position, default: []].append(.pairs(of: value.position))
    return YAMLNode.Pair(key: Located("?", at: self.value().position), value: value)
  }

  mutating func add(_ properties: [(name: String, value: SourcePosition)], at node: YAMLNode) {
    forms[node.position, default: []].append(.mapping(properties))
  }

  /// The shapes of the value at a place.
  ///
  /// - Parameter refused: The places of values that the reader rejected.
  package func shapes(
    at position: SourcePosition, refused: Set<SourcePosition>
  ) -> [ConfigurationShape] {
    guard let forms = forms[position] else {
      return refused.contains(position) ? [] : [.anything(kind)]
    }
    var shapes: [ConfigurationShape] = []
    for form in forms {
      let shape: ConfigurationShape =
        switch form {
        case .shape(let shape): shape
        case .list(let element): .list(of: self.shapes(at: element, refused: refused))
        case .pairs(let value): .pairs(of: self.shapes(at: value, refused: refused))
        case .mapping(let properties):
          .mapping(
            properties.map {
              .init(name: $0.name, value: self.shapes(at: $0.value, refused: refused))
            })
        }
      shapes.merge([shape])
    }
    return shapes
  }
}
