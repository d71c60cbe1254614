internal import CopyfitLabels

/// The places of the parts of a row if a label has its maximum width.
///
/// Other parts have their minimum width, or less if the label leaves less. The left side of the label is at 0.
struct RowLayout {
  /// A part that is drawn beside, above or below the label.
  struct Box: Hashable {
    var part: RowPart
    /// The left side, in points.
    var x: Double
    /// The drawn width, in points.
    var width: Double
    /// 0 beside the label, negative above it, positive below it.
    var line: Int
  }

  /// The parts in their order, without spaces.
  private(set) var boxes: [Box] = []
  /// The left side of the row.
  private(set) var x = 0.0
  private let label: ClosedRange<Double>
  /// The fraction of their minimum width at which views are drawn.
  private var share = 1.0
  /// The width of each space beyond its minimum.
  private var extra = 0.0

  /// - Parameters:
  ///   - label: The width of the label, in points.
  ///   - width: The width of the row, in points.
  init(_ row: RowPart, label: ClosedRange<Double>, width: Double) {
    self.label = label
    let sums = Sums(row, besides: label)
    let free = width - sums.fixed
    if sums.views > free { share = max(0, free / sums.views) }
    if sums.spaces > 0 { extra = max(0, free - sums.views) / Double(sums.spaces) }
    let end = place(row, at: 0)
    for index in boxes.indices { boxes[index].x += x }
    x -= max(0, width - end) / 2
  }

  /// The total widths of the parts beside a label.
  private struct Sums {
    /// The widths that are not changed.
    var fixed = 0.0
    /// The minimum widths of views.
    var views = 0.0
    var spaces = 0

    init(_ part: RowPart, besides label: ClosedRange<Double>) { add(part, label) }

    private mutating func add(_ part: RowPart, _ label: ClosedRange<Double>) {
      switch part.content {
      case .label: fixed += label.upperBound + part.inset(of: label)
      case .text, .view: views += part.width.lowerBound
      case .space:
        fixed += part.width.lowerBound
        spaces += 1
      case .row(let parts, let spacing):
        fixed += spacing * Double(max(0, parts.count - 1))
        for part in parts { add(part, label) }
      case .column(let parts): for part in parts where part.holdsLabel { add(part, label) }
      }
    }
  }

  /// Places a part, and returns its width.
  private mutating func place(_ part: RowPart, at start: Double) -> Double {
    switch part.content {
    case .label:
      let inset = part.inset(of: label)
      x = -(start + inset / 2)
      return label.upperBound + inset
    case .text, .view:
      let width = part.width.lowerBound * share
      boxes.append(Box(part: part, x: start, width: width, line: 0))
      return width
    case .space: return part.width.lowerBound + extra
    case .row(let parts, let spacing):
      var end = start
      for (number, part) in parts.enumerated() {
        if number > 0 { end += spacing }
        end += place(part, at: end)
      }
      return end - start
    case .column(let parts): return place(column: parts, at: start)
    }
  }

  private mutating func place(column parts: [RowPart], at start: Double) -> Double {
    guard let own = parts.firstIndex(where: \.holdsLabel) else { return 0 }
    let width = place(parts[own], at: start)
    for (index, part) in parts.enumerated() where index != own {
      boxes.append(
        Box(part: part, x: start, width: min(width, part.width.lowerBound), line: index - own))
    }
    return width
  }
}

extension RowPart {
  /// The space beside the label's text in its part.
  fileprivate func inset(of label: ClosedRange<Double>) -> Double {
    max(0, width.lowerBound - label.lowerBound)
  }
}
