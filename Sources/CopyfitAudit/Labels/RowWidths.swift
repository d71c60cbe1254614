internal import CopyfitDynamicType
package import CopyfitLabels

/// The width that a row leaves one of its texts, by frame, category and weight.
package struct RowWidths: Hashable, Sendable {
  package struct Place: Hashable, Sendable {
    var frame: Int
    var category: ContentSizeCategory
    var boldText: Bool
  }

  private var rooms: [Place: Interval] = [:]

  /// The width in a frame at a category: the least where the others take all that they want, the most where they take
  /// the least; `nil` where the row says nothing of it.
  package subscript(place: Place) -> Interval? {
    get { rooms[place] }
    set { rooms[place] = newValue }
  }
}
