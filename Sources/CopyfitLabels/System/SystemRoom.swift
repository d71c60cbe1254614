public import CopyfitDynamicType
public import CopyfitSourceText

/// The room that the system gives every text of a surface on an iPhone.
///
/// The bounds cover all versions and screens: text that does not fit in the maximum is lost everywhere, and text that
/// fits in the minimum is complete everywhere.
public struct SystemRoom: Hashable, Sendable {
  /// The surface that shows the text.
  public var surface: Label.Surface
  /// The font; if versions differ, the one with the narrowest letters, so that no finding is false in one of them; if
  /// only the minimum width is known, the one with the widest.
  public var font: FontDescriptor
  /// Whether the size follows the reader's text size.
  public var scaling = Label.Scaling.ofFont
  /// The maximum number of lines; 0 for no limit.
  public var lines = 1
  /// The maximum known category; larger categories are assumed to have no larger text.
  public var maximumCategory: ContentSizeCategory?
  /// The minimum width in points, on every screen; 0 if it is unknown.
  public var least = 0.0
  /// The minimum total margin, in points, by which the width is less than the screen's; `nil` if it is unknown what
  /// happens to text that needs more than the minimum width.
  public var margins: Double? = PlatformDefaults.surfaceMargins.points

  /// The width of the widest iPhone in points (iPhone 16 Pro Max), for texts on an unknown screen.
  public static let widestScreen: Double = PlatformDefaults.screenWidth.range.upperBound
  /// The width of the narrowest iPhone in points (iPhone SE of 2016, up to iOS 15).
  public static let narrowestScreen: Double = PlatformDefaults.screenWidth.range.lowerBound
}

extension SystemRoom {
  /// The rooms of surfaces with reliable values; other surfaces are counted but not checked.
  ///
  /// Not in the table: tabs, whose room depends on their number, and which versions lay out in three ways; menus (250
  /// points wide in iOS 26.1, measured, with an unknown number of lines); swipe actions; back buttons (which change to
  /// a shorter word); notifications and shortcuts, whose widths are not published.
  public static let all: [SystemRoom] = [
    // Any number of lines in a card of 270 points (iOS 8 to 25, by the layout constants that reimplementations of
    // UIAlertController agree on) or 320 points minus 60 (iOS 26.1, measured on a device of 393 points). The title has
    // 17 points in semibold, or in regular without a message. The card's width at accessibility sizes is unknown.
    SystemRoom(
      surface: .alertTitle, font: .preferred(for: .body), lines: 0,
      maximumCategory: .xxxLarge),
    // The same card; 13 points (iOS 8 to 25) or 15 (iOS 26.1, measured).
    SystemRoom(
      surface: .alertMessage, font: .preferred(for: .footnote), lines: 0,
      maximumCategory: .xxxLarge),
    // One line in 17 points, medium or semibold. Two buttons share a row only if both titles fit (since iOS 8);
    // otherwise each has the card of 270 points, minus 16 on each side. Longer titles shrink, by an unknown amount. The
    // growth of titles with the reader's size is unknown, but at most that of this style.
    SystemRoom(
      surface: .alertButton, font: .preferred(for: .headline),
      least: PlatformDefaults.alertButton.points, margins: nil),
    // The same, in 13 points (iOS 8 to 25, by the same reimplementations; unknown in iOS 26).
    SystemRoom(
      surface: .dialogTitle, font: .preferred(for: .footnote), lines: 0,
      maximumCategory: .xxxLarge),
    SystemRoom(
      surface: .dialogMessage, font: .preferred(for: .footnote), lines: 0,
      maximumCategory: .xxxLarge),
    // One line for each button: 20 points, regular or semibold, in a sheet that is 8 points from both sides of the screen
    // (iOS 8 to 25, by the same reimplementations), so at least 272 points between 16 on each side. The card of iOS 26 is
    // not measured: it counts as a menu (250 points) with 25 on each side, so this minimum is an estimate that is low.
    // Longer titles shrink, by an unknown amount. The growth with the reader's size is unknown, but at most in
    // proportion to this style.
    SystemRoom(
      surface: .dialogButton,
      font: FontDescriptor(
        face: .system(.standard), pointSize: 20, sizing: .metrics(.body), weight: .semibold),
      least: PlatformDefaults.dialogButton.points, margins: nil),
    // Any number of lines, as high as needed unless code sets a height (since iOS 11, where automatic heights are the
    // default); the table's margins are at least 16 points on each side, 8 in earlier versions.
    SystemRoom(surface: .sectionHeader, font: .preferred(for: .footnote), lines: 0),
    SystemRoom(surface: .sectionFooter, font: .preferred(for: .footnote), lines: 0),
    // One line with a fixed size (since iOS 7), or with a larger one below the bar (since iOS 11), beside buttons; the
    // bar has a margin of 8 points on each side. The maximum width of the buttons is found in the code that sets them:
    // the words of a back button give way to the title, and a title that does not fit in the middle is moved
    // (documentation of `UINavigationItem`). A large title, whose growth in bars is not published, is complete if it
    // fits at the largest size of its text style; otherwise it is not judged.
    SystemRoom(
      surface: .title, font: .system(size: 17, weight: .semibold), scaling: .system),
    SystemRoom(surface: .prompt, font: .system(size: 12), scaling: .system),
    SystemRoom(surface: .barButton, font: .system(size: 17), scaling: .system),
    // One line in a field 8 points from each side of the bar, after a magnifier (iOS 26.1, measured: the text has 39.5
    // and 14 points less than the field; 16 cover older versions).
    SystemRoom(
      surface: .searchPlaceholder, font: .system(size: 17), scaling: .system,
      margins: PlatformDefaults.searchMargins.points),
  ]

