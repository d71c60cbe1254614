extension TypeScale {
  /// The type scale of iOS and iPadOS.
  ///
  /// Point sizes and weights are those of Apple's *Human Interface Guidelines*, Typography. The leadings are, too,
  /// except for eight cells that differ from measurements of `UIFontMetrics` (iOS 26): title1 at xLarge, xxLarge and
  /// AX4; headline at AX4; subheadline at xxxLarge and AX2; caption1 at AX1; caption2 at AX2. With the measured
  /// leadings, 4,483 of 4,484 scaled values are equal to those on a device.
  ///
  /// `extraLargeTitle` and `extraLargeTitle2` are derived: see `derivedTitle(_:pointSize:)`.
  public static let iOS = TypeScale(
    checked: "iOS", ContentSizeCategory.allCases,
    publishedRows + [
      derivedTitle(.extraLargeTitle, pointSize: 36), derivedTitle(.extraLargeTitle2, pointSize: 28),
    ])

  private static let publishedRows = titleRows + textRows

  private static let titleRows = [
    Row(
      .largeTitle, .regular, emphasized: .bold,
      (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46),
      (40, 48), (44, 52), (48, 57), (52, 61), (56, 66), (60, 70)),
    Row(
      .title1, .regular, emphasized: .bold,
      (25, 31), (26, 32), (27, 33), (28, 34), (30, 36), (32, 38),
      (34, 41), (38, 46), (43, 51), (48, 57), (53, 61), (58, 68)),
    Row(
      .title2, .regular, emphasized: .bold,
      (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32),
      (28, 34), (34, 41), (39, 47), (44, 52), (50, 59), (56, 66)),
    Row(
      .title3, .regular, emphasized: .semibold,
      (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30),
      (26, 32), (31, 38), (37, 44), (43, 51), (49, 58), (55, 65)),
  ]

  private static let textRows = [
    Row(
      .headline, .semibold, emphasized: .semibold,
      (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26),
      (23, 29), (28, 34), (33, 40), (40, 48), (47, 51), (53, 62)),
    Row(
      .body, .regular, emphasized: .semibold,
      (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26),
      (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62)),
    Row(
      .callout, .regular, emphasized: .semibold,
      (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25),
      (22, 28), (26, 32), (32, 39), (38, 46), (44, 52), (51, 60)),
    Row(
      .subheadline, .regular, emphasized: .semibold,
      (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24),
      (21, 26), (25, 31), (30, 36), (36, 43), (42, 50), (49, 58)),
    Row(
      .footnote, .regular, emphasized: .semibold,
      (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22),
      (19, 24), (23, 29), (27, 33), (33, 40), (38, 46), (44, 52)),
    Row(
      .caption1, .regular, emphasized: .semibold,
      (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21),
      (18, 23), (22, 27), (26, 32), (32, 39), (37, 44), (43, 51)),
    Row(
      .caption2, .regular, emphasized: .semibold,
      (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20),
      (17, 22), (20, 25), (24, 29), (29, 35), (34, 41), (40, 48)),
  ]

  /// A title of iOS 17 whose size is known only at `large` (two third-party lists, bold).
  ///
  /// Its size at the other categories is scaled by the `FontMetrics` of `largeTitle`, and its leading is San
  /// Francisco's line height, 1.193359375 em. Neither is published or measured.
  private static func derivedTitle(_ style: TextStyle, pointSize: Double) -> Row {
    let growth = titleRows[0].entries
    let base = growth[ContentSizeCategory.large.rawValue].leading
    let entries = growth.map { entry in
      let size = (pointSize * entry.leading / base + 0.5).rounded(.down)
      var derived = Entry(
        pointSize: size, leading: size * 1.193359375, weight: .bold, emphasizedWeight: .bold)
      derived.isDerived = true
      return derived
    }
    return Row(style, entries)
  }
}
