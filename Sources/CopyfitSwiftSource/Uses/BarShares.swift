package import CopyfitLabels

/// The minimum parts of a bar for its title and for each text of a button; `nil` if they are unknown.
package struct BarShares: Hashable, Sendable {
  package var title: SystemRoom.Share?
  package var button: SystemRoom.Share?
}
