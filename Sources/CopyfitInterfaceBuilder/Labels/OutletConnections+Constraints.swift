extension OutletConnections {
  /// The objects of an outlet's constraint, and the objects inside them.
  func constrained(
    _ outlet: OutletConnection, _ element: Int
  ) -> [OutletConnection] {
    guard tree[element].name == "constraint" else { return [] }
    let constraint = OutletConnection.Constraint(
      constant: tree.number("constant", of: element) ?? 0, isHorizontal: isHorizontal(element))
    var seen: Set<String> = []
    return moved(by: element).flatMap { item in
      [item] + (elements[item].map { labels(in: $0) } ?? [])
    }.filter { seen.insert($0).inserted }.map { item in
      var connection = outlet
      (connection.destination, connection.constraint) = (item, constraint)
      return connection
    }
  }

  /// A constraint's items, and if it is about a width, the views that are tied to them side by side.
  func moved(by constraint: Int) -> [String] {
    let own = items(of: constraint)
    guard isHorizontal(constraint) else { return own }
    return own
      + own.flatMap { ties[$0] ?? [] }.filter { tied in
        !own.contains(tied) && !own.contains { holds(tied, $0) }
      }
  }

  /// The items of a constraint that places two views side by side; `nil` for others.
  func tie(_ constraint: Int) -> (first: String, second: String)? {
    let attributes = ["firstAttribute", "secondAttribute"].map {
      tree.attribute($0, of: constraint) ?? ""
    }
    guard tree[constraint].name == "constraint",
      Self.starts.contains(attributes[0]) && Self.ends.contains(attributes[1])
        || Self.ends.contains(attributes[0]) && Self.starts.contains(attributes[1]),
      let first = tree.attribute("firstItem", of: constraint),
      let second = tree.attribute("secondItem", of: constraint)
    else { return nil }
    return (first, second)
  }

  private static let starts: Set = ["leading", "left"]
  private static let ends: Set = ["trailing", "right"]

  /// A constraint's items, or the view that contains it if it names none; an item that contains the other one does not
  /// move and is left out.
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
}
