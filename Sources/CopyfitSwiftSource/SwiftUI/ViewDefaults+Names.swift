extension ViewDefaults {
  /// SwiftUI's views that have no text and no content of the app with one.
  static let withoutTexts: Set<String> = [
    "AsyncImage", "Canvas", "Capsule", "Circle", "Color", "ContainerRelativeShape", "Divider",
    "EditButton", "Ellipse", "EmptyView", "Image", "LinearGradient", "Map", "MultiDatePicker",
    "PasteButton", "Path", "ProgressView", "RadialGradient", "Rectangle", "RenameButton",
    "RoundedRectangle", "Slider", "Spacer", "TextEditor", "UnevenRoundedRectangle",
  ]

  /// Whether a modifier is one of SwiftUI's that adds no buttons to a bar by itself; views in it may.
  static func isKnownModifier(_ name: String) -> Bool {
    isNeutral(name) || inherited.contains(name) || presentations.contains(name)
      || surfaces[name] != nil || ofRooms.contains(name)
  }

  /// Modifiers that change the room, or show other views beside, behind or in front of one.
  private static let ofRooms: Set<String> = [
    "aspectRatio", "background", "badge", "chartBackground", "chartOverlay",
    "containerRelativeFrame", "contentMargins", "fixedSize", "frame", "hidden", "listRowInsets",
    "listSectionMargins", "mask", "matchedGeometryEffect", "navigationSubtitle", "opacity",
    "overlay", "padding", "safeAreaBar", "safeAreaInset", "safeAreaPadding", "scaledToFill",
    "scaledToFit", "scenePadding", "searchScopes", "searchSuggestions", "sectionActions",
  ]

  /// Whether a modifier shows views or texts that are given to it, beside the view or in a place of the system.
  static func showsArguments(_ name: String) -> Bool {
    surfaces[name] != nil || neighbors.contains(name)
  }

  private static let neighbors: Set<String> = [
    "background", "badge", "mask", "navigationBarItems", "navigationSubtitle", "overlay",
    "safeAreaBar", "safeAreaInset", "searchScopes", "searchSuggestions", "sectionActions",
  ]

  /// Whether a view of SwiftUI is always at most one view in a container.
  static func isOneView(_ name: String) -> Bool {
    single.contains(name) || withoutTexts.contains(name) || singleContainers.contains(name)
      || texts[name] != nil && !parts.contains(name)
  }

  private static let singleContainers: Set<String> = [
    "AnyView", "GeometryReader", "Grid", "HStackLayout", "LazyHGrid", "LazyHStack", "LazyVGrid",
    "NavigationStack", "NavigationView", "TabView", "VStackLayout", "ViewThatFits", "ZStackLayout",
  ]

  /// Whether a container offers each of its views the height that it has itself.
  static func keepsHeight(_ name: String) -> Bool { keepingHeight.contains(name) }

  private static let keepingHeight: Set<String> = [
    "AnyView", "EquatableView", "ForEach", "GeometryReader", "GlassEffectContainer", "Group",
    "HStack", "HStackLayout", "ScrollViewReader", "ZStack", "ZStackLayout",
  ]

  /// Whether a container may offer its views no height, so that they have their own.
  static func offersNoHeight(_ name: String) -> Bool {
    name.hasPrefix("Lazy") || name.hasPrefix("Grid")
  }

  /// Views with texts that are parts of another view.
  private static let parts: Set<String> = ["Section", "Tab", "TabSection"]

  /// Whether a name is that of a view of SwiftUI.
  static func isAnyView(_ name: String) -> Bool { isView(name) || withoutTexts.contains(name) }

  /// Whether a modifier of SwiftUI leaves the size of a view as it is.
  static func keepsSize(_ name: String) -> Bool {
    !resizing.contains(name)
      && (isNeutral(name) || layers.contains(name) || surfaces[name] != nil
        || presentations.contains(name))
  }

  private static let layers: Set<String> = [
    "background", "overlay", "opacity", "hidden", "mask", "listStyle", "formStyle",
  ]

  /// Neutral modifiers that change the size of a view, but not the room of its texts.
  private static let resizing: Set<String> = [
    "edgesIgnoringSafeArea", "gridCellUnsizedAxes", "ignoresSafeArea", "position", "resizable",
    "safeAreaInset",
  ]
}
