internal import Copyfit
internal import CopyfitCatalogs

/// The frame that a catalog gives a label by the room that it says its text has.
struct CatalogFrame {
  /// In points.
  var width: Double?
  var height: Double?
  /// How many lines there are; `nil` where nothing is said.
  var lines: Int?

  /// The frame of a limit; `nil` where the limit counts something else than points.
  init?(_ limit: TextLimit?) {
    guard let limit, limit.isLength else { return nil }
    width = limit.width.maximum.flatMap { $0 > 0 ? $0 : nil }
    height = limit.height.maximum.flatMap { $0 > 0 ? $0 : nil }
    lines = limit.lines
    if width == nil, height == nil { return nil }
  }

  /// Narrows a label's frame down to this one.
  ///
  /// - Parameter isAll: Whether nothing else says what frame the label has.
  func narrow(_ spec: inout LabelSpec, isAll: Bool) {
    if let lines, isAll { spec.lines = lines }
    if let width { spec.width = min(width, spec.width ?? width) }
    guard let height, height < spec.height ?? .infinity else { return }
    (spec.height, spec.heightScaling) = (height, nil)
  }
}
