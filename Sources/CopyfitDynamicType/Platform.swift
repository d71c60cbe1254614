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

  /// The size of text by default, in points.
  ///
  /// Source: Apple, *Human Interface Guidelines*, Typography, Ensuring legibility.
  public var defaultPointSize: Double {
    switch self {
    case .iOS: 17
    case .macOS: 13
    case .tvOS: 29
    case .watchOS: 16
    }
  }

  /// The smallest size that text should have, in points.
  ///
  /// Source: Apple, *Human Interface Guidelines*, Typography, Ensuring legibility.
  public var minimumPointSize: Double {
    switch self {
    case .iOS: 11
    case .macOS: 10
    case .tvOS: 23
    case .watchOS: 12
    }
  }

  /// How much `leading(.loose)` adds to the distance of lines, and `.tight` takes away, in points.
  ///
  /// Source: a third party after WWDC 2020, session 10175; unverified on a device.
  public var leadingStep: Double { self == .watchOS ? 1 : 2 }
}
