package import Copyfit
package import CopyfitLabels

extension Label {
  /// Whether a change of its frame or lines is possible: the system sets those of bars and alerts, and only labels and
  /// buttons may have several lines.
  package func allows(_ change: LabelChange, in room: Room) -> Bool {
    room.widthOrigin != .system && !isLaidOutBySystem
      && (change.lines == nil || element == .label || element == .button)
  }

  /// Whether the system lays it out, so that an app cannot set its room: in a bar, an alert, a menu, or a header or footer of
  /// a section.
  package var isLaidOutBySystem: Bool {
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
