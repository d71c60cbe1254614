/// Finds visible texts that are not measured because their room is unknown.
enum UnmeasuredTexts {
  /// The kinds of elements with their text properties, by element name.
  private static let kinds: [String: (name: String, properties: [String])] = [
    "searchBar": ("a search bar", ["text", "placeholder", "prompt"]),
    "textView": ("a text view", ["text"]),
    "textField": ("the own text of a text field", ["text"]),
    "listContentConfiguration": ("a list content configuration", ["text", "secondaryText"]),
  ]

  /// The number of texts for each kind of element.
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

  /// The number of titles of a search's scopes.
  private static func titles(_ element: Int, in tree: XMLTree) -> Int {
    tree.child("scopeButtonTitles", of: element).map { tree.children("string", of: $0).count } ?? 0
  }
}
