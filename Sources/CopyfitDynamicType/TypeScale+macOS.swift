extension TypeScale {
  /// The type scale of macOS, which has no Dynamic Type: every category counts as `large`.
  ///
  /// Source: Apple, *Human Interface Guidelines*, Typography, macOS built-in text styles.
  public static let macOS = TypeScale(
    checked: "macOS", [.large],
    [
      Row(.largeTitle, .regular, emphasized: .bold, (26, 32)),
      Row(.title1, .regular, emphasized: .bold, (22, 26)),
      Row(.title2, .regular, emphasized: .bold, (17, 22)),
      Row(.title3, .regular, emphasized: .semibold, (15, 20)),
      Row(.headline, .bold, emphasized: .heavy, (13, 16)),
      Row(.body, .regular, emphasized: .semibold, (13, 16)),
      Row(.callout, .regular, emphasized: .semibold, (12, 15)),
      Row(.subheadline, .regular, emphasized: .semibold, (11, 14)),
      Row(.footnote, .regular, emphasized: .semibold, (10, 13)),
      Row(.caption1, .regular, emphasized: .medium, (10, 13)),
      Row(.caption2, .medium, emphasized: .semibold, (10, 13)),
    ])
}
