import CopyfitLayout

/// The parameters for every text: its layout at the twelve sizes of body text.
public struct Question: Sendable {
  /// The sizes of body text in the twelve content size categories, in points.
  public static let sizes = [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  /// The width of lines, in points.
  public let width: Double
  let boxes: [LayoutBox]

  /// Creates the parameters for lines of a width.
  public init(width: Double) {
    self.width = width
    boxes = Self.sizes.map { LayoutBox(pointSize: $0, width: width) }
  }
}
