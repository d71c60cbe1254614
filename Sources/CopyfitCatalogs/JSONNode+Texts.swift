internal import CopyfitSourceText

/// Counts the texts of values.
extension JSONNode {
  /// The number of texts in a value.
  var textCount: Int { textCount(missingIn: nil) }

  /// The number of texts in a value that another one, which replaces it, does not have.
  ///
  /// - Parameters:
  ///   - other: The value that replaces it; `nil` for none.
  ///   - name: The name of the members that are texts; `nil` if all strings are.
  /// - Complexity: O(*n*) for *n* values.
  func textCount(missingIn other: JSONNode?, named name: String? = nil) -> Int {
    switch content {
    case .object(let members):
      let others = other?.membersByName ?? [:]
      return members.reduce(0) { count, member in
        let value = others[ExactString(member.name)]
        if member.name == name { return count + (value == nil ? 1 : 0) }
        return count + member.value.textCount(missingIn: value, named: name)
      }
    case .array(let elements):
      let others = other?.elements ?? []
      return elements.enumerated().reduce(0) { count, element in
        let value = element.offset < others.count ? others[element.offset] : nil
        return count + element.element.textCount(missingIn: value, named: name)
      }
    case .string: return name == nil && other?.isScalar != true ? 1 : 0
    case .number, .bool, .null: return 0
    }
  }

  /// The objects and lists of duplicate names, by the offsets of the names.
  ///
  /// Those inside a value that is itself replaced are left out, because all its texts count for its own name.
  func groups(of duplicates: [JSONParser.Duplicate]) -> [Int: JSONNode] {
    var found: [Int: JSONNode] = [:]
    let replaced = Set(duplicates.map(\.earlier))
    let names = replaced.union(duplicates.map(\.offset))
    if !names.isEmpty { addGroups(ofNamesAt: names, except: replaced, to: &found) }
    return found
  }

  private func addGroups(
    ofNamesAt names: Set<Int>, except replaced: Set<Int>, to found: inout [Int: JSONNode]
  ) {
    for member in members where !member.value.isScalar {
      if names.contains(member.offset) { found[member.offset] = member.value }
      if replaced.contains(member.offset) { continue }
      member.value.addGroups(ofNamesAt: names, except: replaced, to: &found)
    }
    for element in elements { element.addGroups(ofNamesAt: names, except: replaced, to: &found) }
  }

  private var elements: [JSONNode] {
    if case .array(let elements) = content { elements } else { [] }
  }

  private var isScalar: Bool {
    switch content {
    case .object, .array: false
    case .string, .number, .bool, .null: true
    }
  }

  /// The value of each name, the last one if there are several.
  private var membersByName: [ExactString: JSONNode] {
    Dictionary(members.lazy.map { (ExactString($0.name), $0.value) }) { $1 }
  }
}

extension CatalogProblem {
  /// The end of a sentence about a name that occurs twice: the number of texts that its last value does not have.
  static func effect(ofLosing count: Int) -> String {
    count == 0 ? "" : ", and \(Phrase.count(count, "text is", "texts are")) lost"
  }
}
