internal import Copyfit
internal import CopyfitFindings
internal import CopyfitDynamicType
internal import CopyfitInspection
internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitUnicode

/// The words of reports about single labels.
enum LabelWording {
  /// "is truncated", "fits".
  static func outcome(_ outcome: InspectedFit.Outcome) -> String {
    switch outcome {
    case .fits: "fits"
    case .shrinks: "is shrunk to fit"
    case .splitsWord: "splits a word"
    case .clipped: "is clipped at the top or bottom"
    case .truncated: "is truncated"
    }
  }

  /// The outcome of a text in all cells; `nil` if it has no cells.
  static func outcome(of fit: InspectedFit) -> String? {
    fit.first.map { $0.outcome == .fits && fit.grows ? Wording.grows : outcome($0.outcome) }
  }

  /// "shown in capitals".
  static func words(for textCase: TextCase) -> String {
    switch textCase {
    case .uppercase: "shown in capitals"
    case .lowercase: "shown in small letters"
    }
  }

  /// The outcome in JSON, which does not distinguish truncated and clipped.
  static func name(_ outcome: InspectedFit.Outcome) -> String {
    outcome.isCut ? "isCut" : outcome.rawValue
  }

  static func ink(of outcome: InspectedFit.Outcome) -> Ink {
    switch outcome {
    case .fits: .green
    case .shrinks, .splitsWord: .yellow
    case .clipped, .truncated: .red
    }
  }

  /// A verdict for tables: "truncates", "shrinks to 71 %", "fits (uncertain)".
  static func verdict(of cell: InspectedFit.Cell) -> String {
    switch cell.decision {
    case .decided: break
    case .grows: return Wording.grows
    case .undecided: return cell.decision.rawValue
    }
    let fit = cell.fit
    var words = Wording.verdict(fit.verdict)
    if fit.verdict == .shrinks, let scale = fit.scale {
      words += " to \(Wording.percent(scale))"
    } else if fit.drawnPointSize < fit.pointSize {
      words += " at \(Wording.points(fit.drawnPointSize))"
    }
    return fit.certainty == .uncertain ? words + " (uncertain)" : words
  }

  /// The reason why a text is undecided, as a clause without its subject.
  static func reason(ofUndecided fit: InspectedFit) -> String {
    "fits in the label's largest possible room"
      + (fit.lacksSamples
        ? " with nothing in the place of its arguments, which have no samples"
        : ", but not in its smallest")
  }

  /// The certainty of a text's outcome, to be written after it; empty if it is certain.
  static func certainty(of fit: InspectedFit) -> String {
    if fit.isUndecided, fit.worst == nil { return " (undecided)" }
    return fit.isUncertain ? " (uncertain)" : ""
  }

  /// The sizes at which a text has an outcome or a worse one: "from AX1 on"; `nil` for a label with one size.
  ///
  /// - Parameter outcome: The outcome; `nil` for the worst one.
  static func sizes(
    of fit: InspectedFit, as outcome: InspectedFit.Outcome? = nil, checked: [ContentSizeCategory]
  ) -> String? {
    guard checked.count > 1, let least = outcome ?? fit.first?.outcome else { return nil }
    let failing = Set(fit.cells.filter { $0.outcome >= least }.map(\.category)).sorted()
    return TextSizes.phrase(failing, of: checked)
  }

