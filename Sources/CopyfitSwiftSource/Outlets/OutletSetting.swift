package import CopyfitDynamicType
package import CopyfitSourceText
internal import CopyfitSwiftTree

/// A setting in one statement that affects how an outlet's object shows its text.
package struct OutletSetting: Hashable, Sendable {
  /// The property that a statement sets.
  package enum Property: String, Hashable, Sendable, CaseIterable {
    case numberOfLines, lineBreakMode, font, adjustsFontForContentSizeCategory
    case adjustsFontSizeToFitWidth, minimumScaleFactor
    /// The limits of the text size.
    case minimumContentSizeCategory, maximumContentSizeCategory
    case isHidden
    /// Properties of a constraint.
    case constant, isActive
    /// A property of a table.
    case rowHeight
    /// The position and size of a view.
    case rectangle
    /// Horizontal and vertical constraints that code creates.
    case horizontalConstraint, verticalConstraint
    /// Anything about the display of a text, in a way that is not read.
    case styling

    /// The properties by the names of their members.
    static let assigned: [String: Property] = Dictionary(
      uniqueKeysWithValues: allCases.filter { $0 != .styling && !ofPlace.contains($0) }
        .map { ($0.rawValue, $0) })

    /// The properties for the placement of a view, which override its document.
    package static let ofPlace: [Property] = [
      .rectangle, .horizontalConstraint, .verticalConstraint,
    ]

    /// The properties that limit the text size, also of the views in a view.
    static let ofCategories: [Property] = [
      .minimumContentSizeCategory, .maximumContentSizeCategory,
    ]

    /// The properties for the display of a text.
    package static let ofText: [Property] = [
      .numberOfLines, .lineBreakMode, .font, .adjustsFontForContentSizeCategory,
      .adjustsFontSizeToFitWidth, .minimumScaleFactor, .minimumContentSizeCategory,
      .maximumContentSizeCategory,
    ]

    /// The type for a leading dot.
    var typeName: String? { self == .font ? "UIFont" : nil }
  }

  /// A known value.
  package enum Value: Hashable, Sendable {
    case number(Double)
    case boolean(Bool)
    /// The automatic height of a row.
    case automatic
    case font(FontDescriptor)
    /// A line break mode with UIKit's name, such as `byWordWrapping`.
    case mode(String)
    /// A text size.
    case category(ContentSizeCategory)
  }

  /// The property.
  package var property: Property
  /// The value; `nil` if it is unknown.
  package var value: Value?
  /// The place of the statement.
  package var place: SourceLocation
  /// Whether the statement, or another way of its choice that sets the property, always runs before the object is
  /// visible.
  package var isAlways: Bool
  /// The class whose code names the outlet.
  package var type: String?
}

extension OutletSetting.Value {
  /// The only value of an expression, if it is valid for the property.
  init?(_ possible: Possible, of expression: SwiftNode, for property: OutletSetting.Property) {
    switch (property, possible.only) {
    case (.numberOfLines, .number(let number)), (.minimumScaleFactor, .number(let number)),
      (.constant, .number(let number)):
      self = .number(number)
    case (.adjustsFontForContentSizeCategory, .boolean(let value)),
      (.adjustsFontSizeToFitWidth, .boolean(let value)), (.isHidden, .boolean(let value)),
      (.isActive, .boolean(let value)):
      self = .boolean(value)
    case (.rowHeight, nil) where expression.isAutomaticDimension: self = .automatic
    case (.font, .font(let font)): self = .font(font)
    case (.lineBreakMode, nil)
    where expression.kind == .member && Self.modes.contains(expression.name):
      self = .mode(expression.name)
    case (.minimumContentSizeCategory, nil), (.maximumContentSizeCategory, nil):
      guard let name = expression.lastName, let category = ContentSizeCategory(name: name) else {
        return nil
      }
      self = .category(category)
    default: return nil
    }
  }

  /// The constants of `NSLineBreakMode`.
  private static let modes: Set = [
    "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail",
    "byTruncatingMiddle",
  ]
}

extension SwiftNode {
  /// Whether an expression is the constant for self-sizing rows.
  var isAutomaticDimension: Bool {
    ["automaticDimension", "UITableViewAutomaticDimension"].contains(lastName ?? "")
  }
}
