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

  private mutating func set(_ label: String, _ value: SwiftNode, _ inner: inout ViewEnvironment) {
    let number = length(value, in: inner.shape)
    let doubt = Doubt.decided(by: "frame")
    switch label {
    case "width":
      inner.width = number.map { .fixed($0) } ?? .unknown(because: doubt)
      (inner.isOffered, inner.hasFixedWidth) = (true, false)
    case "idealWidth": inner.loseOwnWidth(doubt)
    case "maxWidth" where value.name == "infinity": break
    // Whether it limits what has no offered width is not documented.
    case "maxWidth" where !inner.isOffered || inner.mayBeWider:
      let least = number.flatMap { inner.width.capped(at: $0).least }
      inner.width = ControlRoom(
        least: least, most: inner.width.most, doubt: inner.isOffered ? inner.width.doubt : doubt)
    case "maxWidth":
      inner.width =
        number.map { inner.width.capped(at: $0) } ?? inner.width.atMost(because: doubt)
    case "minWidth":
      // It may be wider than the room.
      inner.width = number.map { inner.width.raised(to: $0) } ?? .unknown(because: doubt)
    case "height": inner.fixHeight(doubt)
    case "maxHeight" where value.name != "infinity": inner.fixHeight(doubt)
    default: break
    }
  }
}
