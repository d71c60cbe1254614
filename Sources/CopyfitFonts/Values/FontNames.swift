/// The names in a face's tables, in English if possible; empty if a name is missing.
public struct FontNames: Hashable, Sendable {
  /// The typographic family, for all weights and widths, such as `Inter Display`.
  public var family: String
  /// The style within the typographic family, such as `Semi Bold Italic`.
  public var style: String
  /// The legacy family of at most four styles, such as `Inter Semi Bold`.
  public var legacyFamily: String
  /// The style within the legacy family: `Regular`, `Bold`, `Italic` or `Bold Italic`.
  public var legacyStyle: String
  /// The full name, such as `Inter Semi Bold`.
  public var full: String
  /// The PostScript name, such as `Inter-SemiBold`, which UIKit and Interface Builder use.
  public var postScript: String
  /// The version, such as `Version 4.000`.
  public var version: String
}
