package import CopyfitDynamicType
package import CopyfitLabels

/// The width that is left for a text in a row, by room, category and weight.
package struct RowWidths: Hashable, Sendable {
  package struct Place: Hashable, Sendable {
    var frame: Int
    var category: ContentSizeCategory
    var boldText: Bool

    package init(frame: Int, category: ContentSizeCategory, boldText: Bool) {
      (self.frame, self.category, self.boldText) = (frame, category, boldText)
    }
  }

  private var rooms: [Place: Interval] = [:]
  private var texts: [TextsPlace: RowTexts] = [:]

  private struct TextsPlace: Hashable {
    var frame: Int
    var boldText: Bool
  }

  /// The width in a room at a category, from that with the largest texts in the rest of the row to that with the
  /// smallest; `nil` if the row does not limit it.
  ///
  /// Without a maximum, the text may not be shown there.
  package subscript(place: Place) -> Interval? {
    get { rooms[place] }
    set { rooms[place] = newValue }
  }

  /// The texts of the row in a room; `nil` if no row limits the width there.
  package func texts(in frame: Int, boldText: Bool) -> RowTexts? {
    texts[TextsPlace(frame: frame, boldText: boldText)]
  }

  mutating func set(_ row: RowTexts, in frame: Int, boldText: Bool) {
    texts[TextsPlace(frame: frame, boldText: boldText)] = row
  }
}
