/// Names a text among all that ever were, for memos.
///
/// The object is one per worker and lives as long as a text or a memo knows it, so that no two
/// texts ever have the same name.
struct TextIdentity: Sendable {
  /// Stands for the worker that prepared the text.
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

/// A text's identity without a reference: good as long as somebody keeps the origin.
struct TextName: Hashable, Sendable {
  let origin: ObjectIdentifier
  let number: Int

  init(_ identity: TextIdentity) {
    origin = ObjectIdentifier(identity.origin)
    number = identity.number
  }
}

/// The origins of the texts that a memo knows, kept alive, so that no other worker gets the name of one.
struct OriginList {
  /// More workers than a process has.
  private static let most = 64

  private var origins: [TextIdentity.Origin] = []

  /// Keeps an origin; where there are too many, all others are let go and `false` is returned: the
  /// memo must forget what it knows.
  mutating func keep(_ origin: TextIdentity.Origin) -> Bool {
    if origins.contains(where: { $0 === origin }) { return true }
    let isFull = origins.count >= Self.most
    if isFull { origins.removeAll() }
    origins.append(origin)
    return !isFull
  }
}
