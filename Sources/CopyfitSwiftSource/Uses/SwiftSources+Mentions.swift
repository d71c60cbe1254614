internal import CopyfitSourceText
internal import CopyfitSwiftTree

extension SwiftSources {
  /// The places where code requests texts by properties and functions that return the text of one key.
  ///
  /// - Complexity: O(*n*) for *n* nodes, with a limit for each expression that is evaluated.
  package func mentions() -> [TextMention] {
    let names = accessorNames
    var evaluator = Evaluator(index)
    var mentions: [TextMention] = []
    for root in roots {
      for node in root.descendants where node.kind == .member && names.contains(node.name) {
        let parent = node.parent
        let isCalled = parent?.kind == .call && parent?.child(0) == node
        let values = evaluator.answer(isCalled ? parent ?? node : node).values
        guard values.count == 1, let traced = values.first, case .text(let key) = traced.value
        else { continue }
        mentions.append(
          TextMention(
            key: key, place: SourceLocation(node),
            namingFile: traced.namingFile(usedAt: node)))
      }
    }
    return mentions
  }

  /// The names of properties and functions of types with texts.
  private var accessorNames: Set<String> {
    var names: Set<String> = []
    for root in roots {
      for node in root.descendants where node.kind == .string {
        let holder = node.ancestors.first { $0.kind == .variable || $0.kind == .function }
        if let holder, holder.mayReturnText,
          holder.parent.flatMap({ index.types.type(of: $0) }) != nil
        {
          names.insert(holder.name)
        }
      }
    }
    return names
  }
}

extension SwiftNode {
  /// Whether a variable or function may return a text, judging by its type.
  fileprivate var mayReturnText: Bool {
    guard let type = child(.typeName) else { return kind == .variable }
    return !Self.typesWithoutText.contains(type.name)
  }

  private static let typesWithoutText: Set = [
    "View", "Bool", "Int", "Double", "CGFloat", "URL", "Data", "Date", "Font", "UIFont", "Image",
    "UIImage", "Color", "UIColor",
  ]
}
