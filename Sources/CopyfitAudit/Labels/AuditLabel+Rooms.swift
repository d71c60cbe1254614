internal import CopyfitFindings
package import CopyfitLabels
internal import CopyfitUnicode

extension AuditLabel {
  /// The reason why the width, or the end of a text with a line feed is unknown; `nil` if both are known.
  package var doubt: Doubt? {
    for index in model.rooms.indices.reversed() {
      if let doubt = model.rooms[index].width?.doubts.first { return doubt }
    }
    return texts.contains { mayEnd(beforeLineFeedOf: $0) } ? .lineFeed : nil
  }

  /// Whether a text may be shown only up to its first line feed: a view of SwiftUI has one line, or may have.
  func mayEnd(beforeLineFeedOf text: Text) -> Bool {
    model.surface == .swiftUI && model.setting.lines.atLeast == 1
      && text.text.contains(where: \.isNewline)
  }

  /// The reason why the height is unknown; `nil` if it is known.
  var heightDoubt: Doubt? {
    for index in model.rooms.indices.reversed() where model.rooms[index].heightLimit == nil {
      if let doubt = model.rooms[index].height?.doubts.first { return doubt }
    }
    return nil
  }

  /// The reason why a frame of SwiftUI may hold fewer lines than the text needs; `nil` if none does.
  var frameDoubt: Doubt? { model.rooms.contains(where: \.hasFrameHeight) ? .fixedHeight : nil }

  /// Whether its width and height are known on each screen, and depend on nothing else.
  var hasOneRoom: Bool {
    doubt == nil && heightDoubt == nil && frameDoubt == nil && !sharesRow
      && model.rooms.allSatisfy { $0.leastWidth == nil && $0.widthOrigin != .undecided }
  }

  /// Whether its width depends on other texts in its row.
  var sharesRow: Bool { texts.contains { $0.widths != nil } }

  /// Replaces the reason why the width is unknown.
  mutating func doubtWidth(_ doubt: Doubt) {
    for index in model.rooms.indices where model.rooms[index].width?.doubts.isEmpty == false {
      model.rooms[index].width?.doubts = [doubt]
    }
  }

  /// Treats the width as that of the text itself, so that only the container limits the label.
  mutating func takeWidthAsOwn(_ drawing: Drawing) {
    for index in model.rooms.indices where model.rooms[index].widthOrigin == .canvas {
      model.rooms[index].setWidth(.atMost(drawing.containers[index], because: .ownText))
    }
    doubtWidth(.ownText)
  }

  /// The label for a file of labels, with one room for all devices if they are equal.
  package var written: Label {
    var label = model
    if mayShowAnotherText { label.doubts.append(.codedText) }
    if case .undecided = treatment { label.unknown.insert(.width) }
    let common = label.rooms.map { room in
      var room = room
      room.screen = .all
      return room
    }
    if let first = common.first, common.allSatisfy({ $0 == first }) { label.rooms = [first] }
    return label
  }

  /// The tags of the checked languages in which the label is shown.
  package var shownLocales: [String] {
    Set(texts.map(\.locale) + missing).sorted().map(\.tag)
  }
}
