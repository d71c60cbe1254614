package import Copyfit
package import CopyfitCatalogs

/// The frame of a label according to a catalog's limit for its text.
package struct CatalogFrame {
  /// The width, in points.
  package private(set) var width: Double?
  package private(set) var height: Double?
  /// The number of lines; `nil` if unknown.
  package private(set) var lines: Int?
  /// The font of the limit; `nil` if its name or size is missing.
  package private(set) var font: Font?
  /// Whether `copyfit budget` computed the limit from the labels' frames.
  package let isMeasured: Bool

  /// Creates the frame of a limit; `nil` if the limit is not in points.
  package init?(_ limit: TextLimit?) {
    guard let limit, limit.isLength else { return nil }
    isMeasured = limit.isMeasured
    width = limit.width.maximum.flatMap { $0 > 0 ? $0 : nil }
    height = limit.height.maximum.flatMap { $0 > 0 ? $0 : nil }
    lines = limit.lines
    font = limit.font.flatMap(Self.font)
    if width == nil, height == nil { return nil }
  }

  /// The font in the form of XLIFF 1.2, `name;size;style`: "Helvetica;17;bold".
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

  /// Limits a label's frame to this one, unless this one was computed from it.
  ///
  /// - Parameter isAll: Whether the label's frame is only known from the catalog.
  package func narrow(_ spec: inout LabelSpec, isAll: Bool) {
    guard isAll || !isMeasured else { return }
    if let lines, isAll { spec.lines = lines }
    if let width { spec.width = min(width, spec.width ?? width) }
    guard let height, height < spec.height ?? .infinity else { return }
    (spec.height, spec.heightScaling) = (height, nil)
  }
}
