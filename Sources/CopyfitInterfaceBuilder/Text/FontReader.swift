internal import CopyfitDynamicType

/// Reads fonts from Interface Builder documents.
enum FontReader {
  /// A label's point size if the document has none, or 0 (UIKit, `UIFont.labelFontSize`).
  static let defaultSize = 17.0

  /// The font of a `fontDescription`; the system font without one.
  static func font(describedBy element: Int?, in tree: XMLTree) -> FontDescriptor {
    guard let element else { return .system(size: defaultSize) }
    if let font = tree.attribute("style", of: element).map(preferred(named:)) { return font }
    let size = size("pointSize", of: element, in: tree)
    if let name = tree.attribute("name", of: element) {
      return named(name, family: tree.attribute("family", of: element), size: size)
    }
    return system(
      tree.attribute("type", of: element) ?? "system",
      weight: tree.attribute("weight", of: element).flatMap { FontWeight(name: $0) }, size: size)
  }

  /// The font of a `font` among a text's attributes.
  static func font(ofAttribute element: Int, in tree: XMLTree) -> FontDescriptor {
    if let font = tree.attribute("style", of: element).map(preferred(named:)) { return font }
    let size = size("size", of: element, in: tree)
    if let name = tree.attribute("name", of: element) {
      return named(name, family: tree.attribute("family", of: element), size: size)
    }
    return metaFont(tree.attribute("metaFont", of: element) ?? "system", size: size)
  }

  /// The font of a text style; for an unknown name, the font of `body`.
  private static func preferred(named name: String) -> FontDescriptor {
    known(name) ?? .preferred(for: .body)
  }

  private static func known(_ name: String) -> FontDescriptor? {
    if let style = TextStyle(name: name) { return .preferred(for: style) }
    let prefix = "UICTFontTextStyle"
    guard name.hasPrefix(prefix + "Emphasized") else { return nil }
    let plain = prefix + name.dropFirst((prefix + "Emphasized").count)
    return TextStyle(name: plain).map { .preferred(for: $0).withSymbolicTraits(.bold) }
  }

  /// The first unknown text style in an element; its size is unknown, too.
  static func unknownStyle(inside element: Int, in tree: XMLTree) -> String? {
    var open = Array(tree[element].children.reversed())
    while let next = open.popLast() {
      if ["fontDescription", "font"].contains(tree[next].name),
        let name = tree.attribute("style", of: next), known(name) == nil
      {
        return name
      }
      // Elements for other size classes and in subviews do not affect this text.
      if !["variation", "subviews"].contains(tree[next].name) {
        open += tree[next].children.reversed()
      }
    }
    return nil
  }

  private static func size(_ name: String, of element: Int, in tree: XMLTree) -> Double {
    tree.number(name, of: element).flatMap { $0 > 0 ? $0 : nil } ?? defaultSize
  }

  private static func system(
    _ type: String, weight: FontWeight?, size: Double
  ) -> FontDescriptor {
    let isBold = type == "boldSystem"
    return .system(
      size: size, weight: weight ?? (isBold ? .bold : .regular), isItalic: type == "italicSystem")
  }

  /// A system font by its role, such as `systemBold` or `label`.
  private static func metaFont(_ name: String, size: Double) -> FontDescriptor {
    let weightName = name.hasPrefix("system") ? String(name.dropFirst("system".count)) : ""
    let isItalic = weightName == "Italic"
    return .system(size: size, weight: weight(called: weightName) ?? .regular, isItalic: isItalic)
  }

  private static func named(_ name: String, family: String?, size: Double) -> FontDescriptor {
    guard isSystem(name) || family.map(isSystem) == true else {
      return .named(name, family: family, size: size)
    }
    let style = name.split(separator: "-").last.map(String.init) ?? name
    let isItalic = style.hasSuffix("Italic")
    let weightName = isItalic ? String(style.dropLast("Italic".count)) : style
    return .system(size: size, weight: weight(endingIn: weightName) ?? .regular, isItalic: isItalic)
  }

  /// Whether a name is one of the system font's (`.AppleSystemUIFont`, `.SFUI-Regular`).
  private static func isSystem(_ name: String) -> Bool {
    [
      ".AppleSystemUIFont", ".SFUI", ".SFNS", ".HelveticaNeueInterface",
      ".HelveticaNeueDeskInterface",
    ]
    .contains { name.hasPrefix($0) }
  }

  private static func weight(called name: String) -> FontWeight? {
    guard let first = name.first else { return nil }
    return FontWeight(name: first.lowercased() + name.dropFirst())
  }

  private static func weight(endingIn name: String) -> FontWeight? {
    let weights = [
      "UltraLight", "Semibold", "Regular", "Medium", "Light", "Heavy", "Black", "Thin", "Bold",
    ]
    return weights.first { name.hasSuffix($0) }.flatMap { weight(called: $0) }
  }
}