  /// The same with the screens, if the text does not have the outcome on all of them, or from another size on:
  /// "from AX3 on, on screens 375 pt wide; at AX5, on the screen of the storyboard".
  ///
  /// - Parameter outcome: The outcome; `nil` for the worst one.
  static func sizesOnScreens(
    of fit: InspectedFit, _ frames: [Room], as outcome: InspectedFit.Outcome? = nil,
    checked: [ContentSizeCategory]
  ) -> String? {
    let least = outcome ?? fit.first?.outcome ?? .fits
    let failing = fit.cells.filter { $0.outcome >= least && $0.outcome != .fits }
    let screens = ScreenSizes.all(failing.map { (frames[$0.frame].device, $0.category) })
    if checked.count > 1, !screens.isEmpty { return Wording.sizes(screens, of: checked) }
    let shown = Set(failing.map(\.frame)).sorted()
    let devices = Phrase.all(shown.map { Wording.device(frames[$0].device) })
    let place = shown.count < frames.count && !shown.isEmpty ? "on \(devices)" : nil
    let parts = [sizes(of: fit, as: outcome, checked: checked), place].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The size of a frame: "295 pt wide (constraint), 44 pt high (configured)".
  ///
  /// - Parameter offered: The widths that a row offers a text in it, at all text sizes; `nil` outside rows.
  static func room(_ frame: Room, offering offered: ClosedRange<Double>? = nil) -> String {
    if let offered {
      let range =
        offered.lowerBound == offered.upperBound
        ? Wording.points(offered.upperBound)
        : "\(tenths(offered.lowerBound)) to \(Wording.points(offered.upperBound))"
      return "\(range) wide (what its row offers), \(height(of: frame))"
    }
    return width(of: frame) + ", " + height(of: frame)
  }

  /// The lengths of a room that a view changes in that of the view around it; `nil` if it changes none.
  static func change(_ frame: Room, since last: Room?) -> String? {
    let lengths = [
      last.map(width(of:)) == width(of: frame) ? nil : width(of: frame),
      last.map(height(of:)) == height(of: frame) ? nil : height(of: frame),
    ].compactMap(\.self)
    return lengths.isEmpty ? nil : lengths.joined(separator: ", ")
  }

  private static func width(of frame: Room) -> String {
    let atMost = frame.widthOrigin == .undecided ? "at most " : ""
    let width = frame.widthLimit.map { "\(atMost)\(Wording.points($0)) wide" } ?? "any width"
    return width + origin(frame.widthOrigin)
  }

  private static func height(of frame: Room) -> String {
    let isBound = frame.hasFrameHeight && frame.height.map { $0.atLeast.points <= 0 } == true
    let height =
      frame.heightLimit.map { "\(isBound ? "at most " : "")\(Wording.points($0)) high" }
      ?? (frame.height.map { unknownHeight(because: $0.doubts.first) } ?? "any height")
    let scaling = frame.heightStyle.map { " \($0.scalingPhrase)" } ?? ""
    return height + scaling + origin(frame.heightOrigin)
  }

  /// A height without a known limit.
  private static func unknownHeight(because doubt: Doubt?) -> String {
    switch doubt {
    case .sharedScreen: "a height that other views share"
    case .clippedHeight: "cut at an unknown height"
    default: "a height that is not known"
    }
  }

  /// The width that a row offers a text, for tables: "183.5", "100 to 183.5", or "-" if the text is not shown.
  static func offer(_ offer: InspectedFit.Offer) -> String {
    switch offer {
    case .notShown: return "-"
    case .ifShown(let least): return tenths(least) + " if shown"
    case .width(let width):
      let (least, most) = (tenths(width.lowerBound), tenths(width.upperBound))
      return least == most ? least : "\(least) to \(most)"
    }
  }

  /// A length in points, rounded to tenths.
  static func tenths(_ length: Double) -> String {
    RoundedNumber((length * 10).rounded() / 10).description
  }

  private static func origin(_ origin: LimitOrigin?) -> String {
    switch origin {
    case nil: ""
    case .constraint: " (by constraints)"
    case .view: " (by views of SwiftUI)"
    case .canvas: " (as drawn in the storyboard)"
    case .configured: " (configured)"
    case .catalog: " (by the catalog)"
    case .system: " (the most that the system gives)"
    case .undecided: " (by the views around it)"
    }
  }

  /// The advice for a cell: "to fit at AX5, allow 2 lines or give it a frame 188 pt wide"; `nil` if it fits, or if
  /// nothing helps.
  ///
  /// - Parameters:
  ///   - fit: The fit of the cell's text, in all cells.
  ///   - excess: The number of characters by which the text is too long; `nil` if no text would fit.
  static func advice(
    _ cell: InspectedFit.Cell, of fit: InspectedFit, in label: InspectedLabel, excess: Int?,
    through last: ContentSizeCategory, isOneSize: Bool
  ) -> String? {
    guard let remedy = cell.remedy else { return nil }
    let isOnlyClipped = cell.fit.clipsVertically && !cell.fit.losesText
    let ink = isOnlyClipped ? remedy.inkHeight.map { [LabelChange(height: $0)] } : nil
    let frame = label.frames[cell.frame]
    let length = fit.text.text.count
    let loss: Advice.Loss =
      cell.outcome == .splitsWord
      ? .word
      : .length(
        LocaleFinding.Excess(characters: excess ?? length, through: last), of: length,
        isOneSize: isOneSize)
    let advice = Advice(
      label.frames.map(Finding.Frame.init), isLaidOutBySystem: label.model.isLaidOutBySystem,
      isBound: frame.widthOrigin == .undecided && !frame.isSharedExactly,
      growth: cell.heightGrowth)
    let choice = advice.choice(
      ink ?? remedy.ways, hasAlternative: !isOneSize && fit.fitsSmaller, loss: loss)
    let missing = (isOnlyClipped ? nil : missingHeight(cell, in: frame)).map {
      "its frame is \(Wording.points($0)) too short"
    }
    let place = isOneSize ? "" : " at \(cell.category.name)"
    let all = [missing.map { $0 + place }, text(choice, advice).map { "to fit\(place), \($0)" }]
      .compactMap(\.self)
    return all.isEmpty ? nil : all.joined(separator: "; ")
  }

  /// The advice in words, except that to make the text shorter, which is described with the number of characters.
  private static func text(_ choice: Advice.Choice?, _ advice: Advice) -> String? {
    switch choice {
    case nil, .shorterText: nil
    case let choice?: advice.text(choice)
    }
  }

  /// The height that the frame lacks for all lines, in points; `nil` if its height loses nothing.
  private static func missingHeight(_ cell: InspectedFit.Cell, in frame: Room) -> Double? {
    let missing = frame.missingHeight(for: cell.fit)
    guard cell.outcome.isCut, missing > 0 else { return nil }
    return ceilToPixel(missing, displayScale: 3)
  }

  /// The origin of a text's key.
  static func attribute(_ keyPath: String) -> String {
    "the key in the runtime attribute '\(keyPath)'"
  }

  /// The end of advice: "without its last 3 characters".
  static func excess(_ count: Int) -> String {
    count == 1
      ? "without its last character" : "without its last \(Phrase.count(count, "character"))"
  }

  /// The origin of a placeholder's sample.
  static func origin(_ sample: ArgumentSample) -> String {
    switch sample.origin {
    case .label: "the label's 'samples'"
    case .catalog: "an example in the catalog"
    case .project: "'samples' of the project"
    case .code:
      "an example in \(sample.source.map { "\($0.file):\($0.position.line)" } ?? "code")"
    case .plural: "a number of this form"
    case .typical: "a guess"
    case .none: "no sample"
    }
  }

  /// The samples in a text, as clauses: "%@ is “14:45” ('samples' of the project)".
  static func samples(_ text: InspectedLabel.Text) -> [String] {
    text.samples.map { sample in
      let value = sample.text.isEmpty ? "empty" : TerminalText.quoted(sample.text, columns: 40)
      return "\(TerminalText.safe(sample.placeholder)) is \(value) (\(origin(sample)))"
    }
  }

  /// A locale's tag with the form of the text: "ru plural.few, bold".
  static func tag(of fit: InspectedFit) -> String {
    let parts = [fit.text.variant, fit.boldText ? "bold" : nil].compactMap { $0 }
    return TerminalText.safe(([fit.text.locale] + parts).joined(separator: " "))
  }
}

extension InspectedFit {
  /// Whether the text fits at all sizes below the first one at which it does not, and there is such a size.
  fileprivate var fitsSmaller: Bool {
    guard let smallest = cells.filter({ $0.outcome != .fits }).map(\.category).min() else {
      return false
    }
    return cells.contains { $0.category < smallest }
  }
}
