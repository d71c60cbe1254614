/// Identifies a text uniquely in the process, for memos.
///
/// There is one object for each worker. It lives as long as a text or a memo refers to it, so that no two texts ever
/// have the same name.
struct TextIdentity: Sendable {
  /// Represents the worker that prepared the text.
  final class Origin: Sendable {
    init() {}
  }

  let origin: Origin
  let number: Int
}

extension TextIdentity: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    left.number == right.number && left.origin === right.origin
  }
}

/// A text's identity without a reference; valid as long as the origin lives.
struct TextName: Hashable, Sendable {
  let origin: ObjectIdentifier
  let number: Int

  init(_ identity: TextIdentity) {
    origin = ObjectIdentifier(identity.origin)
    number = identity.number
  }
}

/// The origins of the texts in a memo.
///
/// It keeps them alive, so that no other worker gets the same address.
struct OriginList {
  /// The maximum number of origins, more than the workers of a process.
  private static let most = 64

  private var origins: [TextIdentity.Origin] = []

  /// Adds an origin.
  ///
  /// If there are too many, removes all others and returns `false`: the memo must be emptied.
  mutating func keep(_ origin: TextIdentity.Origin) -> Bool {
    if origins.contains(where: { $0 === origin }) { return true }
    let isFull = origins.count >= Self.most
    if isFull { origins.removeAll() }
    origins.append(origin)
    return !isFull
  }
}
