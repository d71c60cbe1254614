internal import CopyfitSwiftTree

/// The height of a table's rows in code.
package enum RowHeight: String, Hashable, Sendable {
  /// As high as their content.
  case automatic
  /// For some rows, the height in the document.
  case document
  /// A height that code computes.
  case other

  /// Creates the row height from a table's delegate class; `nil` if it sets none.
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
  /// Whether a function is the delegate's function for row heights.
  var tellsRowHeight: Bool {
    kind == .function
      && children.contains { parameter in
        parameter.kind == .parameter
          && ["heightForRowAt", "heightForRowAtIndexPath"].contains(parameter.argumentLabel)
      }
  }

  /// The results of a function.
  fileprivate var results: [SwiftNode] {
    guard let block = child(.block) else { return [] }
    let returned = block.descendants.filter { $0.kind == .return }.compactMap { $0.child(0) }
    return returned.isEmpty ? [block.child(0)].compactMap(\.self) : returned
  }
}
