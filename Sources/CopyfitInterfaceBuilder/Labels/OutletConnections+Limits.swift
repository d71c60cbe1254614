extension OutletConnections {
  /// The maximum number of texts of a scene or xib.
  static let maximumTexts = 50_000
  /// The maximum number of texts that the outlets of a document lead to: each outlet to a view leads to all texts in it,
  /// and one to a constraint also to the views that it moves.
  ///
  /// Of 1,735 storyboards and xibs of real apps, none leads to more than 848 texts.
  static let maximumReach = 200_000
  /// The maximum number of ways in which code can name the objects of a document.
  static let maximumConnections = 400_000
  /// The maximum number of texts of all containers together, because a container may be in another one.
  static let maximumHeld = 1_000_000

  /// The message about a document with too many connections.
  static let tooManyConnections =
    "code can name the objects of the file in more than \(maximumConnections) ways"

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
    return held > Self.maximumHeld
      ? "the screens, cells and hidden views of the file have more than \(Self.maximumHeld) texts"
      : nil
  }

  private static let containers: Set<String> = ["scene", "tableViewCell", "collectionViewCell"]

  /// The maximum number of texts of all containers (`InterfaceHolder`).
  private var held: Int {
    // A xib is a container itself.
    let first = tree.child("objects", of: 0) == nil ? 0 : textCount(in: 0)
    return tree.elements.indices.reduce(first) { total, element in
      var count = Self.containers.contains(tree[element].name) ? 1 : 0
      if tree.says("hidden", of: element) { count += 1 }
      return count == 0 ? total : total + count * textCount(in: element)
    }
  }

  /// The maximum number of texts that an element's outlets lead to.
  private func reach(of element: Int) -> Int {
    switch tree[element].name {
    case "outlet", "outletCollection":
      guard let target = tree.attribute("destination", of: element).flatMap({ elements[$0] })
      else { return 0 }
      return tree[target].name == "constraint"
        ? moved(by: target).reduce(0) { $0 + 1 + (elements[$1].map(textCount) ?? 0) }
        : textCount(in: target)
    case "tableView":
      let outlets = tree.child("connections", of: element).map { tree[$0].children.count } ?? 0
      return textCount(in: element) * (outlets + 1)
    case "tableViewController": return textCount(in: element) * 2
    default: return 0
    }
  }
}
