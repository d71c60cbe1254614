/// How many tabs the tab bars of a document have.
struct TabCounts {
  /// The counts by the identifiers of the controllers that are shown as tabs.
  private var ofControllers: [String: Int] = [:]
  /// The counts by the lists of a bar's own items.
  private var ofLists: [Int: Int] = [:]

  init(_ tree: XMLTree) {
    for element in tree.elements.indices {
      switch tree[element].name {
      case "tabBarController": addTabs(of: element, in: tree)
      case "items":
        ofLists[element] = tree.children("tabBarItem", of: element).count
      default: break
      }
    }
  }

  /// The number of tabs beside an item, the item among them; `nil` where the document does not tell.
  func count(around item: Int, in tree: XMLTree) -> Int? {
    guard let holder = tree[item].parent else { return nil }
    return ofLists[holder] ?? tree.attribute("id", of: holder).flatMap { ofControllers[$0] }
  }

  private mutating func addTabs(of controller: Int, in tree: XMLTree) {
    guard let connections = tree.child("connections", of: controller) else { return }
    let controllers = tree.children("segue", of: connections)
      .filter { tree.attribute("relationship", of: $0) == "viewControllers" }
      .compactMap { tree.attribute("destination", of: $0) }
    for identifier in controllers { ofControllers[identifier] = controllers.count }
  }
}
