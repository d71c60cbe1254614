/// The reason that something about a label or a row is uncertain.
public enum Doubt: Hashable, Sendable {
  // Details that a document leaves open.
  case horizontalStack, stackWidth, oneSide, centerOnly, inequality, priority, drawing, noWidth
  case contradiction, content, sibling, drawnSize, collectionCell, container, noRectangle, noRoom
  case severalFonts, imageWidth, unwrittenFont
  case unknownStyle(String)
  case sizeClass, ownText, mixedFonts, lessAllowed
  // Details that are not published.
  case buttonSize, buttonLines, borderInset, segmentPadding, bar, tableMargin, footerFont
  // Changes that code may make.
  case appearance, codedSetting, codedConstraints, codedText, codedSystemText, changedText
  case hiddenTitle, codedRow, codedPlace
  case codedRowHeight, codedLayout, codedHeight, unknownScreen, settingOfApp
  /// A view or modifier of this name determines it.
  case decided(by: String)
  /// A text is shown in several places, or in an unknown one.
  case severalPlaces, unknownPlace
  /// A screen that does not scroll limits the height of all its views together, or a row the width of its views.
  case sharedScreen, sharedWidth
  /// A view of a fixed height cuts taller content, even a single line.
  case clippedHeight
  /// A frame of SwiftUI with a fixed height holds fewer lines than the text may need.
  case fixedHeight
  /// The text has tags, links or Markdown, which may be shown as a style.
  case markup
  /// The text has a line feed, and its view may have one line.
  case lineFeed
  // Views that may never be visible.
  case unusedCell, unusedScreen, unusedXib, unusedClass, hiddenView
  /// The room is unknown on a device.
  case unknownDevice
  /// The width is unknown on all checked devices.
  case noWidthOnDevice
  /// It shares a row with other texts, which start with these words; empty if the row shows no other text.
  case sharedRow([String])
  /// A doubt from another program, in its words.
  case other(String)

  /// Creates a doubt from its written form.
  public init(_ text: String) {
    if let known = Self.named[text] {
      self = known
    } else if text.hasPrefix("'"), text.hasSuffix(Self.decision) {
      self = .decided(by: String(text.dropFirst().dropLast(Self.decision.count)))
    } else {
      self = .other(text)
    }
  }

  /// The words after the name of the deciding code.
  static let decision = "' in the code decides its room"

  private static let named = Dictionary(
    uniqueKeysWithValues: [
      horizontalStack, stackWidth, oneSide, centerOnly, inequality, priority, drawing, noWidth,
      contradiction, content, sibling, drawnSize, collectionCell, container, noRectangle, noRoom,
      severalFonts, imageWidth, unwrittenFont, sizeClass, ownText, mixedFonts, lessAllowed,
      buttonSize, buttonLines, borderInset, segmentPadding, bar, tableMargin, footerFont,
      appearance, codedSetting, codedConstraints, codedText, codedSystemText, changedText,
      hiddenTitle, codedRow, codedPlace, codedRowHeight, codedLayout, codedHeight, unknownScreen,
      settingOfApp, severalPlaces, unknownPlace, sharedScreen, sharedWidth, clippedHeight,
      fixedHeight, markup, lineFeed, unusedCell, unusedScreen, unusedXib, unusedClass, hiddenView,
      unknownDevice, noWidthOnDevice,
    ].map { ($0.text, $0) })

  /// Whether there may be more room than the stated maximum.
  package var allowsMore: Bool {
    switch self {
    case .drawnSize, .severalFonts, .imageWidth, .unwrittenFont, .buttonSize, .buttonLines,
      .borderInset, .segmentPadding, .bar, .tableMargin:
      true
    default: false
    }
  }
}
