import SwiftUI

extension Font {
  static let caption = Font.custom("Inter-SemiBold", size: 12, relativeTo: .caption)
  static var cardTitle: Font { .system(.title3, design: .rounded).weight(.semibold) }
}

/// A card in which content has an inset of 16 points.
struct Card<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8) { content() }
      .padding()
      .background(.thinMaterial, in: .rect(cornerRadius: 12))
  }
}

struct WideButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .lineLimit(1)
      .minimumScaleFactor(0.8)
      .frame(maxWidth: .infinity)
      .padding(.horizontal, 24)
      .opacity(configuration.isPressed ? 0.6 : 1)
  }
}

extension View {
  /// A chip is one line of 72 points.
  func chip() -> some View {
    font(.caption).lineLimit(1).frame(width: 72)
  }
}
