internal import CopyfitDynamicType

/// The width that a row leaves one of its texts, by frame, category and weight.
package struct RowWidths: Hashable, Sendable {
  /// What is left where the others take all that they want, and what is left where they take the least, in points.
  package struct Span: Hashable, Sendable {
    package var least: Double
    package var most: Double

    package init(least: Double, most: Double) {
      self.least = least
      self.most = most
    }
  }

  package struct Place: Hashable, Sendable {
    var frame: Int
    var category: ContentSizeCategory
    var boldText: Bool
  }

  private var spans: [Place: Span] = [:]

  /// Leaves open how little the row may leave: what the text needs is not known.
  mutating func forgetLeast() {
    for place in spans.keys { spans[place]?.least = 0 }
  }

  /// The width in a frame at a category; `nil` where the row says nothing of it.
  package subscript(place: Place) -> Span? {
    get { spans[place] }
    set { spans[place] = newValue }
  }
}
