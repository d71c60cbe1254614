/// The parts of a document that apply only to some size classes: its `variation` elements.
///
/// A variation changes attributes and fonts of its parent element, and lists constraints to uninstall (`exclude`) or to
/// install (`include`). The variation `default` applies if no other does; a variation that names width and height takes
/// precedence over one that names only one of them.
struct SizeClassVariations {
  private struct Variation {
    var element: Int
    var owner: Int
    var condition: Condition
  }

  private let tree: XMLTree
  private var variations: [Variation] = []
  /// The scenes that differ between size classes; the root represents a document without scenes.
  private var scenes: Set<Int> = []

  init(_ tree: XMLTree) {
    self.tree = tree
    var counts: [Int: Int] = [:]
    for element in tree.elements.indices where tree[element].name == "variation" {
      guard let owner = tree[element].parent, let key = tree.attribute("key", of: element),
        let condition = Condition(key), counts[owner, default: 0] < Self.maximumCount
      else { continue }
      counts[owner, default: 0] += 1
      variations.append(Variation(element: element, owner: owner, condition: condition))
      if condition.strength > 0 { scenes.insert(scene(of: element)) }
    }
  }

  /// The maximum number of variations of one element: one for each combination of compact, regular and unspecified.
  private static let maximumCount = 9

  /// Whether the scene of an element differs between size classes.
  func concern(_ element: Int) -> Bool { !scenes.isEmpty && scenes.contains(scene(of: element)) }

  private func scene(of element: Int) -> Int {
    tree.ancestor(of: element) { tree[$0].name == "scene" } ?? 0
  }

  /// The document for a size class; for an unknown one, with the variation `default`.
  func resolved(for sizeClass: SizeClass?) -> XMLTree {
    guard !variations.isEmpty else { return tree }
    var result = tree
    var isInstalled: [String: Bool] = [:]
    let matching = (0...2).flatMap { strength in
      variations.filter { $0.condition.strength == strength && $0.condition.holds(in: sizeClass) }
    }
    for variation in matching {
      apply(variation, to: &result)
      for (reference, isIncluded) in masked(by: variation) { isInstalled[reference] = isIncluded }
    }
    for element in result.elements.indices where result[element].name == "constraint" {
      guard let id = result.attribute("id", of: element), isInstalled[id] == false else { continue }
      result.elements[element].name = Self.uninstalled
    }
    return result
  }

  /// The element name for a constraint that is not installed in a size class.
  private static let uninstalled = "uninstalledConstraint"
}

extension SizeClassVariations {
  /// The size classes in which a variation applies.
  private struct Condition {
    var isCompactWide: Bool?
    var isCompactHigh: Bool?

    /// Parses `default`, or `widthClass=compact` and `heightClass=regular`, joined by a hyphen; `nil` for other
    /// variations.
    init?(_ key: String) {
      if key == "default" { return }
      for part in key.split(separator: "-") {
        switch part {
        case "widthClass=compact": isCompactWide = true
        case "widthClass=regular": isCompactWide = false
        case "heightClass=compact": isCompactHigh = true
        case "heightClass=regular": isCompactHigh = false
        default: return nil
        }
      }
    }

    /// The number of dimensions that it names.
    var strength: Int { (isCompactWide == nil ? 0 : 1) + (isCompactHigh == nil ? 0 : 1) }

    func holds(in sizeClass: SizeClass?) -> Bool {
      guard let sizeClass else { return strength == 0 }
      return isCompactWide ?? sizeClass.isCompactWide == sizeClass.isCompactWide
        && isCompactHigh ?? sizeClass.isCompactHigh == sizeClass.isCompactHigh
    }
  }

  /// Sets the attributes of a variation, and its elements with a key such as fonts, on its parent.
  private func apply(_ variation: Variation, to result: inout XMLTree) {
    for (name, value) in tree[variation.element].attributes where name != "key" {
      result.elements[variation.owner].attributes[name] = value
    }
    var children = result[variation.owner].children
    var open: [ElementKey: (all: [Int], next: Int)] = [:]
    for child in children {
      if let key = ElementKey(child, in: tree) { open[key, default: ([], 0)].all.append(child) }
    }
    var replaced: Set<Int> = []
    for child in tree[variation.element].children where tree[child].name != "mask" {
      guard let key = ElementKey(child, in: tree) else { continue }
      // The first of several is replaced.
      if let same = open[key], same.next < same.all.count {
        replaced.insert(same.all[same.next])
        open[key]?.next += 1
      }
      open[key, default: ([], 0)].all.append(child)
      children.append(child)
    }
    result.elements[variation.owner].children = children.filter { !replaced.contains($0) }
  }

  /// What distinguishes a child from the others.
  private struct ElementKey: Hashable {
    var name: String
    var key: String

    /// `nil` for an element without a key.
    init?(_ element: Int, in tree: XMLTree) {
      guard let key = tree.attribute("key", of: element) else { return nil }
      (name, self.key) = (tree[element].name, key)
    }
  }

  /// The constraints that a variation uninstalls or installs.
  private func masked(by variation: Variation) -> [(reference: String, isIncluded: Bool)] {
    tree.children("mask", of: variation.element)
      .filter { tree.attribute("key", of: $0) == "constraints" }
      .flatMap { tree[$0].children }
      .compactMap { child in
        let isKnown = ["include", "exclude"].contains(tree[child].name)
        guard isKnown, let reference = tree.attribute("reference", of: child) else { return nil }
        return (reference, tree[child].name == "include")
      }
  }
}
