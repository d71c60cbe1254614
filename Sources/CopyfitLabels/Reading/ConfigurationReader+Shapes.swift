package import CopyfitSourceText

extension ConfigurationReader {
  /// Records a possible shape of a value while the schema is generated.
  ///
  /// - Returns: Whether the schema is being generated, so that the value has no meaning.
  @discardableResult
  package mutating func accept(_ shape: ConfigurationShape, at node: YAMLNode) -> Bool {
    recorder?.add(shape, at: node)
    return recorder != nil
  }

  /// The shapes that a function for reading a value accepts.
  package mutating func shapes(
    of read: (inout ConfigurationReader, YAMLNode) -> Void
  ) -> [ConfigurationShape] {
    guard let root = recorder?.value() else { return [] }
    read(&self, root)
    return recorder?.shapes(at: root.position, refused: Set(errors.map(\.position))) ?? []
  }

  /// Records the keys of a mapping, and reads a placeholder value for each.
  mutating func record<Target>(
    _ keys: [ConfigurationKey<Target>], at node: YAMLNode, into target: inout Target
  ) {
    var properties: [(name: String, value: SourcePosition)] = []
    for key in keys {
      guard let value = recorder?.value() else { return }
      properties.append((key.name, value.position))
      key.read(&self, value, &target)
    }
    recorder?.add(properties, at: node)
  }
}
