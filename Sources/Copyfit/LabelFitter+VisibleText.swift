public import CopyfitDynamicType
internal import CopyfitFonts
internal import CopyfitLayout

extension LabelFitter {
  /// The visible part of a text that is truncated at a category; `nil` if nothing is lost.
  public mutating func visibleText(
    of text: borrowing PreparedLabelText, at category: ContentSizeCategory
  ) -> VisibleLabelText? {
    visibleText(of: text, text.label, at: category)
  }

  /// The visible part of a text that is truncated at a point size; `nil` if nothing is lost.
  public mutating func visibleText(
    of text: borrowing PreparedLabelText, pointSize: Double
  ) -> VisibleLabelText? {
    let frame = frame(of: text.label, pointSize: pointSize)
    return visibleText(of: text, text.label, in: calibrated(frame, for: text))
  }

  /// The visible part in a label that differs from the text's own only in properties that do not affect shaping.
  package mutating func visibleText(
    of text: borrowing PreparedLabelText, _ label: LabelSpec, at category: ContentSizeCategory
  ) -> VisibleLabelText? {
    visibleText(
      of: text, label, in: calibrated(frame(of: label, at: category), for: text))
  }

  private mutating func visibleText(
    of text: borrowing PreparedLabelText, _ label: LabelSpec, in frame: FittingFrame
  ) -> VisibleLabelText? {
    worker.beginFit()
    defer { _ = worker.endFit() }
    let result = outcome(of: text, label, in: frame)
    guard result.outcome.losesText else { return nil }
    let lines = result.outcome.allowedLines ?? result.outcome.fit.lineCount
    let visible = worker.visibleText(
      of: text.prepared, in: result.frame.box, lines: lines, mode: label.mode.truncation)
    return VisibleLabelText(
      lines: visible.lines, text: visible.text, hiddenCharacters: visible.hiddenCharacters)
  }

  /// The lines of a whole text at a category, without the label's limits of lines and height, at the size
  /// `LabelFit.drawnPointSize`.
  ///
  /// The lines have the widths of the measured font, even if a calibration gives the label's own font other widths.
  public mutating func lines(
    of text: borrowing PreparedLabelText, at category: ContentSizeCategory
  ) -> [LabelLine] {
    lines(of: text, text.label, at: category)
  }

  /// The lines of a whole text at a point size, without the label's limits of lines and height, at the size
  /// `LabelFit.drawnPointSize`.
  public mutating func lines(
    of text: borrowing PreparedLabelText, pointSize: Double
  ) -> [LabelLine] {
    let frame = frame(of: text.label, pointSize: pointSize)
    return lines(of: text, text.label, in: calibrated(frame, for: text))
  }

  /// The lines in a label that differs from the text's own only in properties that do not affect shaping.
  package mutating func lines(
    of text: borrowing PreparedLabelText, _ label: LabelSpec, at category: ContentSizeCategory
  ) -> [LabelLine] {
    lines(of: text, label, in: calibrated(frame(of: label, at: category), for: text))
  }

  private mutating func lines(
    of text: borrowing PreparedLabelText, _ label: LabelSpec, in frame: FittingFrame
  ) -> [LabelLine] {
    worker.beginFit()
    defer { _ = worker.endFit() }
    var box = outcome(of: text, label, in: frame).frame.box
    box.joinsHardBreaks = false
    let slant = text.resolution.stack.geometry.slantAngle
    return worker.lines(of: text.prepared, in: box).map { line in
      let runs = text.prepared.visualRuns(of: line, in: box)
      return LabelLine(
        line, runs: runs.map { LabelRun($0, text.resolution.stack) }, slantAngle: slant)
    }
  }
}

extension LabelSpec.Mode {
  /// The truncation of the last visible line.
  var truncation: TruncationMode {
    switch self {
    case .tail: .tail
    case .head: .head
    case .middle: .middle
    case .clip: .clip
    case .wordWrap, .charWrap: .wrap
    }
  }
}
