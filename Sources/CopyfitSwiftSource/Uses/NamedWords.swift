internal import CopyfitSwiftTree

/// Words of documents that sources name: identifiers and classes.
package struct NamedWords: Hashable, Sendable {
  var named: Set<String> = []
  /// The words that are named as values, not only as types.
  var values: Set<String> = []
  /// The fixed parts of the texts that code puts together: before, between and after the arguments.
  var patterns: Set<[String]> = []

  /// Searches sources for words, except in the declarations of types with that name.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  package init(_ words: Set<String>, in sources: SwiftSources) {
    let all = words.union(words.map(\.withLowercaseStart))
    for root in sources.roots {
      let known = root.tree.strings.map(all.contains)
      for node in root.descendants {
        if let pattern = node.pattern { patterns.insert(pattern) }
        guard known[Int(node.record.name)], !Self.declarations.contains(node.kind),
          !node.ancestors.contains(where: {
            Self.declarations.contains($0.kind) && $0.name == node.name
          })
        else { continue }
        named.insert(node.name)
        if Self.expressions.contains(node.kind) && !node.isOfTypeTest || node.isOfResult,
          words.contains(node.name) || node.isOfGeneratedNibs
        {
          values.insert(node.name)
        }
      }
    }
  }

  private static let declarations: Set<SwiftNode.Kind> = [
    .class, .struct, .enum, .protocol, .extension,
  ]

  private static let expressions: Set<SwiftNode.Kind> = [.name, .member, .string, .enumCase]

  /// Whether code may refer to a word.
  package func contains(_ word: String) -> Bool { named.contains(word) || isPutTogether(word) }

  /// Whether code may create or load an object with a name.
  package func makes(_ word: String) -> Bool {
    // R.swift's name for a xib.
    values.contains(word) || values.contains(word.withLowercaseStart) || isPutTogether(word)
  }

  /// Whether code may put a word together from parts, at least half of which are fixed.
  private func isPutTogether(_ word: String) -> Bool {
    patterns.contains { parts in
      word.hasPrefix(parts.first ?? "") && word.hasSuffix(parts.last ?? "")
        && 2 * parts.reduce(0) { $0 + $1.utf8.count } >= word.utf8.count
        && parts.allSatisfy { $0.isEmpty || word.contains($0) }
    }
  }
}

extension SwiftNode {
  /// The parts of a text before, between and after its arguments; `nil` if it has no arguments or cannot be a word.
  fileprivate var pattern: [String]? {
    guard kind == .string, child(0) != nil else { return nil }
    var parts = [""]
    for part in children {
      if part.kind == .piece { parts[parts.count - 1] += part.name } else { parts.append("") }
    }
    return parts.contains { $0.contains(" ") } ? nil : parts
  }

  /// Whether a member is R.swift's name for a xib.
  fileprivate var isOfGeneratedNibs: Bool { kind == .member && child(0)?.name == "nib" }

  /// Whether it is the type of a call's result, which may be created by its type (`let row: Row = .loaded()`).
  fileprivate var isOfResult: Bool {
    guard kind == .typeName, let holder = parent else { return false }
    switch holder.kind {
    case .variable: return holder.declaredValue?.kind == .call
    case .cast: return holder.child(0)?.kind == .call
    default: return false
    }
  }

  /// Whether a class is named only to be compared.
  var isOfTypeTest: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .member, .argument: continue
      case .binary: return ["==", "!=", "===", "!=="].contains(ancestor.name)
      case .call:
        let name = ancestor.child(0)?.name ?? ""
        guard name == "class" else { return Self.typeTests.contains(name) }
      default: return false
      }
    }
    return false
  }

  private static let typeTests: Set = [
    "isKind", "isKindOfClass", "isMember", "isMemberOfClass", "isSubclass", "isSubclassOfClass",
  ]
}
