internal import CopyfitDynamicType
internal import CopyfitSourceText

/// A length of a room that is being read.
private struct IntervalDraft {
  var atLeast = 0.0
  var atMost: Double?
  var because: [String] = []
  var scaling: TextStyle?

  /// The interval.
  ///
  /// A word for a doubt always means that doubt. Words of other programs are the reasons of a single length, and the
  /// doubts of a range.
  var interval: Interval {
    var reasons: [BoundReason] = []
    var doubts: [Doubt] = []
    for word in because {
      switch (BoundReason(word), Doubt(word)) {
      case (.other, .other) where atLeast == atMost: reasons.append(.other(word))
      case (.other, let doubt): doubts.append(doubt)
      case (let reason, _): reasons.append(reason)
      }
    }
    return Interval(
      atLeast: Bound(atLeast, because: atMost == nil || atMost == atLeast ? reasons : []),
      atMost: atMost.map { Bound($0, because: reasons) }, doubts: doubts)
  }
}

extension ConfigurationReader {
  /// A room; invalid parts are reported and left out.
  mutating func room(_ node: YAMLNode) -> Room? {
    var room = Room()
    read(node, as: "an object", into: &room, keys: Self.roomKeys)
    return room
  }

  private static let roomKeys: [ConfigurationKey<Room>] = [
    .init("device") { $2.screen = $0.screen($1) },
    .init("width") { $2.width = $0.interval($1, keys: boundKeys).interval },
    .init("height") { reader, node, room in
      let draft = reader.interval(node, keys: boundKeys + [scalingKey])
      room.height = draft.interval
      room.heightScaling = draft.scaling
    },
    .init("drawn") { reader, node, room in
      var drawing = Room.Drawing(width: 0)
      reader.read(node, as: "an object", into: &drawing, keys: drawingKeys)
      room.drawn = drawing
    },
  ]

  /// The screen of a room or a row.
  mutating func screen(_ node: YAMLNode) -> Room.Screen {
    if case .scalar("canvas", isPlain: _) = node.content { return .canvas }
    return positive(node, "canvas or a width in points").map(Room.Screen.width) ?? .all
  }

  /// The room that the members of a row share.
  mutating func rowRoom(_ node: YAMLNode) -> Interval {
    interval(node, keys: Self.boundKeys).interval
  }

  private mutating func interval(
    _ node: YAMLNode, keys: [ConfigurationKey<IntervalDraft>]
  ) -> IntervalDraft {
    var draft = IntervalDraft()
    read(node, as: "an object", into: &draft, keys: keys)
    if let most = draft.atMost, most < draft.atLeast {
      report("'atLeast' is above 'atMost'", at: node.position)
    }
    return draft
  }

  private static let boundKeys: [ConfigurationKey<IntervalDraft>] = [
    .init("atLeast") { $2.atLeast = $0.nonNegative($1) ?? 0 },
    .init("atMost") { reader, node, draft in
      if !node.isNull { draft.atMost = reader.nonNegative(node) }
    },
    .init("because") { $2.because = $0.texts($1) },
  ]

  private static let scalingKey = ConfigurationKey<IntervalDraft>("scaledBy") {
    $2.scaling = $0.style($1)
  }

  private static let drawingKeys: [ConfigurationKey<Room.Drawing>] = [
    .init("width") { $2.width = $0.nonNegative($1) ?? 0 },
    .init("height") { $2.height = $0.nonNegative($1) },
  ]
}
