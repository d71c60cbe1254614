internal import CopyfitSourceText

/// A row while it is read.
private struct RowDraft {
  var id: String?
  var room: Interval?
  var row = Row(id: "", room: Interval(atLeast: Bound(0), atMost: nil))
}

/// A member of a row while it is read.
private struct MemberDraft {
  var content: Row.Content?
  var priority: Double?
  var hugging: Double?
  var mayHide = false
}

extension ConfigurationReader {
  /// A row; `nil` where something of it is missing.
  mutating func row(_ node: YAMLNode) -> Row? {
    let known = errors.count
    var draft = RowDraft()
    read(node, as: "an object", into: &draft, keys: Self.rowKeys)
    guard errors.count == known else { return nil }
    guard let id = draft.id, let room = draft.room else {
      report("expected 'id' and 'room' in this entry", at: node.position)
      return nil
    }
    (draft.row.id, draft.row.room) = (id, room)
    return draft.row
  }

  private static let rowKeys: [ConfigurationKey<RowDraft>] = [
    .init("id") { $2.id = $0.text($1) },
    .init("device") { $2.row.screen = $0.screen($1) },
    .init("axis") { reader, node, draft in
      let known = Row.Axis.allCases.map(\.rawValue)
      draft.row.axis =
        reader.choice(node, "axis", known: known) { Row.Axis(rawValue: $0) } ?? .horizontal
    },
    .init("room") { $2.room = $0.rowRoom($1) },
    .init("spacing") { $2.row.spacing = $0.nonNegative($1) ?? 0 },
    .init("rule") { reader, node, draft in
      let known = Row.Rule.allCases.map(\.rawValue)
      draft.row.rule = reader.choice(node, "rule", known: known) { Row.Rule(rawValue: $0) } ?? .fill
    },
    .init("members") { reader, node, draft in
      for node in reader.list(node, of: "{ \"label\": … }") ?? [] {
        if let member = reader.member(node) { draft.row.members.append(member) }
      }
    },
  ]

  private mutating func member(_ node: YAMLNode) -> Row.Member? {
    let known = errors.count
    var draft = MemberDraft()
    read(node, as: "an object", into: &draft, keys: Self.memberKeys)
    guard errors.count == known else { return nil }
    guard let content = draft.content else {
      report("expected 'label', 'row', 'spacer' or 'size' in this entry", at: node.position)
      return nil
    }
    return Row.Member(
      content, priority: draft.priority, hugging: draft.hugging, mayHide: draft.mayHide)
  }

  private static let memberKeys: [ConfigurationKey<MemberDraft>] = [
    .init("label") { reader, node, draft in
      draft.content = reader.text(node).map { .label($0) }
    },
    .init("row") { reader, node, draft in draft.content = reader.text(node).map { .row($0) } },
    .init("spacer") { reader, node, draft in
      draft.content = .spacer(least: reader.extent(node).least)
    },
    .init("size") { reader, node, draft in draft.content = .size(reader.extent(node)) },
    .init("priority") { $2.priority = $0.nonNegative($1) },
    .init("hugging") { $2.hugging = $0.nonNegative($1) },
    .init("mayHide") { $2.mayHide = $0.boolean($1) ?? false },
  ]

  private mutating func extent(_ node: YAMLNode) -> Row.Extent {
    var extent = Row.Extent(least: 0)
    read(node, as: "an object", into: &extent, keys: Self.extentKeys)
    return extent
  }

  private static let extentKeys: [ConfigurationKey<Row.Extent>] = [
    .init("least") { $2.least = $0.nonNegative($1) ?? 0 },
    .init("ideal") { $2.ideal = $0.nonNegative($1) },
    .init("most") { $2.most = $0.nonNegative($1) },
  ]
}
