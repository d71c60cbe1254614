package import CopyfitLabels
package import CopyfitSourceText

/// Views that share the width of a row; at least one shows a text.
///
/// It is a row of the model, except for values that depend on the device. Its labels have the identities of their
/// objects.
package struct InterfaceRow: Hashable, Sendable {
  /// The identity of the stack, or of the first view in a chain of constraints.
  package var objectID: String
  /// The position of that object.
  package var position: SourcePosition
  package var rule: Row.Rule
  /// The length that the members and the gaps between them share.
  package var room: DeviceLength
  /// Whether the room is exact according to the document; otherwise it is a maximum.
  package var isExact: Bool
  /// The space between two visible members, in points.
  package var spacing = 0.0
  /// Whether code may change the arrangement of the members.
  package var mayChange = false
  /// The members in the order of the document.
  package var members: [Row.Member]

  /// The row with possible unknown content beside the texts of some objects.
  func leavingOpen(_ objects: Set<String>) -> InterfaceRow {
    var row = self
    for index in row.members.indices {
      guard case .labels(let own) = row.members[index].content, !objects.isDisjoint(with: own)
      else { continue }
      row.members[index].inset.atMost = nil
    }
    return row
  }

  /// The row of the model on a screen; `nil` if it has no room there.
  ///
  /// - Parameters:
  ///   - id: The row's identity.
  ///   - canvasWidth: The width of the document's canvas, in points.
  ///   - file: The document's path.
  ///   - labels: Returns the identities of the labels of an object.
  package func model(
    _ id: String, on screen: Room.Screen, ofWidth width: Double, canvasWidth: Double,
    in file: String,
    labels: (_ objectID: String) -> [String]
  ) -> Row? {
    let length = room.length(onDeviceOfWidth: width, canvasWidth: canvasWidth)
    guard length > 0 else { return nil }
    let interval =
      isExact
      ? Interval.exactly(length, because: .constraint)
      : .atMost(length, because: .lessAllowed)
    var row = Row(
      id: id, source: SourceLocation(file: file, position: position), on: screen,
      room: interval, spacing: spacing, rule: rule, members: members)
    for index in row.members.indices {
      guard case .labels(let objects) = row.members[index].content else { continue }
      row.members[index].content = .labels(objects.flatMap(labels))
    }
    if mayChange { row.doubts = [.codedRow] }
    return row
  }
}
