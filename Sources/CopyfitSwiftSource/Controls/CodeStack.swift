package import CopyfitLabels

/// A row of SwiftUI in code.
package struct CodeStack: Hashable, Sendable {
  /// The width that its members and the gaps between them share.
  package var room: ControlRoom
  /// The row, then the rows in it; their labels are the places of views (`CodeControl.view`).
  package var rows: [Row]
}
