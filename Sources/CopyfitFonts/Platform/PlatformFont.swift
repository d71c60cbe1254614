package import CopyfitDynamicType

/// A font of iOS, and the free fonts with the same or similar widths.
///
/// Sources: Apple, *System Fonts* (developer.apple.com/fonts/system-fonts), and the output of `UIFont.familyNames` and
/// `UIFont.fontNames(forFamilyName:)` on iOS 18 and earlier (iosfonts.com), for the fonts of iOS; fontconfig,
/// `30-metric-aliases.conf`, for fonts of equal widths.
package struct PlatformFont: Hashable, Sendable {
  /// The family's name on iOS.
  package let family: String
  /// The weight in the font's name.
  package let weight: FontWeight
  /// Whether the font's name contains italics.
  package let isItalic: Bool
  /// Free families with the same widths, the best first.
  package let sameWidths: [String]
  /// Free families with similar widths, as far as is known, the best first.
  package let similarWidths: [String]

  /// Creates the font with a PostScript name, full name or family; `nil` if iOS has none.
  ///
  /// Letter case does not matter.
  package init?(named name: String, family: String? = nil) {
    let key = Self.key(name)
    guard let row = Self.row(key) ?? family.flatMap({ Self.row(Self.key($0)) }) else { return nil }
    self.family = row.family
    sameWidths = row.sameWidths
    similarWidths = row.similarWidths
    let style = FontStyleName(suffixOf: Self.withoutFoundry(name))
    weight = style?.weight ?? .regular
    isItalic = style?.isItalic ?? false
  }

  /// The part of a name that is compared: `CourierNewPS-BoldMT` and `Courier New` belong to one family, and so do
  /// `STIXTwoText_Bold` and `STIX Two Text`.
  private static func key(_ name: String) -> String {
    let base = name.prefix { $0 != "-" && $0 != "_" }
    return String(base.lowercased().filter { $0 != " " })
  }

  private static func row(_ key: String) -> Row? {
    let shorter = ["psmt", "ps", "mt", "itctt"].lazy.filter(key.hasSuffix).map {
      String(key.dropLast($0.count))
    }
    return rows[key] ?? shorter.compactMap { rows[$0] }.first
  }

  /// Removes the foundry at the end of a name: `Arial-BoldMT` is bold.
  private static func withoutFoundry(_ name: String) -> String {
    name.contains("-") && name.hasSuffix("MT") ? String(name.dropLast(2)) : name
  }
}

extension PlatformFont {
  private struct Row {
    let family: String
    var sameWidths: [String] = []
    var similarWidths: [String] = []
  }

  private static let rows: [String: Row] = {
    let withSubstitutes = [
      Row(family: "Arial", sameWidths: ["Liberation Sans", "Arimo"]),
      Row(family: "Courier New", sameWidths: ["Liberation Mono", "Cousine"]),
      Row(family: "Georgia", sameWidths: ["Gelasio"]),
      Row(family: "Menlo", sameWidths: ["DejaVu Sans Mono"]),
      Row(family: "Times New Roman", sameWidths: ["Liberation Serif", "Tinos"]),
      // The letters of these have the same widths, but their lines are lower.
      Row(family: "Courier", similarWidths: ["Liberation Mono", "Cousine"]),
      Row(family: "Helvetica", similarWidths: ["Liberation Sans", "Arimo"]),
      // Redrawn, with slightly narrower letters.
      Row(family: "Helvetica Neue", similarWidths: ["Liberation Sans", "Arimo"]),
      Row(family: "Palatino", similarWidths: ["P052", "TeX Gyre Pagella"]),
      Row(family: "Charter", similarWidths: ["Charis SIL"]),
      Row(family: "Verdana", similarWidths: ["DejaVu Sans"]),
    ]
    let others = families.map { Row(family: $0) }
    let all = (withSubstitutes + others).map { (key($0.family), $0) }
    var rows = Dictionary(all) { first, _ in first }
    for (alias, family) in aliases { rows[alias] = rows[key(family)] }
    return rows
  }()

  /// PostScript names that do not start with the name of their family.
  private static let aliases = [
    "trebuchet": "Trebuchet MS", "zapfdingbatsitc": "Zapf Dingbats", "diwanmishafi": "Mishafi",
    "damascuslight": "Damascus",
    "damascusmedium": "Damascus", "damascussemibold": "Damascus", "damascusbold": "Damascus",
    "bodonisvtytwo": "Bodoni 72", "bodonisvtytwoos": "Bodoni 72 Oldstyle",
    "bodonisvtytwosc": "Bodoni 72 Smallcaps", "hiraminpron": "Hiragino Mincho ProN",
    "hiramarupron": "Hiragino Maru Gothic ProN",
    "hirakakupron": "Hiragino Sans", "partyletplain": "Party LET",
    "savoyeletplain": "Savoye LET", "academyengravedletplain": "Academy Engraved LET",
    "arialroundedmtbold": "Arial Rounded MT Bold",
  ]

  /// Families without a free font of similar widths.
  private static let families = [
    "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple Color Emoji",
    "Apple SD Gothic Neo", "Apple Symbols", "Arial Hebrew", "Arial Rounded MT Bold", "Avenir",
    "Avenir Next", "Avenir Next Condensed", "Baskerville", "Bodoni 72", "Bodoni 72 Oldstyle",
    "Bodoni 72 Smallcaps", "Bodoni Ornaments", "Bradley Hand", "Chalkboard SE", "Chalkduster",
    "Cochin", "Copperplate", "Damascus", "Devanagari Sangam MN", "Didot", "DIN Alternate",
    "DIN Condensed", "Euphemia UCAS", "Farah", "Futura", "Galvji", "Geeza Pro", "Gill Sans",
    "Grantha Sangam MN", "Gujarati Sangam MN", "Gurmukhi MN", "Hiragino Maru Gothic ProN",
    "Hiragino Mincho ProN", "Hiragino Sans", "Hoefler Text", "Impact", "Kailasa",
    "Kannada Sangam MN", "Kefa", "Khmer Sangam MN", "Kohinoor Bangla", "Kohinoor Devanagari",
    "Kohinoor Gujarati", "Kohinoor Telugu", "Lao Sangam MN", "Malayalam Sangam MN", "Marker Felt",
    "Mishafi", "Mukta Mahee", "Myanmar Sangam MN", "Noteworthy", "Noto Nastaliq Urdu",
    "Noto Sans Kannada", "Noto Sans Myanmar", "Noto Sans Oriya", "Optima", "Papyrus", "Party LET",
    "PingFang HK", "PingFang SC", "PingFang TC", "Rockwell", "Savoye LET", "Sinhala Sangam MN",
    "Snell Roundhand", "STIX Two Math", "STIX Two Text", "Symbol", "Tamil Sangam MN", "Thonburi",
    "Trebuchet MS", "Zapf Dingbats", "Zapfino",
  ]
}
