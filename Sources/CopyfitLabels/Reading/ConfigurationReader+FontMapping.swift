package import CopyfitDynamicType
package import CopyfitSourceText

/// A font's mapping that is being read.
private struct FontDraft {
  var style: Located<TextStyle>?
  var name: Located<String>?
  var family: Located<String>?
  var size: Located<Double>?
  var relativeTo: Located<TextStyle>?
  var minimumSize: Located<Double>?
  var maximumSize: Located<Double>?
  var weight: Located<FontWeight>?
  var design: Located<FontDesign>?
  var width: FontWidth?
  var isItalic = false
  var isBold = false
  var modifiers: [Font.Modifier] = []

  /// Whether it is the system font, specified by a style or by its name.
  var isSystem: Bool { name.map { ["system", ".AppleSystemUIFont"].contains($0.value) } ?? true }
}

extension ConfigurationReader {
  /// Reads a font from a mapping; a font by name and size scales only if the mapping names a style.
  package mutating func mappedFont(_ node: YAMLNode) -> Font? {
    let known = errors.count
    var draft = FontDraft()
    read(Self.ordered(node), as: "a mapping", into: &draft, keys: Self.fontDraftKeys)
    guard errors.count == known else { return nil }
    for conflict in draft.conflicts { report(conflict.value, at: conflict.position) }
    draft.checkLimits(&self)
    guard errors.count == known else { return nil }
    guard let provider = draft.provider else {
      let isBegun = draft.name != nil || draft.size != nil
      report(
        isBegun
          ? "expected 'name' and 'size' of the font"
          : "expected 'style', or 'name' and 'size', of the font", at: node.position)
      return nil
    }
    return draft.allModifiers.reduce(Font(provider)) { $0.modified(by: $1) }
  }

  /// The mapping with its keys in the order of `fontDraftKeys`, in which modifiers are applied, so that the order in
  /// the file has no effect.
  private static func ordered(_ node: YAMLNode) -> YAMLNode {
    guard case .mapping(let pairs) = node.content else { return node }
    let names = fontDraftKeys.map(\.name)
    let ranked = pairs.map { (rank: names.firstIndex(of: $0.key.value) ?? names.count, pair: $0) }
    return YAMLNode(
      content: .mapping(ranked.sorted { $0.rank < $1.rank }.map(\.pair)), position: node.position)
  }

  private static let fontDraftKeys: [ConfigurationKey<FontDraft>] =
    providerKeys + [
      .init("width") { $2.width = $0.width($1) },
      .init("italic") { $2.isItalic = $0.boolean($1) ?? false },
      .init("bold") { $2.isBold = $0.boolean($1) ?? false },
      flag("monospaced", .monospaced),
      flag("monospacedDigit", .monospacedDigit),
      .init("smallCaps") { $2.modifiers += $0.smallCaps($1) },
      .init("leading") { reader, node, draft in
        let known = Font.Leading.allCases.map(\.rawValue)
        let leading = reader.choice(node, "leading", known: known) { Font.Leading(rawValue: $0) }
        draft.modifiers += leading.map { [.leading($0)] } ?? []
      },
      .init("scaled") { reader, node, draft in
        draft.modifiers += reader.positive(node).map { [.scaled(by: $0)] } ?? []
      },
      .init("variations") { $2.modifiers += $0.variations($1) },
      .init("features") { $2.modifiers += $0.features($1) },
    ]

  private static let providerKeys: [ConfigurationKey<FontDraft>] = [
    .init("style") { $2.style = $0.style($1).located(at: $1) },
    .init("name") { $2.name = $0.text($1, "a font's name").located(at: $1) },
    .init("family") { $2.family = $0.text($1, "a font family's name").located(at: $1) },
    .init("size") { $2.size = $0.positive($1).located(at: $1) },
    .init("relativeTo") { $2.relativeTo = $0.style($1).located(at: $1) },
    .init("minimumSize") { $2.minimumSize = $0.positive($1).located(at: $1) },
    .init("maximumSize") { $2.maximumSize = $0.positive($1).located(at: $1) },
    .init("weight") { $2.weight = $0.weight($1).located(at: $1) },
    .init("design") { reader, node, draft in
      let known = FontDesign.allCases.map(\.rawValue)
      draft.design = reader.choice(node, "design", known: known) { FontDesign(rawValue: $0) }
        .located(at: node)
    },
  ]

  private static func flag(
    _ name: String, _ modifier: Font.Modifier
  ) -> ConfigurationKey<FontDraft> {
    .init(name) { reader, node, draft in
      if reader.boolean(node) == true { draft.modifiers.append(modifier) }
    }
  }
}

extension FontDraft {
  /// Keys that contradict another key, each with its place.
  fileprivate var conflicts: [Located<String>] {
    var found: [Located<String>] = []
    func note<Value>(_ key: Located<Value>?, _ message: String) {
      if let key { found.append(Located(message, at: key.position)) }
    }
    if style != nil {
      note(name, "expected only one of 'style' and 'name'")
      note(size, "expected only one of 'style' and 'size': a style has its own sizes")
      note(relativeTo, "expected only one of 'style' and 'relativeTo'")
    }
    if relativeTo == nil {
      let reason = style == nil ? "the font does not scale" : "the sizes are the style's own"
      note(minimumSize, "'minimumSize' needs 'relativeTo': without it \(reason)")
      note(maximumSize, "'maximumSize' needs 'relativeTo': without it \(reason)")
    }
    if isBold { note(weight, "expected only one of 'weight' and 'bold'") }
    if name == nil || isSystem { note(family, "'family' needs the 'name' of a font in it") }
    if !isSystem { note(design, "'design' is for the system font; name another font instead") }
    return found
  }

