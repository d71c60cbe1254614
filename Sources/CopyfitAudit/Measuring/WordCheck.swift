internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Looks for words that are wider than a screen, in strings that no label shows.
struct WordCheck: Sendable {
  /// The strings of one file of a table in one locale.
  struct Item: Sendable {
    var table: TableIdentity
    var locale: LocaleIdentifier
    var strings: [(key: String, text: LocatedText)]
  }

  /// A word that does not fit the screen.
  struct Hit: Sendable {
    var table: TableIdentity
    var key: String
    var locale: LocaleIdentifier
    var text: LocatedText
    var word: String
    var categories: [ContentSizeCategory]
    var certainty: Certainty?
    var width: Double
  }

  let device: Device
  let screenWidth: Double
  /// The categories that are checked, in their order, none beyond AX2: above it even short words wrap.
  let categories: [ContentSizeCategory]

  /// The shortest word that can be too wide: no letter of a word is wider than its em.
  private let minimumLength: Int

  /// - Parameter canvasWidth: The narrowest canvas of the documents; `nil` where there are none.
  init(settings: AuditSettings, canvasWidth: Double?) {
    let screens = settings.devices.compactMap { device in
      (device.width ?? canvasWidth).map { (device: device, width: $0) }
    }
    let narrowest = screens.min { $0.width < $1.width } ?? (.width(375), 375)
    device = narrowest.device
    screenWidth = narrowest.width
    categories = settings.categories.filter { $0 <= .accessibility2 }
    let largest = categories.last.map { TypeScale.iOS[.body, $0].pointSize } ?? 1
    minimumLength = Int(min(screenWidth / largest, 10_000)) + 1
  }

  /// The words of an item that are too wide at some category.
  func hits(in item: Item, fitter: inout LabelFitter) -> [Hit] {
    var seen: Set<String> = []
    var hits: [Hit] = []
    for string in item.strings {
      for word in RealWords.all(in: string.text.value, minimumLength: minimumLength)
      where seen.insert(word).inserted {
        guard let found = check(word, in: item.locale, fitter: &fitter) else { continue }
        hits.append(
          Hit(
            table: item.table, key: string.key, locale: item.locale, text: string.text, word: word,
            categories: found.categories, certainty: found.certainty, width: found.width))
      }
    }
    return hits
  }

  private func check(
    _ word: String, in locale: LocaleIdentifier, fitter: inout LabelFitter
  ) -> (categories: [ContentSizeCategory], certainty: Certainty?, width: Double)? {
    let label = LabelSpec(font: .body, width: screenWidth, lines: 0)
    // What keeps the system font from being used is told with the labels.
    guard let largest = categories.last,
      let text = try? fitter.prepare(word, locale: locale.tag, for: label)
    else { return nil }
    let worst = fitter.fit(text, label, at: largest)
    // Widths never fall as the size grows, so the largest size answers for all.
    guard worst.verdict == .splitsWord else { return nil }
    let broken = categories.filter { fitter.fit(text, label, at: $0).verdict == .splitsWord }
    let remedy = fitter.remedy(for: text, label, at: largest)
    return (broken, worst.certainty, remedy.width ?? worst.width)
  }
}
