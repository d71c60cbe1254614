internal import CopyfitDynamicType
package import CopyfitLabels

/// The width that is left for a text in a row, by room, category and weight.
package struct RowWidths: Hashable, Sendable {
  package struct Place: Hashable, Sendable {
    var frame: Int
    var category: ContentSizeCategory
    var boldText: Bool
  }

  private var rooms: [Place: Interval] = [:]

  /// The width in a room at a category, between that with the largest and with the smallest texts in the rest of the
  /// row; `nil` if the row does not limit it.
  package subscript(place: Place) -> Interval? {
    get { rooms[place] }
    set { rooms[place] = newValue }
  }
}