  private static let bySurface = Dictionary(uniqueKeysWithValues: all.map { ($0.surface, $0) })

  /// The room of a surface; `nil` if there are no reliable values.
  public static func room(of surface: Label.Surface) -> SystemRoom? { bySurface[surface] }

  /// The width on a screen, or on a screen between two widths, in points.
  ///
  /// - Parameters:
  ///   - width: The width of the screen, or of the wider of two, in points.
  ///   - narrow: The width of the narrower screen, in points; `nil` if there is one width.
  ///   - share: The minimum part of the bar for the text; `nil` if it is unknown.
  public func width(
    onScreenOfWidth width: Double, orNarrower narrow: Double? = nil, share: Share? = nil
  ) -> Interval {
    let most = margins.map { max(width - $0, 1) }
    let least = max(least, share?.width(onScreenOfWidth: narrow ?? width) ?? 0)
    return Interval(
      atLeast: Bound(min(least, most ?? least), because: [.system]),
      atMost: most.map { Bound($0, because: [.system]) })
  }

  /// A label with this room on screens of some widths, in points, and on an unknown screen.
  ///
  /// - Parameters:
  ///   - id: The label's identity.
  ///   - name: The label's name in reports.
  ///   - source: The place of the label.
  ///   - texts: The label's texts.
  ///   - screens: The widths of the screens, in points.
  ///   - share: The part of the bar that the text has at least; `nil` if unknown.
  public func label(
    id: String, name: String, source: SourceLocation, texts: [TextSource], screens: [Double],
    share: Share? = nil
  ) -> Label {
    let widest = max(Self.widestScreen, screens.max() ?? 0)
    let narrowest = screens.min() ?? Self.narrowestScreen
    let rooms =
      screens.map { Room(on: .width($0), width: width(onScreenOfWidth: $0, share: share)) } + [
        Room(width: width(onScreenOfWidth: widest, orNarrower: narrowest, share: share))
      ]
    var label = Label(
      id: id, name: name, source: source, texts: texts, font: Font(font), rooms: rooms)
    label.surface = surface
    label.element = surface.element
    label.scaling = scaling
    label.setting.lines = Label.LineLimit(lines)
    label.setting.lineBreakMode = lines == 0 ? .wordWrap : .tail
    label.setting.maximumCategory = maximumCategory
    return label
  }
}

extension Label.Surface {
  /// The kind of view that shows the text.
  fileprivate var element: Label.Element {
    switch self {
    case .alertButton, .dialogButton: .button
    case .title, .prompt: .navigationItem
    case .barButton: .barButtonItem
    case .sectionHeader, .sectionFooter: .tableSection
    case .searchPlaceholder: .textField
    default: .label
    }
  }
}
