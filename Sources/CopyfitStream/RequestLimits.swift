package import CopyfitDynamicType

/// The limits of requests and answers.
public enum RequestLimits {
  /// The maximum length of a line without its end, in bytes.
  public static let lineLength = 1 << 20
  /// The maximum number of values of `sizes`, `categories`, `fallback` or `variations`.
  public static let valuesPerList = 256
  /// The maximum number of open fonts of a worker, each with its fallbacks.
  public static let openFonts = 256
  /// The allowed sizes of fonts, in points.
  ///
  /// Smaller sizes would be 0 in a result, which has three decimals. Larger ones do not occur on screens; the limit
  /// keeps arithmetic finite.
  public static let pointSizes = 0.001...100_000
  /// The maximum length of an answer, in bytes.
  public static let answerLength = 1 << 26

  /// The allowed sizes, for messages.
  package static let pointSizeRange = "from 0.001 to 100000 points"

  /// The allowed sizes to which a label may shrink a text, for messages; 0 is UIKit's default.
  package static let minimumSizeRange = "0 (no shrinking) or " + pointSizeRange

  /// The range that a font's sizes must have, and a size outside it; `nil` if all are allowed.
  package static func problem(
    ofSizes font: FontDescriptor
  ) -> (expected: String, found: String)? {
    // Sizes grow with the categories, so if both ends are allowed, all are.
    for category in [ContentSizeCategory.xSmall, .accessibility5] {
      let size = font.pointSize(at: category)
      guard !pointSizes.contains(size) else { continue }
      return (
        pointSizeRange + " at each category",
        "\(RequestError.number(size)) at \(category.name)"
      )
    }
    return nil
  }
}
