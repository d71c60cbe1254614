internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitFiles
internal import CopyfitSourceText

extension CalibrationReport {
  /// The maximum uncertainty of a deviation because of rounding.
  private static let largestUncertainty = 0.01
  private static let tooShort = "the text is too short for what its size was rounded to"

  /// Sorts samples by font and size, and separates those that are used from those that are not.
  init(_ samples: CalibrationSamples) {
    var leftOut = samples.leftOut
    var fonts: [FontName: Font] = [:]
    let keys =
      (samples.lineHeights + samples.wrappedHeights).map(\.font) + samples.widths.map(\.font)
    for key in keys { fonts[FontName(key)] = fonts[FontName(key)] ?? Font(key) }
    for (key, sample) in samples.lineHeights {
      fonts[FontName(key)]?.lineHeights.samples.append(sample)
    }
    for (key, sample) in samples.wrappedHeights {
      fonts[FontName(key)]?.wrappedHeights.samples.append(sample)
    }
    let bands = Dictionary(grouping: samples.widths) { $0.font }
    for key in bands.keys.sorted(by: { $0.band < $1.band }) {
      let all = bands[key] ?? []
      let usable = all.filter { $0.sample.uncertainty <= Self.largestUncertainty }
      if usable.count < all.count { leftOut[Self.tooShort, default: 0] += all.count - usable.count }
      guard !usable.isEmpty else { continue }
      fonts[FontName(key)]?.bands.append(
        Band(usable.map { ($0.sample, $0.frameWidth) }, of: key))
    }
    let compared = fonts.filter { !$0.value.isEmpty }
    self.init(
      fonts: compared.keys.sorted().compactMap { compared[$0] },
      leftOut: leftOut.map { LeftOut(reason: $0.key, count: $0.value) }.sorted {
        ($1.count, ExactString($0.reason)) < ($0.count, ExactString($1.reason))
      })
  }

  /// The properties that distinguish fonts, in the order of reports.
  private struct FontName: Hashable, Comparable {
    let font: Font

    init(_ key: CalibrationSamples.FontKey) { font = Font(key) }

    static func < (left: Self, right: Self) -> Bool {
      left.sortKey.lexicographicallyPrecedes(right.sortKey)
    }

    private var sortKey: [String] {
      let weight = font.target?.weight?.rawValue ?? 0
      return [
        font.standIn ? "0" : "1", font.target.map { "\($0.font)" } ?? "",
        String(repeating: "0", count: 5 - min(String(weight).count, 5)) + String(weight),
        font.target?.isItalic == true ? "1" : "0", font.postScriptName,
      ]
    }
  }
}

extension CalibrationReport.Font {
  fileprivate init(_ key: CalibrationSamples.FontKey) {
    self.init(postScriptName: key.postScriptName, standIn: key.standIn, target: key.target)
  }

  fileprivate var isEmpty: Bool {
    bands.isEmpty && lineHeights.samples.isEmpty && wrappedHeights.samples.isEmpty
  }
}

extension CalibrationReport.Band {
  /// The maximum deviation of a font: beyond it, something else was measured.
  private static let largestDeviation = 0.2

  fileprivate init(
    _ found: [(sample: CalibrationReport.Sample, frameWidth: Double?)],
    of key: CalibrationSamples.FontKey
  ) {
    let all = WidthStatistics(found.map(\.sample.deviation))
    let isOutlier = found.map { found in
      let sample = found.sample
      return abs(sample.deviation) > Self.largestDeviation + sample.uncertainty
        || all.isOutlier(sample.deviation, uncertainty: sample.uncertainty)
    }
    let kept = zip(found, isOutlier).filter { !$1 }.map(\.0.sample)
    let statistics = WidthStatistics(kept.map(\.deviation))
    let sizes = found.map(\.sample.pointSize)
    self.init(
      sizes: (sizes.min() ?? 0)...(sizes.max() ?? 0), assumedMargin: key.assumedMargin,
      texts: Set(kept.map { ExactString($0.text) }).count, samples: kept, statistics: statistics,
      outliers: zip(found, isOutlier).filter(\.1).map { found, _ in
        .init(sample: found.sample, reason: Self.reason(found.sample, found.frameWidth, statistics))
      })
    guard let found = correction(of: key) else { return }
    // A correction with a larger margin than the assumed one is not useful.
    if let assumedMargin, found.margin > assumedMargin {
      excessiveMargin = found.margin
    } else {
      correction = found
    }
  }

  /// The reason that a sample cannot be used, judging by its size.
  private static func reason(
    _ sample: CalibrationReport.Sample, _ frameWidth: Double?, _ others: WidthStatistics
  ) -> String {
    if let frameWidth, abs(frameWidth - sample.measured) <= max(sample.rounding, 0.5),
      sample.computed > frameWidth
    {
      return "as wide as its frame: the text may be truncated"
    }
    return sample.deviation < others.median
      ? "narrower than others: another text or font, or truncated"
      : "wider than others: another text or font, or a width that is not the text's"
  }

  /// The factor for widths, if there are enough texts and the font is a stand-in.
  private func correction(of key: CalibrationSamples.FontKey) -> FontCalibration.Entry? {
    guard let target = key.target, texts >= WidthFactor.minimumTexts else { return nil }
    let found = WidthFactor(
      samples.map(\.deviation), median: statistics.median, texts: texts)
    guard FontCalibration.factorRange.contains(found.factor),
      FontCalibration.marginRange.contains(found.margin)
    else { return nil }
    let files = Set(samples.map { FilePath.name($0.location.file) }).sortedByBytes()
    let measured = samples.map(\.pointSize)
    return FontCalibration.Entry(
      target, sizes: (measured.min() ?? 0)...(measured.max() ?? 0), factor: found.factor,
      margin: found.margin, texts: texts, source: Phrase.list(files, limit: 2))
  }
}
