internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitSwiftTree

/// The views and modifiers around a text, with the room that each leaves.
struct ViewChain: Sendable {
  private final class Link: Sendable {
    let node: SwiftNode
    let room: ControlRoom
    let height: ControlHeight?
    let heightDoubt: Doubt?
    let fontName: String?
    let outer: Link?

    init(
      _ node: SwiftNode, _ room: ControlRoom, _ height: ControlHeight?, _ heightDoubt: Doubt?,
      _ fontName: String?, in outer: Link?
    ) {
      (self.node, self.room, self.height, self.heightDoubt) = (node, room, height, heightDoubt)
      (self.fontName, self.outer) = (fontName, outer)
    }

    /// The same view or modifier inside another one.
    func inside(_ outer: Link?) -> Link {
      Link(node, room, height, heightDoubt, fontName, in: outer)
    }

    /// The same view or modifier with a room that is true in either place, inside another one.
    func union(_ other: Link, inside outer: Link?) -> Link {
      Link(
        node, room.union(other.room), height == other.height ? height : nil,
        .joined(heightDoubt, other.heightDoubt), fontName, in: outer)
    }

    func isLike(_ other: Link) -> Bool { node == other.node && fontName == other.fontName }
  }

  private var nearest: Link?

  /// Adds a view or modifier by the name that calls it.
  mutating func add(
    _ node: SwiftNode, _ room: ControlRoom, _ height: ControlHeight?, doubt: Doubt?,
    fontName: String?
  ) {
    nearest = Link(node, room, height, doubt, fontName, in: nearest)
  }

  /// Whether both have the same views and modifiers.
  func isSame(as other: ViewChain) -> Bool { nearest === other.nearest }

  /// Keeps the nearest views and modifiers that another place has, too, with rooms that are true in both.
  mutating func join(_ other: ViewChain) {
    var (first, second) = (nearest, other.nearest)
    var common: [(one: Link, other: Link)] = []
    while first !== second, let one = first, let other = second, one.isLike(other) {
      common.append((one, other))
      (first, second) = (one.outer, other.outer)
    }
    let isWhole = first === second
    let isSame = common.allSatisfy {
      $0.room == $1.room && $0.height == $1.height && $0.heightDoubt == $1.heightDoubt
    }
    if isWhole, isSame { return }
    nearest = common.reversed().reduce(isWhole ? first : nil) { outer, link in
      link.one.union(link.other, inside: outer)
    }
  }

  /// The same in another place: what is inside one chain, inside another.
  ///
  /// - Parameter base: The chain of the first place, which is a part of this one, or has no views.
  func moved(from base: ViewChain, to other: ViewChain) -> ViewChain {
    guard !base.isSame(as: other) else { return self }
    var inner: [Link] = []
    var next = nearest
    while let link = next, link !== base.nearest {
      inner.append(link)
      next = link.outer
    }
    guard next === base.nearest else { return self }
    var moved = other
    moved.nearest = inner.reversed().reduce(other.nearest) { $1.inside($0) }
    return moved
  }

  /// The views and modifiers, the outermost first, up to a declaration that several places show.
  ///
  /// - Parameters:
  ///   - text: The text inside these views and modifiers.
  ///   - shared: The declarations that several places show.
  func containers(around text: SwiftNode, upTo shared: Set<SwiftNode>) -> [CodeControl.Container] {
    var links: [Link] = []
    var next = nearest
    while let link = next {
      links.append(link)
      next = link.outer
    }
    let owners = links.map(\.node.declaration)
    var (owner, end) = (text.declaration, 0)
    while end < links.count {
      // Up to its next view, a declaration shows the text in other views, as their content.
      if let last = owners[end...].firstIndex(of: owner) {
        end = last + 1
      } else if owner.map(shared.contains) ?? false {
        break
      } else {
        owner = owners[end]
      }
    }
    return links[..<end].reversed().map { link in
      CodeControl.Container(
        name: link.node.name, place: SourceLocation(link.node), room: link.room,
        height: link.height, heightDoubt: link.heightDoubt, fontName: link.fontName)
    }
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
