/// An operating system of Apple's, with its type scale.
public enum Platform: String, CaseIterable, Sendable, Hashable {
  /// iOS and iPadOS.
  case iOS
  /// Without Dynamic Type: one size for each style.
  case macOS
  /// One size for each style is published.
  case tvOS
  /// Nine categories, and a table of its own.
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

  /// How much `leading(.loose)` adds to the distance of lines, and `.tight` takes away, in points.
  ///
  /// Source: a third party after WWDC 2020, session 10175; unverified on a device.
  public var leadingStep: Double { self == .watchOS ? 1 : 2 }
}
