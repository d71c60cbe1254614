internal import CopyfitInspection
internal import CopyfitLabels
internal import CopyfitSourceText

/// The surroundings of a drawn label, as compact data.
struct HTMLSurroundings {
  let surroundings: LabelSurroundings
  /// The first words of a text, by the identifiers of its labels; `nil` if they are unknown.
  let name: ([String]) -> String?

  /// A JSON array: the minimum width of the label, the number of views around the row, the views, then the row.
  ///
  /// Lengths are hundredths of a point; a missing maximum is -1.
  var json: String {
    let views = surroundings.containers.map(view)
    var fields: [JSONValue] = [
      Self.length(surroundings.width.lowerBound), .int(surroundings.outerCount), .array(views),
    ]
    if surroundings.outerCount > 0, let row = surroundings.row {
      fields.append(
        self.row(row, width: surroundings.containers[surroundings.outerCount - 1].width))
    }
    return JSONValue.array(fields).dense
  }

  /// A view: its name, its minimum and maximum width, its place.
  private func view(_ container: LabelSurroundings.Container) -> JSONValue {
    let place = container.place.map { "\($0.file):\($0.position.line)" }
    return .array(
      [.string(container.name)] + Self.range(container.width)
        + (place.map { [.string($0)] } ?? []))
  }

  /// The row: its left side from that of the label, its width, then the parts.
  private func row(_ row: RowPart, width: ClosedRange<Double>) -> JSONValue {
    let layout = RowLayout(row, label: surroundings.width, width: width.upperBound)
    return .array(
      [Self.length(layout.x), Self.length(width.upperBound)] + layout.boxes.map(part))
  }

  /// A part: its left side, its drawn width, its minimum and maximum width, its line, and its content: 0 for a view, or
  /// the words of a text.
  private func part(_ box: RowLayout.Box) -> JSONValue {
    let text = box.part.firstText.map { ids in JSONValue.string(name(ids) ?? "") }
    return .array(
      [Self.length(box.x), Self.length(box.width)] + Self.range(box.part.width)
        + [.int(box.line), text ?? .int(0)])
  }

  private static func range(_ range: ClosedRange<Double>) -> [JSONValue] {
    [length(range.lowerBound), range.upperBound.isFinite ? length(range.upperBound) : .int(-1)]
  }

  private static func length(_ points: Double) -> JSONValue {
    .int(HTMLValues.hundredths(points))
  }
}
