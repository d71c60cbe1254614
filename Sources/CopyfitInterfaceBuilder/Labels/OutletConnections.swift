internal import CopyfitLabels

/// Finds the connections of a document.
struct OutletConnections {
  let tree: XMLTree
  /// The elements by their identities; for duplicates the last one.
  private(set) var elements: [String: Int] = [:]
  /// The elements that show text and have an identity, in the order of the document.
  private var texts: [Int] = []
  /// The number of those elements before each element.
  private var textsBefore: [Int] = []
  /// The elements that show text, by their tags, in the order of the document.
  private(set) var textsByTag: [Int: [Int]] = [:]
  /// The views that horizontal constraints tie to each view, by their identities.
  private(set) var ties: [String: [String]] = [:]
  /// The class of the object that loads a xib.
  let fileOwner: String?
  /// The classes of the view controllers, by their scenes.
  private let controllers: [Int: String]
  /// The labels with a key in a cell or bar, as far as they were found: many outlets may lead to one of them.
  private var parts: [Int: [Part]] = [:]
  /// The texts in the rows of tables, as far as they were found.
  var rows: [Int: [String]] = [:]

  init(_ tree: XMLTree) {
    self.tree = tree
    fileOwner =
      tree.elements.first { $0.attributes["placeholderIdentifier"] == "IBFilesOwner" }?
      .attributes["customClass"]
    controllers = Self.controllers(in: tree)
    var tied: Set<[String]> = []
    for element in tree.elements.indices {
      textsBefore.append(texts.count)
      guard let identifier = tree.attribute("id", of: element) else { continue }
      elements[identifier] = element
      if let tie = tie(element), tied.insert([tie.first, tie.second]).inserted {
        ties[tie.first, default: []].append(tie.second)
        if tied.insert([tie.second, tie.first]).inserted {
          ties[tie.second, default: []].append(tie.first)
        }
      }
      guard Label.Element.ofElements[tree[element].name] != nil else { continue }
      texts.append(element)
      if let tag = tag(of: element) { textsByTag[tag, default: []].append(element) }
    }
    textsBefore.append(texts.count)
  }

  /// The number of objects that show text in a view, including the view itself.
  func textCount(in view: Int) -> Int { textsBefore[tree.end(of: view)] - textsBefore[view] }

  /// The objects that show text in a view, in the order of the document.
  ///
  /// - Parameter isLeftOut: Whether an element is left out with everything in it.
  func labels(in view: Int, except isLeftOut: ((Int) -> Bool)? = nil) -> [String] {
    texts[textsBefore[view + 1]..<textsBefore[tree.end(of: view)]].filter { text in
      guard let isLeftOut else { return true }
      return !isLeftOut(text) && tree.ancestor(of: text) { $0 == view || isLeftOut($0) } == view
    }.compactMap { tree.attribute("id", of: $0) }
  }

  /// The connections, in the order of the document; `nil` if there are too many.
  mutating func all() -> [OutletConnection]? {
    var all: [OutletConnection] = []
    for element in tree.elements.indices {
      let found = connections(element)
      guard all.count + found.count <= Self.maximumConnections else { return nil }
      guard !found.isEmpty, let controller = controller(around: element) else {
        all += found
        continue
      }
      for var connection in found {
        connection.controller = controller
        all.append(connection)
      }
    }
    return all
  }

  /// The class of the view controller of an element's scene.
  func controller(around element: Int) -> String? {
    tree.ancestor(of: element) { tree[$0].name == "scene" }.flatMap { controllers[$0] }
  }

  private static func controllers(in tree: XMLTree) -> [Int: String] {
    var controllers: [Int: String] = [:]
    for scene in tree.elements.indices where tree[scene].name == "scene" {
      let objects = tree.child("objects", of: scene).map { tree[$0].children } ?? []
      controllers[scene] =
        objects.first { tree.attribute("sceneMemberID", of: $0) == "viewController" }
        .flatMap { tree.attribute("customClass", of: $0) }
    }
    return controllers
  }

  private mutating func connections(_ element: Int) -> [OutletConnection] {
    switch tree[element].name {
    case "outlet", "outletCollection": outlets(element)
    case "action": [action(element)].compactMap(\.self)
    case "tableView": delegate(of: element)
    default: own(element) + tagged(element)
    }
  }

  /// The connections of an outlet, or of an item of a collection, of an object with a custom class.
  private mutating func outlets(_ element: Int) -> [OutletConnection] {
    guard let name = tree.attribute("property", of: element),
      let destination = tree.attribute("destination", of: element),
      let owner = tree[element].parent.flatMap({ tree[$0].parent }),
      let customClass = tree.attribute("customClass", of: owner)
    else { return [] }
    let outlet = OutletConnection(owner: customClass, outlet: name, destination: destination)
    guard let target = elements[destination] else { return [outlet] }
    return [outlet] + constrained(outlet, target) + inner(of: target, outlet)
      + inRows(of: target, [outlet]) + around(outlet, target)
  }

  /// The connection of a button that calls an action of a custom class.
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

  /// The connections of an object with a custom class, which may set its own text, and of the objects in its built-in
  /// properties.
  mutating func own(_ element: Int) -> [OutletConnection] {
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
    let tables = tree.child("tableView", of: element).map { inRows(of: $0, table) } ?? []
    return [own] + items + inner(of: element, own) + (item.map { inner(of: $0, bar) } ?? [])
      + tables
  }

  private static let innerKeys: Set<String> = [
    "textLabel", "detailTextLabel", "rightBarButtonItem", "leftBarButtonItem", "backBarButtonItem",
  ]

  /// A label or button with a key.
  private struct Part {
    var key: String
    var identifier: String
  }

  /// The connections of the labels in a cell with a built-in style, and of the buttons in a bar.
  private mutating func inner(of element: Int, _ outlet: OutletConnection) -> [OutletConnection] {
    guard ["tableViewCell", "navigationItem"].contains(tree[element].name) else { return [] }
    let found = parts[element] ?? newParts(of: element)
    parts[element] = found
    return found.map { part in
      var connection = outlet
      connection.outlet += (outlet.outlet.isEmpty ? "" : ".") + part.key
      connection.destination = part.identifier
      return connection
    }
  }

  private func newParts(of element: Int) -> [Part] {
    let content = tree.child("tableViewCellContentView", of: element) ?? element
    let holders = [content, tree.child("subviews", of: content)].compactMap(\.self)
    return holders.flatMap { tree[$0].children }.compactMap { part in
      guard let key = tree.attribute("key", of: part), Self.innerKeys.contains(key),
        let identifier = tree.attribute("id", of: part)
      else { return nil }
      return Part(key: key, identifier: identifier)
    }
  }
}
