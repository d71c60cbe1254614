/// What a face calls itself, in English where it has English names; empty where a name is absent.
public struct FontNames: Hashable, Sendable {
  /// The typographic family: all weights and widths, such as `Inter Display`.
  public var family: String
  /// The style within the typographic family, such as `Semi Bold Italic`.
  public var style: String
  /// The family of at most four styles that older programs show, such as `Inter Semi Bold`.
  public var legacyFamily: String
  /// The style within the legacy family: `Regular`, `Bold`, `Italic` or `Bold Italic`.
  public var legacyStyle: String
  /// Such as `Inter Semi Bold`.
  public var full: String
  /// Such as `Inter-SemiBold`, the name that UIKit and Interface Builder use.
  public var postScript: String
  /// Such as `Version 4.000`.
  public var version: String
}
