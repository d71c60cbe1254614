public import CopyfitDynamicType
public import CopyfitSourceText

/// A label as described by a front end: its texts, its font, and its room.
///
/// Unknown values are explicit: an unknown text has a reason, a length has two bounds, and an unknown property is
/// listed in `unknown`.
public struct Label: Hashable, Sendable {
  /// The kind of view that shows the text.
  public enum Element: String, Hashable, Sendable, CaseIterable {
    case label, button, textField, segmentedControl, navigationItem, barButtonItem, tabBarItem
    case tableSection
  }

  /// A property that a front end may not know.
  public enum Property: String, Hashable, Sendable, CaseIterable {
    /// The font.
    case font
    /// The number of lines.
    case lines
    /// The width of its rooms.
    case width
    /// The height of its rooms.
    case height
    /// Whether and how far its text shrinks.
    case shrinking
  }

  /// A sample value of a placeholder, for this label only.
  public struct Sample: Hashable, Sendable {
    /// The placeholder as written in texts, such as `%1$@`.
    public var placeholder: String
    /// The text that is measured in its place.
    public var text: String
    /// The place of an example in code, such as a preview's argument; `nil` for a known value.
    ///
    /// The verdict for an example is uncertain if the text does not fit. Its placeholder is the number of its argument,
    /// such as `%1$@`, regardless of the placeholder in the texts.
    public var source: SourceLocation?

    /// Creates a sample.
    public init(placeholder: String, text: String, source: SourceLocation? = nil) {
      self.placeholder = placeholder
      self.text = text
      self.source = source
    }
  }

  /// The identifier: unique in a project, and stable as long as the label exists.
  public var id: String
  /// The display name, without words of its text.
  public var name: String
  /// The first words of its text in quotation marks, which follow the name.
  public var opening: String?
  /// The place of the label.
  public var source: SourceLocation
  /// The texts that it may show.
  public var texts: [TextSource]
  /// The tags of the languages in which it is shown; `nil` for all.
  public var locales: [String]?
  /// The sample values of placeholders, for this label only.
  public var samples: [Sample] = []
  /// The storyboard or xib of the label, without the extension; `nil` if it is created in code.
  public var document: String?
  /// The scene in the document.
  public var scene: String?
  /// The kind of view that shows the text.
  public var element = Element.label
  /// Whether a table cell's built-in style lays it out, which depends on the text size.
  public var isInBuiltInCell = false
  /// The part of the app that contains it.
  public var surface = Surface.screen
  /// The font; only assumed if `unknown` contains it.
  public var font: Font
  /// Whether its size follows the reader's text size.
  public var scaling = Scaling.ofFont
  /// The layout of its lines.
  public var setting = Setting()
  /// Its rooms: one for all devices, or one for each.
  public var rooms: [Room]
  /// The reasons that the label may change; if there are any, findings are uncertain.
  public var doubts: [Doubt] = []
  /// The unknown properties.
  public var unknown: Set<Property> = []

  /// Creates a label in a view of the app.
  public init(
    id: String, name: String, source: SourceLocation, texts: [TextSource], font: Font,
    rooms: [Room]
  ) {
    self.id = id
    self.name = name
    self.source = source
    self.texts = texts
    self.font = font
    self.rooms = rooms
  }
}

extension Label {
  /// The name with the first words of the text.
  public var fullName: String { Self.fullName(name, opening: opening) }

  /// A name with the first words of the text.
  package static func fullName(_ name: String, opening: String?) -> String {
    opening.map { "\(name) \($0)" } ?? name
  }

  /// Whether and how the text follows the reader's text size.
  public enum Scaling: Hashable, Sendable {
    /// As its font specifies.
    case ofFont
    /// The size is set when the label is created, and does not change.
    case onceOnly
    /// The system determines the size, as in bars.
    case system
    /// The label is shown on Android or the web, at the reader's text size in the configuration.
    case otherSystem

    /// Whether neither its font nor code determines how its text follows the reader's text size.
    package var isOfSystem: Bool { self == .system || self == .otherSystem }
  }
}
