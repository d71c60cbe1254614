internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitUnicode

/// An entry of `labels` or `elements` that is being read.
private struct EntryDraft {
  var changes = LabelChanges()
  var id: String?
  var customClass: String?
  var attributes: [ElementCorrection.RuntimeAttribute] = []
  var keyAttribute: String?
  var profile = ProfileDraft()
  var key: String?
  var keys: ConfiguredLabel.KeySelector?
  var bundle: String?
  var table: String?
  var comment: String?
  /// Whether the catalog specifies the frame.
  var needsCatalogLimit = false
  var minimumCategoryPosition: SourcePosition?
  var locale: LocaleIdentifier?
  var measured: [ContentSizeCategory: MeasuredSize] = [:]
  var samples: [Label.Sample] = []
  /// The keys of an entry that contradict another key.
  var conflicts: [Located<String>] = []

  var selectsNothing: Bool { keys == nil && bundle == nil && table == nil && comment == nil }
}

extension ConfigurationReader {
  mutating func label(_ node: YAMLNode) -> ConfiguredLabel? {
    guard case .mapping = node.content else {
      report(expected: "a mapping such as { keys: …, style: …, frame: … }", at: node)
      return nil
    }
    let known = errors.count
    let draft = draft(node, keys: Self.selectorKeys + Self.labelKeys)
    if draft.selectsNothing, errors.count == known {
      report(
        "expected 'keys', 'key', 'regex', 'text', 'table', 'bundle' or 'comment'", at: node.position
      )
    }
    guard errors.count == known || draft.changes.font != nil else { return nil }
    // A catalog that specifies a frame may also specify its font.
    guard let font = draft.changes.font ?? (draft.needsCatalogLimit ? Font.body : nil) else {
      report("expected 'style' or 'font' in this entry", at: node.position)
      return nil
    }
    let hasFrame =
      draft.needsCatalogLimit || draft.changes.width != nil || draft.changes.height != nil
    if !hasFrame, errors.count == known {
      report("expected 'frame' with a 'width' or a 'height' in this entry", at: node.position)
    }
    return label(draft, font: font, in: node)
  }

  private mutating func label(
    _ draft: EntryDraft, font: Font, in node: YAMLNode
  ) -> ConfiguredLabel {
    var changes = draft.changes
    changes.font = font
    let profile = profile(draft.profile, replacing: &changes.font, in: node)
    var spec = LabelSpec(font: font, lines: 1)
    // Only UIKit keeps Hangul words whole.
    if profile != nil { spec.lineBreakStrategy = .none }
    changes.apply(to: &spec)
    profile?.setTextSpacing(
      atPointSize: spec.descriptor.pointSize, of: &spec.paragraph,
      letterSpacing: &spec.letterSpacing)
    var label = ConfiguredLabel(spec: spec, position: node.position)
    label.profile = profile
    label.name = draft.changes.name ?? label.name
    label.keys = draft.keys ?? .any
    label.bundle = draft.bundle.map { TextPattern($0) }
    label.table = draft.table.map { TextPattern($0) }
    label.comment = draft.comment.map { TextPattern($0) }
    label.samples = draft.samples
    label.needsCatalogLimit = draft.needsCatalogLimit
    label.takesCatalogFont = draft.changes.font == nil
    label.locale = draft.locale
    label.measured = draft.measured
    return label
  }

  mutating func element(_ node: YAMLNode) -> ElementCorrection? {
    guard case .mapping = node.content else {
      report(expected: "a mapping such as { id: …, frame: … }", at: node)
      return nil
    }
    let draft = draft(node, keys: Self.elementKeys + Self.changeKeys)
    guard
      draft.id != nil || draft.customClass != nil || !draft.attributes.isEmpty
        || draft.keyAttribute != nil
    else {
      report(
        "expected 'id', 'class', 'attributes' or 'keyAttribute' in this entry", at: node.position)
      return nil
    }
    var correction = ElementCorrection(
      id: draft.id.map { TextPattern($0) }, changes: draft.changes, position: node.position)
    correction.customClass = draft.customClass.map { TextPattern($0) }
    correction.attributes = draft.attributes
    correction.keyAttribute = draft.keyAttribute
    correction.key = draft.key
    correction.table = draft.table.map { TextPattern($0) }
    return correction
  }

