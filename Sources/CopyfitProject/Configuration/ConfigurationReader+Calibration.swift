package import Copyfit
internal import CopyfitDynamicType
internal import CopyfitLabels
package import CopyfitSourceText

/// An entry of `fonts.calibration` that is being read.
private struct CalibrationDraft {
  var font: Located<String>?
  var design: Located<FontDesign>?
  var weight: FontWeight?
  var isItalic = false
  var sizes: ClosedRange<Double>?
  var factor: Double?
  var margin: Double?
  var texts: Int?
  var source: String?
}

/// Reads the measured widths of fonts that are replaced by stand-ins.
extension ConfigurationReader {
  /// Reads `fonts.calibration`: the entries, or the path of a file with them.
  mutating func calibration(_ node: YAMLNode) -> Configuration.Calibration? {
    if case .scalar(let path, isPlain: _) = node.content, !node.isNull, !path.isEmpty {
      return .file(Located(inProject(path), at: node.position))
    }
    return calibrationEntries(node).map { .entries($0) }
  }

  /// Reads a list of entries, each for a different font.
  package mutating func calibrationEntries(_ node: YAMLNode) -> [Located<FontCalibration.Entry>]? {
    let example = "{ font: system, weight: regular, sizes: [16, 17], factor: 1.01, margin: 0.8% }"
    guard let nodes = list(node, of: example) else { return nil }
    var entries: [Located<FontCalibration.Entry>] = []
    var known: [FontCalibration.Target: [Int]] = [:]
    for node in nodes {
      guard let entry = calibrationEntry(node) else { continue }
      let other = known[entry.target]?.first { entries[$0].value.sizes.overlaps(entry.sizes) }
      known[entry.target, default: []].append(entries.count)
      if let other {
        report(
          "line \(entries[other].position.line) speaks of this font and these sizes",
          at: node.position)
      }
      entries.append(Located(entry, at: node.position))
    }
    return entries
  }

  private mutating func calibrationEntry(_ node: YAMLNode) -> FontCalibration.Entry? {
    let known = errors.count
    var draft = CalibrationDraft()
    read(node, as: "a mapping", into: &draft, keys: Self.calibrationKeys)
    guard errors.count == known else { return nil }
    guard let font = draft.font, let sizes = draft.sizes, let factor = draft.factor,
      let margin = draft.margin
    else {
      report("expected 'font', 'sizes', 'factor' and 'margin' in this entry", at: node.position)
      return nil
    }
    let isSystem = font.value == "system"
    if let design = draft.design, !isSystem {
      report("'design' is for the system font", at: design.position)
    }
    let target = FontCalibration.Target(
      isSystem ? .system(draft.design?.value ?? .standard) : .substituted(font.value),
      weight: draft.weight ?? (isSystem ? .regular : nil), isItalic: draft.isItalic)
    return FontCalibration.Entry(
      target, sizes: sizes, factor: factor, margin: margin, texts: draft.texts,
      source: draft.source)
  }

  private static let calibrationKeys: [ConfigurationKey<CalibrationDraft>] = [
    .init("font") { reader, node, draft in
      draft.font = reader.text(node, "system or a font's name").map {
        Located($0, at: node.position)
      }
    },
    .init("design") { reader, node, draft in
      let known = FontDesign.allCases.map(\.rawValue)
      draft.design = reader.choice(node, "design", known: known) { FontDesign(rawValue: $0) }
        .map { Located($0, at: node.position) }
    },
    .init("weight") { $2.weight = $0.weight($1) },
    .init("italic") { $2.isItalic = $0.boolean($1) ?? false },
    .init("sizes") { $2.sizes = $0.sizes($1) },
    .init("factor") { reader, node, draft in
      let range = FontCalibration.factorRange
      draft.factor = Self.number(node).flatMap { range.contains($0) ? $0 : nil }
      if draft.factor == nil {
        reader.report(expected: "a factor from 0.5 to 2", at: node)
      }
    },
    .init("margin") { reader, node, draft in
      guard let margin = reader.share(node) else { return }
      draft.margin = margin
      if !FontCalibration.marginRange.contains(margin) {
        reader.report(
          "expected a margin from 0.01% to 50%: devices round sizes, so none is 0",
          at: node.position)
      }
    },
    .init("labels") { $2.texts = $0.count($1) },
    .init("source") { $2.source = $0.text($1) },
  ]

  /// The smallest and the largest point size.
  private mutating func sizes(_ node: YAMLNode) -> ClosedRange<Double>? {
    guard let nodes = list(node, of: "16, 17") else { return nil }
    let numbers = nodes.compactMap { positive($0, "a point size") }
    guard numbers.count == nodes.count else { return nil }
    guard nodes.count == 2, numbers[0] <= numbers[1] else {
      report("expected the smallest and the largest point size", at: node.position)
      return nil
    }
    return numbers[0]...numbers[1]
  }
}
