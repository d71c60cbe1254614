public import CopyfitSourceText

/// The room for a text in a catalog.
///
/// Only limits in points and pixels are lengths; the others count units of the text.
public struct TextLimit: Hashable, Sendable {
  /// A minimum and a maximum; `nil` if the catalog specifies none.
  public struct Range: Hashable, Sendable {
    /// The minimum.
    public var minimum: Double?
    /// The maximum.
    public var maximum: Double?

    /// Creates a range, by default one that allows everything.
    public init(minimum: Double? = nil, maximum: Double? = nil) {
      self.minimum = minimum
      self.maximum = maximum
    }

    /// Whether the range has no bounds.
    public var isEmpty: Bool { minimum == nil && maximum == nil }
  }

  /// The width, or the length if the unit counts parts of the text.
  public var width: Range
  /// The height of all lines.
  public var height: Range
  /// The maximum number of lines; `nil` if the catalog specifies none.
  public var lines: Int?
  /// The unit of `width` and `height` as written in the file, such as `pixel`, `point`, `char` or `byte`.
  ///
  /// The default of XLIFF 1.2 is `pixel`.
  public var unit: String
  /// The limits of the number of code units of `encoding`, which are bytes by default.
  public var bytes: Range
  /// The encoding whose units `bytes` counts.
  public var encoding = Encoding.utf8
  /// Whether `copyfit budget` wrote the limit, so that it only repeats the measured frames.
  public var isMeasured = false
  /// The font for which the limits were chosen, as written in the file.
  public var font: String?
  /// The place of the limit in the file.
  public var position: SourcePosition

  /// An encoding in which a text is stored.
  public enum Encoding: Hashable, Sendable {
    /// Code units of 8, 16 and 32 bits.
    case utf8, utf16, utf32
  }

  /// Creates a limit.
  public init(
    width: Range = Range(), height: Range = Range(), unit: String, bytes: Range = Range(),
    font: String? = nil, position: SourcePosition
  ) {
    self.width = width
    self.height = height
    self.unit = unit
    self.bytes = bytes
    self.font = font
    self.position = position
  }

  /// Whether width and height are lengths that a frame can have.
  ///
  /// A pixel counts as a point: such limits are written for screens of one pixel per point.
  public var isLength: Bool { unit == "pixel" || unit == "point" }
}
