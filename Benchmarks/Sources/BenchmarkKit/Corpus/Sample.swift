public import CopyfitUnicode

/// A text to be measured.
public struct Sample: Sendable {
  /// What the corpus calls it.
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

/// Texts of about the same length.
public enum Stratum: String, CaseIterable, Sendable {
  case label, sentence, paragraph
  /// The labels and sentences of one locale together, as an app has them.
  case app

  /// The strata that are told apart by length.
  static let byLength: [Stratum] = [.label, .sentence, .paragraph]
}

/// The texts of one stratum in one locale: what a stage is timed on at once.
public struct Cell: Sendable {
  /// How long its texts are.
  public let stratum: Stratum
  /// The locale of its texts.
  public let locale: LocaleIdentifier
  /// The texts.
  public let samples: [Sample]
  /// Whether no other cell of the stratum stands before.
  let isFirst: Bool

  /// What the script of its texts asks of layout.
  var scripts: ScriptClass { ScriptClass(of: samples.prefix(20).lazy.map(\.text)) }

  /// The cell's name in messages.
  var name: String { "\(stratum.rawValue) \(locale.tag)" }

  /// Every `stride`th text, for stages that are too slow for all.
  public func sampled(every stride: Int) -> [Sample] {
    stride <= 1 ? samples : samples.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
  }
}

/// Everything that is measured, by locale and stratum.
public struct Corpus: Sendable {
  /// Where the texts come from, for the head of the report.
  public let source: String
  /// The texts by stratum, then by locale.
  public let cells: [Cell]

  /// Groups texts by stratum, then by locale, in the order in which each was first met.
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

  /// For each locale its labels and sentences, mixed as evenly as their numbers allow.
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

  /// The strata that have texts.
  public var strata: [Stratum] {
    Stratum.allCases.filter { stratum in cells.contains { $0.stratum == stratum } }
  }
}
