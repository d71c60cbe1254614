public import CopyfitUnicode

/// A text to be measured.
public struct Sample: Sendable {
  public let id: String
  public let text: String
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
}

/// The texts of one stratum in one locale: what a stage is timed on at once.
public struct Cell: Sendable {
  public let stratum: Stratum
  public let locale: LocaleIdentifier
  public let samples: [Sample]

  /// Every `stride`th text, for stages that are too slow for all.
  public func sampled(every stride: Int) -> [Sample] {
    stride <= 1 ? samples : samples.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
  }
}

/// Everything that is measured, by locale and stratum.
public struct Corpus: Sendable {
  /// Where the texts come from, for the head of the report.
  public let source: String
  public let cells: [Cell]

  /// Groups texts by stratum, then by locale, in the order in which each was first met.
  public init(source: String, _ groups: [(stratum: Stratum, samples: [Sample])]) {
    self.source = source
    cells = Stratum.allCases.flatMap { stratum in
      let samples = groups.filter { $0.stratum == stratum }.flatMap(\.samples)
      var locales: [LocaleIdentifier] = []
      var byLocale: [LocaleIdentifier: [Sample]] = [:]
      for sample in samples {
        if byLocale[sample.locale] == nil { locales.append(sample.locale) }
        byLocale[sample.locale, default: []].append(sample)
      }
      return locales.map { Cell(stratum: stratum, locale: $0, samples: byLocale[$0] ?? []) }
    }
  }

  /// The strata that have texts.
  public var strata: [Stratum] {
    Stratum.allCases.filter { stratum in cells.contains { $0.stratum == stratum } }
  }
}
