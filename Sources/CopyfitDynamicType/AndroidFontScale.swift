/// Android's font scale, by which text sizes in scale-independent pixels (sp) follow the reader's setting.
///
/// From Android 14 on, a scale of at least 1.03 enlarges small text more than large text, by tables with linear values
/// between them. Smaller scales, and those above 2, multiply every size. Source: androidx,
/// *FontScaleConverterFactory.android.kt*, and AOSP, *FontScaleConverterFactory.java*, which agree on the tables.
public struct AndroidFontScale: Hashable, Sendable {
  /// The factor of the reader's setting, such as 1.3; 1 by default.
  public let factor: Double

  /// The factors that Android's settings offer; phones may offer others.
  ///
  /// Source: AOSP, *Settings*, and a third party for 1.5 and above.
  public static let settings = [0.85, 1, 1.15, 1.3, 1.5, 1.8, 2]

  /// The valid factors.
  public static let range = 0.1...10.0

  /// The valid factors, for messages.
  package static let expectation = "from \(range.lowerBound) to \(Int(range.upperBound))"

  /// Creates a font scale.
  ///
  /// - Throws: `DynamicTypeError.invalidFontScale` for a factor outside `range`.
  public init(_ factor: Double) throws(DynamicTypeError) {
    guard Self.range.contains(factor) else { throw .invalidFontScale(factor) }
    self.factor = factor
  }

  /// The size in density-independent pixels (dp), which are points here, of a size in sp.
  public func size(ofScalablePixels size: Double) -> Double {
    guard factor >= Self.firstNonlinear,
      let next = Self.tables.first(where: { $0.factor >= factor })
    else { return size * factor }
    let larger = Self.interpolate(size, next.sizes)
    guard next.factor > factor else { return larger }
    let previous = Self.tables.last { $0.factor < factor }
    let smaller = previous.map { Self.interpolate(size, $0.sizes) } ?? size
    let start = previous?.factor ?? 1
    return smaller + (larger - smaller) * (factor - start) / (next.factor - start)
  }

  private static let firstNonlinear = 1.03

  private static let scalablePixels = [8.0, 10, 12, 14, 18, 20, 24, 30, 100]

  private static let tables: [(factor: Double, sizes: [Double])] = [
    (1.15, [9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100]),
    (1.3, [10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100]),
    (1.5, [12, 15, 18, 22, 24, 26, 28, 30, 100]),
    (1.8, [14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100]),
    (2, [16, 20, 24, 26, 30, 34, 36, 38, 100]),
  ]

  /// The value of a table: linear between its sizes and down to 0, and in the last ratio above them.
  private static func interpolate(_ size: Double, _ sizes: [Double]) -> Double {
    guard let end = scalablePixels.firstIndex(where: { $0 >= size }) else {
      return size * (sizes.last ?? 0) / (scalablePixels.last ?? 1)
    }
    if scalablePixels[end] == size { return sizes[end] }
    let (low, lowSize) = end == 0 ? (0.0, 0.0) : (scalablePixels[end - 1], sizes[end - 1])
    return lowSize + (sizes[end] - lowSize) * (size - low) / (scalablePixels[end] - low)
  }
}
