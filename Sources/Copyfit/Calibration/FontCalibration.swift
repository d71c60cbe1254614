public import CopyfitDynamicType

/// Corrections of text widths that are measured in a stand-in for another font, from measurements on devices.
///
/// An entry applies to one font, one weight and slope, and a range of sizes. It multiplies widths by its factor, and
/// replaces the assumed margin with its own. It does not apply to texts with fallback characters, and to fonts with
/// OpenType features or coordinates of their own.
public struct FontCalibration: Hashable, Sendable {
  /// A font that is not available, so that its widths are estimates.
  public enum Font: Hashable, Sendable {
    /// The system font in one of its designs, in its standard width.
    case system(FontDesign)
    /// A font in labels that `FontLibrary.substitutes` replaces.
    case substituted(String)
  }

  /// A font whose widths were compared, in one weight and slope.
  public struct Target: Hashable, Sendable {
    /// The requested font.
    public var font: Font
    /// The requested weight; `nil` if none is requested, which means regular for the system font.
    public var weight: FontWeight?
    /// Whether an italic face is requested.
    public var isItalic: Bool

    /// Creates a target; the default is upright, in the font's own weight.
    public init(_ font: Font, weight: FontWeight? = nil, isItalic: Bool = false) {
      self.font = font
      self.weight = weight
      self.isItalic = isItalic
    }
  }

  /// The result for one font in one range of sizes.
  public struct Entry: Hashable, Sendable {
    /// The font that the entry is about.
    public var target: Target
    /// The point sizes of the entry.
    public var sizes: ClosedRange<Double>
    /// The factor for widths in the stand-in; within `factorRange`.
    public var factor: Double
    /// The possible error of a corrected width, as a fraction; within `marginRange`.
    public var margin: Double
    /// The number of different texts in the comparison; `nil` if it is unknown.
    public var texts: Int?
    /// The origin of their sizes, such as a file's name; `nil` if it is unknown.
    public var source: String?

    /// Creates an entry; a library checks its values.
    public init(
      _ target: Target, sizes: ClosedRange<Double>, factor: Double, margin: Double,
      texts: Int? = nil, source: String? = nil
    ) {
      self.target = target
      self.sizes = sizes
      self.factor = factor
      self.margin = margin
      self.texts = texts
      self.source = source
    }
  }

  /// The valid factors; a font with a larger difference is not a stand-in.
  public static let factorRange = 0.5...2.0
  /// The valid margins, as fractions.
  ///
  /// Devices round sizes to pixels, so a margin cannot be 0.
  public static let marginRange = 0.0001...0.5

  /// The entries; the first of several for one font and size counts.
  public var entries: [Entry]

  /// Creates a calibration; without entries, widths are not corrected.
  public init(_ entries: [Entry] = []) {
    self.entries = entries
  }

  /// The entries for a font, in their order.
  func entries(for target: Target) -> [Entry] {
    entries.isEmpty ? [] : entries.filter { $0.target.normal == target.normal }
  }

  /// Checks the values of the entries.
  func check() throws(CopyfitError) {
    for entry in entries {
      guard Self.factorRange.contains(entry.factor) else {
        throw .calibration("factor", entry.factor, Self.factorRange)
      }
      guard Self.marginRange.contains(entry.margin) else {
        throw .calibration("margin", entry.margin, Self.marginRange)
      }
    }
  }
}

extension FontCalibration.Target {
  /// The target with the regular weight if it is a system font without a requested weight.
  fileprivate var normal: Self {
    guard case .system = font, weight == nil else { return self }
    return Self(font, weight: .regular, isItalic: isItalic)
  }
}
