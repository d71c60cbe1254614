internal import CopyfitSourceText

/// A value of a property list, with its place.
package struct PropertyListNode: Hashable, Sendable {
  /// The value's content.
  package enum Content: Hashable, Sendable {
    case dictionary([Member])
    case array([PropertyListNode])
    case string(String)
    case number(Double)
    /// Another kind of value, by its name in messages.
    case other(String)
  }

  /// A key and its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    /// The offset of the key.
    package var offset: Int
    package var value: PropertyListNode
    /// The comment before the key.
    package var comment: String?
  }

  package var content: Content
  /// The offset of the value in bytes of UTF-8; 0 in a binary list, which has no lines.
  package var offset: Int

  /// The maximum nesting of dictionaries and lists; real tables have four levels.
  ///
  /// The system reads 512 levels (`PropertyListSerialization` of Swift 6.3.1 on Linux, in every format).
  static let maximumDepth = 128

  /// The maximum number of values in a binary list, whose values may contain each other.
  ///
  /// In a list of more than 65,536 values, a text takes at least 14 bytes even if others share its value: four for the
  /// key, whose text is its own, four for the key's place in the table of offsets, and three for each reference.
  static func maximumCount(inBytes length: Int) -> Int { max(minimumCount, length / 12) }

  /// The number of values that every binary list may have.
  private static let minimumCount = 100_000
}

extension PropertyListNode {
  /// The members in the order of the file; empty if the value is not a dictionary.
  var members: [Member] {
    if case .dictionary(let members) = content { members } else { [] }
  }

  /// The value's text; `nil` if it is not text.
  var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The members that count: the last of each key.
  ///
  /// - Parameter report: Receives each member that does not count, and the one that replaces it.
  func countedMembers(replaced report: (Member, Member) -> Void) -> [Member] {
    let members = members
    if members.count <= 8, members.haveOwnKeys { return members }
    var last: [ExactString: Int] = [:]
    for (index, member) in members.enumerated() {
      let key = ExactString(member.key)
      guard let earlier = last.updateValue(index, forKey: key) else { continue }
      report(members[earlier], member)
    }
    return last.count == members.count ? members : last.values.sorted().map { members[$0] }
  }

  /// The kind of value, for a message.
  var kind: String {
    switch content {
    case .dictionary: "a dictionary"
    case .array: "a list"
    case .string: "a text"
    case .number: "a number"
    case .other(let kind): kind
    }
  }
}

extension [PropertyListNode.Member] {
  /// Whether all keys are different; for few members.
  fileprivate var haveOwnKeys: Bool {
    indices.allSatisfy { index in
      !self[..<index].contains { $0.key.hasSameBytes(as: self[index].key) }
    }
  }
}
