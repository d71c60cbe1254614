internal import Copyfit
internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitUnicode

extension ConfigurationReader {
  /// A fraction of a font's size.
  mutating func factor(_ node: YAMLNode) -> Double? {
    guard let factor = positive(node, "a number above 0, at most 1") else { return nil }
    if factor > 1 { report(expected: "a number above 0, at most 1", at: node) }
    return factor
  }

  /// The space after every character, in points.
  mutating func letterSpacing(_ node: YAMLNode) -> Double? {
    guard let points = Self.number(node), LabelSpec.letterSpacingRange.contains(points) else {
      report(expected: "a number from -1000 to 1000", at: node)
      return nil
    }
    return points
  }

  mutating func expression(_ node: YAMLNode) -> RegularExpression? {
    guard let text = text(node, "a regular expression") else { return nil }
    do throws(RegularExpression.SyntaxError) {
      return try RegularExpression(text)
    } catch {
      report("'\(text)' is not a regular expression: \(error.message)", at: node.position)
      return nil
    }
  }

  /// A length: points, `free`, or `{ scaled: points }`.
  mutating func length(_ node: YAMLNode, canScale: Bool) -> LabelChanges.Length? {
    accept(.words(["free"]), at: node)
    // While the schema is recorded, the node is a mapping, so the number below is not reached.
    if canScale { accept(.number, at: node) }
    if case .scalar("free", isPlain: _) = node.content { return .free }
    guard canScale, case .mapping = node.content else {
      let what = "a positive number or free" + (canScale ? ", or { scaled: 44 }" : "")
      return positive(node, what).map { .points($0) }
    }
    var length: LabelChanges.Length?
    read(node, as: "a mapping", into: &length, keys: Self.lengthKeys)
    return length
  }

  private static let lengthKeys: [ConfigurationKey<LabelChanges.Length?>] = [
    .init("scaled") { $2 = $0.positive($1).map { .scaled($0) } }
  ]
}
