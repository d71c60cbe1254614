/// An object that code of one of the app's classes reaches by a name.
package struct OutletConnection: Hashable, Sendable {
  /// The class of the object that has the outlet, as the document names it.
  package var owner: String
  /// The outlet's name, `navigationItem` and `tabBarItem` among them; `""` for the object of the class itself.
  package var outlet: String
  /// The identity of the object that the outlet leads to.
  package var destination: String
}

extension OutletConnection {
  /// The connections of a document, in its order.
  static func all(in tree: XMLTree) -> [OutletConnection] {
    tree.elements.indices.flatMap { element in
      [outlet(element, in: tree), item(element, in: tree), own(element, in: tree)]
        .compactMap(\.self)
    }
  }

  /// An outlet, or one of a collection, in the connections of an object of the app's own class.
  private static func outlet(_ element: Int, in tree: XMLTree) -> OutletConnection? {
    guard ["outlet", "outletCollection"].contains(tree[element].name),
      let name = tree.attribute("property", of: element),
      let destination = tree.attribute("destination", of: element),
      let owner = tree[element].parent.flatMap({ tree[$0].parent }),
      let customClass = tree.attribute("customClass", of: owner)
    else { return nil }
    return OutletConnection(owner: customClass, outlet: name, destination: destination)
  }

  /// What a view controller reaches by a property that each one has.
  private static func item(_ element: Int, in tree: XMLTree) -> OutletConnection? {
    guard ["navigationItem", "tabBarItem"].contains(tree[element].name),
      let identifier = tree.attribute("id", of: element), let owner = tree[element].parent,
      let customClass = tree.attribute("customClass", of: owner)
    else { return nil }
    return OutletConnection(
      owner: customClass, outlet: tree[element].name, destination: identifier)
  }

  /// An object of the app's own class, which may set its own text.
  private static func own(_ element: Int, in tree: XMLTree) -> OutletConnection? {
    guard let identifier = tree.attribute("id", of: element),
      let customClass = tree.attribute("customClass", of: element)
    else { return nil }
    return OutletConnection(owner: customClass, outlet: "", destination: identifier)
  }
}
