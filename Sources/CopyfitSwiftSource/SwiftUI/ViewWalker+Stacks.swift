internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitSwiftTree

/// A row that is being read.
struct StackReading {
  let stack: ViewStack
  var rows: [Row] = []
  /// The properties of views whose members are read; one that is shown twice has no members of its own.
  var properties: Set<SwiftNode> = []
  /// The layout priorities of rows, and the rows whose members have others than in the code.
  var priorities: [String: Double] = [:]
  var raised: Set<String> = []
  /// Whether everything that determines the order of its members is known.
  var isKnown = true
  private var remainingViews = Self.maximumViews

  /// The maximum number of views that are read for a row and those in it, with those that are not among its members.
  private static let maximumViews = 96

  init(stack: ViewStack) { self.stack = stack }

  /// Counts a view; returns whether it may be read.
  ///
  /// If not, the row is unknown.
  mutating func takeView() -> Bool {
    guard remainingViews > 0 else {
      isKnown = false
      return false
    }
    remainingViews -= 1
    return true
  }

  /// The rows; empty if they cannot be read, or have more views than are measured together.
  var knownRows: [Row] {
    guard isKnown, let outer = rows.first else { return [] }
    let all = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
    return RowStack(outer, in: all) { _ in 1 }.view == nil ? [] : rows
  }
}

extension StackReading {
  /// The way in which a container arranges its members.
  enum Arrangement {
    case row, column, depth
    /// Only one of them is shown.
    case choice
  }
}

extension ViewWalker {
  /// The row that contains the members of a container; `nil` if the container is neither an `HStack` nor a
  /// `ViewThatFits` that compares widths.
  mutating func stack(_ call: SwiftNode, _ environment: ViewEnvironment) -> ViewStack? {
    guard call.child(0)?.name == "HStack" || comparesWidths(call) else { return nil }
    if let outer = environment.stack, rows(of: outer).contains(call) { return outer }
    return environment.row(call)
  }

  /// Whether a container is a `ViewThatFits` that shows a view only if its width fits.
  private func comparesWidths(_ call: SwiftNode) -> Bool {
    guard call.child(0)?.name == "ViewThatFits" else { return false }
    return constants.evaluator.argument("in", of: call)?.name != "vertical"
  }

  /// The members of a row and of the rows in it.
  private mutating func rows(of stack: ViewStack) -> ViewStackRows {
    let key = stack.inAnyRoom
    if let known = environments.rows[key] { return known }
    var reading = StackReading(stack: stack)
    let gaps =
      comparesWidths(stack.call)
      ? read(trial: stack.call, &reading) : read(row: stack.call, .row, &reading)
    let rows = ViewStackRows(rows: reading.knownRows, gaps: gaps)
    environments.rows[key] = rows
    return rows
  }

  /// Reads the row that contains a text.
  mutating func readStack(of environment: ViewEnvironment) {
    if let stack = environment.stack { _ = rows(of: stack) }
  }

  /// Reads a `ViewThatFits` as a row of its own.
  private mutating func read(
    trial call: SwiftNode, _ reading: inout StackReading
  ) -> ClosedRange<Double> {
    var row = Row(
      id: ViewStackRows.id(of: call) + ":trial", source: SourceLocation(call),
      room: .between(0, nil), rule: .swiftUI)
    reading.rows.append(row)
    row.members = [nested(call, .choice, &reading)]
    reading.rows[0] = row
    return 0...0
  }

  /// Reads a container as a row; returns the space of the gaps between its members beyond the row's spacing.
  mutating func read(
    row call: SwiftNode, _ arrangement: StackReading.Arrangement, _ reading: inout StackReading
  ) -> ClosedRange<Double> {
    let number = reading.rows.count
    var row = Row(
      id: ViewStackRows.id(of: call), source: SourceLocation(call), room: .between(0, nil),
      rule: .swiftUI)
    reading.rows.append(row)
    row.members = contents(of: call, arrangement, &reading)
    if arrangement == .choice {
      choose(call, &row, in: reading.stack)
    } else if arrangement != .row {
      row.axis = .vertical
    }
    reading.raisePriorities(of: &row)
    let gaps = arrangement == .row ? spacing(call, &row, &reading) : 0...0
    reading.rows[number] = row
    return gaps
  }

  /// Arranges the members of a `ViewThatFits`, of which one is shown.
  private func choose(_ call: SwiftNode, _ row: inout Row, in stack: ViewStack) {
    let axis = constants.evaluator.argument("in", of: call)?.name
    row.axis = comparesWidths(call) ? .firstThatFits : .vertical
    // A frame around the view, inside a row, may have a height.
    let isHeightFree = stack.isHeightFree && call == stack.call && axis != "vertical"
    guard axis != "horizontal", !isHeightFree else { return }
    // Each but the last may be too high.
    for index in row.members.indices where index < row.members.count - 1 || row.axis == .vertical {
      row.members[index].mayHide = true
    }
  }

