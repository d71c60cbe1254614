package import Copyfit
package import CopyfitLabels

extension Label {
  /// Whether a change of its frame or lines is possible: the system sets those of bars and alerts, and only labels and
  /// buttons may have several lines.
  package func allows(_ change: LabelChange, in room: Room) -> Bool {
    room.widthOrigin != .system && !isShownBySystem
      && (change.lines == nil || element == .label || element == .button)
  }

  /// Whether it is in a view of the system that lays it out, such as a bar, and whose room nobody can set.
  package var isShownBySystem: Bool {
    switch element {
    case .navigationItem, .barButtonItem, .tabBarItem: true
    case .label, .button, .textField, .segmentedControl, .tableSection:
      SystemRoom.room(of: surface) != nil || Self.withoutRoom.contains(surface)
    }
  }

  /// The surfaces of the system whose room is not published.
  private static let withoutRoom: Set<Surface> = [
    .backButton, .tab, .menu, .swipeAction, .notification, .shortcut,
  ]
}
