internal import Copyfit
internal import CopyfitAudit
package import CopyfitDynamicType
package import CopyfitLabels
package import CopyfitSourceText

/// The known views around a label on one screen, with one text at one size.
package struct LabelSurroundings: Hashable, Sendable {
  /// A view or modifier with the width that it leaves, or the screen.
  package struct Container: Hashable, Sendable {
    package var name: String
    /// The place in code; `nil` for the screen.
    package var place: SourceLocation?
    /// The width, in points; a width that depends on something unknown has two bounds.
    package var width: ClosedRange<Double>
  }

  /// The outermost container is first; those that leave the same width as the one before are left out.
  package var containers: [Container]
  /// The number of containers that are around the row.
  package var outerCount: Int
  /// The row with the label; `nil` if the label is not in a row.
  package var row: RowPart?
  /// The width of the label, in points.
  package var width: ClosedRange<Double>
}

extension LabelSurroundings {
  /// The limits of a label's room; `nil` if it has neither a row nor views around it, or if its width is unlimited.
  ///
  /// - Parameters:
  ///   - text: The text that the label shows.
  ///   - frame: The number of the label's frame.
  ///   - project: The label's project.
  package init?(
    of text: InspectedLabel.Text, in label: InspectedLabel, frame: Int, boldText: Bool,
    at category: ContentSizeCategory, of project: InspectedProject
  ) {
    let own = label.label
    let room = own.model.rooms[frame]
    let widths = text.joined.widths
    let shared = widths?[.init(frame: frame, category: category, boldText: boldText)]
    let texts = widths?.texts(in: frame, boldText: boldText)
    guard !own.containers.isEmpty || texts != nil else { return nil }
    let cell = CellRoom(own, room, shared, boldText: boldText)
    guard let most = cell.spec.width else { return nil }
    width = min(cell.least ?? most, most)...most
    let columns = own.containers.filter { Self.columns.contains($0.name) }.map(\.place)
    row = texts?.part(
      at: project.categories.firstIndex(of: category) ?? 0, width: width, columns: Set(columns))
    let place = row == nil ? nil : texts?.source
    let around = own.containers.firstIndex { $0.place == place } ?? own.containers.count
    containers = []
    outerCount = 0
    var last: ClosedRange<Double>?
    let screen = own.screens[frame].map { $0...$0 }
    if let screen { containers.append(Container(name: "screen", width: screen)) }
    for container in own.containers[..<around] {
      add(container, on: room.screen, in: screen, &last)
    }
    if row != nil, let width = texts?.width {
      let name = around < own.containers.count ? own.containers[around].name : "row"
      containers.append(Container(name: name, place: texts?.source, width: width))
      last = around < own.containers.count ? own.containers[around].width(on: room.screen) : nil
    }
    outerCount = containers.count
    for container in own.containers[around...].dropFirst() {
      add(container, on: room.screen, in: nil, &last)
    }
  }

  /// The views that arrange their members above each other.
  private static let columns: Set<String> = ["VStack", "LazyVStack"]

  /// Adds a view if it changes the width, and contains everything that is known to be in it: a label in several places
  /// may have views that are around only one of them.
  ///
  /// - Parameters:
  ///   - whole: The width of the screen; a view that leaves all of it is a separate screen.
  ///   - last: The width that the previous view leaves.
  private mutating func add(
    _ container: AuditLabel.Container, on screen: Room.Screen, in whole: ClosedRange<Double>?,
    _ last: inout ClosedRange<Double>?
  ) {
    guard let range = container.width(on: screen) else { return }
    defer { last = range }
    if whole == range { containers.removeSubrange(1...) }
    guard range.upperBound < .infinity, range.upperBound >= width.upperBound, range != last,
      range != containers.last?.width
    else { return }
    containers.append(Container(name: container.name, place: container.place, width: range))
  }
}

extension AuditLabel.Container {
  /// The width that it leaves on a screen, in points; `nil` without a limit.
  fileprivate func width(on screen: Room.Screen) -> ClosedRange<Double>? {
    (rooms.first { $0.screen == screen } ?? rooms.last)?.width?.range
  }
}
