/// Why something of a label or a row is not certain.
public enum Doubt: Hashable, Sendable {
  // What a document leaves open.
  case horizontalStack, stackWidth, oneSide, centerOnly, inequality, priority, drawing, noWidth
  case contradiction, content, sibling, drawnSize, collectionCell, container, noRectangle, noRoom
  case severalFonts, imageWidth, unwrittenFont
  case unknownStyle(String)
  case sizeClass, ownText, mixedFonts, lessAllowed
  // What is not published.
  case buttonSize, buttonLines, borderInset, segmentPadding, bar, tableMargin
  // What code may do.
  case appearance, codedSetting, codedConstraints, codedText, codedSystemText, codedRow, codedPlace
  case codedRowHeight, codedLayout, codedHeight, unknownScreen
  /// A view or modifier of this name decides it.
  case decided(by: String)
  /// A text is shown in several places, or in one that is not known.
  case severalPlaces, unknownPlace
  /// A screen that does not scroll limits the height of all its views together, or a row the width of its views.
  case sharedScreen, sharedWidth
  /// A view of a fixed height cuts what is higher, a single line included.
  case clippedHeight
  /// The text has tags, links or Markdown, which may be shown as a style.
  case markup
  // What no one may ever see.
  case unusedCell, unusedScreen, unusedXib, hiddenView
  /// No room is known on a device.
  case unknownDevice
  /// It is known on no device that is checked.
  case noWidthOnDevice
  /// It shares a row with others, whose texts start with these words; empty if they show no text.
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

  /// The words behind the name of what decides.
  static let decision = "' may change it"

  private static let named = Dictionary(
    uniqueKeysWithValues: [
      horizontalStack, stackWidth, oneSide, centerOnly, inequality, priority, drawing, noWidth,
      contradiction, content, sibling, drawnSize, collectionCell, container, noRectangle, noRoom,
      severalFonts, imageWidth, unwrittenFont, sizeClass, ownText, mixedFonts, lessAllowed,
      buttonSize, buttonLines, borderInset, segmentPadding, bar, tableMargin, appearance,
      codedSetting, codedConstraints, codedText, codedSystemText, codedRow, codedPlace,
      codedRowHeight, codedLayout, codedHeight, unknownScreen, severalPlaces, unknownPlace,
      sharedScreen, sharedWidth, clippedHeight, markup, unusedCell, unusedScreen, unusedXib,
      hiddenView, unknownDevice, noWidthOnDevice,
    ].map { ($0.text, $0) })

  /// Whether there may be more room than is said.
  package var allowsMore: Bool {
    switch self {
    case .drawnSize, .severalFonts, .imageWidth, .unwrittenFont, .buttonSize, .buttonLines,
      .borderInset, .segmentPadding, .bar, .tableMargin:
      true
    default: false
    }
  }
}
