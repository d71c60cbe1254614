import CopyfitUnicode

/// Creates the benchmark's own corpus from texts on any machine; none of them is checked in.
///
/// The same machine gives the same corpus. Texts are in the order of their catalogs, so that words repeat as often as
/// in an app:
///
/// - *labels*: the sample app of `Corpora/`, then messages with up to 24 letters from the catalogs of installed
///   packages; every fourth is a name from ICU's locale data.
/// - *sentences*: messages of 40 to 120 letters from the sample app and the catalogs; if there are too few, ICU's full
///   dates and lists of names.
/// - *paragraphs*: consecutive sentences and labels of the same catalogs, together at least 350 letters.
public struct CorpusRecipe: Sendable {
  /// The number of texts of each language in each stratum.
  public var counts: [Stratum: Int]

  /// A fraction of the full corpus, which has 1,000 labels, 400 sentences and 50 paragraphs of each language.
  public init(part: Int = 1) {
    counts = [.label: 1000 / part, .sentence: 400 / part, .paragraph: 50 / part]
  }

  /// Creates the corpus of some languages.
  public func corpus(of languages: [Language] = Language.all) -> Corpus {
    let texts = languages.map { LanguageTexts($0, counts) }
    let groups = Stratum.byLength.flatMap { stratum in
      zip(languages, texts).map { language, texts in
        (stratum: stratum, samples: Self.samples(texts[stratum], stratum, language))
      }
    }
    return Corpus(source: "own: sample app, message catalogs, locale data", groups)
  }

  /// The labels and sentences of the sample app only: equal on every machine, for the gates.
  public static func sampleApp(_ languages: [Language] = Language.all) -> Corpus {
    let groups = languages.flatMap { language in
      let texts = AppTexts().texts(in: language)
      let sentences = texts.filter { LanguageTexts.label.upperBound < language.length(of: $0) }
      let labels = texts.filter { LanguageTexts.label.upperBound >= language.length(of: $0) }
      return [
        (stratum: Stratum.label, samples: samples(labels, .label, language)),
        (stratum: Stratum.sentence, samples: samples(sentences, .sentence, language)),
      ]
    }
    return Corpus(source: "sample app", groups)
  }

  private static func samples(_ texts: [String], _ stratum: Stratum, _ language: Language)
    -> [Sample]
  {
    let locale = LocaleIdentifier(language.tag)
    return texts.enumerated().map { index, text in
      Sample(id: "\(language.tag)/\(stratum.rawValue)/\(index)", text: text, locale: locale)
    }
  }
}

/// The selected texts of one language.
struct LanguageTexts {
  private var texts: [Stratum: [String]] = [:]

  subscript(stratum: Stratum) -> [String] { texts[stratum] ?? [] }

  static let label = 2.0...24
  private static let sentence = 40.0...120
  private static let shortestParagraph = 350.0

  init(
    _ language: Language, _ counts: [Stratum: Int],
    messages: [String]? = nil, localeTexts: LocaleTexts? = nil
  ) {
    let found = messages ?? AppTexts().texts(in: language) + CatalogTexts().texts(in: language)
    let locale = localeTexts ?? LocaleTexts(language)
    let labels = found.filter { Self.label.contains(language.length(of: $0)) }
    let names = locale.names.filter { Self.label.contains(language.length(of: $0)) }
    let sentences = found.filter { Self.sentence.contains(language.length(of: $0)) }
    let made = locale.sentences(count: counts[.sentence] ?? 0)
    texts[.label] = Self.mix(labels, names, count: counts[.label] ?? 0)
    texts[.sentence] = Self.first(counts[.sentence] ?? 0, of: sentences + made)
    texts[.paragraph] = Self.paragraphs(
      of: sentences + made + labels, count: counts[.paragraph] ?? 0, language)
  }

  /// Every fourth text is a name; if one list is too short, the other is used, and both may repeat.
  private static func mix(_ labels: [String], _ names: [String], count: Int) -> [String] {
    var (labels, names) = (labels[...], names[...])
    var mixed: [String] = []
    while mixed.count < count, !(labels.isEmpty && names.isEmpty) {
      let isName = mixed.count % 4 == 3
      guard
        let text =
          (isName ? names.popFirst() ?? labels.popFirst() : labels.popFirst() ?? names.popFirst())
      else { break }
      mixed.append(text)
    }
    return first(count, of: mixed)
  }

  /// The first texts; they repeat if there are too few, as words do in apps.
  private static func first(_ count: Int, of texts: [String]) -> [String] {
    guard !texts.isEmpty else { return [] }
    return (0..<count).map { texts[$0 % texts.count] }
  }

  private static func paragraphs(of texts: [String], count: Int, _ language: Language) -> [String] {
    var paragraphs: [String] = []
    var (paragraph, length) = ("", 0.0)
    for text in texts where paragraphs.count < count {
      paragraph += paragraph.isEmpty ? text : " " + text
      length += language.length(of: text)
      guard length >= shortestParagraph else { continue }
      paragraphs.append(paragraph)
      (paragraph, length) = ("", 0)
    }
    return first(count, of: paragraphs)
  }
}
