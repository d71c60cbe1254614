internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitSwiftTree

/// The views and modifiers around a text, with the room that each leaves.
///
/// All chains are equal, because nothing is decided by them: a text that is walked once for several places has the chain
/// of the first.
struct ViewChain: Hashable, Sendable {
  private final class Link: Sendable {
    let node: SwiftNode
    let room: ControlRoom
    let heightDoubt: Doubt?
    let outer: Link?

    init(_ node: SwiftNode, _ room: ControlRoom, _ heightDoubt: Doubt?, in outer: Link?) {
      (self.node, self.room, self.heightDoubt, self.outer) = (node, room, heightDoubt, outer)
    }
  }

  private var nearest: Link?

  static func == (_: ViewChain, _: ViewChain) -> Bool { true }

  func hash(into _: inout Hasher) {}

  /// Adds a view or modifier by the name that calls it.
  mutating func add(_ node: SwiftNode, _ room: ControlRoom, _ heightDoubt: Doubt?) {
    nearest = Link(node, room, heightDoubt, in: nearest)
  }

  /// The views and modifiers, the outermost first.
  var containers: [CodeControl.Container] {
    var all: [CodeControl.Container] = []
    var next = nearest
    while let link = next {
      all.append(
        CodeControl.Container(
          name: link.node.name, place: SourceLocation(link.node), room: link.room,
          heightDoubt: link.heightDoubt))
      next = link.outer
    }
    return all.reversed()
  }
}
