/// The number of tabs in each tab bar of a document.
struct TabCounts {
  /// The counts by the identifiers of the controllers in tabs.
  private var ofControllers: [String: Int] = [:]
  /// The counts by the elements of a bar's own item lists.
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

  /// The number of tabs in an item's bar, including the item; `nil` if the document does not determine it.
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
