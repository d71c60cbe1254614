internal import CopyfitSourceText

/// Counts the texts of values that a later value of the same name replaces.
extension JSONNode {
  /// The number of texts that the last value of each name lacks, by the offsets of the names of the values that have them.
  ///
  /// A text that several replaced values have counts for the first of them.
  ///
  /// - Parameters:
  ///   - duplicates: The names that occur again, in the order of the text.
  ///   - name: The name of the members that are texts; `nil` if all strings are.
  /// - Complexity: O(*n*) for *n* values.
  func textsLost(
    by duplicates: [JSONParser.Duplicate], named name: String? = nil
  ) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    for duplicate in duplicates.reversed() {
      ends[duplicate.earlier] = ends[duplicate.offset] ?? duplicate.offset
    }
    let values = values(of: duplicates, endingAt: ends)
    var (known, lost): ([Int: TextPaths], [Int: Int]) = ([:], [:])
    for duplicate in duplicates {
      guard let value = values[duplicate.earlier], let end = ends[duplicate.earlier] else {
        continue
      }
      lost[duplicate.earlier] = known[end, default: TextPaths(values[end], named: name)]
        .insert(value, named: name)
    }
    return lost
  }

  /// The values of duplicate names of which one is an object or list, by the offsets of the names.
  ///
  /// Of names with texts alone, the last one has a text, and a file may repeat such a name a million times.
  private func values(
    of duplicates: [JSONParser.Duplicate], endingAt ends: [Int: Int]
  ) -> [Int: JSONNode] {
    let replaced = Set(duplicates.map(\.earlier))
    let names = replaced.union(duplicates.map(\.offset))
    var (groups, values): ([Int: JSONNode], [Int: JSONNode]) = ([:], [:])
    if names.isEmpty { return [:] }
    addValues(of: names, except: replaced, to: &groups) { $0.isGroup }
    if groups.isEmpty { return [:] }
    let nested = Set(groups.keys.map { ends[$0] ?? $0 })
    addValues(of: names.filter { nested.contains(ends[$0] ?? $0) }, except: replaced, to: &values) {
      _ in true
    }
    return values
  }

  /// Adds the values of names.
  ///
  /// Those inside a value that is itself replaced are left out, because all its texts count for its own name.
  private func addValues(
    of names: Set<Int>, except replaced: Set<Int>, to found: inout [Int: JSONNode],
    where isWanted: (JSONNode) -> Bool
  ) {
    switch content {
    case .object(let members):
      for member in members {
        if isWanted(member.value), names.contains(member.offset) {
          found[member.offset] = member.value
        }
        if !member.value.isGroup || replaced.contains(member.offset) { continue }
        member.value.addValues(of: names, except: replaced, to: &found, where: isWanted)
      }
    case .array(let elements):
      for element in elements {
        element.addValues(of: names, except: replaced, to: &found, where: isWanted)
      }
    case .string, .number, .bool, .null: break
    }
  }

  /// Whether it is an object or a list.
  private var isGroup: Bool {
    switch content {
    case .object, .array: true
    case .string, .number, .bool, .null: false
    }
  }
}

/// The paths of the texts in values, as a tree of names and places.
private struct TextPaths {
  /// The paths in the members of an object.
  private var members: [ExactString: TextPaths] = [:]
  /// The paths in the elements of a list.
  private var elements: [TextPaths] = []
  /// Whether a value here is a text, a number, a truth value or `null`.
  private var isScalar = false

  init() {}

  init(_ node: JSONNode?, named name: String?) {
    if let node { _ = insert(node, named: name) }
  }

  /// Adds the texts of a value, and returns how many are new.
  mutating func insert(_ node: JSONNode, named name: String?) -> Int {
    switch node.content {
    case .object(let members):
      return members.reduce(0) { $0 + insert($1, named: name) }
    case .array(let list):
      if elements.count < list.count {
        elements += repeatElement(TextPaths(), count: list.count - elements.count)
      }
      return list.indices.reduce(0) { $0 + elements[$1].insert(list[$1], named: name) }
    case .string:
      defer { isScalar = true }
      return name == nil && !isScalar ? 1 : 0
    case .number, .bool, .null:
      isScalar = true
      return 0
    }
  }

  private mutating func insert(_ member: JSONNode.Member, named name: String?) -> Int {
    let key = ExactString(member.name)
    guard member.name == name else {
      return members[key, default: TextPaths()].insert(member.value, named: name)
    }
    return members.updateValue(TextPaths(), forKey: key) == nil ? 1 : 0
  }
}
