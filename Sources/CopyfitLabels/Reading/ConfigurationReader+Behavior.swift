package import CopyfitDynamicType
package import CopyfitSourceText

/// Reads values of a label that configurations, label files and streams share.
extension ConfigurationReader {
  /// The break opportunities of a label.
  package mutating func lineBreakStrategy(_ node: YAMLNode) -> LineBreakStrategy? {
    let known = LineBreakStrategy.allCases.map(\.rawValue)
    return choice(node, "line break strategy", known: known) { LineBreakStrategy(rawValue: $0) }
  }

  /// The line heights and spacings of a label.
  package mutating func paragraph(_ node: YAMLNode) -> ParagraphStyle {
    var paragraph = ParagraphStyle()
    read(node, as: "an object", into: &paragraph, keys: Self.paragraphKeys)
    return paragraph
  }

  /// Switches for behavior that could not be verified; missing switches have their defaults.
  package mutating func behavior(_ node: YAMLNode) -> UnverifiedBehavior {
    var behavior = UnverifiedBehavior()
    read(node, as: "a mapping", into: &behavior, keys: Self.behaviorKeys)
    return behavior
  }

  private static let behaviorKeys: [ConfigurationKey<UnverifiedBehavior>] = [
    .init("fallbackLineHeight") { $0.update(&$2.fallbackLineHeight, from: $1) },
    .init("linePitch") { $0.update(&$2.linePitch, from: $1) },
    .init("opensLineAfterFinalTerminator") {
      $0.update(&$2.opensLineAfterFinalTerminator, from: $1)
    },
    .init("pushOut") { $0.update(&$2.pushOut, from: $1) },
    .init("joinsHardBreaksInOneLine") { $0.update(&$2.joinsHardBreaksInOneLine, from: $1) },
    .init("shrinksMultiline") { $0.update(&$2.shrinksMultiline, from: $1) },
    .init("builtInCellLines") { $0.update(&$2.builtInCellLines, from: $1) },
    .init("tallScriptLines") { $0.update(&$2.tallScriptLines, from: $1) },
  ]

  private mutating func update<Value: RawRepresentable<String> & CaseIterable>(
    _ value: inout Value, from node: YAMLNode
  ) {
    let known = Value.allCases.map(\.rawValue)
    value = choice(node, "value", known: known) { Value(rawValue: $0) } ?? value
  }

  private mutating func update(_ value: inout Bool, from node: YAMLNode) {
    value = boolean(node) ?? value
  }
}
