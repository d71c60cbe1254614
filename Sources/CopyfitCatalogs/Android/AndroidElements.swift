internal import CopyfitSourceText

/// The elements that Android's build knows in `<resources>`.
///
/// Source: Android's resource compiler `aapt2` (`ResourceParser.cpp` and `ParseResourceType`). It stops at any other
/// element, except at one with a prefix, which it skips.
enum AndroidElements {
  /// The elements that contain texts of an app.
  static let texts: Set = ["string", "plurals", "string-array", "array"]

  /// Elements without texts that are not named like a type of resource.
  private static let others: Set = [
    "add-resource", "declare-styleable", "eat-comment", "integer-array", "java-symbol",
    "overlayable", "private-symbols", "public", "public-group", "skip", "staging-public-group",
    "staging-public-group-final", "symbol",
  ]

  /// The types of resources, which are also elements.
  private static let types: Set = [
    "^attr-private", "anim", "animator", "array", "attr", "bool", "color", "configVarying", "dimen",
    "drawable", "font", "fraction", "id", "integer", "interpolator", "layout", "macro", "menu",
    "mipmap", "navigation", "plurals", "raw", "string", "style", "styleable", "transition", "xml",
  ]

  /// The reason why Android's build stops at an element of `<resources>`; `nil` if it reads or skips it.
  static func fault(of name: String, _ attributes: [String: String]) -> String? {
    if name == "item" {
      guard let type = attributes["type"] else { return "an <item> names no type of resource" }
      return types.contains(type) ? nil : "an <item> has the unknown type \(type.quoted)"
    }
    let isKnown = texts.contains(name) || others.contains(name) || types.contains(name)
    if isKnown || name.utf8.contains(UInt8(ascii: ":")) { return nil }
    return "<\(name.shortened)> is no element of resources"
  }

  /// Whether Android's build skips an element in plurals or an array.
  static func isSkipped(_ name: String) -> Bool { name == "skip" || name == "eat-comment" }
}
