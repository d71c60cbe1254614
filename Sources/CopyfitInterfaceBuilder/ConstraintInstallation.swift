/// Which constraints are there, and which come and go with the size class.
///
/// A variation's mask names constraints that are taken away (`exclude`) or brought back (`include`); the
/// variation `default` stands for every size class that no other variation names.
struct ConstraintInstallation {
  private let tree: XMLTree
  private var included: Set<String> = []
  private var excludedByDefault: Set<String> = []
  private var excludedBySizeClass: Set<String> = []

  init(_ tree: XMLTree) {
    self.tree = tree
    for element in tree.elements.indices {
      guard let reference = tree.attribute("reference", of: element),
        let mask = tree[element].parent, tree.attribute("key", of: mask) == "constraints"
      else { continue }
      let variation = tree[mask].parent.flatMap { tree.attribute("key", of: $0) }
      switch tree[element].name {
      case "include": included.insert(reference)
      case "exclude" where variation == "default": excludedByDefault.insert(reference)
      case "exclude": excludedBySizeClass.insert(reference)
      default: break
      }
    }
  }

  /// Whether any size class has the constraint.
  func isEverInstalled(_ constraint: Int) -> Bool {
    guard let id = tree.attribute("id", of: constraint) else { return true }
    return !excludedByDefault.contains(id) || included.contains(id)
  }

  /// Whether the constraint, or its constant, is not the same in all size classes.
  func varies(_ constraint: Int) -> Bool {
    if tree.child("variation", of: constraint) != nil { return true }
    guard let id = tree.attribute("id", of: constraint) else { return false }
    return included.contains(id) || excludedByDefault.contains(id)
      || excludedBySizeClass.contains(id)
  }
}