  private static let elementKeys: [ConfigurationKey<EntryDraft>] = [
    .init("id") { $2.id = $0.text($1) },
    .init("class") { $2.customClass = $0.text($1) },
    .init("attributes") { reader, node, draft in
      for pair in reader.pairs(node, such: "{ textStyle: body }") {
        guard let value = reader.text(pair.value) else { continue }
        draft.attributes.append(.init(keyPath: pair.key.value, value: TextPattern(value)))
      }
    },
    .init("keyAttribute") { $2.keyAttribute = $0.text($1) },
    .init("key") { $2.key = $0.text($1) },
    .init("table") { $2.table = $0.text($1) },
  ]

  private mutating func draft(
    _ node: YAMLNode, keys: [ConfigurationKey<EntryDraft>]
  ) -> EntryDraft {
    var draft = EntryDraft()
    read(node, as: "a mapping", into: &draft, keys: keys)
    draft.conflicts.forEach { report($0.value, at: $0.position) }
    check(draft)
    return draft
  }

  private mutating func check(_ draft: EntryDraft) {
    let changes = draft.changes
    checkCategories(
      changes.minimumCategory, changes.maximumCategory, at: draft.minimumCategoryPosition)
  }

  private static let selectorKeys: [ConfigurationKey<EntryDraft>] = [
    .init("keys") { reader, node, draft in
      draft.select(reader.text(node).map { .pattern(TextPattern($0)) }, at: node)
    },
    .init("key") { reader, node, draft in
      draft.select(reader.text(node).map { .key($0) }, at: node)
    },
    .init("regex") { reader, node, draft in
      draft.select(reader.expression(node).map { .regex($0) }, at: node)
    },
    .init("text") { reader, node, draft in
      draft.select(reader.text(node).map { .text($0) }, at: node)
    },
    .init("locale") { $2.locale = $0.locale($1)?.value },
    .init("measured") { reader, node, draft in
      for pair in reader.pairs(node, such: "{ large: { width: 120 } }") {
        let name = YAMLNode(
          content: .scalar(pair.key.value, isPlain: false), position: pair.key.position)
        guard let category = reader.category(name) else { continue }
        var size = MeasuredSize(width: 0)
        reader.read(pair.value, as: "a size", into: &size, keys: measuredKeys)
        draft.measured[category] = size
      }
    },
    .init("table") { $2.table = $0.text($1) },
    .init("bundle") { $2.bundle = $0.text($1) },
    .init("comment") { $2.comment = $0.text($1) },
    .init("samples") { $2.samples = $0.samples($1) },
  ]

  private static let measuredKeys: [ConfigurationKey<MeasuredSize>] = [
    .init("width") { $2.width = $0.nonNegative($1) ?? 0 },
    .init("height") { $2.height = $0.nonNegative($1) },
  ]

  /// `frame: catalog`, which only labels can have; any entry can have a mapping.
  private static let catalogFrameKey = ConfigurationKey<EntryDraft>("frame") {
    reader, node, draft in
    reader.accept(.words(["catalog"]), at: node)
    if case .scalar("catalog", isPlain: _) = node.content {
      draft.needsCatalogLimit = true
    } else {
      reader.read(node, as: "a mapping", into: &draft.changes, keys: frameKeys)
    }
  }

  private static let labelKeys =
    [catalogFrameKey] + changeKeys.filter { $0.name != "frame" } + ProfileDraft.keys(\.profile)

