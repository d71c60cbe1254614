package import CopyfitDynamicType
package import CopyfitLabels
package import CopyfitSourceText

/// A control or a view of SwiftUI that code creates.
package struct CodeControl: Hashable, Sendable {
  /// The type and the variable that store it.
  package var name: String
  /// The place of its declaration.
  package var place: SourceLocation
  /// The kind of element that shows the text.
  package var element: Label.Element
  /// Whether it is a label of a cell in one of the system's styles.
  package var isInBuiltInCell = false
  /// The part of the app that contains it.
  package var surface = Label.Surface.code
  /// The font; `nil` if it is unknown.
  package var font: FontDescriptor?
  /// The reason that the font is unknown, if it was found.
  package var fontDoubt: Doubt?
  /// Whether the font keeps its size if the user changes the category while the app runs.
  package var ignoresChanges = false
  /// The settings for lines and truncation.
  package var setting = Label.Setting()
  /// The width for the text.
  package var room = ControlRoom.withinScreen
  /// The row of SwiftUI that divides the width among its members.
  package var stack: CodeStack?
  /// The place of the view in that row, as the row names it.
  package var view: String?
  /// The reason that the height may be limited; `nil` if it is not.
  package var heightDoubt: Doubt?
  /// The height of a frame of SwiftUI that limits the lines; `nil` if no known one does.
  package var height: ControlHeight?
  /// Whether the text may shrink.
  var mayShrink = false
  /// The reasons for doubt, each as a clause.
  package var doubts: [Doubt] = []

  /// The views and modifiers of SwiftUI around it, the outermost first.
  package var containers: [Container] = []

  /// A view or modifier of SwiftUI with the room that it leaves.
  package struct Container: Hashable, Sendable {
    package var name: String
    package var place: SourceLocation
    var room: ControlRoom
    var height: ControlHeight?
    var heightDoubt: Doubt?
    /// The name in code for which the configuration gives the font.
    package var fontName: String?
  }

  /// Whether it has as many lines as its text needs, so that all text is visible.
  package var grows: Bool { setting.lines == Label.LineLimit(0) && heightDoubt == nil }

  /// A label of the control with a text.
  ///
  /// - Parameters:
  ///   - screens: The widths of the screens, in points.
  /// - Returns: `nil` if too little is known about the control.
  package func label(
    id: String, source: SourceLocation, text: TextSource, screens: [Double]
  ) -> Label? {
    guard font != nil || grows || surface == .swiftUI else { return nil }
    var label = Label(
      id: id, name: name, source: source, texts: [text],
      font: Font(font ?? .preferred(for: .body)), rooms: rooms(screens))
    label.element = element
    label.isInBuiltInCell = isInBuiltInCell
    label.surface = surface
    if font == nil { label.unknown.insert(.font) }
    label.scaling = ignoresChanges ? .onceOnly : .ofFont
    label.setting = setting
    // SwiftUI's `minimumScaleFactor` is about the available space, not about one line as UIKit's.
    label.setting.behavior.shrinksMultiline =
      surface == .swiftUI && setting.shrinking.minimumScaleFactor != nil
    label.doubts = doubts
    return label
  }

  /// The rooms of the control's row on screens of known widths, and on an unknown one; empty without a row.
  package func rowRooms(_ screens: [Double]) -> [Room] {
    stack.map { rooms(in: $0.room, nil, doubt: nil, screens) } ?? []
  }

  /// The rooms that an enclosing view leaves on screens of known widths, and on an unknown one.
  package func rooms(in container: Container, screens: [Double]) -> [Room] {
    rooms(in: container.room, container.height, doubt: container.heightDoubt, screens)
  }

  /// The rooms that a text of one line would have in another room.
  private func rooms(
    in room: ControlRoom, _ height: ControlHeight?, doubt: Doubt?, _ screens: [Double]
  ) -> [Room] {
    var control = self
    (control.room, control.height, control.heightDoubt) = (room, height, doubt)
    control.setting.lines = Label.LineLimit(1)
    return control.rooms(screens)
  }

  /// The rooms on screens of known widths, and on an unknown one.
  private func rooms(_ screens: [Double]) -> [Room] {
    // Growing text in an unknown font loses nothing; its words are not checked.
    guard font != nil || !grows else { return [Room()] }
    let widest = max(SystemRoom.widestScreen, screens.max() ?? 0)
    let narrowest = screens.min() ?? SystemRoom.narrowestScreen
    let interval = height?.interval ?? heightDoubt.map { Interval.atMost(nil, because: $0) }
    let style = height?.style
    return screens.map {
      Room(on: .width($0), width: width(from: $0, to: $0), height: interval, heightScaling: style)
    } + [Room(width: width(from: narrowest, to: widest), height: interval, heightScaling: style)]
  }

  private func width(from narrow: Double, to wide: Double) -> Interval? {
    let most = room.most.on(wide)
    if room.least?.on(narrow) == .infinity { return nil }
    // On an iPad, sheets and columns of SwiftUI are narrower than the screen.
    if surface == .swiftUI, wide > SystemRoom.widestScreen, most < .infinity,
      most > room.least?.on(0) ?? 0
    {
      return Interval(
        atLeast: Bound(0), atMost: Bound(most), doubts: [room.doubt ?? .unknownPlace])
    }
    // No text is laid out without width: if the constraints leave none, they contradict each other.
    guard most >= 1 else {
      return .atMost(
        nil, because: surface == .swiftUI ? room.doubt ?? .unknownPlace : .noWidthOnDevice)
    }
    // Growing text in an unknown width loses nothing; its words are not checked.
    guard most < .infinity else {
      guard !grows else { return nil }
      let least = surface == .swiftUI ? room.least.map { max(0, $0.on(narrow)) } ?? 0 : 0
      return Interval(
        atLeast: Bound(least), atMost: nil, doubts: [room.doubt ?? .codedLayout])
    }
    guard let least = room.least.map({ max(0, $0.on(narrow)) }), least <= most else {
      return Interval(
        atLeast: Bound(0), atMost: Bound(most), doubts: [room.doubt ?? .codedLayout])
    }
    guard least < most else {
      return
        .exactly(most, because: surface == .swiftUI ? .view : .constraint)
    }
    return Interval(
      atLeast: Bound(least), atMost: Bound(most), doubts: [room.doubt ?? .unknownScreen])
  }
}

