public import CopyfitDynamicType
public import CopyfitSourceText

/// The room that the system gives every text of a surface on an iPhone.
///
/// Bounds are those of all versions and screens: text that does not fit in the most is lost wherever it is shown, and
/// text that fits in the least is kept.
public struct SystemRoom: Hashable, Sendable {
  /// What shows the text.
  public var surface: Label.Surface
  /// The font; where versions differ, that with the narrowest letters, so that no fault is found that one of them does
  /// not have, and where only the least width is known, that with the widest.
  public var font: FontDescriptor
  /// Whether the size follows the reader's.
  public var scaling = Label.Scaling.ofFont
  /// How many lines there may be; 0 for any number.
  public var lines = 1
  /// The largest category that the table knows: what is larger is taken to be no larger.
  public var maximumCategory: ContentSizeCategory?
  /// The least width in points, on every screen; 0 where it is not known.
  public var least = 0.0
  /// What the width lacks of the screen's at least, in points; `nil` where nothing is known of what happens to text
  /// that needs more than the least width.
  public var margins: Double? = 16

  /// The width of the widest iPhone in points, for what is shown on a screen that is not known (iPhone 16 Pro Max).
  public static let widestScreen = 440.0
  /// The width of the narrowest in points (iPhone SE of 2016, to iOS 15).
  public static let narrowestScreen = 320.0
}

extension SystemRoom {
  /// The room of each surface of which something is known for sure; other surfaces are counted and not judged.
  ///
  /// Not in the table: tabs, whose share depends on their number, and which versions lay out in three ways; menus
  /// (250 points wide in iOS 26.1, measured, by an unknown number of lines), swipe actions, back buttons (which give
  /// way to a shorter word), notifications and shortcuts, whose widths are not published.
  public static let all: [SystemRoom] = [
    // Any number of lines in a card of 270 points (iOS 8 to 25, by the layout constants that reimplementations of
    // UIAlertController agree on) or 320 points less 60 (iOS 26.1, measured on a device of 393 points). Its title is 17
    // points in semibold, in regular where it is alone. How wide the card is at accessibility sizes is not known.
    SystemRoom(
      surface: .alertTitle, font: .preferred(for: .body), lines: 0,
      maximumCategory: .xxxLarge),
    // Likewise; 13 points (iOS 8 to 25) or 15 (iOS 26.1, measured).
    SystemRoom(
      surface: .alertMessage, font: .preferred(for: .footnote), lines: 0,
      maximumCategory: .xxxLarge),
    // One line in 17 points, medium or semibold. Two buttons share a row only where both titles fit (iOS 8 on); else
    // each has the card of 270 points, less 16 at each side. Longer titles shrink; how far is not known. How the titles
    // grow with the reader's size is not known: no more than this style does.
    SystemRoom(
      surface: .alertButton, font: .preferred(for: .headline), least: 238, margins: nil),
    // Any number of lines, as high as they need unless code says how high (iOS 11 on, where automatic heights are the
    // default); the table's margins are 16 points at least on each side, 8 before.
    SystemRoom(surface: .sectionHeader, font: .preferred(for: .footnote), lines: 0),
    SystemRoom(surface: .sectionFooter, font: .preferred(for: .footnote), lines: 0),
    // One line in a size of its own (iOS 7 on), or in a larger one below the bar (iOS 11 on), beside buttons; the bar
    // keeps 8 points at each side. What the buttons take at most is found in the code that sets them: the words of a
    // back button give way to the title, and a title that does not fit in the middle is moved (documented of
    // `UINavigationItem`). Large titles, whose growth in bars is not published, are not judged.
    SystemRoom(
      surface: .title, font: .system(size: 17, weight: .semibold), scaling: .system),
    SystemRoom(surface: .prompt, font: .system(size: 12), scaling: .system),
    SystemRoom(surface: .barButton, font: .system(size: 17), scaling: .system),
    // One line in a field that is 8 points from each side of the bar, behind a magnifier (iOS 26.1, measured: 39.5 and
    // 14 points of the field are no text's; 16 stand for older versions).
    SystemRoom(
      surface: .searchPlaceholder, font: .system(size: 17), scaling: .system, margins: 32),
  ]

  private static let bySurface = Dictionary(uniqueKeysWithValues: all.map { ($0.surface, $0) })

  /// The room of a surface; `nil` where nothing is known for sure.
  public static func room(of surface: Label.Surface) -> SystemRoom? { bySurface[surface] }

  /// The width on a screen, in points, or on one that is between two.
  ///
  /// - Parameter taken: What is known to be kept from the text at most; `nil` where that is not known.
  public func width(
    onScreenOfWidth width: Double, orNarrower narrow: Double? = nil, taken: Double? = nil
  ) -> Interval {
    let most = margins.map { max(width - $0, 1) }
    let least = max(least, taken.map { (narrow ?? width) - $0 } ?? 0)
    return Interval(
      atLeast: Bound(min(least, most ?? least), because: [.system]),
      atMost: most.map { Bound($0, because: [.system]) })
  }

  /// A label in the room on screens of some widths, in points, and on a screen that is not known.
  ///
  /// - Parameters:
  ///   - source: Where it is.
  ///   - taken: What is known to be kept from the text at most, in points; `nil` where that is not known.
  public func label(
    id: String, name: String, source: SourceLocation, texts: [TextSource], screens: [Double],
    taken: Double? = nil
  ) -> Label {
    let widest = max(Self.widestScreen, screens.max() ?? 0)
    let narrowest = screens.min() ?? Self.narrowestScreen
    let rooms =
      screens.map { Room(on: .width($0), width: width(onScreenOfWidth: $0, taken: taken)) } + [
        Room(width: width(onScreenOfWidth: widest, orNarrower: narrowest, taken: taken))
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
  /// What shows the text.
  fileprivate var element: Label.Element {
    switch self {
    case .alertButton: .button
    case .title, .prompt: .navigationItem
    case .barButton: .barButtonItem
    case .sectionHeader, .sectionFooter: .tableSection
    case .searchPlaceholder: .textField
    default: .label
    }
  }
}
