/// An object that code of one of the app's classes reaches by a name.
package struct OutletConnection: Hashable, Sendable {
  /// What code may give a constraint.
  package struct Constraint: Hashable, Sendable {
    /// The constant of the document, in points.
    package var constant: Double
    /// Whether it is about widths or places from side to side.
    package var isHorizontal: Bool
  }

  /// The class of the object that has the outlet, as the document names it.
  package var owner: String
  /// The outlet's name, `navigationItem` and `tabBarItem` among them; `""` for the object of the class itself.
  ///
  /// With a dot it is what is in the outlet's object (`cell.textLabel`), with `@` the action that the object calls.
  package var outlet: String
  /// The identity of the object that the outlet leads to.
  package var destination: String
  /// The class of the view controller whose scene the object is in; `nil` in a xib.
  package var controller: String?
  /// The constraint that the outlet leads to, of the object or what holds it.
  package var constraint: Constraint?
  /// Whether the outlet leads to the table whose prototype holds the object, or with the name `@` the owner is that
  /// table's delegate.
  package var isTable = false
}

extension OutletConnection {
  /// The connections of a document, in its order.
  static func all(in tree: XMLTree) -> [OutletConnection] {
    OutletConnections(tree).all
  }
}

/// Finds the connections of a document.
private struct OutletConnections {
  private let tree: XMLTree
  /// The elements by their identities; of several the last.
  private var elements: [String: Int] = [:]

  init(_ tree: XMLTree) {
    self.tree = tree
    for element in tree.elements.indices {
      if let identifier = tree.attribute("id", of: element) { elements[identifier] = element }
    }
  }

  var all: [OutletConnection] {
    tree.elements.indices.flatMap { element -> [OutletConnection] in
      let found = connections(element)
      guard !found.isEmpty, let controller = controller(around: element) else { return found }
      return found.map { connection in
        var connection = connection
        connection.controller = controller
        return connection
      }
    }
  }

  /// The class of the view controller of the scene that an element is in.
  private func controller(around element: Int) -> String? {
    let scene = tree.ancestor(of: element) { tree[$0].name == "scene" }
    let objects = scene.flatMap { tree.child("objects", of: $0) }.map { tree[$0].children } ?? []
    return objects.first { tree.attribute("sceneMemberID", of: $0) == "viewController" }
      .flatMap { tree.attribute("customClass", of: $0) }
  }

  private func connections(_ element: Int) -> [OutletConnection] {
    switch tree[element].name {
    case "outlet", "outletCollection": outlets(element)
    case "action": [action(element)].compactMap(\.self)
    case "tableView": delegate(of: element)
    default: own(element)
    }
  }

  /// The delegate of a table, which may say how high its rows are.
  private func delegate(of table: Int) -> [OutletConnection] {
    let outlets = tree.child("connections", of: table).map { tree.children("outlet", of: $0) } ?? []
    return own(table)
      + outlets.flatMap { outlet -> [OutletConnection] in
        guard tree.attribute("property", of: outlet) == "delegate",
          let delegate = tree.attribute("destination", of: outlet).flatMap({ elements[$0] }),
          tree[delegate].name != "tableViewController",
          let customClass = tree.attribute("customClass", of: delegate)
        else { return [] }
        let connection = OutletConnection(owner: customClass, outlet: "@", destination: "")
        return inPrototypes(of: table, [connection])
      }
  }

  /// An outlet, or one of a collection, in the connections of an object of the app's own class.
  private func outlets(_ element: Int) -> [OutletConnection] {
    guard let name = tree.attribute("property", of: element),
      let destination = tree.attribute("destination", of: element),
      let owner = tree[element].parent.flatMap({ tree[$0].parent }),
      let customClass = tree.attribute("customClass", of: owner)
    else { return [] }
    let outlet = OutletConnection(owner: customClass, outlet: name, destination: destination)
    guard let target = elements[destination] else { return [outlet] }
    return [outlet] + constrained(outlet, target) + inner(of: target, outlet)
      + inPrototypes(of: target, [outlet])
  }

  /// A button that calls an action of one of the app's own classes.
  private func action(_ element: Int) -> OutletConnection? {
    guard let selector = tree.attribute("selector", of: element),
      let destination = tree.attribute("destination", of: element),
      let customClass = elements[destination].flatMap({ tree.attribute("customClass", of: $0) }),
      let sender = tree[element].parent.flatMap({ tree[$0].parent }),
      let identifier = tree.attribute("id", of: sender)
    else { return nil }
    let name = selector.prefix { $0 != ":" }
    return OutletConnection(owner: customClass, outlet: "@\(name)", destination: identifier)
  }

