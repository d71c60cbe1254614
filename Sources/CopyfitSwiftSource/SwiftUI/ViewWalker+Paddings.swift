internal import CopyfitLabels
internal import CopyfitSwiftTree

/// The space that padding adds.
extension ViewWalker {
  /// A pair of sides.
  enum Axis { case horizontal, vertical }

  /// The insets of padding on both sides of an axis together, in points.
  mutating func padding(
    _ call: SwiftNode, _ axis: Axis, _ shape: ViewShape
  ) -> ClosedRange<Double> {
    let values = call.children.filter { $0.kind == .argument }.compactMap { $0.child(0) }
    var sides = 2.0...2.0
    var amount: ClosedRange<Double>? =
      PlatformDefaults.padding.points...PlatformDefaults.padding.points
    for (number, value) in values.enumerated() {
      if value.kind == .call,
        value.child(0)?.lastName == "EdgeInsets" || value.child(0)?.name == "init"
      {
        return insets(value, axis, shape)
      }
      if let known = axis == .horizontal ? value.sides : value.verticalSides {
        sides = known...known
      } else if number == 0, values.count > 1 {
        sides = 0...2
      } else if value.kind != .none {
        amount = length(value, in: shape)?.range
      }
    }
    guard let amount else { return sides == 0...0 ? 0...0 : 0...ControlRoom.Length.beyondAll }
    let ends = [sides.lowerBound, sides.upperBound].flatMap {
      [$0 * amount.lowerBound, $0 * amount.upperBound]
    }.sorted()
    return ends[0]...ends[3]
  }

  private mutating func insets(
    _ call: SwiftNode, _ axis: Axis, _ shape: ViewShape
  ) -> ClosedRange<Double> {
    var (least, most) = (0.0, 0.0)
    for label in axis == .horizontal ? ["leading", "trailing"] : ["top", "bottom"] {
      guard let value = constants.evaluator.argument(label, of: call) else { continue }
      guard let range = length(value, in: shape)?.range else {
        return 0...ControlRoom.Length.beyondAll
      }
      (least, most) = (least + range.lowerBound, most + range.upperBound)
    }
    return least...most
  }
}
