/// Views that share the width of a row, of which at least one shows a text.
package struct InterfaceRow: Hashable, Sendable {
  /// One of the views.
  package struct Member: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
      /// The texts of an object, with what it keeps free beside them, in points; `nil` where that is not known.
      case texts(objectID: String, inset: Double?)
      /// No text: at least and at most so many points; `nil` for no known limit.
      case size(least: Double, most: Double?)
    }

    package var content: Content
    /// How hard it resists compression, a layout priority.
    package var priority: Double
    /// Whether it shows its text in one line.
    package var isOneLine: Bool
    /// Whether code may hide it, so that it takes no room.
    package var mayHide: Bool
    /// Whether code may give it another text.
    package var mayChange: Bool
    /// Whether something else than the row limits it, too.
    package var isConstrained: Bool
  }

  /// What the members and the gaps between them share.
  package var room: DeviceLength
  /// Whether the room is exactly that, as far as the document says; else it is at most that.
  package var isExact: Bool
  /// What is free between each two members that are shown, in points.
  package var spacing: Double
  /// Whether code may arrange the members in another way.
  package var mayChange: Bool
  /// In the order of the document.
  package var members: [Member]
}
