public import CopyfitDynamicType
internal import CopyfitFonts
internal import CopyfitLayout

extension LabelFitter {
  /// The glyphs of a text in its label at a category, and those of the lost text.
  ///
  /// Glyphs have the measured distances or, with a calibration, those of the label's own font. If a font's license bits
  /// forbid embedding, the system font's stand-in is drawn instead, stretched to the measured width. Runs with characters
  /// that the stand-in lacks stay in their font, which is then drawn as boxes.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - category: The reader's text size.
  ///   - hiddenLines: The maximum number of lines of lost text.
  /// - Throws: `CopyfitError.layout` if a line cannot be shaped.
  /// - Complexity: O(*n*), where *n* is the length of the text, because the drawn text is shaped again.
  public mutating func glyphs(
    of text: borrowing PreparedLabelText, at category: ContentSizeCategory, hiddenLines: Int = 8
  ) throws(CopyfitError) -> LabelGlyphs {
    worker.beginFit()
    defer { _ = worker.endFit() }
    let label = text.label
    let drawn = outcome(of: text, label, in: calibrated(frame(of: label, at: category), for: text))
    do throws(LayoutError) {
      return try glyphs(of: text, label, drawn, hiddenLines: max(hiddenLines, 0))
    } catch {
      throw .layout(error)
    }
  }

  private mutating func glyphs(
    of text: borrowing PreparedLabelText, _ label: LabelSpec, _ drawn: LabelOutcome,
    hiddenLines: Int
  ) throws(LayoutError) -> LabelGlyphs {
    let box = drawn.frame.box
    let lines = worker.lines(of: text.prepared, in: box)
    var painter = LinePainter(box: box, fonts: fonts, lines: lines)
    if let cut = cut(text, label, drawn) {
      for line in lines.prefix(cut.index) { try painter.show(line, text.prepared, &worker) }
      try painter.show(cut.line, of: cut.index, text.prepared, &worker)
      try painter.hide(after: cut.line, of: cut.index, most: hiddenLines, text.prepared, &worker)
    } else {
      for line in lines { try painter.show(line, text.prepared, &worker) }
    }
    var result = LabelGlyphs(
      pointSize: box.pointSize, width: drawn.frame.width, height: drawn.frame.height,
      visible: painter.visible, hidden: painter.hidden, omittedLines: painter.omittedLines,
      substitutes: painter.substitutes)
    result.stretch(by: drawn.frame.widthFactor)
    return result
  }

  /// The line at which the text is cut; `nil` if the whole text is visible.
  private mutating func cut(
    _ text: borrowing PreparedLabelText, _ label: LabelSpec, _ drawn: LabelOutcome
  ) -> (index: Int, line: CutLine)? {
    guard drawn.outcome.losesText else { return nil }
    let allowed = drawn.outcome.allowedLines ?? drawn.outcome.fit.lineCount
    let visible = worker.visibleText(
      of: text.prepared, in: drawn.frame.box, lines: allowed, mode: label.mode.truncation)
    return visible.lastLine.map { (visible.lines - 1, $0) }
  }
}

/// Collects the visible lines of a label.
private struct LinePainter {
  private let box: LayoutBox
  private let fonts: FontLibrary
  private let lines: [LayoutLine]
  var visible: [LabelGlyphs.Line] = []
  var hidden: [LabelGlyphs.Line] = []
  var omittedLines = 0
  var substitutes: [FontSubstitute] = []

  init(box: LayoutBox, fonts: FontLibrary, lines: [LayoutLine]) {
    self.box = box
    self.fonts = fonts
    self.lines = lines
  }

  /// Adds a line that is completely visible.
  mutating func show(
    _ line: LayoutLine, _ text: borrowing PreparedText, _ worker: inout LayoutWorker
  ) throws(LayoutError) {
    let glyphs = try worker.glyphs(of: line, text, in: box, substitute: substitute)
    noteSubstitutes(glyphs)
    var shown = LabelGlyphs.Line(line, text: line.text, glyphs)
    shown.isBeforeSpace = line.trimmedEnd < line.utf16Range.upperBound
    visible.append(shown)
  }

  /// Adds the line that is cut.
  mutating func show(
    _ cut: CutLine, of index: Int, _ text: borrowing PreparedText, _ worker: inout LayoutWorker
  ) throws(LayoutError) {
    guard lines.indices.contains(index) else { return }
    let glyphs = try worker.glyphs(of: cut, text, in: box, substitute: substitute)
    noteSubstitutes(glyphs)
    let shown = self.text(cut.beforeCut) + cut.ellipsis + self.text(cut.afterCut)
    visible.append(LabelGlyphs.Line(lines[index], text: shown, glyphs))
  }

