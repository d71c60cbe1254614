package import CopyfitDynamicType
package import CopyfitLabels
package import CopyfitSourceText

/// A visible text of a storyboard or xib with its font and room: a label, or one of the texts of a control or bar.
package struct InterfaceLabel: Hashable, Sendable {
  /// A text that the document sets by key path when the element is loaded.
  package struct TextAttribute: Hashable, Sendable {
    /// The key path, such as `localizedText`.
    package var keyPath: String
    /// The text.
    package var value: String
  }

  /// The kind of element that shows the text.
  package var control: Label.Element
  /// The object's identity in the document.
  package var objectID: String
  /// The property of the object, as in string tables: `text`, `normalTitle`, `segmentTitles[0]`.
  package var property: String
  /// The text in the source language; attributed text is concatenated.
  package var text: String
  /// The position of the element.
  package var position: SourcePosition
  /// The scene's name: its storyboard identifier, title or custom class, or `nil` in a xib.
  package var scene: String?
  /// The label's name: Xcode's user label, the outlet's name, or `nil`.
  package var userLabel: String?
  /// The element's custom class, or `nil`.
  package var customClass: String?
  /// The values that the document sets by key path when the element is loaded, as text: `YES` and `NO`, numbers,
  /// strings.
  package var runtimeAttributes: [String: String]
  /// The runtime attributes with text values, in the order of the document.
  package var textAttributes: [TextAttribute] = []
  /// The font.
  package var font: FontDescriptor
  /// The height and spacing of lines in attributed text.
  package var paragraph: ParagraphStyle
  /// Whether the text has several fonts or letter spacings, only one of which is measured.
  package var mixesFonts = false
  /// The space after every character of attributed text (`NSKern`), in points.
  package var letterSpacing: Double
  /// The direction of lines in attributed text.
  package var direction: Label.Direction
  /// Whether the label follows a change of the category while the app runs.
  package var adjustsFontForContentSizeCategory: Bool
  /// The maximum number of lines; 0 for no limit.
  ///
  /// The document's default is 1.
  package var lines: Int
  /// The way in which text that does not fit is truncated.
  package var lineBreakMode: Label.LineBreakMode
  /// The minimum scale factor for shrinking, or `nil` if the label does not shrink.
  package var minimumScaleFactor: Double?
  /// The minimum point size for shrinking, or `nil`.
  package var minimumFontSize: Double?
  /// Whether the room is an estimate, for example because the width of an image beside the text is unknown.
  package var isEstimated = false
  /// Whether letters may be set tighter before text is truncated.
  package var allowsTightening = false
  /// Whether the label is laid out by a table cell's built-in style.
  package var isInBuiltInCell = false
  /// Whether an outlet refers to it, so that code may set its text.
  package var isReached = false
  /// Whether the text is empty in the document, so that only code sets it.
  package var isBlank = false
  /// The limit on the width of lines, and its dependence on the device.
  package var width: LimitRule
  /// Whether the text's own width is the label's, up to the limit.
  package var takesNaturalWidth = false
  /// The limit on the height of all lines, and its dependence on the device.
  package var height: LimitRule
  /// Whether the height follows from a row's height, which code may make self-sizing.
  package var heightRestsOnRow = false
  /// The inner width of the label's container, if known: the limit if `width` turns out to be the text's own width.
  package var containerWidth: DeviceLength?
  /// The width that the element's own constraints require for the text, in points; 0 or less without one.
  package var minimumWidth = 0.0
  /// Whether the text is Interface Builder's default ("Label", "Title"), which code replaces.
  package var isPlaceholderText: Bool
  /// Whether UIKit alone determines the font's size, as in bars, where it does not follow the category.
  package var isSizedByUIKit: Bool
  /// Whether the font and the limits apply only to the canvas's size class, because the document has variations.
  package var variesWithSizeClass: Bool

  /// Creates a label; by default its room has no limits.
  package init(
    control: Label.Element = .label, objectID: String, property: String = "text", text: String,
    position: SourcePosition, scene: String? = nil, userLabel: String? = nil,
    customClass: String? = nil, runtimeAttributes: [String: String] = [:], font: FontDescriptor,
    paragraph: ParagraphStyle = ParagraphStyle(), letterSpacing: Double = 0,
    direction: Label.Direction = .natural,
    adjustsFontForContentSizeCategory: Bool = false, lines: Int = 1,
    lineBreakMode: Label.LineBreakMode = .tail, minimumScaleFactor: Double? = nil,
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

  /// The key of the text in string tables: `u7Q-MU-drX.text`.
  package var key: String { "\(objectID).\(property)" }
}

extension Label.Element {
  /// The kinds of elements with text, by element name.
  static let ofElements: [String: Self] = [
    "label": .label, "button": .button, "textField": .textField,
    "segmentedControl": .segmentedControl, "navigationItem": .navigationItem,
    "barButtonItem": .barButtonItem, "tabBarItem": .tabBarItem, "tableViewSection": .tableSection,
  ]
}
