package import CopyfitDynamicType
package import CopyfitLabels
package import CopyfitSourceText

/// What code says of a control that it makes.
package struct CodeControl: Hashable, Sendable {
  /// The type that keeps it, and the variable.
  package var name: String
  /// Where it is declared.
  package var place: SourceLocation
  /// What shows the text.
  package var element: Label.Element
  /// The font; `nil` where it is not known.
  package var font: FontDescriptor?
  /// Whether the size does not follow changes of the reader's while the app runs.
  package var ignoresChanges = false
  /// How lines are set and cut.
  package var setting = Label.Setting()
  /// How wide the text may be.
  package var room = ControlRoom.withinScreen
  /// Whether something may limit the height.
  package var hasLimitedHeight = false
  /// Whether the text may be made smaller.
  var mayShrink = false
  /// What may change it, each in a clause.
  package var doubts: [Doubt] = []

  /// Whether it takes as many lines as its text needs, so that no text is lost.
  package var grows: Bool { setting.lines == Label.LineLimit(0) && !hasLimitedHeight }

  /// A label of the control that shows a text.
  ///
  /// - Parameters:
  ///   - screens: The widths of the screens, in points.
  /// - Returns: `nil` where nothing is known of what happens to text.
  package func label(
    id: String, source: SourceLocation, text: TextSource, screens: [Double]
  ) -> Label? {
    guard font != nil || grows else { return nil }
    var label = Label(
      id: id, name: name, source: source, texts: [text],
      font: Font(font ?? .preferred(for: .body)), rooms: rooms(screens))
    label.element = element
    label.surface = .code
    label.scaling = ignoresChanges ? .onceOnly : .ofFont
    label.setting = setting
    label.doubts = doubts
    return label
  }

  /// The rooms on screens of some widths, and on one that is not known.
  private func rooms(_ screens: [Double]) -> [Room] {
    // What grows in a font that is not known loses nothing; its words are not checked.
    guard font != nil else { return [Room()] }
    let widest = max(SystemRoom.widestScreen, screens.max() ?? 0)
    let narrowest = screens.min() ?? SystemRoom.narrowestScreen
    let height = hasLimitedHeight ? Interval.atMost(nil, because: .codedHeight) : nil
    return screens.map { Room(on: .width($0), width: width(from: $0, to: $0), height: height) }
      + [Room(width: width(from: narrowest, to: widest), height: height)]
  }

  private func width(from narrow: Double, to wide: Double) -> Interval {
    let most = room.most.on(wide)
    // No text is laid out in a width of nothing: what follows from the constraints there is a contradiction.
    guard most >= 1 else { return .atMost(nil, because: .noWidthOnDevice) }
    guard let least = room.least.map({ max(0, $0.on(narrow)) }), least <= most else {
      return Interval(
        atLeast: Bound(0), atMost: Bound(most), doubts: [.codedLayout])
    }
    guard least < most else { return .exactly(most, because: .constraint) }
    return Interval(atLeast: Bound(least), atMost: Bound(most), doubts: [.unknownScreen])
  }
}

extension CodeControl {
  /// Notes that a property may have one of several values, of which `nil` is not known.
  mutating func doubt(
    _ property: OutletSetting.Property, _ values: [OutletSetting.Value?]
  ) {
    switch property {
    case .font: font = nil
    case .numberOfLines: setting.lines = Label.LineLimit(atLeast: 1, atMost: 0)
    case .adjustsFontSizeToFitWidth, .minimumScaleFactor: mayShrink = true
    case .lineBreakMode: doubts.append(.codedSetting)
    default: break
    }
  }

  /// Sees to it that what is not known of shrinking is not judged.
  mutating func finishShrinking() {
    if !mayShrink {
      setting.shrinking.minimumScaleFactor = nil
    } else if setting.shrinking.minimumScaleFactor == nil {
      // How small it gets is not known.
      font = nil
    }
  }
}

extension Label.LineBreakMode {
  /// A mode by the name of UIKit's constant.
  init?(codeName: String) {
    let modes: [String: Self] = [
      "byWordWrapping": .wordWrap, "byCharWrapping": .charWrap, "byClipping": .clip,
      "byTruncatingHead": .head, "byTruncatingTail": .tail, "byTruncatingMiddle": .middle,
    ]
    guard let mode = modes[codeName] else { return nil }
    self = mode
  }
}
