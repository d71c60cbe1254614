internal import CopyfitSwiftTree

extension ViewWalker {
  /// What is found out once about a project or a declaration, because many calls ask for it.
  struct Memo {
    /// Whether the project itself adds views that are not texts.
    var hasOwnSums: Bool?
    /// The sources with tables whose rows are as high as their content.
    var sourcesWithGrowingRows: Set<ObjectIdentifier>?
    /// What initializers store in properties.
    var storing: [SwiftNode: StoringInitializer] = [:]
    /// The names in the assignments of functions.
    var namesInAssignments: [SwiftNode: Set<String>] = [:]
  }
}
