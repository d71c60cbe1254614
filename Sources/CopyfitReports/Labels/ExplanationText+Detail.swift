internal import Copyfit
internal import CopyfitFindings
internal import CopyfitDynamicType
internal import CopyfitInspection
internal import CopyfitLabels
internal import CopyfitSourceText

extension ExplanationText {
  /// The first text at every size, and a drawing of its worst fit.
  var detail: [String] {
    guard let fit = explanation.fits.first else { return ["The label has no text to measure."] }
    let place = fit.text.location
    let name = LanguageNames.name(of: fit.text.locale)
    var lines = [
      style.paint(fit.text.variant.map { "\(name), \(TerminalText.safe($0))" } ?? name, .bold),
      "  " + TerminalText.quoted(fit.text.text, columns: style.columns - 6),
      "  " + TerminalText.safe("\(place.file):\(place.position.line):\(place.position.column)"),
    ]
    lines += LabelWording.samples(fit.text).map { "  " + $0 }
    // A check that does not know the room gives no verdict.
    guard explanation.label.treatment == .measured else { return lines }
    if let obstacle = fit.obstacle {
      return lines + ["  It cannot be measured: " + TerminalText.safe(obstacle)]
    }
    if !fit.missing.isEmpty {
      lines.append("  No font has " + Phrase.all(fit.missing) + ".")
    }
    lines += [""] + sizes(of: fit)
    if let index = drawnCell(of: fit) { lines += [""] + drawing(of: fit, index) }
    return lines
  }

  /// A table of the categories for each frame with different limits.
  private func sizes(of fit: InspectedFit) -> [String] {
    let frames = explanation.label.frames
    var lines: [String] = []
    for index in distinctFrames(of: fit) {
      let devices = frames.filter(frames[index].hasLimits).map {
        Wording.device($0.device)
      }
      let cells = fit.cells.filter { $0.frame == index }
      let isOffered = cells.contains { $0.offered != nil }
      let header =
        ["text size", "points"] + (isOffered ? ["offered"] : [])
        + ["lines", "width", "height", "to spare", "verdict"]
      let table = TextTable.render([header] + cells.map { row($0, showingOffer: isOffered) })
      lines += ["  On \(Phrase.all(devices)):"] + table.split(separator: "\n").map { "    " + $0 }
    }
    return lines
  }

  /// The numbers of the frames whose limits are not those of an earlier frame.
  private func distinctFrames(of fit: InspectedFit) -> [Int] {
    let frames = explanation.label.frames
    let shown = frames.indices.filter { index in fit.cells.contains { $0.frame == index } }
    return shown.filter { index in
      !shown.contains { $0 < index && frames[$0].hasLimits(of: frames[index]) }
    }
  }

  /// - Parameter isOffered: Whether it has a column for what the row offers the text.
  private func row(_ cell: InspectedFit.Cell, showingOffer isOffered: Bool) -> [String] {
    let fit = cell.fit
    var columns = [isOneSize ? "all" : cell.category.name, LabelWording.tenths(fit.pointSize)]
    if isOffered { columns.append(cell.offered.map(LabelWording.offer) ?? "-") }
    columns += [
      String(fit.lineCount), LabelWording.tenths(fit.width), LabelWording.tenths(fit.height),
      fit.slack.map(LabelWording.tenths) ?? "-", LabelWording.verdict(of: cell),
    ]
    return columns
  }

  /// The number of the drawn cell: the first one with the worst fit, or else the largest.
  private func drawnCell(of fit: InspectedFit) -> Int? {
    let cell = fit.worst == nil ? fit.cells.last : fit.first
    return cell.flatMap(fit.cells.firstIndex)
  }

  private func drawing(of fit: InspectedFit, _ index: Int) -> [String] {
    let cell = fit.cells[index]
    let device = Wording.device(explanation.label.frames[cell.frame].device)
    let size = isOneSize ? "" : "At \(cell.category.name), on "
    let place = isOneSize ? "On " + device : size + device
    let sketch = LabelSketch(
      cell, fit.text.text, explanation.lines[index], style: style,
      isOneLine: explanation.label.spec.lines == 1)
    var lines = ["  \(place):"] + sketch.rows
    if let visible = cell.visible {
      let frame = explanation.label.frames[cell.frame]
      let isBound = frame.widthOrigin == .undecided && !frame.isSharedExactly
      let shown = TerminalText.quoted(visible.text, columns: style.columns - (isBound ? 57 : 40))
      let hidden = Phrase.count(visible.hiddenCharacters, "character")
      lines.append(
        isBound
          ? "  It shows at most \(shown) and hides at least \(hidden)."
          : "  It shows \(shown) and hides \(hidden).")
    }
    return lines
  }
}
