internal import CopyfitDynamicType
internal import CopyfitSourceText

/// A row that is being read.
private struct RowDraft {
  var id: String?
  var room: Interval?
  var source = SourceDraft()
  var row: Row
}

/// A member of a row that is being read.
private struct MemberDraft {
  var content: Row.Content?
  var member = Row.Member(.labels([]))
}

/// The size of a row's member that is being read.
private struct ExtentDraft {
  var least = 0.0
  var ideal: Double?
  var most: Double?

  var interval: Interval { .between(least, most) }
}

extension ConfigurationReader {
  /// A row; `nil` if part of it is missing.
  mutating func row(_ node: YAMLNode, file: String) -> Row? {
    let known = errors.count
    let place = SourceLocation(file: file, position: node.position)
    var draft = RowDraft(row: Row(id: "", source: place, room: .zero))
    read(node, as: "an object", into: &draft, keys: Self.rowKeys)
    guard errors.count == known else { return nil }
    guard let id = draft.id, let room = draft.room else {
      report("expected 'id' and 'room' in this entry", at: node.position)
      return nil
    }
    (draft.row.id, draft.row.room) = (id, room)
    draft.row.source = draft.source.location ?? place
    return draft.row
  }

  private static let rowKeys: [ConfigurationKey<RowDraft>] = [
    .init("id") { $2.id = $0.text($1) },
    .init("source") { $0.read($1, as: "an object", into: &$2.source, keys: sourceKeys) },
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
      let nodes = reader.list(node, of: "{ \"label\": … }") ?? []
      guard nodes.count <= Row.maximumMembers else {
        let excess = nodes[Row.maximumMembers]
        return reader.report(
          "a row has at most \(Row.maximumMembers) members, not \(nodes.count)", at: excess.position
        )
      }
      for node in nodes {
        if let member = reader.member(node) { draft.row.members.append(member) }
      }
    },
    .init("doubts") { $2.row.doubts = $0.texts($1).map { Doubt($0) } },
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
    draft.member.content = content
    return draft.member
  }

  private static let memberKeys: [ConfigurationKey<MemberDraft>] = [
    .init("label") { reader, node, draft in
      draft.content = reader.text(node).map { .labels([$0]) }
      reader.noteReferences(of: draft.content, at: node.position)
    },
    .init("labels") { reader, node, draft in
      draft.content = .labels(reader.texts(node))
      reader.noteReferences(of: draft.content, at: node.position)
    },
    .init("row") { reader, node, draft in
      draft.content = reader.text(node).map { .row($0) }
      reader.noteReferences(of: draft.content, at: node.position)
    },
    .init("spacer") { reader, node, draft in
      draft.content = .spacer(least: reader.extent(node).least)
    },
    .init("size") { reader, node, draft in
      let extent = reader.extent(node)
      draft.content = .size(extent.interval, ideal: extent.ideal)
    },
    .init("inset") { $2.member.inset = $0.extent($1).interval },
    .init("priority") { $2.member.priority = $0.nonNegative($1) },
    .init("hugging") { $2.member.hugging = $0.nonNegative($1) },
    .init("mayHide") { $2.member.mayHide = $0.boolean($1) ?? false },
    .init("mayChange") { $2.member.mayChange = $0.boolean($1) ?? false },
    .init("constrained") { $2.member.isConstrained = $0.boolean($1) ?? false },
    .init("scaledBy") { reader, node, draft in
      let known = TextStyle.allCases.map(\.name)
      draft.member.scaledBy = reader.choice(node, "style", known: known) { TextStyle(name: $0) }
    },
  ]

  private mutating func noteReferences(of content: Row.Content?, at place: SourcePosition) {
    switch content {
    case .labels(let ids):
      rowReferences += ids.map { Located(.label($0), at: place) }
    case .row(let id): rowReferences.append(Located(.row(id), at: place))
    case .spacer, .size, nil: break
    }
  }

  private mutating func extent(_ node: YAMLNode) -> ExtentDraft {
    var extent = ExtentDraft()
    read(node, as: "an object", into: &extent, keys: Self.extentKeys)
    if let most = extent.most, most < extent.least {
      report("'least' is above 'most'", at: node.position)
    }
    return extent
  }

  private static let extentKeys: [ConfigurationKey<ExtentDraft>] = [
    .init("least") { $2.least = $0.nonNegative($1) ?? 0 },
    .init("ideal") { $2.ideal = $0.nonNegative($1) },
    .init("most") { $2.most = $0.nonNegative($1) },
  ]
}
