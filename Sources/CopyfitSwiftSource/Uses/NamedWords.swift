internal import CopyfitSwiftTree

/// Words of documents that sources name: identifiers and classes.
package struct NamedWords: Hashable, Sendable {
  var named: Set<String> = []
  /// Those of them that are named as values, not only as the types of some.
  var values: Set<String> = []
  /// The beginnings and ends of texts that code puts together.
  var pieces: Set<String> = []

  /// A piece that is shorter says nothing.
  private static let shortestPiece = 3

  /// Looks for words in sources, other than where a type of that name is declared.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  package init(_ words: Set<String>, in sources: SwiftSources) {
    let words = words.union(words.map(\.withLowercaseStart))
    for root in sources.roots {
      let known = root.tree.strings.map(words.contains)
      for node in root.descendants {
        if node.kind == .piece, node.name.utf8.count >= Self.shortestPiece, !node.name.contains(" ")
        {
          pieces.insert(node.name)
        }
        guard known[Int(node.record.name)], !Self.declarations.contains(node.kind),
          !node.ancestors.contains(where: {
            Self.declarations.contains($0.kind) && $0.name == node.name
          })
        else { continue }
        named.insert(node.name)
        if Self.expressions.contains(node.kind) { values.insert(node.name) }
      }
    }
  }

  private static let declarations: Set<SwiftNode.Kind> = [
    .class, .struct, .enum, .protocol, .extension,
  ]

  private static let expressions: Set<SwiftNode.Kind> = [.name, .member, .string, .enumCase]

  /// Whether code may mean a word.
  package func contains(_ word: String) -> Bool { named.contains(word) || isPutTogether(word) }

  /// Whether code may make something that a word names, or load it.
  package func makes(_ word: String) -> Bool {
    // R.swift names a xib so.
    values.contains(word) || values.contains(word.withLowercaseStart) || isPutTogether(word)
  }

  private func isPutTogether(_ word: String) -> Bool {
    pieces.contains { word.hasPrefix($0) || word.hasSuffix($0) }
  }
}