  /// Adds the text that the cut hides: the rest of its line, and the following lines.
  mutating func hide(
    after cut: CutLine, of index: Int, most: Int, _ text: borrowing PreparedText,
    _ worker: inout LayoutWorker
  ) throws(LayoutError) {
    guard lines.indices.contains(index) else { return }
    let isTail = cut.afterCut.isEmpty
    let end = isTail ? lines.last?.utf16Range.upperBound ?? 0 : cut.afterCut.lowerBound
    let lost = min(cut.beforeCut.upperBound, end)..<end
    // Text that is lost before a visible end has no place next to the ellipsis.
    let distance = isTail ? 0 : self.distance(after: index)
    for (number, line) in lines.enumerated().dropFirst(index) {
      let all = line.utf16Range.lowerBound..<max(line.trimmedEnd, line.utf16Range.lowerBound)
      let part = all.clamped(to: lost)
      guard !part.isEmpty else { continue }
      guard hidden.count < most else {
        omittedLines += 1
        continue
      }
      let stretch = CutLine(
        beforeCut: part, ellipsis: "", afterCut: part.upperBound..<part.upperBound)
      let glyphs = try worker.glyphs(of: stretch, text, in: box, substitute: substitute)
      var drawn = LabelGlyphs.Line(line, text: self.text(part), glyphs)
      drawn.continues = isTail && number == index
      drawn.isBeforeSpace =
        part.upperBound == all.upperBound && line.trimmedEnd < line.utf16Range.upperBound
      drawn.moveDown(by: distance)
      hidden.append(drawn)
    }
  }

  /// The distance of a line from the previous one.
  private func distance(after index: Int) -> Double {
    let line = lines[index].geometry
    guard lines.indices.contains(index + 1) else { return line.bottom - line.top }
    return lines[index + 1].geometry.bottom - line.bottom
  }

  private func text(_ range: Range<Int>) -> String {
    lines.reduce(into: "") { text, line in
      let part = range.clamped(to: line.utf16Range)
      guard !part.isEmpty else { return }
      let units = Array(line.text.utf16)
      let start = part.lowerBound - line.utf16Range.lowerBound
      let end = min(start + part.count, units.count)
      text += String(decoding: units[min(start, end)..<end], as: UTF16.self)
    }
  }

  private var substitute: (FontFace) -> FontFace? {
    { [fonts] face in fonts.drawableFace(insteadOf: face) }
  }

  private mutating func noteSubstitutes(_ line: GlyphLine) {
    for run in line.runs where run.measuredFace == nil && !run.face.allowsEmbedding {
      note(FontSubstitute(postScriptName: run.face.names.postScript, drawnName: nil))
    }
    for run in line.runs {
      guard let measured = run.measuredFace else { continue }
      note(
        FontSubstitute(
          postScriptName: measured.names.postScript, drawnName: run.face.names.postScript))
    }
  }

  private mutating func note(_ substitute: FontSubstitute) {
    if !substitutes.contains(substitute) { substitutes.append(substitute) }
  }
}

extension LabelGlyphs.Line {
  init(_ line: LayoutLine, text: String, _ glyphs: GlyphLine) {
    self.text = text
    isRightToLeft = line.isRightToLeft
    (top, baseline, bottom) = (line.geometry.top, line.geometry.baseline, line.geometry.bottom)
    self.glyphs = glyphs
  }

  fileprivate mutating func moveDown(by distance: Double) {
    top += distance
    baseline += distance
    bottom += distance
  }
}

extension LabelGlyphs {
  /// Stretches the glyphs by the factor of a calibration, so that they are as wide as the label's own font.
  fileprivate mutating func stretch(by factor: Double) {
    guard factor != 1 else { return }
    for index in visible.indices { visible[index].glyphs.stretch(by: factor) }
    for index in hidden.indices { hidden[index].glyphs.stretch(by: factor) }
  }
}

extension GlyphLine {
  fileprivate mutating func stretch(by factor: Double) {
    width *= factor
    for index in runs.indices {
      runs[index].x *= factor
      runs[index].width *= factor
      runs[index].stretch *= factor
      for glyph in runs[index].glyphs.indices { runs[index].glyphs[glyph].x *= factor }
    }
  }
}

extension FontLibrary {
  /// The face that replaces a face that may not be embedded; `nil` if it may be, or if there is no replacement.
  func drawableFace(insteadOf face: FontFace) -> FontFace? {
    guard !face.allowsEmbedding else { return nil }
    let standIn = sources.installedFonts.systemStandIn(
      weight: face.traits.weight, isItalic: face.traits.isItalic)
    return standIn.flatMap { $0.text.allowsEmbedding ? $0.text : nil }
  }
}
