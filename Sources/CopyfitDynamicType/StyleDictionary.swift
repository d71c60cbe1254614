/// An app's fonts by text style, with their sizes at the category `large`.
///
/// The fonts are scaled by the `FontMetrics` of their style. A style without an entry keeps the preferred font.
public struct StyleDictionary: Hashable, Sendable {
  /// The font of one style.
  public struct Entry: Hashable, Sendable {
    /// A PostScript name or full name.
    public var fontName: String
    /// The size at the category `large`, in points.
    public var fontSize: Double

    /// Creates an entry; `fontSize` is in points.
    public init(fontName: String, fontSize: Double) {
      self.fontName = fontName
      self.fontSize = fontSize
    }
  }

  /// The entries, by style.
  public var entries: [TextStyle: Entry]

  /// Creates a dictionary from entries by style.
  public init(_ entries: [TextStyle: Entry] = [:]) { self.entries = entries }

  /// The entry of a style, or `nil` if the style keeps the preferred font.
  public subscript(style: TextStyle) -> Entry? {
    get { entries[style] }
    set { entries[style] = newValue }
  }

  /// The font of a style, whose size follows the category.
  public func font(for style: TextStyle) -> FontDescriptor {
    guard let entry = entries[style] else { return .preferred(for: style) }
    return .named(entry.fontName, size: entry.fontSize).scaled(relativeTo: style)
  }

  /// The app's own font that replaces a font.
  ///
  /// Only preferred fonts are replaced, with their size factor, weight and traits. Other fonts are the app's own
  /// already.
  public func font(replacing font: FontDescriptor) -> FontDescriptor {
    guard font.face == .system(.standard), case .textStyle(let style) = font.sizing,
      entries[style] != nil
    else { return font }
    var result = self.font(for: style)
    (result.sizeFactor, result.weight, result.width) = (font.sizeFactor, font.weight, font.width)
    (result.traits, result.features) = (font.traits, font.features)
    result.variations = font.variations
    return result
  }

  /// The names of styles in a dictionary, the eleven that apps use.
  public static let keys: [String] = [
    "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout",
    "footnote", "caption", "caption2",
  ]

  /// The key of a style.
  static func key(of style: TextStyle) -> String {
    switch style {
    case .title1: "title"
    case .caption1: "caption"
    default: style.name
    }
  }
}
