/// The lengths that Apple's platforms use where code and documents name none.
package enum PlatformDefaults {
  /// The distance of lines in SwiftUI, as a part of that in UIKit, by which a height in a frame holds lines.
  ///
  /// Apple does not publish it. The baselines of UIKit's text styles are up to 1.17 times as far from each other as
  /// their fonts are high.
  package static let lineDistance = 1 / 1.2...1.2
}
