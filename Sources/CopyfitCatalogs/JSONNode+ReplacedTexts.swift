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
    let groups = groups(of: duplicates)
    if groups.isEmpty { return [:] }
    var ends: [Int: Int] = [:]
    for duplicate in duplicates.reversed() {
      ends[duplicate.earlier] = ends[duplicate.offset] ?? duplicate.offset
    }
    var (known, lost): ([Int: TextPaths], [Int: Int]) = ([:], [:])
    for duplicate in duplicates {
      guard let group = groups[duplicate.earlier], let end = ends[duplicate.earlier] else {
        continue
      }
      lost[duplicate.earlier] = known[end, default: TextPaths(groups[end], named: name)]
        .insert(group, named: name)
    }
    return lost
  }

  /// The objects and lists of duplicate names, by the offsets of the names.
  ///
  /// Those inside a value that is itself replaced are left out, because all its texts count for its own name.
  private func groups(of duplicates: [JSONParser.Duplicate]) -> [Int: JSONNode] {
    var found: [Int: JSONNode] = [:]
    let replaced = Set(duplicates.map(\.earlier))
    let names = replaced.union(duplicates.map(\.offset))
    if !names.isEmpty { addGroups(ofNamesAt: names, except: replaced, to: &found) }
    return found
  }

  private func addGroups(
    ofNamesAt names: Set<Int>, except replaced: Set<Int>, to found: inout [Int: JSONNode]
  ) {
    switch content {
    case .object(let members):
      for member in members {
        switch member.value.content {
        case .object, .array:
          if names.contains(member.offset) { found[member.offset] = member.value }
        case .string, .number, .bool, .null: continue
        }
        if replaced.contains(member.offset) { continue }
        member.value.addGroups(ofNamesAt: names, except: replaced, to: &found)
      }
    case .array(let elements):
      for element in elements { element.addGroups(ofNamesAt: names, except: replaced, to: &found) }
    case .string, .number, .bool, .null: break
    }
  }
}

/// The paths of the texts in values, as a tree of names and places.
private struct TextPaths {
  private var members: [ExactString: TextPaths] = [:]
  private var elements: [TextPaths] = []
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
