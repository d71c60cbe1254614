/// A piece that every text has which a pattern matches.
package struct PatternLiteral: Hashable, Sendable {
  /// Where in the text the piece stands.
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
