internal import CopyfitLabels

extension OutletConnections {
  /// The owners of code that may set the height of a table's rows: the table's own class, and its delegate.
  mutating func delegate(of table: Int) -> [OutletConnection] {
    let own = own(table)
    let outlets = tree.child("connections", of: table).map { tree.children("outlet", of: $0) } ?? []
    let delegates = outlets.compactMap { outlet -> OutletConnection? in
      guard tree.attribute("property", of: outlet) == "delegate",
        let delegate = tree.attribute("destination", of: outlet).flatMap({ elements[$0] }),
        tree[delegate].name != "tableViewController",
        let customClass = tree.attribute("customClass", of: delegate)
      else { return nil }
      return OutletConnection(owner: customClass, outlet: "@", destination: "")
    }
    return own + inRows(of: table, own + delegates)
  }

  /// The objects with text in the rows of a table without a height of their own, through outlets to the table and
  /// through its delegate.
  mutating func inRows(of table: Int, _ outlets: [OutletConnection]) -> [OutletConnection] {
    guard tree[table].name == "tableView", !outlets.isEmpty else { return [] }
    let labels = rows[table] ?? textsInRows(of: table)
    rows[table] = labels
    return labels.flatMap { label in
      outlets.map { outlet in
        var connection = outlet
        (connection.destination, connection.isTable) = (label, true)
        return connection
      }
    }
  }

  private func textsInRows(of table: Int) -> [String] {
    let isStatic = tree.attribute("dataMode", of: table) == "static"
    guard let holder = tree.child(isStatic ? "sections" : "prototypes", of: table) else {
      return []
    }
    return labels(in: holder) { row in
      isStatic && tree[row].name == "tableViewCell" && tree.attribute("rowHeight", of: row) != nil
    }
  }

  /// The objects with text in a view that has an outlet.
  ///
  /// Excluded are a screen's own view, which code may place anywhere, and a table, whose rows are as wide as the table
  /// on the screen.
  func around(_ outlet: OutletConnection, _ element: Int) -> [OutletConnection] {
    let parent = tree[element].parent.map { tree[$0].name }
    guard parent == "subviews" || parent == "arrangedSubviews",
      Label.Element.ofElements[tree[element].name] == nil,
      !["tableView", "collectionView"].contains(tree[element].name)
    else { return [] }
    return labels(in: element).map { label in
      var connection = outlet
      (connection.destination, connection.isAround) = (label, true)
      return connection
    }
  }
}

extension OutletConnections {
  /// Whether a view contains other elements than one that it contains with its tag.
  private func hasOthers(withTag tag: Int, than element: Int, in view: Int) -> Bool {
    guard let all = textsByTag[tag] else { return false }
    // They are in the order of the document.
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle] > view { high = middle } else { low = middle + 1 }
    }
    let end = tree.end(of: view)
    return all[low...].prefix(2).contains { $0 != element && $0 < end }
  }

  func tag(of element: Int) -> Int? {
    tree.attribute("tag", of: element).flatMap { Int($0) }
  }

  /// The objects with a tag, by which code finds them in an enclosing view, or in a cell with an identifier.
  func tagged(_ element: Int) -> [OutletConnection] {
    guard Label.Element.ofElements[tree[element].name] != nil,
      let identifier = tree.attribute("id", of: element),
      let tag = tag(of: element), tag != 0
    else { return [] }
    var owners: [(name: String, view: Int)] = []
    var cell = ""
    var next = tree[element].parent
    while let view = next {
      if let name = tree.attribute("customClass", of: view) { owners.append((name, view)) }
      if cell.isEmpty { cell = tree.attribute("reuseIdentifier", of: view) ?? "" }
      next = tree[view].parent
    }
    let scene = tree.ancestor(of: element) { tree[$0].name == "scene" } ?? 0
    owners += [controller(around: element), fileOwner].compactMap { name in name.map { ($0, scene) }
    }
    var seen: Set<String> = []
    owners.removeAll { !seen.insert($0.name).inserted }
    let found = owners.map { owner in
      var connection = OutletConnection(
        owner: owner.name, outlet: "#\(tag)", destination: identifier)
      connection.isAmbiguous = hasOthers(withTag: tag, than: element, in: owner.view)
      return connection
    }
    guard !cell.isEmpty else { return found }
    var other = OutletConnection(owner: "", outlet: "\(cell)#\(tag)", destination: identifier)
    // Tables of other classes may also have cells with that identifier.
    other.isAmbiguous = true
    return found
      + owners.map {
        OutletConnection(owner: $0.name, outlet: other.outlet, destination: identifier)
      } + [other]
  }
}
