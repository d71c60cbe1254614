package import CopyfitSourceText

/// What a reader asks of the values of a file, found out by running it on values of one kind that say nothing.
///
/// So the tables that read a configuration describe it, too, and nothing has to be kept in step with them.
package struct ShapeRecorder {
  private enum Form {
    case shape(ConfigurationShape)
    case list(of: SourcePosition)
    case mapping([(name: String, value: SourcePosition)])
    case pairs(of: SourcePosition)
  }

  private let kind: ConfigurationShape.Kind
  private var count = 0
  /// By the values' places, which are numbered as they are made.
  private var forms: [SourcePosition: [Form]] = [:]

  package init(_ kind: ConfigurationShape.Kind) { self.kind = kind }

  /// A value that says nothing, at a place of its own.
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

  /// The value that stands for all elements of a list.
  mutating func element(of node: YAMLNode) -> YAMLNode {
    let element = value()
    forms[node.position, default: []].append(.list(of: element.position))
    return element
  }

  /// The value that stands for those of all keys.
  mutating func pair(of node: YAMLNode) -> YAMLNode.Pair {
    let value = value()
    forms[node.position, default: []].append(.pairs(of: value.position))
    return YAMLNode.Pair(key: Located("?", at: self.value().position), value: value)
  }

  mutating func add(_ properties: [(name: String, value: SourcePosition)], at node: YAMLNode) {
    forms[node.position, default: []].append(.mapping(properties))
  }

  /// What the value at a place may be.
  ///
  /// - Parameter refused: The places of values that the reader would not take.
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
