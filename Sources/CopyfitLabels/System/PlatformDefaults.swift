/// The lengths that Apple's platforms use where code and documents name none, all in one place.
///
/// Where Apple publishes no length, it is an interval that is wide enough for all versions: what is lost at its one end
/// is certainly lost, and what fits at its other end certainly fits. The table in `Documentation/LabelsInCode.md` has a
/// row for each.
package enum PlatformDefaults {
  // Views of SwiftUI.

  /// `padding()` without a length.
  package static let padding = PlatformDefault(
    "padding", 16, of: "`padding()` without a length, on each side", in: "iOS 13 to 26",
    from: "OpenSwiftUI's sources")
  /// The space between two members of a stack, and the least length of `Spacer`.
  package static let stackSpacing = PlatformDefault(
    "stackSpacing", 0...8,
    of: "the space between two members of a stack, and the least of `Spacer`",
    from: "OpenSwiftUI's sources (8)", but: "nothing beside a spacer, and less between some views")
  /// The width of a symbol, in parts of its font's size.
  package static let symbolWidth = PlatformDefault(
    "symbolWidth", 0...4, of: "the width of a symbol, by the size of its font", unit: .parts,
    from: "the widest of SF Symbols in the largest scale, by observation",
    but: "symbols of the app may be wider")
  /// The insets of rows in lists and forms on both sides together.
  package static let listInsets = PlatformDefault(
    "listInsets", 0...160, of: "the insets of a row in a list or form, both sides together",
    from:
      "observation: up to 40 on each side in grouped styles, 68 for accessories, 48 for edited rows",
    but: "nothing with `listRowInsets`")
  /// The width of a switch and its space.
  package static let switchWidth = PlatformDefault(
    "switchWidth", 0...80, of: "the switch of a `Toggle` with its space",
    from: PlatformDefault.noSource)
  /// The width of the mark beside the chosen option of a `Picker` whose options are rows of a list.
  package static let markWidth = PlatformDefault(
    "markWidth", 0...44, of: "the mark beside the chosen row of a `Picker` with the style `inline`",
    from: PlatformDefault.noSource)
  /// What a field leaves out at both sides of its text together.
  package static let fieldInsets = PlatformDefault(
    "fieldInsets", 0...32, of: "the insets of a `TextField`, both sides together",
    from: "observation: nothing, or 7 on each side with a border")
  /// The insets of a `GroupBox` on both sides together.
  package static let boxInsets = PlatformDefault(
    "boxInsets", 0...64, of: "the insets of a `GroupBox`, both sides together",
    from: PlatformDefault.noSource)
  /// The distance of lines in SwiftUI, as a part of that in UIKit.
  package static let lineDistance = PlatformDefault(
    "lineDistance", 1 / 1.2...1.2, of: "the height of lines in a frame, by that of a `UILabel`",
    unit: .parts, from: PlatformDefault.noSource,
    but: "UIKit's lines are up to 1.17 times as far from each other as their font is high")

  // Screens and cells.

  /// The widths of iPhones.
  package static let screenWidth = PlatformDefault(
    "screenWidth", 320...440, of: "the width of an iPhone",
    from: "Apple's Human Interface Guidelines, Layout (iPhone SE of 2016 to iPhone 16 Pro Max)")
  /// What a cell of a table leaves out at both sides of its content view together.
  package static let cellInsets = PlatformDefault(
    "cellInsets", 0...160, of: "what a table's cell takes beside its content view",
    from: "observation: margins of inset groups 40, accessories 68, controls of edited rows 48")

  // Surfaces of the system.

  /// The least width of an alert's button.
  package static let alertButton = PlatformDefault(
    "alertButton", 238,
    of: "the least width of an alert's button: a card of 270 less 16 on each side",
    in: "iOS 8 to 26",
    from: "constants that reimplementations of `UIAlertController` agree on (iOS 8 to 25)",
    but: "longer titles shrink, by an unknown amount")
  /// The least width of an action sheet's button.
  package static let dialogButton = PlatformDefault(
    "dialogButton", 200, of: "the least width of an action sheet's or dialog's button",
    in: "iOS 8 to 26",
    from:
      "constants that reimplementations of `UIAlertController` agree on (272); an estimate in iOS 26",
    but: "longer titles shrink, by an unknown amount")
  /// The margins around a surface's text on both sides together.
  package static let surfaceMargins = PlatformDefault(
    "surfaceMargins", 16,
    of: "the least margins of a bar, a section or an alert, both sides together",
    in: "iOS 7 to 26", from: "no source: 8 on each side, and 16 in tables since iOS 11")
  /// The margins of a search field on both sides together.
  package static let searchMargins = PlatformDefault(
    "searchMargins", 32, of: "the least margins of a search field's text, both sides together",
    in: "iOS 7 to 26", from: "measured in iOS 26.1: 8 beside the field, 39.5 and 14 in it",
    but: "only 16 of the field's are counted, which cover older versions")
  /// The sides of a search field and of its text.
  package static let searchField = PlatformDefault(
    "searchField", 69.5, of: "what a search field takes beside its text, without the bar's margins",
    in: "iOS 26.1", from: "measured: 16, 39.5 and 14")

  // Bars.

  /// The margins of a bar and the spaces between its parts.
  package static let barMargins = PlatformDefault(
    "barMargins", 32,
    of: "the margins of a navigation bar and the spaces between its parts, at most",
    in: "iOS 7 to 26", from: PlatformDefault.noSource)
  /// A back button without its text.
  package static let backButton = PlatformDefault(
    "backButton", 60, of: "a back button with a symbol alone, at most", in: "iOS 7 to 26",
    from: "documentation of `backButtonDisplayMode`; 44 and a margin in iOS 26")
  /// A button with a symbol.
  package static let barSymbol = PlatformDefault(
    "barSymbol", 60, of: "a bar's button with a symbol and the space beside it, at most",
    in: "iOS 7 to 26", from: "44 and the space, also in iOS 26")
  /// A button with one of the system's texts.
  package static let barWord = PlatformDefault(
    "barWord", 130, of: "a bar's button with one of the system's words, at most", in: "iOS 7 to 26",
    from: "an estimate, not measured", but: "the words are short in every language")
  /// The space around the text of a bar's button.
  package static let barPadding = PlatformDefault(
    "barPadding", 44, of: "the space around the text of a bar's button and beside it, at most",
    in: "iOS 26.1", from: "measured: 16, 16 and 12")
  /// The letters of heavier weights, in parts of those of the regular one.
  package static let heavierLetters = PlatformDefault(
    "heavierLetters", 1.08,
    of: "letters of buttons and search fields, by those of the regular weight",
    unit: .parts, in: "iOS 26", from: PlatformDefault.noSource)
  /// What a bar takes beside a large title.
  package static let largeTitleMargins = PlatformDefault(
    "largeTitleMargins", 40, of: "what a bar takes beside a large title", in: "iOS 26.1",
    from: "measured")
  /// The letters of a large title, in parts of those of a small one.
  package static let largeTitleLetters = PlatformDefault(
    "largeTitleLetters", 60 / 17 * 1.05,
    of: "letters of a large title, by those of a small one, at most",
    unit: .parts, in: "iOS 11 to 26",
    from: "60 points, the largest size of the style, by 17; 5 % for the bold weight")

  /// All of them, in the order of the table.
  package static let all = [
    padding, stackSpacing, symbolWidth, listInsets, switchWidth, markWidth, fieldInsets, boxInsets,
    lineDistance, screenWidth, cellInsets, alertButton, dialogButton, surfaceMargins, searchMargins,
    searchField, barMargins, backButton, barSymbol, barWord, barPadding, heavierLetters,
    largeTitleMargins, largeTitleLetters,
  ]
}