extension CodeControl {
  /// Adds a doubt that a property may have one of several values.
  mutating func doubt(_ property: OutletSetting.Property) {
    switch property {
    case .font: font = nil
    case .numberOfLines: setting.lines = Label.LineLimit(atLeast: 1, atMost: 0)
    case .adjustsFontSizeToFitWidth, .minimumScaleFactor: mayShrink = true
    case .lineBreakMode, .minimumContentSizeCategory, .maximumContentSizeCategory:
      doubts.append(.codedSetting)
    default: break
    }
  }

  /// Makes a control of any number of lines uncertain, because it may have only one, over the sides of its room.
  ///
  /// In an unknown font, it is also unknown whether one line is enough.
  mutating func runOn(in room: ControlRoom) {
    guard font != nil else { return doubts.append(room.doubt ?? .oneSide) }
    setting.lines = Label.LineLimit(atLeast: 1, atMost: 0)
    self.room = room
  }

  /// Makes a control with unknown shrinking uncertain.
  mutating func finishShrinking() {
    if !mayShrink {
      setting.shrinking.minimumScaleFactor = nil
    } else if setting.shrinking.minimumScaleFactor == nil {
      // The minimum size is unknown.
      font = nil
    }
  }
}

extension Label.LineBreakMode {
  /// Creates a mode from the name of UIKit's constant.
  package init?(codeName: String) {
    let modes: [String: Self] = [
      "byWordWrapping": .wordWrap, "byCharWrapping": .charWrap, "byClipping": .clip,
      "byTruncatingHead": .head, "byTruncatingTail": .tail, "byTruncatingMiddle": .middle,
    ]
    guard let mode = modes[codeName] else { return nil }
    self = mode
  }
}
