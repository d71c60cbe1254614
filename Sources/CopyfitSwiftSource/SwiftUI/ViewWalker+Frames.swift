internal import CopyfitLabels
internal import CopyfitSwiftTree

/// Frames, whose lengths may depend on a condition.
extension ViewWalker {
  /// Applies a frame.
  mutating func frame(_ call: SwiftNode, _ inner: inout ViewEnvironment) {
    for argument in call.children where argument.kind == .argument {
      if let value = argument.child(0) { frame(argument.name, value, &inner) }
    }
  }

  /// Applies one length of a frame; of a conditional one, what is known with either of its values.
  private mutating func frame(
    _ label: String, _ given: SwiftNode, _ inner: inout ViewEnvironment
  ) {
    let value = decided(given, inner.shape)
    if value.kind == .ternary, let first = value.child(1), let last = value.child(2) {
      var other = inner
      frame(label, first, &inner)
      frame(label, last, &other)
      inner = inner.union(other)
    } else if value.kind != SwiftNode.Kind.none {
      set(label, value, &inner)
    }
  }

  /// Applies `offset`, which moves a view after it has its size; a view that a state moves is in its place at first.
  mutating func shift(_ call: SwiftNode, _ inner: inout ViewEnvironment) {
    let evaluator = constants.evaluator
    guard let given = evaluator.argument("x", of: call) ?? evaluator.argument("", of: call) else {
      return
    }
    let value = decided(given, inner.shape)
    guard !restsInPlace(value) else { return }
    inner.shift(by: length(value, in: inner.shape)?.range, .decided(by: "offset"))
  }

  /// Whether an offset is zero in one state of the view.
  private mutating func restsInPlace(_ offset: SwiftNode, depth: Int = 0) -> Bool {
    switch offset.kind {
    case .number: return constants.number(offset) == 0
    case .ternary: return offset.children.dropFirst().contains { restsInPlace($0, depth: depth) }
    case .member where offset.name == "zero": return true
    case .member where offset.child(0) != nil && !offset.isOfSelf:
      return offset.child(0).map { restsInPlace($0, depth: depth) } ?? false
    case .name, .member:
      guard depth == 0 else { return false }
      let declared: SwiftNode? =
        switch meaning(of: offset) {
        case .slot(let one), .local(let one): one
        case .declarations(let all): all.count == 1 ? all[0] : nil
        case nil: nil
        }
      return declared?.declaredValue.map { restsInPlace($0, depth: 1) } ?? false
    default: return false
    }
  }

  private mutating func set(_ label: String, _ value: SwiftNode, _ inner: inout ViewEnvironment) {
    let known = length(value, in: inner.shape)
    let range = known?.range
    let doubt = Doubt.decided(by: "frame")
    let lengths = range.map { ControlRoom.between($0, because: .scaledMetric) }
    switch label {
    case "width": inner.fixWidth(lengths ?? screenRoom(value), doubt)
    case "idealWidth": inner.loseOwnWidth(doubt)
    case "maxWidth" where value.name == "infinity": break
    // Whether it limits what has no offered width is not documented.
    case "maxWidth" where !inner.isOffered || inner.mayBeWider:
      let least = range.flatMap { inner.width.capped(at: $0.lowerBound).least }
      inner.width = ControlRoom(
        least: least, most: inner.width.most, doubt: inner.isOffered ? inner.width.doubt : doubt)
    case "maxWidth":
      let cap = lengths ?? screenRoom(value)
      inner.width = cap.map { inner.width.capped(by: $0) } ?? inner.width.atMost(because: doubt)
    case "minWidth":
      // It may be wider than the room.
      inner.width =
        range.map { inner.width.raised(to: $0.upperBound, because: doubt) }
        ?? .unknown(because: doubt)
    case "height": inner.fixHeight(known.flatMap { $0.points >= 0 ? $0 : nil }, doubt)
    case "maxHeight" where value.name != "infinity":
      inner.capHeight(known.flatMap { $0.points >= 0 ? $0 : nil }, doubt)
    case "idealHeight":
      // It is the height of the frame where none is offered.
      if inner.height == .free || !inner.isHeightOffered { inner.height = .unknown(doubt) }
    case "minHeight": inner.raiseHeight(known, doubt)
    default: break
    }
  }
}
