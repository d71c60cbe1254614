package import CopyfitSourceText

extension ConfigurationReader {
  /// Notes what a value may be, where that is to be found out.
  ///
  /// - Returns: Whether it is, so that the value says nothing.
  @discardableResult
  package mutating func accept(_ shape: ConfigurationShape, at node: YAMLNode) -> Bool {
    recorder?.add(shape, at: node)
    return recorder != nil
  }

  /// What is asked of a value that is read in a way.
  package mutating func shapes(
    of read: (inout ConfigurationReader, YAMLNode) -> Void
  ) -> [ConfigurationShape] {
    guard let root = recorder?.value() else { return [] }
    read(&self, root)
    return recorder?.shapes(at: root.position, refused: Set(errors.map(\.position))) ?? []
  }

  /// Notes the keys of a mapping, and reads a value of each that says nothing.
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
