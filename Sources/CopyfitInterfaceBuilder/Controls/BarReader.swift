internal import CopyfitLabels

/// Reads the content of the bars of a document's view controllers.
struct BarReader {
  private let tree: XMLTree

  init(_ tree: XMLTree) { self.tree = tree }

  /// The bars of all view controllers.
  var bars: DrawnBars {
    var bars = DrawnBars()
    for element in tree.elements.indices {
      if tree[element].name == "navigationBar" {
        bars.hasLargeTitles =
          bars.hasLargeTitles || tree.attribute("largeTitles", of: element) == "YES"
      }
      guard tree.attribute("key", of: element) == "navigationItem",
        let controller = tree[element].parent, let id = tree.attribute("id", of: element)
      else { continue }
      let name = tree.attribute("customClass", of: controller)
      bars.bars.append(bar(element, DrawnBars.Bar(className: name, title: id)))
    }
    return bars
  }

  private func bar(_ element: Int, _ empty: DrawnBars.Bar) -> DrawnBars.Bar {
    var bar = empty
    for child in tree[element].children {
      let key = tree.attribute("key", of: child)
      // A list of items is an element with the property's name.
      let elements = key == nil ? tree[child].children : [child]
      switch key ?? tree[child].name {
      case "leftBarButtonItem", "leftBarButtonItems": bar.left += elements.map(item)
      case "rightBarButtonItem", "rightBarButtonItems": bar.right += elements.map(item)
      case "titleView", "leadingItemGroups", "trailingItemGroups":
        bar.left.append(.unknown)
        continue
      default: continue
      }
      bar.buttons += elements.filter { item($0) == .text }
        .compactMap { tree.attribute("id", of: $0) }
    }
    return bar
  }

  private func item(_ element: Int) -> DrawnBars.Item {
    if let name = tree.attribute("systemItem", of: element) {
      return DrawnBars.Item(systemItem: name)
    }
    let hasView = tree[element].children.contains { tree.attribute("key", of: $0) == "customView" }
    if hasView { return .unknown }
    if tree.attribute("image", of: element) != nil { return .symbol }
    return tree.attribute("title", of: element) == nil ? .unknown : .text
  }
}