  private mutating func spacing(
    _ call: SwiftNode, _ row: inout Row, _ reading: inout StackReading
  ) -> ClosedRange<Double> {
    let count = Double(max(0, row.members.count - 1))
    let argument = constants.evaluator.argument("spacing", of: call)
    guard let argument, argument.kind != .none else {
      return 0...count * PlatformDefaults.stackSpacing.points
    }
    guard let number = constants.number(argument), number >= 0 else {
      // The spacing may be negative, which leaves more room.
      reading.isKnown = false
      return 0...0
    }
    row.spacing = number
    return 0...0
  }

  /// The members in the only closure of a container.
  private mutating func contents(
    of call: SwiftNode, _ arrangement: StackReading.Arrangement, _ reading: inout StackReading
  ) -> [Row.Member] {
    let contents = call.children.filter { $0.kind == .argument && $0.child(0)?.kind == .closure }
    guard contents.count == 1, let block = contents[0].child(0)?.child(.block) else {
      reading.isKnown = false
      return []
    }
    return members(of: block, arrangement, &reading)
  }

  mutating func members(
    of node: SwiftNode, _ arrangement: StackReading.Arrangement, _ reading: inout StackReading
  ) -> [Row.Member] {
    switch node.kind {
    case .variable, .function: return []
    case .block, .return:
      var all: [Row.Member] = []
      for child in node.children { all += members(of: child, arrangement, &reading) }
      return all
    case .branch, .switch, .switchCase:
      var all: [Row.Member] = []
      let alternatives: [SwiftNode.Kind] = [.block, .branch, .switch, .switchCase]
      let dead = deadAlternatives(of: node)
      for child in node.children where alternatives.contains(child.kind) && !dead.contains(child) {
        all += members(of: child, arrangement, &reading).map(\.hidden)
      }
      return all
    case .call:
      guard let callee = node.child(0) else { return [.opaque] }
      if callee.kind == .name { return members(of: node, callee, arrangement, &reading) }
      guard callee.kind == .member, let base = callee.child(0) else { return [.opaque] }
      let known = reading.rows.count
      let inner = members(of: base, arrangement, &reading)
      let changed = inner.map { modified($0, by: callee.name, node, &reading) }
      // A view in a row of another size is not offered its width here.
      let isLost = zip(inner, changed).contains { $0.isRow && !$1.isRow }
      if isLost { reading.rows.removeSubrange(known...) }
      return isLost ? changed.map { $0.isRow ? .opaque : $0 } : changed
    case .member:
      let isColor = node.child(0)?.name == "Color" && ownViews("Color", at: node).isEmpty
      return isColor ? [.filling] : members(ofProperty: node, arrangement, &reading)
    case .name: return members(ofProperty: node, arrangement, &reading)
    default: return [.opaque]
    }
  }

  /// The members that a SwiftUI view consists of.
  private mutating func members(
    of call: SwiftNode, _ callee: SwiftNode, _ arrangement: StackReading.Arrangement,
    _ reading: inout StackReading
  ) -> [Row.Member] {
    guard reading.takeView() else { return [.opaque] }
    guard meaning(of: callee) == nil, ownViews(callee.name, at: callee).isEmpty else {
      return call.child(1) == nil ? members(ofProperty: callee, arrangement, &reading) : [.opaque]
    }
    switch callee.name {
    case "EmptyView": return arrangement == .choice ? [.absent] : []
    case "Group": return contents(of: call, arrangement, &reading)
    case "Text": return [textMember(call)]
    case "Image": return [symbolMember(call, reading.stack)]
    case "Button": return [buttonMember(call, &reading)]
    case "Spacer": return spacerMembers(call, arrangement)
    case "Divider": return dividerMembers(arrangement)
    case "Color", "Rectangle", "Circle", "Capsule", "Ellipse", "RoundedRectangle": return [.filling]
    case "HStack": return [nested(call, .row, &reading)]
    case "VStack": return [nested(call, .column, &reading)]
    case "ZStack": return [nested(call, .depth, &reading)]
    case "ViewThatFits": return [nested(call, .choice, &reading)]
    case "Section", "Tab": return [.opaque]
    default:
      let isOne =
        ViewDefaults.texts[callee.name] != nil || ViewDefaults.single.contains(callee.name)
      return [isOne ? .anySize : .opaque]
    }
  }
}
