import CopyfitUnicode

/// How the benchmark's own corpus is made: text that is on any machine, none of it checked in.
///
/// The same machine gives the same corpus. Texts are taken in the order of their catalogs, so that words
/// come back as often as they do in an app:
///
/// - *labels*: the sample app of `Corpora/`, then up to 24 letters of a message, from the catalogs of the
///   installed packages; every fourth is a name that ICU's locale data has.
/// - *sentences*: messages of 40 to 120 letters of the sample app and the catalogs; where a machine has too
///   few, dates in full and lists of names as ICU writes them.
/// - *paragraphs*: consecutive sentences and labels of the same catalogs, together 350 letters or more.
public struct CorpusRecipe: Sendable {
  /// How many texts each language has in each stratum.
  public var counts: [Stratum: Int]

  /// Every `nth` part of the full corpus: 1,000 labels, 400 sentences and 50 paragraphs of each language.
  public init(part: Int = 1) {
    counts = [.label: 1000 / part, .sentence: 400 / part, .paragraph: 50 / part]
  }

  /// Makes the corpus of some languages.
  public func corpus(of languages: [Language] = Language.all) -> Corpus {
    let texts = languages.map { LanguageTexts($0, counts) }
    let groups = Stratum.byLength.flatMap { stratum in
      zip(languages, texts).map { language, texts in
        (stratum: stratum, samples: Self.samples(texts[stratum], stratum, language))
      }
    }
    return Corpus(source: "own: sample app, message catalogs, locale data", groups)
  }

  /// The labels and sentences of the sample app alone: the same on every machine, for what gates main.
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

/// The texts of one language, chosen.
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

  /// Every fourth text is a name; what one list lacks the other gives, and both may be used again.
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

  /// The first texts; too few are used again from the start, as apps do with their words.
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
