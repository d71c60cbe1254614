internal import CopyfitDynamicType
package import CopyfitLabels
internal import CopyfitSourceText

extension InterfaceDocument {
  /// A label of the model as described by the document, without its texts.
  ///
  /// - Parameters:
  ///   - id: The label's identity.
  ///   - name: The label's name; `nil` for the name in the document.
  ///   - screens: The screens for which it gets a room.
  package func label(
    _ element: InterfaceLabel, id: String, name: String?, on screens: [Room.Screen]
  ) -> Label {
    let names = [self.name, element.scene, name ?? element.userLabel ?? element.objectID]
    var label = Label(
      id: id, name: names.compactMap(\.self).joined(separator: " › "),
      source: SourceLocation(file: file, position: element.position), texts: [],
      font: Font(element.font), rooms: screens.map { room(of: element, on: $0) })
    label.opening = element.text.isEmpty ? nil : Phrase.opening(of: element.text)
    (label.document, label.scene) = (self.name, element.scene)
    (label.element, label.isInBuiltInCell) = (element.control, element.isInBuiltInCell)
    if element.control == .navigationItem { label.surface = .title }
    if element.isSizedByUIKit {
      label.scaling = .system
    } else if !element.adjustsFontForContentSizeCategory {
      label.scaling = .onceOnly
    }
    label.setting = Label.Setting(element)
    if element.mixesFonts { label.doubts = [.mixedFonts] }
    if element.isStyledByCode { label.doubts.append(.codedSetting) }
    return label
  }

  /// The width of a screen, in points; a document for iPads always has its canvas's width.
  package func width(of screen: Room.Screen) -> Double {
    if case .width(let width) = screen, !isForTablets { width } else { canvas.width }
  }

  /// Whether the description of an element applies to screens; if it varies, it applies only to those with the canvas's
  /// size class.
  package func holds(_ element: InterfaceLabel, on screens: [Room.Screen]) -> Bool {
    guard element.variesWithSizeClass, !isForTablets else { return true }
    guard let sizeClass else { return false }
    return screens.allSatisfy { screen in
      if case .width(let width) = screen {
        SizeClass(deviceWidth: width) == sizeClass
      } else {
        true
      }
    }
  }

  private func room(of element: InterfaceLabel, on screen: Room.Screen) -> Room {
    let length = { (length: DeviceLength) in
      length.length(onDeviceOfWidth: width(of: screen), canvasWidth: canvas.width)
    }
    let holds = holds(element, on: [screen])
    var room = Room(
      on: screen,
      width: holds
        ? element.width.interval(length)
        : element.unknownWidth(onScreenOfWidth: width(of: screen), length))
    if let width = room.width { room.width = element.corrected(width, holds: holds) }
    if element.width.isEstimate { room.width?.atMost?.reasons.append(.estimate) }
    switch element.height {
    // A label may exceed a height that nothing determines, so that height is not a limit.
    case .undecided(_, _, let reason): room.height = .atMost(nil, because: reason)
    case .constraint(let height) where holds:
      room.height = .exactly(length(height), because: .constraint)
    case .canvas(let height) where holds:
      room.height = .exactly(length(height), because: .canvas)
    case .constraint, .canvas, .between, .unlimited: break
    }
    if element.heightRestsOnRow { room.height?.atMost?.reasons.append(.tableRow) }
    return room
  }
}

extension InterfaceLabel {
  /// Whether it may have one line over the sides of its container, whatever its line limit is.
  ///
  /// Text flows to more lines only at the label's maximum width (documentation of `UILabel.preferredMaxLayoutWidth`).
  fileprivate var mayRunOn: Bool {
    control == .label && lines != 1 && takesNaturalWidth
      && [.oneSide, .centerOnly].contains(width.doubt)
  }

  /// The maximum difference of lengths that do not contradict each other, in points, because documents contain rounded
  /// lengths.
  private static let widthTolerance = 1.0

  /// A width, corrected for the width that the element requires, or for that of its text.
  ///
  /// - Parameter holds: Whether the document describes the element on the screen.
  fileprivate func corrected(_ width: Interval, holds: Bool) -> Interval {
    guard let most = width.atMost?.points else { return width }
    // A width that one size class requires says nothing about the others.
    if !variesWithSizeClass, most < minimumWidth - Self.widthTolerance {
      return .atMost(nil, because: .contradiction)
    }
    guard holds, takesNaturalWidth,
      [[.oneSide], [.centerOnly], [.stackWidth]].contains(width.doubts)
    else { return width }
    var corrected = width
    // UIKit rounds a natural width up.
    corrected.atLeast = Bound(max(0, most - 1))
    return corrected
  }

  /// The width on a screen that the document does not describe: at most the screen's width.
  fileprivate func unknownWidth(
    onScreenOfWidth screen: Double, _ length: (DeviceLength) -> Double
  ) -> Interval? {
    let most = (containerWidth ?? width.most).map { min(length($0), screen) } ?? 0
    guard most > 0 || width != .unlimited else { return nil }
    return .atMost(most > 0 ? most : nil, because: width.doubt ?? .sizeClass)
  }
}

extension LimitRule {
  /// The maximum length; `nil` if it is unknown.
  fileprivate var most: DeviceLength? {
    switch self {
    case .constraint(let length), .canvas(let length): length
    case .between(least: _, let most, reason: _): most
    case .undecided(let limit, drawn: _, reason: _): limit
    case .unlimited: nil
    }
  }

  /// The reason that the length is uncertain.
  fileprivate var doubt: Doubt? {
    switch self {
    case .between(_, _, let reason), .undecided(_, _, let reason): reason
    case .constraint, .canvas, .unlimited: nil
    }
  }

  /// The length on a device; `nil` if it is not limited.
  ///
  /// A width of 0 is treated as unknown, because it follows from contradictory constraints.
  fileprivate func interval(_ length: (DeviceLength) -> Double) -> Interval? {
    guard self != .unlimited else { return nil }
    let least: Double? = if case .between(let least, _, _) = self { length(least) } else { nil }
    guard let most = most.map(length), most > 0 else {
      var interval = Interval.atMost(nil, because: doubt ?? .noWidthOnDevice)
      interval.atLeast = Bound(least ?? 0)
      return interval
    }
    switch self {
    case .constraint: return .exactly(most, because: .constraint)
    case .canvas: return .exactly(most, because: .canvas)
    default:
      return Interval(
        atLeast: Bound(least ?? 0),
        atMost: Bound(most, because: least == nil ? [] : [.constraint]),
        doubts: [doubt].compactMap(\.self))
    }
  }
}

extension Label.Setting {
  /// Creates the line settings of an element.
  fileprivate init(_ element: InterfaceLabel) {
    self.init()
    lines =
      element.mayRunOn
      ? Label.LineLimit(atLeast: 1, atMost: element.lines) : Label.LineLimit(element.lines)
    lineBreakMode = element.lineBreakMode
    shrinking = Label.Shrinking(
      minimumScaleFactor: element.minimumScaleFactor, minimumFontSize: element.minimumFontSize)
    paragraph = element.paragraph
    allowsTightening = element.allowsTightening
    (letterSpacing, direction) = (element.letterSpacing, element.direction)
  }
}
