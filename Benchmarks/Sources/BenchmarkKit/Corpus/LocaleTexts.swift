import CLocaleText

/// Texts from ICU's locale data, which has every language of the corpus on any machine.
struct LocaleTexts {
  private let language: Language
  /// ICU stores the data of `zh-Hans` under `zh`, and that of `pt-BR` under `pt`.
  private var locale: String { String(language.tag.prefix { $0 != "-" }) }

  init(_ language: Language) { self.language = language }

  /// Names of languages, regions, scripts, currencies, cities and units: texts of labels.
  var names: [String] {
    let parts = [
      texts("lang", "Languages"), texts("region", "Countries"),
      texts("curr", "Currencies").filter { $0.text.unicodeScalars.count > 3 },
      texts("zone", "zoneStrings"), texts("lang", "Scripts"),
      texts("unit", "units").map { (path: $0.path, text: Self.withNumber($0.text)) },
    ]
    // Interleaved, so that the first thousand are of every kind.
    let most = parts.map(\.count).max() ?? 0
    var seen: Set<String> = []
    return (0..<most).flatMap { index in
      parts.compactMap { $0.indices.contains(index) ? $0[index].text : nil }
    }.filter { !$0.contains("{") && language.isWritten(in: $0) && seen.insert($0).inserted }
  }

  /// Full dates, and lists of names in the locale's form: texts of sentences.
  func sentences(count: Int) -> [String] {
    let names = names
    let pattern = listPattern
    return (0..<count).map { index in
      let moment = moment(index)
      guard names.count > 8 else { return moment }
      let items = (0..<4).map { names[(index * 7 + $0 * 3) % names.count] }
      return index % 3 == 0 ? moment + " " + items[0] : pattern(items)
    }
  }

  /// A date after 2020; consecutive ones are far enough apart to name all months and weekdays.
  private func moment(_ index: Int) -> String {
    var text = [CChar](repeating: 0, count: 512)
    let seconds = 1_577_880_000 + Double(index) * 1_234_567
    let length = copyfit_locale_moment(locale, seconds, &text, Int32(text.count))
    return String(decoding: text.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The locale's pattern for a list of three or more.
  private var listPattern: ([String]) -> String {
    var patterns: [String: String] = [:]
    for (path, text) in texts("", "listPattern") where path.hasPrefix("standard/") {
      patterns[path] = text
    }
    let (middle, end) = (
      patterns["standard/middle"] ?? "{0}, {1}", patterns["standard/end"] ?? "{0}, {1}"
    )
    return { items in
      let last = items.count - 1
      return items.enumerated().dropFirst().reduce(items[0]) { list, item in
        Self.fill(item.offset == last ? end : middle, list, item.element)
      }
    }
  }

  private static func fill(_ pattern: String, _ first: String, _ second: String) -> String {
    pattern.split(separator: "{0}", maxSplits: 1, omittingEmptySubsequences: false).joined(
      separator: first
    )
    .split(separator: "{1}", maxSplits: 1, omittingEmptySubsequences: false).joined(
      separator: second)
  }

  private static func withNumber(_ pattern: String) -> String {
    pattern.split(separator: "{0}", omittingEmptySubsequences: false).joined(separator: "12")
  }

  private final class Collector { var texts: [(path: String, text: String)] = [] }

  private func texts(_ tree: String, _ key: String) -> [(path: String, text: String)] {
    let collector = Collector()
    copyfit_locale_texts(
      tree, locale, key,
      { context, path, text in
        guard let context else { return }
        Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue().texts
          .append((String(cString: path), String(cString: text)))
      }, Unmanaged.passUnretained(collector).toOpaque())
    return collector.texts
  }
}
