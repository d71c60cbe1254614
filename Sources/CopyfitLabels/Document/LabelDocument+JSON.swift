internal import CopyfitDynamicType
internal import CopyfitSourceText

extension LabelDocument {
  /// The document as JSON; the same labels give the same bytes.
  public var json: String { value.text }

  /// The document as a JSON value.
  private var value: JSONValue {
    .sparse([
      "schema": .string(Self.schema), "tool": tool.map(JSONValue.string),
      "labels": .array(labels.map(\.json)),
      "rows": rows.isEmpty ? nil : .array(rows.map(\.json)),
      "documents": documents.isEmpty ? nil : .array(documents.map(\.json)),
      "uses": uses.isEmpty ? nil : .array(uses.map(\.json)),
    ])
  }
}

extension LabelDocument.Use {
  fileprivate var json: JSONValue {
    .sparse([
      "bundle": .string(key.bundle), "table": .string(key.table), "key": .string(key.key),
      "surface": surface.map { .string($0.rawValue) }, "source": source?.json,
    ])
  }
}

extension TextSource {
  /// The text source as JSON, for the member `texts`.
  var json: JSONValue {
    switch self {
    case .key(let key): .object(key.fields)
    case .literal(let literal): .object(literal.fields)
    case .oneOf(let choices): .object(["oneOf": .array(choices.map(\.json))])
    case .unknown(let reason, let key):
      .object((key?.fields ?? []) + JSONValue.fields(["unknown": .string(reason.text)]))
    }
  }
}

extension TextKey {
  fileprivate var fields: [JSONValue.Field] {
    JSONValue.fields(["bundle": .string(bundle), "table": .string(table), "key": .string(key)])
      + (attribute.map { JSONValue.fields(["attribute": .string($0)]) } ?? [])
      + (fallback?.fields ?? [])
  }
}

extension LiteralText {
  fileprivate var fields: [JSONValue.Field] {
    JSONValue.fields(["literal": .string(text)])
      + (locale.map { JSONValue.fields(["locale": .string($0)]) } ?? [])
  }
}

extension Room.Screen {
  /// The member `device`; `nil` if the room applies to all devices.
  var json: JSONValue? {
    switch self {
    case .all: nil
    case .canvas: .string("canvas")
    case .width(let width): .number(width)
    }
  }
}

extension Room {
  /// The room as JSON, for the member `rooms`.
  var json: JSONValue {
    .sparse([
      "device": screen.json, "width": width?.json(scaledBy: nil),
      "height": height?.json(scaledBy: heightScaling?.name),
      "drawn": drawn.map { drawing in
        .sparse([
          "width": .number(drawing.width), "height": drawing.height.map(JSONValue.number),
        ])
      },
    ])
  }
}

extension Interval {
  /// The interval as JSON, for rooms.
  ///
  /// - Parameter style: The name of the style that it grows with.
  func json(scaledBy style: String?) -> JSONValue {
    .sparse([
      "atLeast": .number(atLeast.points), "atMost": atMost.map { .number($0.points) } ?? .null,
      "because": because.isEmpty ? nil : .strings(because), "scaledBy": style.map(JSONValue.string),
    ])
  }
}

extension Row {
  /// The row as JSON, for the member `rows`.
  fileprivate var json: JSONValue {
    .sparse([
      "id": .string(id), "source": source.json, "device": screen.json,
      "axis": .string(axis.rawValue), "room": room.json(scaledBy: nil),
      "spacing": .number(spacing), "rule": .string(rule.rawValue),
      "members": .array(members.map(\.json)),
      "doubts": doubts.isEmpty ? nil : .strings(doubts.map(\.text)),
    ])
  }
}

extension Row.Member {
  fileprivate var json: JSONValue {
    let own: (name: String, value: JSONValue) =
      switch content {
      case .labels(let ids):
        ids.count == 1 ? ("label", .string(ids[0])) : ("labels", .strings(ids))
      case .row(let id): ("row", .string(id))
      case .spacer(let least): ("spacer", .object(["least": .number(least)]))
      case .size(let width, let ideal): ("size", width.extent(ideal: ideal))
      }
    let rest = KeyValuePairs<String, JSONValue?>(
      dictionaryLiteral: ("inset", inset == .zero ? nil : inset.extent(ideal: nil)),
      ("priority", priority.map(JSONValue.number)), ("hugging", hugging.map(JSONValue.number)),
      ("mayHide", mayHide ? .bool(true) : nil), ("mayChange", mayChange ? .bool(true) : nil),
      ("constrained", isConstrained ? .bool(true) : nil),
      ("scaledBy", scaledBy.map { .string($0.name) }))
    return .object(
      [JSONValue.Field(name: own.name, value: own.value)]
        + JSONValue.fields(rest).filter { $0.value != .null })
  }
}

extension Interval {
  /// The size of a row's member as JSON.
  fileprivate func extent(ideal: Double?) -> JSONValue {
    .sparse([
      "least": .number(atLeast.points), "ideal": ideal.map(JSONValue.number),
      "most": atMost.map { .number($0.points) },
    ])
  }
}

extension SourceLocation {
  /// The place as JSON, for the member `source`.
  var json: JSONValue {
    .object([
      "file": .string(file), "line": .int(position.line), "column": .int(position.column),
    ])
  }
}
