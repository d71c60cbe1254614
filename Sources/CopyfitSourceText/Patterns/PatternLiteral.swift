/// A literal piece that is in every text that matches a pattern.
package struct PatternLiteral: Hashable, Sendable {
  /// The place of the piece in the text.
  package enum Place: Hashable, Sendable {
    case start, end, anywhere
    /// The piece is the whole text.
    case whole
  }

  package var text: String
  var place: Place

  package init(_ text: String, at place: Place) {
    (self.text, self.place) = (text, place)
  }
}
