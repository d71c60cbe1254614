public import CopyfitDynamicType

/// A width on the scale of `OS/2.usWidthClass`, including values between the classes.
///
/// Source: OpenType 1.9.1, *OS/2*, usWidthClass, and *wdth*.
struct WidthClass {
  /// 1 (ultra-condensed) to 9 (ultra-expanded); 5 is normal.
  let value: Double

  /// Widths of the classes 1 to 9, in percent of the normal one.
  private static let percentages: [Double] = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]

  /// The percentage of one of the nine classes.
  static func percentage(ofClass widthClass: Int) -> Double {
    percentages[min(max(widthClass, 1), percentages.count) - 1]
  }

  /// The class of a coordinate on the axis `wdth`.
  init(percentage: Double) {
    let rows = Self.percentages
    guard percentage > rows[0] else {
      value = percentage.isNaN ? 5 : 1
      return
    }
    guard let next = rows.firstIndex(where: { $0 >= percentage }) else {
      value = 9
      return
    }
    value = Double(next) + (percentage - rows[next - 1]) / (rows[next] - rows[next - 1])
  }

  init(_ width: FontWidth) { self.init(percentage: width.percentage) }

  /// The nearest whole class.
  var nearest: Int { Int(value.rounded()) }

  /// The distance of a face's width from this one; of two equally distant widths, the narrower one is nearer.
  func distance(to other: Double) -> Int {
    let excess = Int(((other - value) * 1000).rounded())
    return 2 * abs(excess) + (excess > 0 ? 1 : 0)
  }
}

extension FontWidth {
  /// The width in percent of the standard one, the unit of the axis `wdth`.
  ///
  /// `condensed` is 75, `compressed` 62.5, `expanded` 125: OpenType's classes with these names, which are linear in
  /// UIKit's values.
  var percentage: Double { 100 + 125 * rawValue }
}

extension FontTraits {
  /// The width as a requested value.
  public var fontWidth: FontWidth {
    FontWidth(rawValue: (WidthClass.percentage(ofClass: width) - 100) / 125)
  }
}
