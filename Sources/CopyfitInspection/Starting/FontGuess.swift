/// The font that a name in code most likely means.
struct FontGuess {
  /// The font as it is written in `copyfit.yml`.
  let text: String

  /// Guesses a font from the words of a name; the last words say the most.
  init(_ name: String) {
    let parts = name.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
    let style = parts.reversed().lazy.compactMap(Self.style).first ?? "body"
    let weight = Self.weights.first { weight in parts.contains { $0.contains(weight) } }
    switch weight {
    case nil: text = style
    case "bold"?: text = "\(style).bold()"
    case let weight?: text = "\(style).weight(.\(weight))"
    }
  }

  private static func style(in word: String) -> String? {
    exact[word] ?? styles.first { word.contains($0.word) }?.style
  }

  /// Words that mean a style only if they stand alone.
  private static let exact = [
    "h1": "title1", "h2": "title2", "h3": "title3", "h4": "headline", "h5": "subheadline",
    "h6": "footnote", "p": "body",
  ]

  /// Words in names; longer words are before those that they contain.
  private static let styles: [(word: String, style: String)] = [
    ("largetitle", "largeTitle"), ("display", "largeTitle"), ("hero", "largeTitle"),
    ("title1", "title1"), ("title2", "title2"), ("title3", "title3"),
    ("subtitle", "subheadline"), ("subheadline", "subheadline"), ("subhead", "subheadline"),
    ("subtext", "footnote"), ("headline", "headline"), ("title", "title1"),
    ("heading", "title2"), ("header", "headline"), ("callout", "callout"),
    ("footnote", "footnote"), ("caption2", "caption2"), ("caption", "caption1"),
    ("overline", "caption1"), ("badge", "caption1"), ("tiny", "caption2"), ("small", "footnote"),
    ("body", "body"), ("paragraph", "body"), ("text", "body"),
  ]

  /// Weights in names; longer words are before those that they contain.
  private static let weights = ["semibold", "bold", "medium", "light", "heavy", "black"]
}
