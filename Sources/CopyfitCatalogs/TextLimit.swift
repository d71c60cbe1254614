public import CopyfitSourceText

/// How much room a catalog says that a text has.
///
/// Only limits in points and pixels are lengths; the others count something of the text.
public struct TextLimit: Hashable, Sendable {
  /// The least and the most of something; `nil` where nothing is said.
  public struct Range: Hashable, Sendable {
    /// The least.
    public var minimum: Double?
    /// The most.
    public var maximum: Double?

    /// Creates a range, by default one that allows everything.
    public init(minimum: Double? = nil, maximum: Double? = nil) {
      self.minimum = minimum
      self.maximum = maximum
    }

    /// Whether nothing is said.
    public var isEmpty: Bool { minimum == nil && maximum == nil }
  }

  /// The width, or the length where the unit counts something.
  public var width: Range
  /// The height of all lines.
  public var height: Range
  /// How many lines the text may have; `nil` where nothing is said.
  public var lines: Int?
  /// The unit of `width` and `height` as the file says it, such as `pixel`, `point`, `char` or `byte`.
  ///
  /// XLIFF 1.2 has `pixel` where the file says nothing.
  public var unit: String
  /// How many units of `encoding` the text may have: bytes, unless it is another encoding's.
  public var bytes: Range
  /// The encoding whose units `bytes` counts.
  public var encoding = Encoding.utf8
  /// Whether `copyfit budget` wrote it: it says no more than the frames that it was measured in.
  public var isMeasured = false
  /// The font that the limits were made for, as the file says.
  public var font: String?
  /// Where the limit stands.
  public var position: SourcePosition

  /// An encoding in which a text is stored.
  public enum Encoding: Hashable, Sendable {
    /// Units of 8, 16 and 32 bits.
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
