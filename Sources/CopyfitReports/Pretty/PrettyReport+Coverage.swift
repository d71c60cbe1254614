internal import Copyfit
internal import CopyfitFindings
internal import CopyfitSourceText

extension PrettyReport {
  /// What was checked, and what was not checked and why.
  var coverage: [String] {
    var lines =
      checked + report.remarks.flatMap { statement($0.name, $0.text) }
    let left = report.leftOut
    if left.isEmpty {
      return lines + (report.isWhole ? ["Nothing was left out."] : [])
    }
    lines.append(style.paint("Not checked:", .bold))
    let width = left.map { $0.count.count }.max() ?? 0
    for item in left {
      var paragraph = Paragraph()
      paragraph.addWhole(String(repeating: " ", count: width - item.count.count) + item.count)
      paragraph.add(item.why)
      lines += paragraph.lines(indent: 2, hanging: 3 + width, style: style)
      if style.detail == .verbose { lines += names(of: item, indent: 5 + width) }
    }
    return lines
  }

  /// The first items of a kind that were left out, one in each line, and the number of the others.
  private func names(of item: AuditReport.LeftOut, indent: Int) -> [String] {
    guard !item.names.isEmpty else { return [] }
    let more = item.unnamed > 0 ? ["and \(Phrase.grouped(item.unnamed)) more"] : []
    return (item.names.map(TerminalText.safe) + more).flatMap { name in
      var paragraph = Paragraph()
      paragraph.add(name)
      return paragraph.lines(indent: indent, hanging: indent + 2, style: style)
    }
  }

  /// Says that little was decided, and what helps most; empty otherwise.
  var lowCoverage: [String] {
    guard let text = report.lowCoverage() else { return [] }
    var paragraph = Paragraph()
    paragraph.add(text, .yellow)
    return paragraph.lines(indent: 0, hanging: 2, style: style)
  }

  /// What was checked, in one sentence.
  var checked: [String] { statement("Checked", report.checkedPhrase) }

  /// A sentence after its name.
  private func statement(_ name: String, _ text: String) -> [String] {
    var paragraph = Paragraph()
    paragraph.add(name + ":", .bold)
    paragraph.add(text)
    return paragraph.lines(indent: 0, hanging: 2, style: style)
  }

  /// The fonts, and the words that need explaining.
  var legend: [String] {
    var lines: [String] = []
    // Without labels, either no text was measured in any font, or only words were.
    if !report.fonts.isEmpty, report.coverage.measured > 0 || measuresWords {
      lines += statement("Fonts", fontNames.joined(separator: "; ") + ".")
    }
    for note in Set(report.fonts.flatMap(\.notes)).sorted() {
      lines += explanation("Note on a font: \(TerminalText.safe(note)).")
    }
    let cells = report.findings.lazy.filter { $0.severity > .note }.flatMap(\.locales)
    if cells.contains(where: { $0.certainty != nil }) { lines += explanation(standInText) }
    if cells.contains(where: { $0.first != nil && !$0.isOneCell }) {
      lines += explanation(Self.sizesText)
    }
    return lines
  }

  private var measuresWords: Bool {
    report.findings.contains { $0.rule == .wordWiderThanScreen }
  }

  /// The fonts by their use, with versions if all details are requested.
  private var fontNames: [String] {
    let uses: [(prefix: String, fonts: [FontRecord])] = [
      ("", report.fonts.filter { $0.role == .label && !$0.standIn }),
      ("system font ", report.fonts.filter { $0.role == .system && !$0.standIn }),
      ("in place of the system font ", report.fonts.filter(\.standIn)),
      (
        "for characters that these lack ",
        report.fonts.filter { $0.role == .fallback && !$0.standIn }
      ),
    ]
    return uses.filter { !$0.fonts.isEmpty }.map { use in
      let names = use.prefix + Phrase.all(names(of: use.fonts))
      guard use.fonts.contains(where: { $0.deviation != nil }), let text = deviationText else {
        return names
      }
      return names + " " + text
    }
  }

  private func names(of fonts: [FontRecord]) -> [String] {
    if style.detail == .verbose {
      return fonts.map {
        TerminalText.safe("\($0.postScriptName) (\(Wording.version($0.version)))")
      }
    }
    var seen: Set<String> = []
    // "NotoSansThai-Bold" and "NotoSansThai-Regular" are one font to a reader.
    let families = fonts.map { font in
      font.role == .label ? font.postScriptName : String(font.postScriptName.prefix { $0 != "-" })
    }
    return families.filter { seen.insert($0).inserted }.map(TerminalText.safe)
  }

  private func explanation(_ text: String) -> [String] {
    var paragraph = Paragraph()
    paragraph.add(text, .dim)
    return paragraph.lines(indent: 0, hanging: 2, style: style)
  }

  private var standInText: String {
    guard report.fonts.isEmpty || report.fonts.contains(where: \.standIn) else {
      return
        "A result that is marked \"uncertain\" lies within the margin of widths that are estimated, or its "
        + "text, font or room is not exactly known: check it on a device."
    }
    let known = " All other results hold for the system font too."
    let (account, end) =
      switch (report.standInWidths.contains(.assumed), report.standInWidths.contains(.compared)) {
      case (false, _):
        ("Its widths are within 1.5 to 3.5 % of the system font's.", known)
      case (true, false):
        (
          "Its widths have not been compared with the system font's, so a margin of 10 % is assumed.",
          ""
        )
      case (true, true):
        (
          "Its widths are within 1.5 to 3.5 % of the system font's. Those of other designs and widths "
            + "have not been compared, and a margin of 10 % is assumed.", ""
        )
      }
    return
      "Apple's system font may not be used here, so a stand-in is measured. \(account) A result "
      + "that is marked \"uncertain\" lies within that margin, or its text, font or room is not exactly "
      + "known: check it on a device." + end
      + calibrationText
  }

  private var calibrationText: String {
    report.fonts.contains { $0.deviation?.measured.isEmpty == false }
      ? " If 'fonts.calibration' has a measured margin, that margin is used." : ""
  }

  private static let sizesText = """
    Text sizes: "large" is what a new phone has; AX1 to AX5 are the accessibility sizes.
    """
}
