internal import Copyfit
internal import CopyfitAudit
internal import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Estimates the number of characters of a locale that fit in a limit.
///
/// The width of a character is that in the wider texts of the project's labels in that locale: the 95th percentile of
/// the mean advances of all texts with at least four characters. Each line after the first is reduced by the room that
/// a long word (the 95th percentile of the words' lengths) may leave empty, but at most by half.
struct CharacterMeasure {
  /// The widths of a locale's texts in one font and size.
  private struct Advances {
    /// The width of a character, in points.
    var character: Double
    /// The number of characters of a long word.
    var word: Int
  }

  private struct Key: Hashable {
    /// A label with everything that affects a text's advances, without a frame.
    var free: LabelSpec
    var pointSize: Double
    var locale: LocaleIdentifier
  }

  /// The minimum number of characters of a text for the mean.
  private static let shortest = 4
  /// The maximum number of lines that count, so that the product with the characters of a line stays in range.
  private static let mostLines = 1_000_000
  private static let percentile = 0.95

  private let texts: [LocaleIdentifier: [String]]
  private var known: [Key: Advances] = [:]

  init(_ project: InspectedProject) {
    var texts: [LocaleIdentifier: Set<String>] = [:]
    // Capitals are wider than the letters that texts are written in.
    let labels = project.labels.lazy.map(\.label).filter { $0.model.setting.textCase == nil }
    for text in labels.flatMap(\.texts)
    where text.filling != .emptied && text.text.utf8.count <= MeasuringLimit.textLength {
      texts[text.locale, default: []].insert(text.text)
    }
    self.texts = texts.mapValues { $0.filter { $0.count >= Self.shortest }.sortedByBytes() }
  }

  /// - Returns: `nil` if the locale has no such text.
  mutating func characters(
    in limit: TextBudget.Limit, _ spec: LabelSpec, locale: LocaleIdentifier,
    fitter: inout LabelFitter
  ) -> Int? {
    let key = Key(free: Self.free(spec), pointSize: limit.pointSize, locale: locale)
    guard let advances = known[key] ?? advances(of: key, &fitter) else { return nil }
    known[key] = advances
    guard advances.character > 0 else { return nil }
    let inLine = Int(min(limit.width / advances.character, 1e6))
    let inNext = max(inLine - advances.word, inLine / 2)
    return inLine + (min(limit.lines, Self.mostLines) - 1) * inNext
  }

  private static func free(_ spec: LabelSpec) -> LabelSpec {
    var free = LabelSpec(
      font: spec.font, lines: 0, lineBreakStrategy: spec.lineBreakStrategy, boldText: spec.boldText)
    free.fallbackFiles = spec.fallbackFiles
    free.letterSpacing = spec.letterSpacing
    free.opticalSize = spec.opticalSize
    free.direction = spec.direction
    free.behavior = spec.behavior
    return free
  }

  private func advances(of key: Key, _ fitter: inout LabelFitter) -> Advances? {
    guard let texts = texts[key.locale], !texts.isEmpty else { return nil }
    var means: [Double] = []
    var words: [Int] = []
    for text in texts {
      guard let prepared = try? fitter.prepare(text, in: key.locale, for: key.free) else {
        continue
      }
      let lines = text.split(whereSeparator: \.isNewline)
      let longest = lines.map(\.count).max() ?? 0
      let width = fitter.fit(prepared, key.free, pointSize: key.pointSize).width
      if longest > 0 { means.append(width / Double(longest)) }
      words += text.split(whereSeparator: \.isWhitespace).map(\.count)
    }
    guard !means.isEmpty else { return nil }
    return Advances(
      character: Self.percentile(of: means.sorted()),
      word: words.isEmpty ? 0 : Self.percentile(of: words.sorted()))
  }

  private static func percentile<Value>(of sorted: [Value]) -> Value {
    let index = Int((Double(sorted.count - 1) * percentile).rounded(.up))
    return sorted[min(max(index, 0), sorted.count - 1)]
  }
}
