internal import Copyfit
internal import CopyfitFindings
package import CopyfitLabels
internal import CopyfitUnicode

extension AuditLabel {
  /// Why the width is unknown, where it is.
  package var doubt: Doubt? { model.rooms.lazy.reversed().compactMap(\.width?.doubts.first).first }

  /// Why the height is unknown, where it is.
  var heightDoubt: Doubt? {
    model.rooms.lazy.reversed().filter { $0.heightLimit == nil }
      .compactMap(\.height?.doubts.first).first
  }

  /// Whether what a row leaves it depends on other texts.
  var sharesRow: Bool { texts.contains { $0.widths != nil } }

  /// Says why the width is unknown, in the place of what was said before.
  mutating func doubtWidth(_ doubt: Doubt) {
    for index in model.rooms.indices where model.rooms[index].width?.doubts.isEmpty == false {
      model.rooms[index].width?.doubts = [doubt]
    }
  }

  /// Takes the width for the text's own: what holds the label limits it then, as far as that is known.
  mutating func takeWidthAsOwn(_ drawing: Drawing) {
    for index in model.rooms.indices where model.rooms[index].widthOrigin == .canvas {
      model.rooms[index].setWidth(.atMost(drawing.containers[index], because: .ownText))
    }
    doubtWidth(.ownText)
  }

  /// The label as files of labels have it: what was found of it, on each device or on all alike.
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

  /// The tags of the languages that the label is shown in, as far as they are checked.
  package var shownLocales: [String] {
    Set(texts.map(\.locale) + missing).sorted().map(\.tag)
  }
}
