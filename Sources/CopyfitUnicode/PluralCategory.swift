/// A plural category of CLDR, in CLDR's order.
public enum PluralCategory: String, CaseIterable, Sendable, Hashable, Comparable {
  case zero, one, two, few, many, other

  /// Whether a category comes before another one in the order of CLDR.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}
