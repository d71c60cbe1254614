/// A source of an app's own fonts, such as its design system.
///
/// The descriptor may follow the category: its `sizing` decides that.
public protocol FontProvider {
  /// The font.
  var descriptor: FontDescriptor { get }
}

/// A change to an app's own fonts.
public protocol FontModifier {
  /// Changes a font.
  func modify(_ descriptor: inout FontDescriptor)
}

extension Font {
  /// Creates the font of a provider.
  public init(_ provider: some FontProvider) { self.init(provider.descriptor) }

  /// This font, changed by a modifier; its modifiers so far become part of its descriptor.
  public func modified(by modifier: some FontModifier) -> Font {
    var descriptor = descriptor
    modifier.modify(&descriptor)
    return Font(descriptor)
  }
}
