package import CopyfitLabels
package import CopyfitSourceText

/// Views that share the width of a row, of which at least one shows a text.
///
/// It is a row of the model but for what depends on the device. Its labels have the identities of their objects.
package struct InterfaceRow: Hashable, Sendable {
  /// The identity of the stack, or of the first view that ties lead through.
  package var objectID: String
  /// Where that starts.
  package var position: SourcePosition
  package var rule: Row.Rule
  /// What the members and the gaps between them share.
  package var room: DeviceLength
  /// Whether the room is exactly that, as far as the document says; else it is at most that.
  package var isExact: Bool
  /// What is free between each two members that are shown, in points.
  package var spacing = 0.0
  /// Whether code may arrange the members in another way.
  package var mayChange = false
  /// In the order of the document.
  package var members: [Row.Member]

  /// The row where more stands beside the texts of some objects than is known.
  func leavingOpen(_ objects: Set<String>) -> InterfaceRow {
    var row = self
    for index in row.members.indices {
      guard case .labels(let own) = row.members[index].content, !objects.isDisjoint(with: own)
      else { continue }
      row.members[index].inset.atMost = nil
    }
    return row
  }

  /// The row of the model on a screen of a width; `nil` where it leaves no room there.
  ///
  /// - Parameters:
  ///   - id: The row's identity.
  ///   - canvasWidth: The width of the document's canvas, in points.
  ///   - file: The document's path.
  ///   - labels: The identities of the labels of an object.
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
