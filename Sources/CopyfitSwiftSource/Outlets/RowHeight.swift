internal import CopyfitSwiftTree

/// How high code says that a table's rows are.
package enum RowHeight: String, Hashable, Sendable {
  /// As high as their content.
  case automatic
  /// Some rows as high as the document says.
  case document
  /// A height of the code's own.
  case other

  /// What a class says as a table's delegate; `nil` where it says nothing.
  init?(byDelegate className: String, types: TypeTable) {
    let functions = types.resolve(className).flatMap { type in
      (types.members("tableView", of: type)?.nodes ?? []).filter(\.tellsRowHeight)
    }
    guard !functions.isEmpty else { return nil }
    let heights = functions.flatMap(\.results)
    if heights.allSatisfy(\.isAutomaticDimension) {
      self = .automatic
    } else {
      let words = heights.flatMap { [$0] + $0.descendants }.map(\.name)
      self = words.contains("super") || words.contains("rowHeight") ? .document : .other
    }
  }
}

extension SwiftNode {
  /// Whether a function is the one that a table asks how high a row is.
  fileprivate var tellsRowHeight: Bool {
    kind == .function
      && children.contains { parameter in
        parameter.kind == .parameter
          && ["heightForRowAt", "heightForRowAtIndexPath"].contains(parameter.argumentLabel)
      }
  }

  /// What a function returns.
  fileprivate var results: [SwiftNode] {
    guard let block = child(.block) else { return [] }
    let returned = block.descendants.filter { $0.kind == .return }.compactMap { $0.child(0) }
    return returned.isEmpty ? [block.child(0)].compactMap(\.self) : returned
  }
}
