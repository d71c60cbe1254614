internal import Copyfit
internal import CopyfitFindings
internal import CopyfitSourceText

extension PrettyReport {
  /// The possible error of the stand-ins' widths, in parentheses; `nil` if it is unknown.
  var deviationText: String? {
    let deviations = report.fonts.compactMap(\.deviation)
    let measured = deviations.flatMap(\.measured)
    let assumed = deviations.compactMap(\.assumed)
    let assumedText = Self.margins(assumed.flatMap { [$0.lowerBound, $0.upperBound] })
      .map { "widths taken to be within \($0)" }
    guard let margins = Self.margins(measured.map(\.margin)) else {
      return assumedText.map { "(\($0))" }
    }
    let texts = measured.compactMap(\.texts).max().map { ", on up to \(Phrase.count($0, "text"))" }
    var seen: Set<String> = []
    let sources = measured.compactMap(\.source).filter { seen.insert($0).inserted }
    let source = sources.isEmpty ? "" : " (\(Phrase.all(sources.map(TerminalText.safe))))"
    let known = "widths measured\(texts ?? "")\(source), within \(margins)"
    return "(" + ([known] + (assumedText.map { ["elsewhere " + $0] } ?? [])).joined(separator: "; ")
      + ")"
  }

  /// "3 %", "1.5 to 3 %".
  private static func margins(_ shares: [Double]) -> String? {
    guard let least = shares.min(), let largest = shares.max() else { return nil }
    let (low, high) = (RoundedNumber(least * 100), RoundedNumber(largest * 100))
    return low == high ? "\(high) %" : "\(low) to \(high) %"
  }
}
