internal import Copyfit
internal import CopyfitCatalogs

/// The frame that a catalog gives a label by the room that it says its text has.
struct CatalogFrame {
  /// In points.
  var width: Double?
  var height: Double?
  /// How many lines there are; `nil` where nothing is said.
  var lines: Int?
  /// The font that the limit was made for; `nil` where it says no name and size.
  var font: Font?
  /// Whether `copyfit budget` measured it in the labels' frames, of which it says nothing new.
  let isMeasured: Bool

  /// The frame of a limit; `nil` where the limit counts something else than points.
  init?(_ limit: TextLimit?) {
    guard let limit, limit.isLength else { return nil }
    isMeasured = limit.isMeasured
    width = limit.width.maximum.flatMap { $0 > 0 ? $0 : nil }
    height = limit.height.maximum.flatMap { $0 > 0 ? $0 : nil }
    lines = limit.lines
    font = limit.font.flatMap(Self.font)
    if width == nil, height == nil { return nil }
  }

  /// The font of `name;size;style`, as XLIFF 1.2 has it: "Helvetica;17;bold".
  private static func font(_ text: String) -> Font? {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false).map {
      trimmed(String($0))
    }
    guard parts.count > 1, !parts[0].isEmpty, let size = Double(parts[1]), size.isFinite, size > 0
    else { return nil }
    let style = parts.dropFirst(2).joined(separator: " ").lowercased()
    var font = Font.custom(parts[0], fixedSize: size)
    if style.contains("bold") { font = font.bold() }
    if style.contains("italic") { font = font.italic() }
    return font
  }

  /// Narrows a label's frame down to this one, unless it was measured in that.
  ///
  /// - Parameter isAll: Whether nothing else says what frame the label has.
  func narrow(_ spec: inout LabelSpec, isAll: Bool) {
    guard isAll || !isMeasured else { return }
    if let lines, isAll { spec.lines = lines }
    if let width { spec.width = min(width, spec.width ?? width) }
    guard let height, height < spec.height ?? .infinity else { return }
    (spec.height, spec.heightScaling) = (height, nil)
  }
}
