/// Finds the texts that elements show and that are not measured, because their room is unknown.
enum UnmeasuredTexts {
  /// The properties with texts, and what the elements are called, by the names of the elements.
  private static let kinds: [String: (name: String, properties: [String])] = [
    "searchBar": ("a search bar", ["text", "placeholder", "prompt"]),
    "textView": ("a text view", ["text"]),
    "listContentConfiguration": ("a list content configuration", ["text", "secondaryText"]),
  ]

  /// How many texts there are of each kind of element.
  static func counts(in tree: XMLTree) -> [String: Int] {
    var counts: [String: Int] = [:]
    for element in tree.elements.indices {
      guard let kind = kinds[tree[element].name] else { continue }
      let count = kind.properties.count { shows($0, element, in: tree) } + titles(element, in: tree)
      if count > 0 { counts[kind.name, default: 0] += count }
    }
    return counts
  }

  private static func shows(_ property: String, _ element: Int, in tree: XMLTree) -> Bool {
    let key = "attributed" + property.prefix(1).uppercased() + property.dropFirst()
    let attributed = tree.child("attributedString", key: key, of: element)
      .map { AttributedText($0, in: tree).text }
    return !(attributed ?? tree.visibleText(property, of: element) ?? "").isEmpty
  }

  /// How many titles the scopes of a search have.
  private static func titles(_ element: Int, in tree: XMLTree) -> Int {
    tree.child("scopeButtonTitles", of: element).map { tree.children("string", of: $0).count } ?? 0
  }
}
