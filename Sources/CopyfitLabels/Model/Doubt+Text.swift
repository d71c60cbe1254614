internal import CopyfitSourceText

extension Doubt {
  /// The written form: a clause.
  public var text: String {
    switch self {
    case .unknownStyle(let name): "its text style '\(name)' is not known, body is measured"
    case .sharedRow(let others):
      "shares a row with " + (others.isEmpty ? "other views" : Phrase.list(others))
    case .other(let text): text
    case .horizontalStack: "in a horizontal stack"
    case .stackWidth: "in a stack that does not fix its width"
    case .oneSide: "only one side is fixed"
    case .centerOnly: "only the centre is fixed"
    case .inequality: "the width follows from inequalities"
    case .priority: "the width follows from constraints that are not required"
    case .drawing: "the document does not draw it as its constraints say"
    case .noWidth: "its constraints leave it no width"
    case .contradiction: "its constraints contradict each other"
    case .content: "an image or a control beside it may give way"
    case .sibling: "a neighbour is sized by its text"
    case .drawnSize: "the view around it has a size that code decides"
    case .collectionCell: "in a collection's cell, which its layout sizes"
    case .container: "the width of the view around it is not known"
    case .noRectangle: "the document gives it neither a rectangle nor constraints"
    case .noRoom: "its insets leave no room"
    case .severalFonts: "its text has several fonts, of which the largest is measured"
    case .imageWidth: "the width of its image is not known"
    case .unwrittenFont: "its font is not written down"
    case .sizeClass: "the width depends on the size class"
    case .ownText: "its width is the width of its own text"
    case .mixedFonts: "its text has several fonts, and only one is measured"
    case .lessAllowed: "constraints allow less"
    case .buttonSize: "the insets of a button of that size are not published"
    case .buttonLines: "how a button cuts several lines is not published"
    case .borderInset: "the inset of its border is not published"
    case .segmentPadding: "the padding of a segment is not published"
    case .bar: "a bar shares its width among its items"
    case .tableMargin: "the margins of a table's titles are not published"
    case .footerFont: "the font of a section's footer is not published"
    case .appearance: "code may set how such controls look"
    case .codedSetting: "code may set its font or lines otherwise"
    case .codedConstraints: "code may change its constraints"
    case .codedText: "code may set another text"
    case .codedSystemText: "code may show another text there"
    case .changedText: "code changes the text or adds to it"
    case .hiddenTitle: "code may hide the title or show a view in its place"
    case .codedRow: "code may arrange the row otherwise"
    case .codedPlace: "code may place it otherwise"
    case .codedRowHeight: "code says how high its row is"
    case .codedLayout: "code lays it out in less"
    case .codedHeight: "code may limit its height"
    case .unknownScreen: "the screen is unknown"
    case .settingOfApp: "it depends on a setting of the app"
    case .decided(let name): "'\(name)\(Self.decision)"
    case .severalPlaces: "it differs among the places that show the text"
    case .unknownPlace: "the place that shows the text is unknown"
    case .sharedScreen: "its screen does not scroll, and other views share the height"
    case .sharedWidth: "other views share the width"
    case .clippedHeight: "a frame of a fixed height cuts what is higher"
    case .fixedHeight: "a frame of a fixed height limits the lines"
    case .markup: "its text has tags, links or Markdown, which may be shown as a style"
    case .lineFeed:
      "its text has a line feed, and what a view of one line shows after it is not published"
    case .unusedCell: "no code of a published app names its cell"
    case .unusedScreen: "nothing in a published app shows its screen"
    case .unusedXib: "no code of a published app loads its xib"
    case .unusedClass: "no code of a published app creates its class"
    case .hiddenView: "its document hides it, and no code shows it"
    case .unknownDevice: "its width is not known on every device"
    case .noWidthOnDevice: "its constraints leave it no width on every device"
    }
  }

  /// The clause as the reason that a font is unknown.
  package var textOfFont: String {
    switch self {
    case .decided(by: "textCase"): return "'textCase' in the code decides its letters"
    case .decided(let name): return "'\(name)' in the code decides it"
    case .footerFont: return "that of a section's footer is not published"
    default: return text
    }
  }
}
