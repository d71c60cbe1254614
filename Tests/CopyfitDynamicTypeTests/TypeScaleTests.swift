import CopyfitDynamicType
import Testing

struct TypeScaleTests {
  /// One style on each line: weight, emphasized weight, and `size/leading` in every category that the scale
  /// distinguishes.
  static func table(of scale: TypeScale) -> String {
    scale.styles.map { style in
      let entries = scale.categories.compactMap { scale[style, $0] }
      let weights = Set(entries.map { "\($0.weight) \($0.emphasizedWeight)" })
      let cells = entries.map { "\(number($0.pointSize))/\(number($0.leading))" }
      return ([style.name] + weights.sorted() + cells).joined(separator: " ")
    }
    .joined(separator: "\n")
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : value.description
  }

  @Test func iOS() {
    let published = TypeScale.iOS.publishedStyles.map(\.name)
    let rows = Self.table(of: .iOS).split(separator: "\n").prefix(published.count)
    #expect(
      rows.joined(separator: "\n") == """
        largeTitle .regular .bold 31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70
        title1 .regular .bold 25/31 26/32 27/33 28/34 30/36 32/38 34/41 38/46 43/51 48/57 53/61 58/68
        title2 .regular .bold 19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66
        title3 .regular .semibold 17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65
        headline .semibold .semibold 14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/51 53/62
        body .regular .semibold 14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
        callout .regular .semibold 13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60
        subheadline .regular .semibold 12/16 13/18 14/19 15/20 17/22 19/24 21/26 25/31 30/36 36/43 42/50 49/58
        footnote .regular .semibold 12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52
        caption1 .regular .semibold 11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/27 26/32 32/39 37/44 43/51
        caption2 .regular .semibold 11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/29 29/35 34/41 40/48
        """)
    #expect(TypeScale.iOS.categories == ContentSizeCategory.allCases)
  }

  @Test func macOS() {
    #expect(
      Self.table(of: .macOS) == """
        largeTitle .regular .bold 26/32
        title1 .regular .bold 22/26
        title2 .regular .bold 17/22
        title3 .regular .semibold 15/20
        headline .bold .heavy 13/16
        body .regular .semibold 13/16
        callout .regular .semibold 12/15
        subheadline .regular .semibold 11/14
        footnote .regular .semibold 10/13
        caption1 .regular .medium 10/13
        caption2 .medium .semibold 10/13
        """)
  }

  @Test func tvOS() {
    #expect(
      Self.table(of: .tvOS) == """
        title1 .medium .bold 76/96
        title2 .medium .bold 57/66
        title3 .medium .bold 48/56
        headline .medium .bold 38/46
        subheadline .regular .medium 38/46
        callout .medium .bold 31/38
        body .medium .bold 29/36
        caption1 .medium .bold 25/32
        caption2 .medium .bold 23/30
        """)
  }

  @Test func watchOS() {
    #expect(
      Self.table(of: .watchOS) == """
        largeTitle .regular .bold 30/32.5 32/34.5 36/38.5 40/42.5 41/43.5 42/44.5 44/46.5 45/47.5 46/48.5
        title1 .regular .bold 28/30.5 30/32.5 34/36.5 38/40.5 39/41.5 40/42.5 42/44.5 43/46 44/47
        title2 .regular .bold 24/26.5 26/28.5 27/30.5 30/32.5 31/33.5 32/34.5 34/41 35/37.5 36/38.5
        title3 .regular .semibold 17/19.5 18/20.5 19/21.5 20/22.5 21/23.5 22/24.5 24/26.5 25/27.5 26/28.5
        headline .semibold .semibold 14/16.5 15/17.5 16/18.5 17/19.5 18/20.5 19/21.5 21/23.5 22/24.5 23/25.5
        body .regular .semibold 14/16.5 15/17.5 16/18.5 17/19.5 18/20.5 19/21.5 21/23.5 22/24.5 23/25.5
        caption1 .regular .semibold 13/15.5 14/16.5 15/17.5 16/18.5 17/19.5 18/20.5 18/20.5 19/21.5 20/22.5
        caption2 .regular .semibold 12/14.5 13/15.5 14/16.5 15/17.5 15/18.5 17/19.5 17/19.5 18/20.5 19/21.5
        footnote .regular .semibold 11/13.5 12/14.5 13/15.5 14/16.5 15/17.5 16/18.5 16/18.5 17/19.5 18/20.5
        footnote2 .regular .semibold 10/12.5 11/13.5 12/14.5 13/15.5 14/16.5 15/17.5 15/17.5 16/17.5 17/19.5
        """)
  }

  /// For each of the twelve categories, the one with the column that a scale uses.
  @Test(arguments: [
    (TypeScale.iOS, "xSmall small medium large xLarge xxLarge xxxLarge AX1 AX2 AX3 AX4 AX5"),
    (.watchOS, "xSmall small small large xLarge xxLarge xxxLarge AX1 AX2 AX3 AX3 AX3"),
    (.macOS, "large large large large large large large large large large large large"),
    (.tvOS, "large large large large large large large large large large large large"),
  ])
  func readsEveryCategory(scale: TypeScale, columns: String) throws {
    let columns = try columns.split(separator: " ").map {
      try ContentSizeCategory(parsing: String($0))
    }
    for style in scale.styles {
      for (category, column) in zip(ContentSizeCategory.allCases, columns) {
        #expect(scale[style, category] == scale[style, column], "\(style) \(category)")
      }
    }
    #expect(Set(columns) == Set(scale.categories))
  }

  @Test(arguments: [
    (Platform.iOS, 17.0), (.macOS, 13), (.tvOS, 29), (.watchOS, 16),
  ])
  func platforms(platform: Platform, size: Double) {
    #expect(platform.typeScale.name == platform.rawValue)
    #expect(platform.typeScale[.body, .large]?.pointSize == size)
  }

  /// Only the sizes at large are known; all others are derived from largeTitle, and marked as such.
  @Test func titlesOfIOS17AreDerived() {
    let derived = TypeScale.iOS.styles.filter { !TypeScale.iOS.publishedStyles.contains($0) }
    #expect(derived == [.extraLargeTitle, .extraLargeTitle2])
    let sizes = derived.map { style in
      ContentSizeCategory.allCases.compactMap { TypeScale.iOS[style, $0]?.pointSize }
    }
    #expect(
      sizes == [
        [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 61],
        [26, 27, 27, 28, 29, 31, 33, 36, 39, 42, 45, 48],
      ])
    for style in TextStyle.allCases {
      for category in ContentSizeCategory.allCases {
        let entry = TypeScale.iOS[style, category]
        #expect(entry?.isDerived ?? false == derived.contains(style))
        if derived.contains(style) { #expect(entry?.weight == .bold) }
      }
    }
  }

  @Test(arguments: [
    (TypeScale.iOS, [TextStyle.footnote2]),
    (.macOS, [.extraLargeTitle, .extraLargeTitle2, .footnote2]),
    (.tvOS, [.largeTitle, .footnote, .extraLargeTitle, .extraLargeTitle2, .footnote2]),
    (.watchOS, [.callout, .subheadline, .extraLargeTitle, .extraLargeTitle2]),
  ])
  func hasNoEntryForStylesThatItLacks(scale: TypeScale, missing: [TextStyle]) {
    for style in TextStyle.allCases {
      for category in ContentSizeCategory.allCases {
        #expect((scale[style, category] == nil) == missing.contains(style), "\(style)")
      }
    }
  }
}
