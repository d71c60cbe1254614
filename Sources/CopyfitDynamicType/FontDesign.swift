/// A design of the system font.
///
/// Source: Apple, *UIFontDescriptor.SystemDesign* and SwiftUI's *Font.Design*.
public enum FontDesign: String, CaseIterable, Codable, Sendable, Hashable {
  /// San Francisco; `default` in UIKit and SwiftUI.
  case standard = "default"
  /// New York.
  case serif
  /// SF Rounded.
  case rounded
  /// SF Mono.
  case monospaced
}
