package import CopyfitDynamicType
package import CopyfitSourceText
internal import CopyfitUnicode

extension ConfigurationReader {
  /// Reports a smallest category at a place that is above the largest.
  package mutating func checkCategories(
    _ minimum: ContentSizeCategory?, _ maximum: ContentSizeCategory?, at place: SourcePosition?
  ) {
    guard let minimum, let maximum, minimum > maximum, let place else { return }
    report("the minimum category \(minimum) is above the maximum category \(maximum)", at: place)
  }

  static let settingKeys: [ConfigurationKey<LabelDraft>] = [
    .init("lines") { $2.lines = $0.count($1) },
    .init("linesAtMost") { $2.linesAtMost = $0.count($1) },
    .init("mode") { reader, node, draft in
      let known = Label.LineBreakMode.allCases.map(\.rawValue)
      let mode = reader.choice(node, "mode", known: known) { Label.LineBreakMode(rawValue: $0) }
      draft.setting.lineBreakMode = mode ?? .tail
    },
    .init("minimumScaleFactor") { reader, node, draft in
      let factor = reader.positive(node, "a number above 0, at most 1")
      if let factor, factor > 1 {
        reader.report("expected a number above 0, at most 1, found \(node.kind)", at: node.position)
      }
      draft.setting.shrinking.minimumScaleFactor = factor
    },
    .init("minimumFontSize") { $2.setting.shrinking.minimumFontSize = $0.positive($1) },
    .init("minimumCategory") { $2.setting.minimumCategory = $0.category($1) },
    .init("maximumCategory") { $2.setting.maximumCategory = $0.category($1) },
    .init("paragraph") {
      $0.read($1, as: "an object", into: &$2.setting.paragraph, keys: paragraphKeys)
    },
    .init("tightening") { $2.setting.allowsTightening = $0.boolean($1) ?? false },
    .init("letterSpacing") { reader, node, draft in
      guard let points = Self.number(node), (-1000...1000).contains(points) else {
        return reader.report(
          "expected a number from -1000 to 1000, found \(node.kind)", at: node.position)
      }
      draft.setting.letterSpacing = points
    },
    .init("textCase") { reader, node, draft in
      let known = TextCase.allCases.map(\.rawValue)
      draft.setting.textCase = reader.choice(node, "text case", known: known) {
        TextCase(rawValue: $0)
      }
    },
    .init("opticalSize") { reader, node, draft in
      let follows = reader.choice(node, "optical size", known: ["automatic", "none"]) {
        ["automatic": true, "none": false][$0]
      }
      draft.setting.followsOpticalSize = follows ?? true
    },
    .init("direction") { reader, node, draft in
      let known = Label.Direction.allCases.map(\.rawValue)
      let direction = reader.choice(node, "direction", known: known) {
        Label.Direction(rawValue: $0)
      }
      draft.setting.direction = direction ?? .natural
    },
    .init("lineBreakStrategy") { $2.lineBreakStrategy = $0.lineBreakStrategy($1) },
    .init("behavior") { $2.setting.behavior = $0.behavior($1) },
  ]

  static let paragraphKeys: [ConfigurationKey<ParagraphStyle>] = [
    .init("lineHeightMultiple") { $2.lineHeightMultiple = $0.nonNegative($1) ?? 1 },
    .init("minimumLineHeight") { $2.minimumLineHeight = $0.nonNegative($1) ?? 0 },
    .init("maximumLineHeight") { $2.maximumLineHeight = $0.nonNegative($1) ?? 0 },
    .init("lineSpacing") { $2.lineSpacing = $0.nonNegative($1) ?? 0 },
    .init("paragraphSpacing") { $2.paragraphSpacing = $0.nonNegative($1) ?? 0 },
    .init("paragraphSpacingBefore") { $2.paragraphSpacingBefore = $0.nonNegative($1) ?? 0 },
  ]
}
