package import CopyfitSourceText
package import CopyfitUnicode

/// A comment in a catalog that accepts findings about one text.
package struct DirectedComment: Hashable, Sendable {
  /// The text of a comment.
  package struct Place: Hashable, Sendable {
    /// The folder of the text's catalog, relative to the project.
    package var bundle: String
    /// The table's name.
    package var table: String
    /// The text's key, compared by its bytes.
    package var key: ExactString

    /// Creates the place of a text.
    package init(bundle: String, table: String, key: String) {
      self.bundle = bundle
      self.table = table
      self.key = ExactString(key)
    }

    /// The identifier of a label that shows the text.
    package var label: String { (bundle.isEmpty ? table : "\(bundle)/\(table)") + "#\(key.text)" }
  }

  /// The text of the comment.
  package var place: Place
  /// The language of the file that contains the comment.
  package var locale: LocaleIdentifier
  /// The place of the text.
  package var location: SourceLocation
  /// The directives of the comment in its order; at least one.
  package var directives: [CommentDirective]
  /// Whether it applies to all languages.
  package var isSource: Bool

  /// Creates a comment.
  package init(
    place: Place, locale: LocaleIdentifier, location: SourceLocation,
    directives: [CommentDirective], isSource: Bool
  ) {
    self.place = place
    self.locale = locale
    self.location = location
    self.directives = directives
    self.isSource = isSource
  }

  /// The directive that accepts a rule with a reason; `nil` if no directive does.
  package func directive(accepting rule: Rule) -> CommentDirective? {
    directives.first {
      $0.verb == "ignore" && $0.reason != nil && $0.rules.contains(rule.rawValue)
    }
  }
}

extension DirectedComment.Place: Comparable {
  /// Orders places by the bytes of folder, table and key.
  package static func < (lhs: Self, rhs: Self) -> Bool {
    if lhs.bundle != rhs.bundle {
      return lhs.bundle.utf8.lexicographicallyPrecedes(rhs.bundle.utf8)
    }
    if lhs.table != rhs.table {
      return lhs.table.utf8.lexicographicallyPrecedes(rhs.table.utf8)
    }
    return lhs.key < rhs.key
  }
}
