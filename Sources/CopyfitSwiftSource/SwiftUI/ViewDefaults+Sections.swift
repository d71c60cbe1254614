internal import CopyfitDynamicType

/// The headers and footers of sections.
extension ViewDefaults {
  /// The font of the footers of sections in a list with one of the grouped styles, which are those of an iPhone's lists
  /// and forms by default: that of UIKit's grouped tables (from memory of iOS 13 to 26; Apple does not publish it).
  ///
  /// That of headers differs among versions: capitals up to iOS 18, and title case since iOS 26.
  static let footerFont = Font.footnote

  /// The styles of lists whose footers have this font.
  static let groupedLists: Set<String> = [
    "automatic", "grouped", "insetGrouped", "DefaultListStyle", "GroupedListStyle",
    "InsetGroupedListStyle",
  ]

  /// Containers that show the header and footer of a section like other views, in the font of the place.
  ///
  /// Without a list, headers have the same default font as a `Text`.
  static let stacks: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid",
    "GridRow", "VStackLayout", "HStackLayout", "ZStackLayout", "GridLayout", "ScrollView",
  ]
}
