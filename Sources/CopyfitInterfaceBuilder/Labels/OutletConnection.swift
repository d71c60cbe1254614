/// An object that code of one of the app's classes reaches by a name.
package struct OutletConnection: Hashable, Sendable {
  /// The class of the object that has the outlet, as the document names it.
  package var owner: String
  /// The outlet's name, `navigationItem` and `tabBarItem` among them; `""` for the object of the class itself.
  package var outlet: String
  /// The identity of the object that the outlet leads to.
  package var destination: String
  /// Where the outlet leads to a constraint of the object, that constraint's constant in points.
  package var constant: Double?
}

extension OutletConnection {
  /// The connections of a document, in its order.
  static func all(in tree: XMLTree) -> [OutletConnection] {
    var constraints: [String: Constraint] = [:]
    for element in tree.elements.indices {
      guard let identifier = tree.attribute("id", of: element) else { continue }
      constraints[identifier] = Constraint(element, in: tree)
    }
    return tree.elements.indices.flatMap { element in
      [outlet(element, in: tree), item(element, in: tree), own(element, in: tree)]
        .compactMap(\.self)
    }.flatMap { [$0] + constrained($0, constraints) }
  }

  /// The objects that a constraint is of, where an outlet leads to one.
  private static func constrained(
    _ outlet: OutletConnection, _ constraints: [String: Constraint]
  ) -> [OutletConnection] {
    guard let constraint = constraints[outlet.destination] else { return [] }
    return constraint.items.map { item in
      var connection = outlet
      (connection.destination, connection.constant) = (item, constraint.constant)
      return connection
    }
  }

  /// A constraint by its items, the view that holds it where it names none.
  private struct Constraint {
    var items: [String]
    var constant: Double

    init?(_ element: Int, in tree: XMLTree) {
      guard tree[element].name == "constraint" else { return nil }
      let named = ["firstItem", "secondItem"].compactMap { tree.attribute($0, of: element) }
      let holder = tree[element].parent.flatMap { tree[$0].parent }
        .flatMap { tree.attribute("id", of: $0) }
      items =
        tree.attribute("firstItem", of: element) == nil
        ? named + [holder].compactMap(\.self) : named
      constant = tree.number("constant", of: element) ?? 0
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
