extension TypeScale {
  /// The type scale of tvOS, with the one published size: every category counts as `large`.
  ///
  /// Subtitle 1 in the guidelines is `subheadline`. There is no `largeTitle` and no `footnote`.
  /// Source: Apple, *Human Interface Guidelines*, Typography, tvOS built-in text styles.
  public static let tvOS = TypeScale(
    checked: "tvOS", [.large],
    [
      Row(.title1, .medium, emphasized: .bold, (76, 96)),
      Row(.title2, .medium, emphasized: .bold, (57, 66)),
      Row(.title3, .medium, emphasized: .bold, (48, 56)),
      Row(.headline, .medium, emphasized: .bold, (38, 46)),
      Row(.subheadline, .regular, emphasized: .medium, (38, 46)),
      Row(.callout, .medium, emphasized: .bold, (31, 38)),
      Row(.body, .medium, emphasized: .bold, (29, 36)),
      Row(.caption1, .medium, emphasized: .bold, (25, 32)),
      Row(.caption2, .medium, emphasized: .bold, (23, 30)),
    ])
}
