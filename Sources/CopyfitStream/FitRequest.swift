public import Copyfit
public import CopyfitDynamicType

/// A text, a font and a frame: the input of `measure`, and of each line of `stream`.
public struct FitRequest: Hashable, Sendable {
  /// The font's face.
  public enum Face: Hashable, Sendable {
    /// A font file.
    case file(FontFileReference)
    /// A text style, whose sizes come from the table.
    case style(TextStyle)
    /// A font with its own size, such as `headline.italic()`.
    case described(Font)
    /// The system font; its size is given by the request.
    case system
  }

  /// The sizes at which the text is fitted.
  public enum Sizes: Hashable, Sendable {
    /// Sizes in points.
    case points([Double])
    /// Categories; the size follows from `pointSize` at `large`, or from the text style.
    case categories([ContentSizeCategory])
  }

  /// The text to fit.
  public var text: String
  /// The text's locale, in any spelling; empty if it is unknown.
  public var locale: String
  /// The font's face.
  public var face: Face
  /// The sizes at which the text is fitted, in the order of the results.
  public var sizes: Sizes
  /// The size at `large`, in points, of a face that scales with the categories.
  public var pointSize: Double?
  /// The text style that scales the face.
  public var relativeTo: TextStyle
  /// The label; its font is ignored, because `face` and `sizes` give it.
  package var setting: LabelSpec
  /// Whether the result includes the lines.
  public var materializes: Bool
  /// Whether the result includes remedies and the fonts that draw the text.
  public var hasDetails: Bool
  /// Coordinates of a variable font file; each is clamped to its axis.
  public var variations: [FontVariation] = []
  /// The system that shows the text; `nil` for iOS.
  public var profile: FitProfile?
}

extension FitRequest {
  /// The label of the request; its font has the size at `large`, or the size `sizes[0]`.
  public var label: LabelSpec {
    var label = setting
    label.font = font
    return label
  }

  /// The label at one of the sizes of `Sizes.points`.
  ///
  /// - Throws: `RequestError` if text cannot be measured at the size at which the profile draws it.
  package func label(atSize size: Double) throws(RequestError) -> LabelSpec {
    var label = label
    let drawn = try drawnSize(size)
    guard profile == nil || RequestLimits.pointSizes.contains(drawn) else {
      throw .notMeasurable(.sizes, found: drawn)
    }
    label.font = Font(label.descriptor.withSize(drawn))
    profile?.setTextSpacing(
      atPointSize: drawn, of: &label.paragraph, letterSpacing: &label.letterSpacing)
    return label
  }

  private func drawnSize(_ size: Double) throws(RequestError) -> Double {
    do throws(DynamicTypeError) { return try profile?.drawnSize(size) ?? size } catch {
      let factor = profile?.fontScale ?? 1
      throw .outOfRange(
        .fontScale, expected: AndroidFontScale.expectation, found: RequestError.number(factor))
    }
  }

  private var font: Font {
    profile?.named(ownFont) ?? ownFont
  }

  /// The font before the profile replaces the system font.
  private var ownFont: Font {
    let descriptor: FontDescriptor
    switch face {
    case .style(let style): return .textStyle(style)
    case .described(let font): return font
    case .file(let file):
      descriptor = variations.reduce(
        .file(file.path, index: file.index, size: pointSizeAtLarge)
      ) { $0.withVariation($1.axis, $1.value) }
    case .system: descriptor = .system(size: pointSizeAtLarge)
    }
    guard case .categories = sizes else { return Font(descriptor) }
    return Font(descriptor.scaled(relativeTo: relativeTo))
  }

  private var pointSizeAtLarge: Double {
    if case .points(let points) = sizes { points.first ?? 0 } else { pointSize ?? 0 }
  }
}
