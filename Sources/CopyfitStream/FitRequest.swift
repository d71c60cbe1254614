public import Copyfit
public import CopyfitDynamicType

/// A text, a font and a frame: the input of `measure`, and of each line of `stream`.
public struct FitRequest: Hashable, Sendable {
  /// The font's face.
  public enum Face: Hashable, Sendable {
    case file(FontFileReference)
    case style(TextStyle)
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
  /// The maximum width of lines, in points; `nil` for no limit.
  public var width: Double?
  /// The maximum height of all lines, in points; `nil` for no limit.
  public var height: Double?
  /// The maximum number of lines; 0 for no limit.
  public var lines: Int
  /// The way in which text that does not fit is truncated.
  public var mode: LabelSpec.Mode
  /// The minimum scale factor for shrinking; `nil` for none.
  public var minimumScaleFactor: Double?
  /// The minimum size for shrinking, in points; `nil` for none.
  public var minimumFontSize: Double?
  /// Pixels per point.
  public var displayScale: Double
  /// The strategy for choosing line breaks.
  public var lineBreakStrategy: LabelSpec.LineBreakStrategy
  /// The fallback font files in order, as `path` or `path#index`.
  public var fallback: [String]
  /// Whether the result includes the lines.
  public var materializes: Bool
  /// Coordinates of a variable font file; each is clamped to its axis.
  public var variations: [FontVariation] = []
  /// The space added after every character, in points.
  public var letterSpacing = 0.0
  /// The optical size of a variable font.
  public var opticalSize = LabelSpec.OpticalSize.automatic
  /// The direction of lines.
  public var direction = LabelSpec.Direction.natural
}

extension FitRequest {
  /// The label of the request; its font has the size at `large`, or the size `sizes[0]`.
  public var label: LabelSpec {
    var label = LabelSpec(
      font: font, width: width, height: height, lines: lines, mode: mode,
      minimumScaleFactor: minimumScaleFactor, minimumFontSize: minimumFontSize,
      lineBreakStrategy: lineBreakStrategy, displayScale: displayScale)
    label.fallbackFiles = fallback
    label.letterSpacing = letterSpacing
    label.opticalSize = opticalSize
    label.direction = direction
    return label
  }

  private var font: Font {
    let descriptor: FontDescriptor
    switch face {
    case .style(let style): return .textStyle(style)
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
