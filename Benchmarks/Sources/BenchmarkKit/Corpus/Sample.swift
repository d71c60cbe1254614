public import CopyfitUnicode

/// A text to measure.
public struct Sample: Sendable {
  /// The text's name in the corpus.
  public let id: String
  /// The text.
  public let text: String
  /// The text's locale.
  public let locale: LocaleIdentifier

  /// Creates a sample.
  public init(id: String, text: String, locale: LocaleIdentifier) {
    self.id = id
    self.text = text
    self.locale = locale
  }
}

/// Texts of similar length.
public enum Stratum: String, CaseIterable, Sendable {
  case label, sentence, paragraph
  /// The labels and sentences of one locale together, as in an app.
  case app

  /// The strata by length.
  static let byLength: [Stratum] = [.label, .sentence, .paragraph]
}

/// The texts of one stratum in one locale, which a stage measures together.
public struct Cell: Sendable {
  /// The stratum.
  public let stratum: Stratum
  /// The locale of its texts.
  public let locale: LocaleIdentifier
  /// The texts.
  public let samples: [Sample]
  /// Whether it is the first cell of the stratum.
  let isFirst: Bool

  /// The class of the texts' script.
  var scripts: ScriptClass { ScriptClass(of: samples.prefix(20).lazy.map(\.text)) }

  /// The cell's name in messages.
  var name: String { "\(stratum.rawValue) \(locale.tag)" }

  /// Every `stride`th text, for slow stages.
  public func sampled(every stride: Int) -> [Sample] {
    stride <= 1 ? samples : samples.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
  }
}

/// All texts to measure, by locale and stratum.
public struct Corpus: Sendable {
  /// The origin of the texts, for the head of the report.
  public let source: String
  /// The texts by stratum, then by locale.
  public let cells: [Cell]

  /// Groups texts by stratum, then by locale, in the order of their first occurrence.
  public init(source: String, _ groups: [(stratum: Stratum, samples: [Sample])]) {
    self.source = source
    let byLength = Stratum.byLength.flatMap { Self.cells($0, groups) }
    cells = byLength + Self.apps(byLength)
  }

  private static func cells(
    _ stratum: Stratum, _ groups: [(stratum: Stratum, samples: [Sample])]
  ) -> [Cell] {
    let samples = groups.filter { $0.stratum == stratum }.flatMap(\.samples)
    var locales: [LocaleIdentifier] = []
    var byLocale: [LocaleIdentifier: [Sample]] = [:]
    for sample in samples {
      if byLocale[sample.locale] == nil { locales.append(sample.locale) }
      byLocale[sample.locale, default: []].append(sample)
    }
    return locales.enumerated().map { index, locale in
      Cell(stratum: stratum, locale: locale, samples: byLocale[locale] ?? [], isFirst: index == 0)
    }
  }

  /// The labels and sentences of each locale, mixed as evenly as their numbers allow.
  private static func apps(_ cells: [Cell]) -> [Cell] {
    let labels = cells.filter { $0.stratum == .label }
    return labels.enumerated().map { index, cell in
      let sentences = cells.first { $0.stratum == .sentence && $0.locale == cell.locale }
      let samples = mixed(cell.samples, sentences?.samples ?? [])
      return Cell(stratum: .app, locale: cell.locale, samples: samples, isFirst: index == 0)
    }
  }

  private static func mixed(_ many: [Sample], _ few: [Sample]) -> [Sample] {
    var mixed: [Sample] = []
    var next = 0
    for (index, sample) in many.enumerated() {
      mixed.append(sample)
      while next < few.count, next * many.count < (index + 1) * few.count {
        mixed.append(few[next])
        next += 1
      }
    }
    return mixed + few[next...]
  }

  /// The strata with texts.
  public var strata: [Stratum] {
    Stratum.allCases.filter { stratum in cells.contains { $0.stratum == stratum } }
  }
}
