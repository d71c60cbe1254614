package import CopyfitDynamicType
package import CopyfitSourceText

/// A text that a storyboard or xib shows, with what it says of its font and its room: a label, or one of
/// the texts of a control or bar.
package struct InterfaceLabel: Hashable, Sendable {
  /// The kind of element that shows a text.
  package enum Control: String, Hashable, Sendable, CaseIterable {
    case label, button, textField, segmentedControl, navigationItem, barButtonItem, tabBarItem
    case tableSection
  }

  /// How text that does not fit is cut (`NSLineBreakMode`).
  package enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
    case tail, head, middle, clip, wordWrap, charWrap
  }

  /// The direction that lines run in (`NSWritingDirection`).
  package enum Direction: String, Hashable, Sendable, CaseIterable {
    case natural, leftToRight, rightToLeft
  }

  /// A text that the document sets by key path when the element is loaded.
  package struct TextAttribute: Hashable, Sendable {
    /// The key path, such as `localizedText`.
    package var keyPath: String
    /// The text.
    package var value: String
  }

  /// What shows the text.
  package var control: Control
  /// The object's identity in the document.
  package var objectID: String
  /// Which of the object's texts it is, as string tables name it: `text`, `normalTitle`,
  /// `segmentTitles[0]`.
  package var property: String
  /// The text in the source language; attributed text is joined into one string.
  package var text: String
  /// Where the element starts.
  package var position: SourcePosition
  /// The scene's name: its storyboard identifier, title or custom class, or `nil` in a xib.
  package var scene: String?
  /// What people call the label: Xcode's user label, the outlet's name, or `nil`.
  package var userLabel: String?
  /// The app's own class of the element, or `nil`.
  package var customClass: String?
  /// What the document sets by key path when the element is loaded, as text: `YES` and `NO`, numbers, strings.
  package var runtimeAttributes: [String: String]
  /// Those of the runtime attributes that are texts, in the order of the document.
  package var textAttributes: [TextAttribute] = []
  /// The font.
  package var font: FontDescriptor
  /// How high lines are and how far apart, as attributed text says it.
  package var paragraph: ParagraphStyle
  /// Whether the text has several fonts or letter spacings, of which one is measured.
  package var mixesFonts = false
  /// What attributed text adds after every character (`NSKern`), in points.
  package var letterSpacing: Double
  /// The direction that attributed text gives its lines.
  package var direction: Direction
  /// Whether the label follows a change of the category while the app runs.
  package var adjustsFontForContentSizeCategory: Bool
  /// How many lines are allowed, 0 for no limit; absent in a document it is 1.
  package var lines: Int
  /// How text that does not fit is cut.
  package var lineBreakMode: LineBreakMode
  /// The least scale that shrinking allows, or `nil` where the label does not shrink.
  package var minimumScaleFactor: Double?
  /// The least point size that shrinking allows, or `nil`.
  package var minimumFontSize: Double?
  /// Whether something of what its text needs is not known, such as the width of an image beside it.
  package var isEstimated = false
  /// Whether letters may move together before text is cut.
  package var allowsTightening = false
  /// Whether a table cell's built-in style lays the label out.
  package var isInBuiltInCell = false
  /// Whether an outlet leads to it, so that code may set its text.
  package var isReached = false
  /// Whether the document gives the object no such text, so that it has one only where code sets it.
  package var isBlank = false
  /// What limits the width of lines, and how it follows from the device.
  package var width: LimitRule
  /// What limits the height of all lines, and how it follows from the device.
  package var height: LimitRule
  /// Whether that height is what a row leaves, which code may let size itself.
  package var heightRestsOnRow = false
  /// The inner width of what holds the label, if that is known: the limit where `width` turns out to be
  /// the text's own.
  package var containerWidth: DeviceLength?
  /// Whether the text is Interface Builder's own default ("Label", "Title"), to be replaced in code.
  package var isPlaceholderText: Bool
  /// Whether UIKit alone decides the font's size, as in bars, where it never follows the category.
  package var isSizedByUIKit: Bool
  /// Whether the font and the limits hold for the canvas's size class alone, because the document says
  /// something else of others.
  package var variesWithSizeClass: Bool

  /// Creates a label; by default one whose room nothing limits.
  package init(
    control: Control = .label, objectID: String, property: String = "text", text: String,
    position: SourcePosition, scene: String? = nil, userLabel: String? = nil,
    customClass: String? = nil, runtimeAttributes: [String: String] = [:], font: FontDescriptor,
    paragraph: ParagraphStyle = ParagraphStyle(), letterSpacing: Double = 0,
    direction: Direction = .natural,
    adjustsFontForContentSizeCategory: Bool = false, lines: Int = 1,
    lineBreakMode: LineBreakMode = .tail, minimumScaleFactor: Double? = nil,
    minimumFontSize: Double? = nil, width: LimitRule, height: LimitRule,
    containerWidth: DeviceLength? = nil, isPlaceholderText: Bool = false,
    isSizedByUIKit: Bool = false, variesWithSizeClass: Bool = false
  ) {
    self.control = control
    self.objectID = objectID
    self.property = property
    self.text = text
    self.position = position
    self.scene = scene
    self.userLabel = userLabel
    self.customClass = customClass
    self.runtimeAttributes = runtimeAttributes
    self.font = font
    self.paragraph = paragraph
    self.letterSpacing = letterSpacing
    self.direction = direction
    self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    self.lines = lines
    self.lineBreakMode = lineBreakMode
    self.minimumScaleFactor = minimumScaleFactor
    self.minimumFontSize = minimumFontSize
    self.width = width
    self.height = height
    self.containerWidth = containerWidth
    self.isPlaceholderText = isPlaceholderText
    self.isSizedByUIKit = isSizedByUIKit
    self.variesWithSizeClass = variesWithSizeClass
  }

  /// The key that string tables have for the text: `u7Q-MU-drX.text`.
  package var key: String { "\(objectID).\(property)" }
}

extension InterfaceLabel.Control {
  /// The kinds of elements that show text, by the names of the elements.
  static let ofElements: [String: Self] = [
    "label": .label, "button": .button, "textField": .textField,
    "segmentedControl": .segmentedControl, "navigationItem": .navigationItem,
    "barButtonItem": .barButtonItem, "tabBarItem": .tabBarItem, "tableViewSection": .tableSection,
  ]
}
