public import CopyfitDynamicType

/// How wide text really is that is measured in a font in place of another one, as measured on devices.
///
/// An entry holds for one font, one weight and slope, and a range of sizes. Widths there are multiplied by
/// its factor, and its margin counts instead of the one that is assumed. Texts that another font drew
/// characters of, and fonts with OpenType features or coordinates of their own, are measured as without.
public struct FontCalibration: Hashable, Sendable {
  /// A font that is not at hand, so that widths in it are estimates.
  public enum Font: Hashable, Sendable {
    /// The system font in one of its designs, in its standard width.
    case system(FontDesign)
    /// A font that labels name and that `FontLibrary.substitutes` replaces.
    case substituted(String)
  }

  /// The font whose widths were compared, in one weight and slope.
  public struct Target: Hashable, Sendable {
    /// The font that labels ask for.
    public var font: Font
    /// The weight that labels ask for; `nil` where they ask for none, which the system font takes for
    /// regular.
    public var weight: FontWeight?
    /// Whether labels ask for italics.
    public var isItalic: Bool

    /// Creates a target: by default the font upright, in the weight that it has of itself.
    public init(_ font: Font, weight: FontWeight? = nil, isItalic: Bool = false) {
      self.font = font
      self.weight = weight
      self.isItalic = isItalic
    }
  }

  /// What was found for one font in one range of sizes.
  public struct Entry: Hashable, Sendable {
    /// The font that the entry is about.
    public var target: Target
    /// The point sizes for which it holds.
    public var sizes: ClosedRange<Double>
    /// What widths in the font that stands in are multiplied by; within `factorRange`.
    public var factor: Double
    /// How far a width may be off after that, as a share of it; within `marginRange`.
    public var margin: Double
    /// How many different texts it was found from; `nil` where nobody says.
    public var texts: Int?
    /// Where their sizes come from, such as a file's name; `nil` where nobody says.
    public var source: String?

    /// Creates an entry; its values are checked where a library takes it in.
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

  /// The factors that can be: a font that is farther off stands in for nothing.
  public static let factorRange = 0.5...2.0
  /// The margins that can be, as shares.
  ///
  /// Devices round sizes to pixels, so that none can be found to be 0.
  public static let marginRange = 0.0001...0.5

  /// Of entries for one font and size the first counts.
  public var entries: [Entry]

  /// Creates a calibration; without entries, all widths are as the fonts at hand say.
  public init(_ entries: [Entry] = []) {
    self.entries = entries
  }

  /// The entries for a font, in their order.
  func entries(for target: Target) -> [Entry] {
    entries.isEmpty ? [] : entries.filter { $0.target.normal == target.normal }
  }

  /// Looks for numbers that no calibration can have.
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
  /// The target with the weight that the system font takes where labels ask for none.
  fileprivate var normal: Self {
    guard case .system = font, weight == nil else { return self }
    return Self(font, weight: .regular, isItalic: isItalic)
  }
}
