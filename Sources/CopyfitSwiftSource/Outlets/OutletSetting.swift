package import CopyfitDynamicType
package import CopyfitSourceText
internal import CopyfitSwiftTree

/// What one statement says of how an outlet's object shows its text.
package struct OutletSetting: Hashable, Sendable {
  /// What is said.
  package enum Property: String, Hashable, Sendable, CaseIterable {
    case numberOfLines, lineBreakMode, font, adjustsFontForContentSizeCategory
    case adjustsFontSizeToFitWidth, minimumScaleFactor
    case isHidden
    /// A constraint's.
    case constant, isActive
    /// A table's.
    case rowHeight
    /// Its place and size.
    case rectangle
    /// Constraints from side to side, and from top to bottom, that code makes.
    case horizontalConstraint, verticalConstraint

    /// The properties by the names of the members.
    static let assigned: [String: Property] = Dictionary(
      uniqueKeysWithValues: allCases.filter { !ofPlace.contains($0) }.map { ($0.rawValue, $0) })

    /// Those that say where a view is, whatever its document says.
    package static let ofPlace: [Property] = [
      .rectangle, .horizontalConstraint, .verticalConstraint,
    ]

    /// Those that say how a text is shown.
    package static let ofText: [Property] = [
      .numberOfLines, .lineBreakMode, .font, .adjustsFontForContentSizeCategory,
      .adjustsFontSizeToFitWidth, .minimumScaleFactor,
    ]

    /// The type that a leading dot means a member of.
    var typeName: String? { self == .font ? "UIFont" : nil }
  }

  /// A value that is known.
  package enum Value: Hashable, Sendable {
    case number(Double)
    case boolean(Bool)
    /// The height that a row takes for its content.
    case automatic
    case font(FontDescriptor)
    /// A line break mode by UIKit's name, such as `byWordWrapping`.
    case mode(String)
  }

  /// What is set.
  package var property: Property
  /// To which value; `nil` where that is not known.
  package var value: Value?
  /// Where.
  package var place: SourceLocation
  /// Whether it is set before anyone sees the object, whatever happens.
  package var isAlways: Bool
  /// The class whose code names the outlet.
  package var type: String?
}

extension OutletSetting.Value {
  /// The only value of an expression, where a property may have it.
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
  /// Whether an expression is the constant for rows that take the height of their content.
  var isAutomaticDimension: Bool {
    ["automaticDimension", "UITableViewAutomaticDimension"].contains(lastName ?? "")
  }
}
