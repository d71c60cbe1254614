internal import Copyfit
internal import CopyfitDynamicType

/// A system other than iOS that shows a text, with its reader's setting for the size of text.
public struct FitProfile: Hashable, Sendable {
  /// The systems.
  public enum System: String, CaseIterable, Hashable, Sendable {
    /// Android: sizes are scale-independent pixels (sp), and lengths density-independent pixels (dp).
    case android
    /// A page in a browser: sizes and lengths are CSS pixels.
    case web
  }

  /// The system.
  public var system: System
  /// The reader's factor for text, such as 2 for 200 % (WCAG 2.2, 1.4.4).
  public var fontScale: Double
  /// Whether the reader sets the text spacing of WCAG 2.2, 1.4.12.
  public var hasTextSpacing: Bool

  /// The family of Android's system font.
  static let androidFamily = "Roboto"

  /// The size at which a text of a size is drawn.
  ///
  /// - Throws: `RequestError.outOfRange` for a font scale that is not allowed.
  func drawnSize(_ size: Double) throws(RequestError) -> Double {
    do throws(DynamicTypeError) {
      let scale = try AndroidFontScale(fontScale)
      return system == .android ? scale.size(ofScalablePixels: size) : size * fontScale
    } catch {
      let range = AndroidFontScale.range
      throw .outOfRange(
        .fontScale, expected: "from \(range.lowerBound) to \(Int(range.upperBound))")
    }
  }
}

extension LabelSpec {
  /// Sets the text spacing at a size, in points, that a reader must be able to set without loss of content, apart from
  /// the space between words.
  ///
  /// Source: WCAG 2.2, 1.4.12: lines of 1.5 times the size, 2 times the size after paragraphs, and 0.12 times the size
  /// between letters.
  mutating func setTextSpacing(atPointSize size: Double) {
    (paragraph.minimumLineHeight, paragraph.maximumLineHeight) = (1.5 * size, 1.5 * size)
    paragraph.paragraphSpacing = 2 * size
    letterSpacing = 0.12 * size
  }
}