  /// An object of the app's own class, which may set its own text, and what it reaches by properties that each such
  /// object has.
  private func own(_ element: Int) -> [OutletConnection] {
    guard let identifier = tree.attribute("id", of: element),
      let customClass = tree.attribute("customClass", of: element)
    else { return [] }
    let own = OutletConnection(owner: customClass, outlet: "", destination: identifier)
    let items = tree[element].children.compactMap { item -> OutletConnection? in
      guard ["navigationItem", "tabBarItem"].contains(tree[item].name),
        let identifier = tree.attribute("id", of: item)
      else { return nil }
      return OutletConnection(
        owner: customClass, outlet: tree[item].name, destination: identifier)
    }
    let item = tree.child("navigationItem", of: element)
    let bar = OutletConnection(owner: customClass, outlet: "navigationItem", destination: "")
    let table = ["tableView", "@"].map {
      OutletConnection(owner: customClass, outlet: $0, destination: "")
    }
    let tables = tree.child("tableView", of: element).map { inPrototypes(of: $0, table) } ?? []
    return [own] + items + inner(of: element, own) + (item.map { inner(of: $0, bar) } ?? [])
      + tables
  }

  /// The objects that show text in the prototypes of a table, by outlets to the table and by its delegate.
  private func inPrototypes(of table: Int, _ outlets: [OutletConnection]) -> [OutletConnection] {
    guard tree[table].name == "tableView", tree.attribute("dataMode", of: table) != "static",
      let prototypes = tree.child("prototypes", of: table)
    else { return [] }
    return outlets.flatMap { outlet in
      labels(in: prototypes).map { label in
        var connection = outlet
        (connection.destination, connection.isTable) = (label, true)
        return connection
      }
    }
  }

  private static let innerKeys: Set<String> = [
    "textLabel", "detailTextLabel", "rightBarButtonItem", "leftBarButtonItem", "backBarButtonItem",
  ]

  /// The labels of a cell of a built-in style, and the buttons of a bar.
  private func inner(of element: Int, _ outlet: OutletConnection) -> [OutletConnection] {
    guard ["tableViewCell", "navigationItem"].contains(tree[element].name) else { return [] }
    let content = tree.child("tableViewCellContentView", of: element) ?? element
    let holders = [content, tree.child("subviews", of: content)].compactMap(\.self)
    return holders.flatMap { tree[$0].children }.compactMap { part in
      guard let key = tree.attribute("key", of: part), Self.innerKeys.contains(key),
        let identifier = tree.attribute("id", of: part)
      else { return nil }
      var connection = outlet
      connection.outlet += (outlet.outlet.isEmpty ? "" : ".") + key
      connection.destination = identifier
      return connection
    }
  }
}

extension OutletConnections {
  /// The objects that a constraint is of, and those in them, where an outlet leads to one.
  private func constrained(
    _ outlet: OutletConnection, _ element: Int
  ) -> [OutletConnection] {
    guard tree[element].name == "constraint" else { return [] }
    let constraint = OutletConnection.Constraint(
      constant: tree.number("constant", of: element) ?? 0, isHorizontal: isHorizontal(element))
    var seen: Set<String> = []
    return items(of: element).flatMap { item in
      [item] + (elements[item].map(labels) ?? [])
    }.filter { seen.insert($0).inserted }.map { item in
      var connection = outlet
      (connection.destination, connection.constraint) = (item, constraint)
      return connection
    }
  }

  /// A constraint's items, the view that holds it where it names none; what holds the other item stays where it is.
  private func items(of constraint: Int) -> [String] {
    var found = ["firstItem", "secondItem"].compactMap { tree.attribute($0, of: constraint) }
    if tree.attribute("firstItem", of: constraint) == nil {
      let holder = tree[constraint].parent.flatMap { tree[$0].parent }
      found += [holder.flatMap { tree.attribute("id", of: $0) }].compactMap(\.self)
    }
    return found.filter { item in !found.contains { $0 != item && holds(item, $0) } }
  }

  private func holds(_ outer: String, _ inner: String) -> Bool {
    guard let outer = elements[outer], let inner = elements[inner] else { return false }
    return tree.ancestor(of: inner) { $0 == outer } != nil
  }

  private func isHorizontal(_ constraint: Int) -> Bool {
    let attribute = tree.attribute("firstAttribute", of: constraint) ?? ""
    return ["width", "leading", "trailing", "left", "right", "centerX"].contains {
      attribute.hasPrefix($0)
    }
  }

  /// How many elements of a view are looked at.
  private static let maximumInner = 2_000

  /// The objects that show text in a view.
  private func labels(in element: Int) -> [String] {
    var found: [String] = []
    var open = tree[element].children
    var remaining = Self.maximumInner
    while remaining > 0, let next = open.popLast() {
      remaining -= 1
      open += tree[next].children
      guard InterfaceLabel.Control.ofElements[tree[next].name] != nil,
        let identifier = tree.attribute("id", of: next)
      else { continue }
      found.append(identifier)
    }
    return found.reversed()
  }
}
