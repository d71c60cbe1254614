extension OutletConnections {
  /// The maximum number of texts of a scene or xib.
  static let maximumTexts = 50_000
  /// The maximum number of texts that the outlets of a document lead to: each outlet to a view leads to all texts in it.
  ///
  /// Of 1,735 storyboards and xibs of real apps, none leads to more than 848.
  static let maximumReach = 200_000

  /// The limit that the document exceeds, as the end of a message; `nil` if it exceeds none.
  var excess: String? {
    let scenes = tree.child("scenes", of: 0).map { tree[$0].children } ?? [0]
    if scenes.contains(where: { textCount(in: $0) > Self.maximumTexts }) {
      return "a scene of the file has more than \(Self.maximumTexts) texts"
    }
    var total = 0
    for element in tree.elements.indices {
      total += reach(of: element)
      guard total <= Self.maximumReach else {
        return "the outlets of the file lead to more than \(Self.maximumReach) texts"
      }
    }
    return nil
  }

  /// The maximum number of texts that an element's outlets lead to.
  private func reach(of element: Int) -> Int {
    switch tree[element].name {
    case "outlet", "outletCollection":
      guard let target = tree.attribute("destination", of: element).flatMap({ elements[$0] })
      else { return 0 }
      return tree[target].name == "constraint"
        ? moved(by: target).compactMap { elements[$0] }.map(textCount).reduce(0, +)
        : textCount(in: target)
    case "tableView":
      let outlets = tree.child("connections", of: element).map { tree[$0].children.count } ?? 0
      return textCount(in: element) * (outlets + 1)
    case "tableViewController": return textCount(in: element) * 2
    default: return 0
    }
  }
}
