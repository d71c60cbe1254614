/// Why a label's width is undecided: few phrases, which reports group by.
enum UndecidedReason {
  static let horizontalStack = "in a horizontal stack"
  static let stackWidth = "in a stack that does not fix its width"
  static let oneSide = "only one side is fixed"
  static let centerOnly = "only the centre is fixed"
  static let inequality = "the width follows from inequalities"
  static let priority = "the width follows from constraints that are not required"
  static let drawing = "the document does not draw it as its constraints say"
  static let noWidth = "its constraints leave it no width"
  static let contradiction = "its constraints contradict each other"
  static let content = "an image or a control beside it may give way"
  static let sibling = "a neighbour is sized by its text"
  static let drawnSize = "the view around it has a size that code decides"
  static let collectionCell = "in a collection's cell, which its layout sizes"
  static let container = "the width of the view around it is not known"
  static let noRectangle = "the document gives it neither a rectangle nor constraints"
  static let noRoom = "its insets leave no room"
  static let severalFonts = "its text has several fonts, of which the largest is measured"
  static let imageWidth = "the width of its image is not known"
  static let unwrittenFont = "its font is not written down"
  static func unknownStyle(_ name: String) -> String {
    "its text style '\(name)' is not known, body is measured"
  }
  static let buttonSize = "the insets of a button of that size are not published"
  static let buttonLines = "how a button cuts several lines is not published"
  static let borderInset = "the inset of its border is not published"
  static let segmentPadding = "the padding of a segment is not published"
  static let bar = "a bar shares its width among its items"
  /// The reasons for which there may be more room than is said.
  static let estimates: Set<String> = [
    drawnSize, severalFonts, imageWidth, unwrittenFont, buttonSize, buttonLines, borderInset,
    segmentPadding, bar, tableMargin,
  ]
  static let tableMargin = "the margins of a table's titles are not published"
}
