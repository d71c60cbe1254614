internal import CopyfitLabels
internal import CopyfitSwiftTree

/// Members of rows that are rows themselves, or properties of the view.
extension ViewWalker {
  /// A stack in a row.
  mutating func nested(
    _ call: SwiftNode, _ arrangement: StackReading.Arrangement, _ reading: inout StackReading
  ) -> Row.Member {
    let gaps = read(row: call, arrangement, &reading)
    var member = Row.Member(.row(ViewStackRows.id(of: call)))
    let id = ViewStackRows.id(of: call)
    if reading.raised.contains(id) { member.priority = reading.priorities[id] }
    member.inset = .between(gaps.lowerBound, gaps.upperBound)
    return member
  }

  /// The members that a property of the view itself, or a function of it without parameters, returns.
  mutating func members(
    ofProperty name: SwiftNode, _ arrangement: StackReading.Arrangement,
    _ reading: inout StackReading
  ) -> [Row.Member] {
    guard reading.takeView(), name.isOfSelf, case .declarations(let all)? = meaning(of: name),
      all.count == 1,
      all[0].returnsPart, let block = all[0].viewBlocks.first,
      let owner = types.enclosingType(of: name), types.enclosingType(of: all[0]) == owner,
      types.heirs(of: owner).allSatisfy({ types.entries[$0].members[name.name] == nil }),
      reading.properties.insert(all[0]).inserted
    else { return [.opaque] }
    return members(of: block, arrangement, &reading)
  }
}

extension StackReading {
  /// Makes the layout priorities of a row's members 0 or more, in the same order: only their order matters.
  mutating func raisePriorities(of row: inout Row) {
    let all = row.members.map { priority(of: $0) }
    priorities[row.id] = all.max() ?? 0
    let least = row.members.compactMap(\.priority).min() ?? 0
    guard least < 0 else { return }
    raised.insert(row.id)
    for (index, own) in all.enumerated() where own > -.infinity {
      row.members[index].priority = own - least
    }
  }

  /// The priority with which a row serves a member: for a row, the highest in it; spacers come last.
  private func priority(of member: Row.Member) -> Double {
    if let own = member.priority { return own }
    switch member.content {
    case .labels, .size: return 0
    case .spacer: return -.infinity
    case .row(let id): return priorities[id] ?? 0
    }
  }
}

extension SwiftNode {
  /// Whether it is a getter or a function without parameters that returns its views at the end only.
  fileprivate var returnsPart: Bool {
    guard isDeclaration, child(.parameter) == nil, viewBlocks.count == 1,
      let block = viewBlocks.first, block.kind == .block
    else { return false }
    let isFunction = kind == .function || getter != nil
    return isFunction && !block.descendants.contains { $0.kind == .return && $0.parent != block }
  }
}
