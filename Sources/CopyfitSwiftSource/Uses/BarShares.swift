package import CopyfitLabels

/// The parts of a bar that its title and each text of a button have at least; `nil` if they are unknown.
package struct BarShares: Hashable, Sendable {
  package var title: SystemRoom.Share?
  package var button: SystemRoom.Share?
}
