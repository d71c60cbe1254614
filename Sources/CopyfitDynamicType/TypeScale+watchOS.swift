extension TypeScale {
  /// The type scale of watchOS, which distinguishes nine categories: there is no medium, AX4 or AX5.
  ///
  /// Footnote 1 and Footnote 2 in the guidelines are `footnote` and `footnote2`. Four cells look misprinted and are
  /// kept as printed: title2 at large (27; a Chinese copy has 28), caption2 at xxLarge (15; a copy has 16), title2 at
  /// AX1 (leading 41) and footnote2 at AX2 (leading 17.5). Emphasized weights are not published; these are those of
  /// iOS.
  /// Source: Apple, *Human Interface Guidelines*, Typography, watchOS Dynamic Type sizes.
  public static let watchOS = TypeScale(
    checked: "watchOS",
    [
      .xSmall, .small, .large, .xLarge, .xxLarge, .xxxLarge,
      .accessibility1, .accessibility2, .accessibility3,
    ],
    watchTitleRows + watchTextRows)

  private static let watchTitleRows = [
    Row(
      .largeTitle, .regular, emphasized: .bold,
      (30, 32.5), (32, 34.5), (36, 38.5), (40, 42.5), (41, 43.5), (42, 44.5),
      (44, 46.5), (45, 47.5), (46, 48.5)),
    Row(
      .title1, .regular, emphasized: .bold,
      (28, 30.5), (30, 32.5), (34, 36.5), (38, 40.5), (39, 41.5), (40, 42.5),
      (42, 44.5), (43, 46), (44, 47)),
    Row(
      .title2, .regular, emphasized: .bold,
      (24, 26.5), (26, 28.5), (27, 30.5), (30, 32.5), (31, 33.5), (32, 34.5),
      (34, 41), (35, 37.5), (36, 38.5)),
    Row(
      .title3, .regular, emphasized: .semibold,
      (17, 19.5), (18, 20.5), (19, 21.5), (20, 22.5), (21, 23.5), (22, 24.5),
      (24, 26.5), (25, 27.5), (26, 28.5)),
  ]

  private static let watchTextRows = [
    Row(
      .headline, .semibold, emphasized: .semibold,
      (14, 16.5), (15, 17.5), (16, 18.5), (17, 19.5), (18, 20.5), (19, 21.5),
      (21, 23.5), (22, 24.5), (23, 25.5)),
    Row(
      .body, .regular, emphasized: .semibold,
      (14, 16.5), (15, 17.5), (16, 18.5), (17, 19.5), (18, 20.5), (19, 21.5),
      (21, 23.5), (22, 24.5), (23, 25.5)),
    Row(
      .caption1, .regular, emphasized: .semibold,
      (13, 15.5), (14, 16.5), (15, 17.5), (16, 18.5), (17, 19.5), (18, 20.5),
      (18, 20.5), (19, 21.5), (20, 22.5)),
    Row(
      .caption2, .regular, emphasized: .semibold,
      (12, 14.5), (13, 15.5), (14, 16.5), (15, 17.5), (15, 18.5), (17, 19.5),
      (17, 19.5), (18, 20.5), (19, 21.5)),
    Row(
      .footnote, .regular, emphasized: .semibold,
      (11, 13.5), (12, 14.5), (13, 15.5), (14, 16.5), (15, 17.5), (16, 18.5),
      (16, 18.5), (17, 19.5), (18, 20.5)),
    Row(
      .footnote2, .regular, emphasized: .semibold,
      (10, 12.5), (11, 13.5), (12, 14.5), (13, 15.5), (14, 16.5), (15, 17.5),
      (15, 17.5), (16, 17.5), (17, 19.5)),
  ]
}
