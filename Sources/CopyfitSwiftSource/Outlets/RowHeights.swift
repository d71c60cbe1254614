internal import CopyfitSwiftTree

/// Finds whether a table's rows take the height of their content.
struct RowHeights {
  let types: TypeTable

  /// What a class says as a table's delegate: `nil` where it says nothing, `false` where a row may have another height.
  func areAutomatic(byDelegate className: String) -> Bool? {
    let functions = types.resolve(className).flatMap { type in
      (types.members("tableView", of: type)?.nodes ?? []).filter(\.tellsRowHeight)
    }
    guard !functions.isEmpty else { return nil }
    return functions.allSatisfy { function in
      guard let block = function.child(.block) else { return false }
      let returned = block.descendants.filter { $0.kind == .return }.map { $0.child(0) }
      guard !returned.isEmpty else { return block.child(0)?.isAutomaticDimension ?? false }
      return returned.allSatisfy { $0?.isAutomaticDimension ?? false }
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
}
