public import Copyfit
public import CopyfitDynamicType

/// A text, a font and a frame: what `measure` is asked, and each line of `stream`.
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
    /// Categories; the size follows them from `pointSize` at `large`, or from the text style.
    case categories([ContentSizeCategory])
  }

  /// The text to fit.
  public var text: String
  /// The text's locale, in any spelling; empty where it is not known.
  public var locale: String
  /// The font, or how to find it.
  public var face: Face
  /// The sizes to fit it at, in the order of the answers.
  public var sizes: Sizes
  /// The size at `large`, in points, of a face that scales with the categories.
  public var pointSize: Double?
  /// The style that such a face scales by.
  public var relativeTo: TextStyle
  /// Limits in points; `nil` for none.
  public var width: Double?
  /// The most that all lines may be high, in points; `nil` for no limit.
  public var height: Double?
  /// How many lines are allowed; 0 for no limit.
  public var lines: Int
  /// How text that does not fit is cut.
  public var mode: LabelSpec.Mode
  /// The least share of its size that the text may shrink to; `nil`: it does not shrink by it.
  public var minimumScaleFactor: Double?
  /// The least size that the text may shrink to, in points; `nil`: it does not shrink by it.
  public var minimumFontSize: Double?
  /// Pixels per point.
  public var displayScale: Double
  /// Which break is taken where several would do.
  public var lineBreakStrategy: LabelSpec.LineBreakStrategy
  /// Files tried in order for characters that the font lacks, as `path` or `path#index`.
  public var fallback: [String]
  /// Whether the answer holds the lines themselves.
  public var materializes: Bool
  /// Coordinates of a variable font file; beyond their axis they are clamped.
  public var variations: [FontVariation] = []
  /// What is added after every character, in points.
  public var letterSpacing = 0.0
  /// The optical size that a variable font is set at.
  public var opticalSize = LabelSpec.OpticalSize.automatic
  /// The direction that lines run in.
  public var direction = LabelSpec.Direction.natural
}

extension FitRequest {
  /// The label that the request describes; its font has the size at `large`, or that of `sizes[0]`.
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
