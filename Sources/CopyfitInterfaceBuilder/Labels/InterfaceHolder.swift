/// A container that shows its texts only on request.
package struct InterfaceHolder: Hashable, Sendable {
  /// The kind of container.
  package enum Kind: Hashable, Sendable {
    /// A prototype of a table's or collection's cells, a screen, or a whole xib.
    case cell, screen, xib
    /// A view that is hidden in the document, with its identity.
    case hidden(String)
  }

  package var kind: Kind
  /// The names by which code can request it: its identifier and its class.
  package var names: [String]
  /// The identities of the objects with text in it.
  package var objects: [String]
}

extension InterfaceHolder {
  /// The containers of a document in its order, without screens that the document itself shows.
  ///
  /// - Parameters:
  ///   - finder: Finds the texts in the document's views.
  ///   - name: The document's name.
  static func all(_ finder: OutletConnections, named name: String) -> [InterfaceHolder] {
    let tree = finder.tree
    let reached = Set(
      tree.elements.filter { $0.name == "segue" }.compactMap { $0.attributes["destination"] })
    let found = tree.elements.indices.flatMap { element -> [InterfaceHolder?] in
      switch tree[element].name {
      case "tableViewCell", "collectionViewCell":
        [cell(element, finder), hidden(element, finder)]
      case "scene": [screen(element, finder, reached)]
      default: [hidden(element, finder)]
      }
    }
    return [xib(name, finder)].compactMap(\.self) + found.compactMap(\.self)
  }

  private static func xib(_ name: String, _ finder: OutletConnections) -> InterfaceHolder? {
    let tree = finder.tree
    // The system itself shows a launch screen.
    guard let objects = tree.child("objects", of: 0), !tree.says("launchScreen", of: 0) else {
      return nil
    }
    let classes = tree[objects].children.filter {
      // Every xib has a placeholder for the first responder, whose class is UIKit's.
      tree.attribute("placeholderIdentifier", of: $0) != "IBFirstResponder"
    }.compactMap { tree.attribute("customClass", of: $0) }
    return InterfaceHolder(kind: .xib, names: [name] + classes, objects: finder.labels(in: 0))
  }

  private static func hidden(_ element: Int, _ finder: OutletConnections) -> InterfaceHolder? {
    let tree = finder.tree
    guard tree.says("hidden", of: element), let identity = tree.attribute("id", of: element) else {
      return nil
    }
    return InterfaceHolder(
      kind: .hidden(identity), names: [], objects: [identity] + finder.labels(in: element))
  }

  /// The identifiers of screens in other documents that a document refers to.
  static func references(in tree: XMLTree) -> Set<String> {
    Set(tree.elements.compactMap { $0.attributes["referencedIdentifier"] })
  }

  private static func cell(_ element: Int, _ finder: OutletConnections) -> InterfaceHolder? {
    let tree = finder.tree
    guard let parent = tree[element].parent, ["prototypes", "cells"].contains(tree[parent].name),
      // A static table's cells are its rows.
      tree[parent].parent.map({ tree[$0].name }) != "tableViewSection"
    else { return nil }
    let names = ["reuseIdentifier", "customClass"].compactMap { tree.attribute($0, of: element) }
    return InterfaceHolder(kind: .cell, names: names, objects: finder.labels(in: element))
  }

  private static func screen(
    _ scene: Int, _ finder: OutletConnections, _ reached: Set<String>
  ) -> InterfaceHolder? {
    let tree = finder.tree
    let objects = tree.child("objects", of: scene).map { tree[$0].children } ?? []
    guard
      let controller = objects.first(where: {
        tree.attribute("sceneMemberID", of: $0) == "viewController"
      }), let identity = tree.attribute("id", of: controller),
      tree.attribute("initialViewController", of: 0) != identity,
      !reached.contains(identity)
    else { return nil }
    let names = ["storyboardIdentifier", "customClass"].compactMap {
      tree.attribute($0, of: controller)
    }
    return InterfaceHolder(kind: .screen, names: names, objects: finder.labels(in: scene))
  }
}
