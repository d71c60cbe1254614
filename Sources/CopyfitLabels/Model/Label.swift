public import CopyfitDynamicType
public import CopyfitSourceText

/// A label as a front end knows it: which texts it shows, in which font, and how much room it has.
///
/// What is not known is not left out but said: an unknown text with its reason, a length by two bounds, a property
/// by its name in `unknown`.
public struct Label: Hashable, Sendable {
  /// What shows the text.
  public enum Element: String, Hashable, Sendable, CaseIterable {
    case label, button, textField, segmentedControl, navigationItem, barButtonItem, tabBarItem
    case tableSection
  }

  /// A part of a label that a front end may not know.
  public enum Property: String, Hashable, Sendable, CaseIterable {
    case font, lines, width, height, shrinking
  }

  /// A text that stands for a placeholder, in this label alone.
  public struct Sample: Hashable, Sendable {
    /// The placeholder as texts write it, such as `%1$@`.
    public var placeholder: String
    /// What is measured in its place.
    public var text: String

    /// Creates a sample.
    public init(placeholder: String, text: String) {
      self.placeholder = placeholder
      self.text = text
    }
  }

  /// The identity: one for each label of a project, the same as long as the label is.
  public var id: String
  /// What people know it by, without words of its text.
  public var name: String
  /// The first words of its text, in quotation marks, which follow the name.
  public var opening: String?
  /// Where it is.
  public var source: SourceLocation
  /// What it shows: each at some time.
  public var texts: [TextSource]
  /// The tags of the languages that it is shown in; `nil`: all.
  public var locales: [String]?
  /// What stands for placeholders in this label alone.
  public var samples: [Sample] = []
  /// The storyboard or xib that it is in, without the extension; `nil` for one that is made in code.
  public var document: String?
  /// The scene in that.
  public var scene: String?
  /// What shows the text.
  public var element = Element.label
  /// Whether a table cell's built-in style lays it out, which depends on the text size.
  public var isInBuiltInCell = false
  /// The part of the app that it belongs to.
  public var surface = Surface.screen
  /// The font; one that `unknown` names is only assumed.
  public var font: Font
  /// Whether its size follows the reader's.
  public var scaling = Scaling.ofFont
  /// How its lines are set and cut.
  public var setting = Setting()
  /// How much room it has: one for all devices, or one for each.
  public var rooms: [Room]
  /// What may change something of this, so that nothing found is certain.
  public var doubts: [Doubt] = []
  /// What is not known of it.
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

  /// Whether the text follows the reader's text size.
  public enum Scaling: Hashable, Sendable {
    /// As its font does.
    case ofFont
    /// The size is taken when the label is made, and stays.
    case onceOnly
    /// The system alone decides the size, as in bars.
    case system
  }
}
