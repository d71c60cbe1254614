internal import CopyfitSourceText

/// A value of a property list that knows where it stands.
package struct PropertyListNode: Hashable, Sendable {
  /// What the value is.
  package enum Content: Hashable, Sendable {
    case dictionary([Member])
    case array([PropertyListNode])
    case string(String)
    case number(Double)
    /// Another kind of value, as messages call it.
    case other(String)
  }

  /// A key and its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    /// Where the key starts.
    package var offset: Int
    package var value: PropertyListNode
    /// The comment that stands before the key.
    package var comment: String?
  }

  package var content: Content
  /// Where the value starts, in bytes of UTF-8; 0 in a binary list, which has no lines.
  package var offset: Int

  /// The deepest nesting of dictionaries and lists that is read; real tables have four levels.
  ///
  /// The system reads 512 (`PropertyListSerialization` of Swift 6.3.1 on Linux, each way of writing a list).
  static let maximumDepth = 128

  /// The most values that are read of a binary list, whose values may contain each other: more than a
  /// file of its length can hold one by one.
  static func maximumCount(inBytes length: Int) -> Int { max(10_000, length / 3) }
}

extension PropertyListNode {
  /// The members in the order of the file; none where the value is no dictionary.
  var members: [Member] {
    if case .dictionary(let members) = content { members } else { [] }
  }

  /// The value's text; `nil` where it is not a text.
  var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The members that count: of those with one key the last.
  ///
  /// - Parameter report: Takes each member that does not count, and the one that does in its place.
  func countedMembers(replaced report: (Member, Member) -> Void) -> [Member] {
    var last: [ExactString: Int] = [:]
    let members = members
    for (index, member) in members.enumerated() {
      let key = ExactString(member.key)
      guard let earlier = last.updateValue(index, forKey: key) else { continue }
      report(members[earlier], member)
    }
    return last.count == members.count ? members : last.values.sorted().map { members[$0] }
  }

  /// What the value is, for a message.
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
