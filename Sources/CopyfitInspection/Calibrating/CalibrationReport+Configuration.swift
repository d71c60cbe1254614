internal import Copyfit
internal import CopyfitDynamicType

extension CalibrationReport {
  /// The minimum number of different texts for a correction of a font in a range of sizes.
  public static let minimumTexts = WidthFactor.minimumTexts

  /// The corrections as text for `fonts` in `copyfit.yml`; empty without corrections.
  public var configurationText: String {
    corrections.isEmpty
      ? ""
      : (["fonts:", "  calibration:"] + entryLines.map { "    " + $0 })
        .map { $0 + "\n" }.joined()
  }

  /// The corrections as the text of a file for `fonts.calibration`; empty without corrections.
  public var fileText: String {
    corrections.isEmpty
      ? ""
      : (["# Written by copyfit calibrate; 'fonts.calibration' in copyfit.yml names this file."]
        + entryLines).map { $0 + "\n" }.joined()
  }

  /// The entries of `fonts.calibration`, one in each line.
  var entryLines: [String] { corrections.map(Self.line) }

  /// An entry of `fonts.calibration`, on one line.
  private static func line(_ entry: FontCalibration.Entry) -> String {
    var pairs: [String] = []
    switch entry.target.font {
    case .system(let design):
      pairs.append("font: system")
      if design != .standard { pairs.append("design: \(design.rawValue)") }
    case .substituted(let name): pairs.append("font: \(ConfigurationText.quoted(name))")
    }
    if let weight = entry.target.weight {
      pairs.append("weight: \(weight.name ?? String(weight.rawValue))")
    }
    if entry.target.isItalic { pairs.append("italic: true") }
    let sizes = [entry.sizes.lowerBound, entry.sizes.upperBound].map {
      RoundedNumber($0).description
    }
    pairs.append("sizes: [\(sizes.joined(separator: ", "))]")
    pairs.append("factor: \(RoundedNumber(entry.factor))")
    pairs.append("margin: \(RoundedNumber(entry.margin * 100))%")
    if let texts = entry.texts { pairs.append("labels: \(texts)") }
    if let source = entry.source { pairs.append("source: \(ConfigurationText.quoted(source))") }
    return "- { \(pairs.joined(separator: ", ")) }"
  }
}
