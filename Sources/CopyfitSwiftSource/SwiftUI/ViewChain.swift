internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitSwiftTree

/// The views and modifiers around a text, with the room that each leaves.
///
/// All chains are equal, because nothing depends on them: a text that is walked once for several places has the chain
/// of the first place.
struct ViewChain: Hashable, Sendable {
  private final class Link: Sendable {
    let node: SwiftNode
    let room: ControlRoom
    let heightDoubt: Doubt?
    let fontName: String?
    let outer: Link?

    init(
      _ node: SwiftNode, _ room: ControlRoom, _ heightDoubt: Doubt?, _ fontName: String?,
      in outer: Link?
    ) {
      (self.node, self.room, self.heightDoubt) = (node, room, heightDoubt)
      (self.fontName, self.outer) = (fontName, outer)
    }
  }

  private var nearest: Link?

  static func == (_: ViewChain, _: ViewChain) -> Bool { true }

  func hash(into _: inout Hasher) {}

  /// Adds a view or modifier by the name that calls it.
  mutating func add(
    _ node: SwiftNode, _ room: ControlRoom, _ heightDoubt: Doubt?, fontName: String?
  ) {
    nearest = Link(node, room, heightDoubt, fontName, in: nearest)
  }

  /// Whether both have the same views and modifiers.
  func isSame(as other: ViewChain) -> Bool { nearest === other.nearest }

  /// The views and modifiers, the outermost first, up to a declaration that several places show.
  ///
  /// - Parameters:
  ///   - text: The text inside these views and modifiers.
  ///   - shared: The declarations that several places show.
  func containers(around text: SwiftNode, upTo shared: Set<SwiftNode>) -> [CodeControl.Container] {
    var all: [CodeControl.Container] = []
    var next = nearest
    var inner = text.declaration
    while let link = next {
      let outer = link.node.declaration
      if outer != inner, inner.map(shared.contains) ?? false { break }
      all.append(
        CodeControl.Container(
          name: link.node.name, place: SourceLocation(link.node), room: link.room,
          heightDoubt: link.heightDoubt, fontName: link.fontName))
      (next, inner) = (link.outer, outer)
    }
    return all.reversed()
  }
}

extension SwiftNode {
  /// The function or property that contains it, if views are walked by it.
  fileprivate var declaration: SwiftNode? {
    ancestors.first { node in
      node.kind == .function || node.kind == .variable && node.parent?.kind != .block
    }
  }
}
