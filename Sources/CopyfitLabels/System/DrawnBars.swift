/// The content of view controllers' bars in documents.
package struct DrawnBars: Hashable, Sendable {
  /// An item of a bar.
  package enum Item: Hashable, Sendable {
    /// A symbol or another image.
    case symbol
    /// One of the system's texts.
    case word
    /// One of the app's texts.
    case text
    /// Anything else.
    case unknown

    /// Creates one of the system's items from the name of a constant of `UIBarButtonItem.SystemItem`.
    package init(systemItem name: String) { self = Self.words.contains(name) ? .word : .symbol }

    private static let words: Set<String> = [
      "done", "cancel", "edit", "save", "undo", "redo", "close",
    ]
  }

  /// The bar of a view controller.
  package struct Bar: Hashable, Sendable {
    /// The class of the view controller; `nil` for a system class.
    package var className: String?
    /// The identifiers of the objects with the title and with the texts of buttons.
    package var title: String
    package var buttons: [String] = []
    /// The items on the left side and on the right side.
    package var left: [Item] = []
    package var right: [Item] = []

    /// Creates an empty bar.
    package init(className: String?, title: String) {
      (self.className, self.title) = (className, title)
    }
  }

  /// The bars in the order of the documents.
  package var bars: [Bar] = []
  /// Whether a bar shows large titles.
  package var hasLargeTitles = false

  /// Creates an empty collection.
  package init() {}

  /// Joins the bars of documents.
  package init(_ documents: [DrawnBars]) {
    bars = documents.flatMap(\.bars)
    hasLargeTitles = documents.contains(where: \.hasLargeTitles)
  }
}
