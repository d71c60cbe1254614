package import Copyfit
package import CopyfitLabels

extension Label {
  /// Whether a change of its frame or lines is possible: the system sets those of bars and alerts, and only labels and
  /// buttons may have several lines.
  package func allows(_ change: LabelChange, in room: Room) -> Bool {
    room.widthOrigin != .system && (change.lines == nil || element == .label || element == .button)
  }
}