  /// Reports a smallest size above the largest one.
  fileprivate func checkLimits(_ reader: inout ConfigurationReader) {
    guard let minimumSize, let maximumSize, minimumSize.value > maximumSize.value else { return }
    reader.report(
      "'minimumSize' is above 'maximumSize'", at: minimumSize.position, isOutOfRange: true)
  }

  /// The provider of the font; `nil` if there is neither a style nor a name with a size.
  fileprivate var provider: Font.Provider? {
    let design = design?.value ?? .standard
    if let style { return .textStyle(style.value, design: design, weight: weight?.value) }
    guard let name, let size else { return nil }
    if !isSystem, let family {
      let font = FontDescriptor.named(name.value, family: family.value, size: size.value)
      return .concrete(relativeTo.map { font.scaled(relativeTo: $0.value) } ?? font)
    }
    guard isSystem else {
      return .named(name.value, size: size.value, relativeTo: relativeTo?.value)
    }
    guard let relativeTo else {
      return .system(size: size.value, weight: weight?.value, design: design)
    }
    let font = Font.system(size: size.value, weight: weight?.value, design: design).descriptor
    return .concrete(font.scaled(relativeTo: relativeTo.value))
  }

  /// The modifiers, in an order that does not depend on that of the keys.
  fileprivate var allModifiers: [Font.Modifier] {
    var all: [Font.Modifier] = []
    if minimumSize != nil || maximumSize != nil {
      all.append(.pointSizeLimits(minimum: minimumSize?.value, maximum: maximumSize?.value))
    }
    if let weight, !isSystem { all.append(.weight(weight.value)) }
    if let width { all.append(.width(width)) }
    if isItalic { all.append(.italic) }
    if isBold { all.append(.bold) }
    return all + modifiers
  }
}

/// Reads the values of a font's keys.
extension ConfigurationReader {
  package mutating func style(_ node: YAMLNode) -> TextStyle? {
    choice(node, "text style", known: TextStyle.allCases.map(\.name)) { TextStyle(name: $0) }
  }

  /// A weight: a name, a trait's value between -1 and 1, or a class from 1 to 1000.
  package mutating func weight(_ node: YAMLNode) -> FontWeight? {
    accept(.number, at: node)
    guard let number = Self.digits(node) else {
      return choice(node, "weight", known: FontWeight.names) { FontWeight(name: $0) }
    }
    guard let weight = FontWeight(number: number) else {
      report(
        expectedNumber:
          "a weight such as medium, a trait between -1 and 1 or a class from 1 to 1000",
        at: node)
      return nil
    }
    return weight
  }

  private mutating func width(_ node: YAMLNode) -> FontWidth? {
    accept(.number, at: node)
    guard let number = Self.digits(node) else {
      return choice(node, "width", known: FontWidth.names) { FontWidth(name: $0) }
    }
    guard (-1...1).contains(number) else {
      report(expectedNumber: "a width such as condensed, or a trait from -1 to 1", at: node)
      return nil
    }
    return FontWidth(rawValue: number)
  }

  private mutating func smallCaps(_ node: YAMLNode) -> [Font.Modifier] {
    switch node.content {
    case .scalar("true", isPlain: true): return [.smallCaps]
    case .scalar("false", isPlain: true): return []
    case .scalar("lowercase", isPlain: _): return [.lowercaseSmallCaps]
    case .scalar("uppercase", isPlain: _): return [.uppercaseSmallCaps]
    default:
      report(expected: "true, false, lowercase or uppercase", at: node)
      return []
    }
  }

  private mutating func variations(_ node: YAMLNode) -> [Font.Modifier] {
    pairs(node, such: "{ wght: 450 }").compactMap { pair in
      let axis = tag(pair.key, "an axis such as wght")
      guard let value = Self.number(pair.value) else {
        report(expectedNumber: "a coordinate such as 450", at: pair.value)
        return nil
      }
      return axis.map { .variation(FontVariation(axis: $0, value: value)) }
    }
  }

  private mutating func features(_ node: YAMLNode) -> [Font.Modifier] {
    pairs(node, such: "{ tnum: 1 }").compactMap { pair in
      let feature = tag(pair.key, "a feature such as tnum")
      guard let value = Self.number(pair.value).flatMap({ UInt32(exactly: $0) }) else {
        report(expectedNumber: "a whole number from 0 on", at: pair.value)
        return nil
      }
      return feature.map { .feature(FontFeature($0, value)) }
    }
  }

  private mutating func tag(_ name: Located<String>, _ what: String) -> FontTag? {
    if let tag = FontTag(name: name.value) { return tag }
    report("expected \(what), found '\(name.value)'", at: name.position)
    return nil
  }
}

extension Optional {
  /// The value with the place of its node.
  fileprivate func located(at node: YAMLNode) -> Located<Wrapped>? {
    map { Located($0, at: node.position) }
  }
}
