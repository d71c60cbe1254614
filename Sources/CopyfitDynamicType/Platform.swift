/// An Apple operating system, with its type scale.
public enum Platform: String, CaseIterable, Sendable, Hashable {
  /// iOS and iPadOS.
  case iOS
  /// macOS, without Dynamic Type: one size for each style.
  case macOS
  /// tvOS, with one published size for each style.
  case tvOS
  /// watchOS, with nine categories and its own table.
  case watchOS

  /// The sizes of the platform's text styles.
  public var typeScale: TypeScale {
    switch self {
    case .iOS: .iOS
    case .macOS: .macOS
    case .tvOS: .tvOS
    case .watchOS: .watchOS
    }
  }

  /// The distance that `leading(.loose)` adds between lines and `.tight` removes, in points.
  ///
  /// Source: a third party after WWDC 2020, session 10175; not verified on a device.
  public var leadingStep: Double { self == .watchOS ? 1 : 2 }
}
