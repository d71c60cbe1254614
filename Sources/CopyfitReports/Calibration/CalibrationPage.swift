internal import CopyfitFindings
internal import Copyfit
internal import CopyfitDynamicType
public import CopyfitInspection
internal import CopyfitSourceText

/// A comparison of measured and computed sizes, for people.
public struct CalibrationPage: Sendable {
  private let report: CalibrationReport
  private let style: PrettyStyle

  /// The maximum number of shown samples and outliers in a range of sizes.
  private static let maximumShown = (worst: 3, outliers: 10)

  /// Creates the page of a comparison.
  public init(_ report: CalibrationReport, style: PrettyStyle = PrettyStyle()) {
    self.report = report
    self.style = style
  }

  /// The page, with a line end at its end.
  public var text: String {
    let sections = report.fonts.map(lines) + [leftOut, corrections]
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private func lines(_ font: CalibrationReport.Font) -> [String] {
    var lines = [style.paint(TerminalText.safe(Self.title(font)), .bold)]
    for band in font.bands { lines += self.lines(band, isEstimate: font.target != nil) }
    lines += heights(font.lineHeights, "Line heights")
    lines += heights(font.wrappedHeights, "Heights of texts that wrap")
    return lines
  }

  private static func title(_ font: CalibrationReport.Font) -> String {
    guard let target = font.target else { return "\(font.postScriptName), measured as it is" }
    let weight = target.weight.map { " \($0.name ?? String($0.rawValue))" } ?? ""
    let slope = target.isItalic ? " italic" : ""
    let name =
      switch target.font {
      case .system(.standard): "System font"
      case .system(let design): "System font, \(design.rawValue)"
      case .substituted(let name): name
      }
    return "\(name)\(weight)\(slope), for which \(font.postScriptName) is measured"
  }

  private func lines(_ band: CalibrationReport.Band, isEstimate: Bool) -> [String] {
    var lines = item("\(sizes(band.sizes)): \(account(band))", indent: 2)
    if let margin = band.excessiveMargin {
      lines += item(
        "No correction: widths could then still be \(RoundedNumber(margin * 100)) % off, more than the "
          + "margin that is assumed without it.", indent: 4)
    } else if isEstimate, band.correction == nil {
      let texts = Phrase.count(band.texts, "different text")
      lines += item(
        "No correction: \(texts); \(CalibrationReport.minimumTexts) are needed, because the median of "
          + "five is right even if two of them are wrong.", indent: 4)
    }
    let worst = band.worst(Self.maximumShown.worst)
    if !worst.isEmpty { lines += item("Worst:", indent: 4) }
    for sample in worst { lines += self.lines(sample) }
    if !band.outliers.isEmpty {
      lines += item(
        "Left out as outliers (\(Phrase.count(band.outliers.count, "size"))):", indent: 4)
    }
    for outlier in band.outliers.prefix(Self.maximumShown.outliers) {
      lines += self.lines(outlier.sample) + item(outlier.reason, indent: 8)
    }
    let rest = band.outliers.count - Self.maximumShown.outliers
    return rest > 0 ? lines + item("… and \(Phrase.grouped(rest)) more", indent: 6) : lines
  }

  private func account(_ band: CalibrationReport.Band) -> String {
    guard !band.samples.isEmpty else { return "no usable size." }
    let statistics = band.statistics
    var parts = [
      "\(Phrase.count(band.texts, "text")), \(Phrase.count(statistics.count, "width"))",
      "median \(Self.signed(statistics.median)), mean \(Self.signed(statistics.mean))",
      "spread \(Self.percent(statistics.spread)), largest \(Self.signed(statistics.largest))",
    ]
    if let margin = band.assumedMargin, let within = band.withinAssumedMargin {
      parts.append(
        "\(Phrase.grouped(within)) of \(Phrase.grouped(statistics.count)) within the "
          + "\(Self.percent(margin)) that is assumed")
    }
    return parts.joined(separator: "; ") + "."
  }

  private func lines(_ sample: CalibrationReport.Sample) -> [String] {
    let place = sample.location
    let size = sample.category.map { " at \($0.name)" } ?? ""
    return item(
      TerminalText.safe(
        "\(place.file):\(place.position.line):\(place.position.column) "
          + TerminalText.isolated("“\(Self.opening(sample.text))”")
          + "\(size): measured \(Self.points(sample.measured)), computed "
          + "\(Self.points(sample.computed)) (\(Self.signed(sample.deviation)))"), indent: 6)
  }

  private func heights(_ heights: CalibrationReport.Heights, _ name: String) -> [String] {
    guard !heights.samples.isEmpty else { return [] }
    let all = Phrase.grouped(heights.samples.count)
    var lines = item(
      "\(name): \(Phrase.grouped(heights.equal)) of \(all) are the same, to half a point.",
      indent: 2)
    for sample in heights.different.prefix(Self.maximumShown.worst) { lines += self.lines(sample) }
    return lines
  }
}

extension CalibrationPage {
  private var leftOut: [String] {
    guard !report.leftOut.isEmpty else { return [] }
    return [style.paint("Not compared", .bold)]
      + report.leftOut.flatMap { item("\(Phrase.grouped($0.count)): \($0.reason)", indent: 2) }
  }

  private var corrections: [String] {
    guard !report.corrections.isEmpty else { return [] }
    return [style.paint("The correction for copyfit.yml:", .bold), ""]
      + report.configurationText.split(separator: "\n").map { TerminalText.safe(String($0)) }
  }

  private func item(_ text: String, indent: Int) -> [String] {
    var paragraph = Paragraph()
    paragraph.add(text)
    return paragraph.lines(indent: indent, hanging: indent + 2, style: style)
  }

  private func sizes(_ sizes: ClosedRange<Double>) -> String {
    sizes.lowerBound == sizes.upperBound
      ? Self.points(sizes.lowerBound)
      : "\(RoundedNumber(sizes.lowerBound)) to \(Self.points(sizes.upperBound))"
  }

  private static func points(_ length: Double) -> String { "\(RoundedNumber(length)) pt" }

  private static func percent(_ share: Double) -> String {
    "\(RoundedNumber((share * 10_000).rounded() / 100)) %"
  }

  private static func signed(_ share: Double) -> String {
    let text = percent(share)
    return share > 0 && text != "0 %" ? "+" + text : text
  }

  /// The first words of a text, on one line.
  private static func opening(_ text: String) -> String {
    String(Phrase.opening(of: text).dropFirst().dropLast())
  }
}