  private static let changeKeys: [ConfigurationKey<EntryDraft>] = [
    .init("frame") { $0.read($1, as: "a mapping", into: &$2.changes, keys: frameKeys) },
    .init("style") { reader, node, draft in
      let font = reader.style(node).map { Font.textStyle($0) }
      draft.setFont(font.flatMap { reader.checked($0, at: node) }, at: node)
    },
    .init("font") { reader, node, draft in draft.setFont(reader.font(node), at: node) },
    .init("lines") { $2.changes.lines = $0.count($1) },
    .init("mode") { reader, node, draft in
      let known = LabelSpec.Mode.allCases.map(\.rawValue)
      draft.changes.mode = reader.choice(node, "mode", known: known) {
        LabelSpec.Mode(rawValue: $0)
      }
    },
    .init("minimumScaleFactor") { $2.changes.minimumScaleFactor = $0.factor($1) },
    .init("minimumFontSize") { $2.changes.minimumFontSize = $0.positive($1) },
    .init("minimumCategory") { reader, node, draft in
      draft.changes.minimumCategory = reader.category(node)
      draft.minimumCategoryPosition = node.position
    },
    .init("maximumCategory") { $2.changes.maximumCategory = $0.category($1) },
    .init("paragraph") { $0.read($1, into: &$2.changes.paragraph) },
    .init("tightening") { $2.changes.allowsTightening = $0.boolean($1) },
    .init("letterSpacing") { $2.changes.letterSpacing = $0.letterSpacing($1) },
    .init("opticalSize") { reader, node, draft in
      let known = LabelSpec.OpticalSize.allCases.map(\.rawValue)
      draft.changes.opticalSize = reader.choice(node, "optical size", known: known) {
        LabelSpec.OpticalSize(rawValue: $0)
      }
    },
    .init("direction") { reader, node, draft in
      let known = LabelSpec.Direction.allCases.map(\.rawValue)
      draft.changes.direction = reader.choice(node, "direction", known: known) {
        LabelSpec.Direction(rawValue: $0)
      }
    },
    .init("lineBreakStrategy") { $2.changes.lineBreakStrategy = $0.lineBreakStrategy($1) },
    .init("behavior") { $2.changes.behavior = $0.behavior($1) },
    .init("name") { $2.changes.name = $0.text($1) },
  ]

  private mutating func read(_ node: YAMLNode, into paragraph: inout ParagraphChanges) {
    read(node, as: "a mapping", into: &paragraph, keys: Self.paragraphKeys)
    guard let minimum = paragraph.minimumLineHeight, let maximum = paragraph.maximumLineHeight,
      maximum > 0, minimum > maximum, case .mapping(let pairs) = node.content
    else { return }
    let value = pairs.first { $0.key.value == "minimumLineHeight" }?.value
    report(
      "'minimumLineHeight' is above 'maximumLineHeight'", at: (value ?? node).position)
  }

  private static let paragraphKeys: [ConfigurationKey<ParagraphChanges>] = [
    .init("lineHeightMultiple") { $2.lineHeightMultiple = $0.nonNegative($1) },
    .init("minimumLineHeight") { $2.minimumLineHeight = $0.nonNegative($1) },
    .init("maximumLineHeight") { $2.maximumLineHeight = $0.nonNegative($1) },
    .init("lineSpacing") { $2.lineSpacing = $0.nonNegative($1) },
    .init("paragraphSpacing") { $2.paragraphSpacing = $0.nonNegative($1) },
    .init("paragraphSpacingBefore") { $2.paragraphSpacingBefore = $0.nonNegative($1) },
  ]

  private static let frameKeys: [ConfigurationKey<LabelChanges>] = [
    .init("width") { $2.width = $0.length($1, canScale: false) },
    .init("height") { $2.height = $0.length($1, canScale: true) },
  ]
}

extension EntryDraft {
  fileprivate mutating func select(_ selector: ConfiguredLabel.KeySelector?, at node: YAMLNode) {
    if keys != nil {
      conflicts.append(
        Located("expected only one of 'keys', 'key', 'regex' and 'text'", at: node.position))
    }
    keys = selector ?? keys
  }

  fileprivate mutating func setFont(_ font: Font?, at node: YAMLNode) {
    if changes.font != nil {
      conflicts.append(Located("expected only one of 'style' and 'font'", at: node.position))
    }
    changes.font = font ?? changes.font
  }
}
