package import CopyfitDynamicType
package import CopyfitSourceText

/// Reads fonts in their textual form, such as `body.italic()`.
extension ConfigurationReader {
  /// A font, in its textual form or as a mapping.
  package mutating func font(_ node: YAMLNode) -> Font? {
    let font: Font?
    switch node.content {
    case .mapping:
      font = mappedFont(node)
    case .scalar(let text, isPlain: _) where !node.isNull:
      font = accept(.text, at: node) ? nil : textualFont(text, at: node.position)
    default:
      report(
        expected: "a font such as body.italic(), or a mapping with keys such as 'style'", at: node)
      return nil
    }
    return font.flatMap { checked($0, at: node) }
  }

  /// Checks that a font has no more modifiers than can be resolved; its style and sizes are checked later.
  package mutating func checked(_ font: Font, at node: YAMLNode) -> Font? {
    guard font.modifiers.count <= Font.maximumModifiers else {
      let error = DynamicTypeError.tooManyModifiers(limit: Font.maximumModifiers)
      report(error.description, at: node.position)
      return nil
    }
    if case .file = font.descriptor.face {
      report(
        expected: "the name of a font, not a file, whose folder 'fonts.directories' lists", at: node
      )
      return nil
    }
    describedFonts.append(Located(font, at: node.position))
    return font
  }

  /// Reports fonts that are invalid on a platform, such as those with a style that the platform lacks.
  package mutating func checkFonts(on platform: Platform) {
    for font in describedFonts {
      do throws(DynamicTypeError) {
        try font.value.descriptor.check(in: platform.typeScale)
      } catch {
        report(
          error.description, at: font.position, isOutOfRange: error.isNumberOutOfRange)
      }
    }
  }

  private mutating func textualFont(_ text: String, at position: SourcePosition) -> Font? {
    do throws(DynamicTypeError) {
      let font = try Font(parsing: text)
      guard font.hasUselessLimits else { return font }
      report(
        "'pointSizeLimits' needs a font that scales by a style, such as custom(…, size: 17)",
        at: position)
    } catch {
      guard case .fontSyntax(let problem) = error else {
        report(error.description, at: position)
        return nil
      }
      let place = ScalarPlace(text, at: position, in: self.text).position(of: problem.offset)
      if case .unknown(let what, let name, let known) = problem.kind {
        report(unknown: what, name, known: known, at: place)
      } else {
        report(problem.description, at: place, isOutOfRange: error.isNumberOutOfRange)
      }
    }
    return nil
  }
}

extension Font {
  /// Whether limits are set for a size that is not scaled by metrics: a fixed size, or the size of a style itself.
  fileprivate var hasUselessLimits: Bool {
    guard case .metrics = descriptor.sizing else {
      return modifiers.contains {
        if case .pointSizeLimits = $0 { true } else { false }
      }
    }
    return false
  }
}
