package import Copyfit
internal import CopyfitDynamicType
internal import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitUnicode

/// Measures texts in all cells of their labels, on one thread.
package struct LabelMeasurer: ~Copyable {
  let library: FontLibrary
  private let labels: [AuditLabel]
  let settings: AuditSettings
  package var fitter: LabelFitter
  private var categories = SharedValues<[ContentSizeCategory]>()
  private var devices = SharedValues<[Device]>()

  package init(library: FontLibrary, labels: [AuditLabel], settings: AuditSettings) {
    self.library = library
    self.labels = labels
    self.settings = settings
    fitter = LabelFitter(fonts: library, wordCacheBytes: settings.wordCacheBytes)
  }

  /// Prepares the task's text once, and fits it in all cells.
  mutating func measure(_ task: MeasuringTask) -> TaskOutcome {
    var outcome = TaskOutcome()
    guard task.text.utf8.count <= MeasuringLimit.textLength else {
      outcome.obstacle = .length
      return outcome
    }
    guard let first = task.uses.first, let room = labels[first.label].model.rooms.first else {
      return outcome
    }
    let spec = labels[first.label].spec(in: room, boldText: task.boldText)
    // Discards the failures of an earlier text.
    try? fitter.checkShaping()
    do throws(CopyfitError) {
      let text = try fitter.prepare(task.text, in: task.locale, for: spec)
      describeFont(of: text, spec, task, &outcome)
      if outcome.obstacle == nil {
        for use in task.uses { outcome.uses.append(measure(text, task, use)) }
        outcome.reachesLimit = outcome.uses.contains(where: \.reachesLimit)
      }
      try fitter.checkShaping()
    } catch {
      outcome.uses = []
      outcome.obstacle = .font(error)
    }
    return outcome
  }

  package func describeFont(
    of text: borrowing PreparedLabelText, _ spec: LabelSpec, _ task: MeasuringTask,
    _ outcome: inout TaskOutcome
  ) {
    let resolution = text.resolution
    outcome.font = resolution
    outcome.missing = text.missing
    if resolution.isNamed, resolution.missingName == nil {
      outcome.borrowed = text.fallbackCharacters
    }
    if case .file = spec.descriptor.face { return }
    for scalar in text.missing {
      let answer = library.canShow(String(scalar), locale: task.locale.tag)
      guard !answer.isPossible else { continue }
      outcome.obstacle = .script(code: Script(of: scalar).code, package: answer.package)
      return
    }
  }

  private mutating func measure(
    _ text: borrowing PreparedLabelText, _ task: MeasuringTask, _ use: MeasuringTask.Use
  ) -> TaskOutcome.Use {
    let label = labels[use.label]
    var result = TaskOutcome.Use()
    var cells = cells(of: text, label, label.texts[use.text], boldText: task.boldText)
    if let shown = label.texts[use.text].frames {
      cells.removeAll { !shown.contains($0.frame) }
    }
    result.cells = cells.count
    result.undecidedCells = cells.count { $0.decision == .undecided }
    result.isDecided = label.areDecided(cells)
    result.reachesLimit = cells.contains(where: \.fit.reachesLimit)
    if settings.textDetail == .cells {
      result.keptCells = cells.map { LabelText.Cell($0, label.texts[use.text], in: label) }
    }
    // Words of a text that cannot be cut may be split in the smallest room that it may have.
    let undecided = cells.filter { $0.decision != .decided }.map(\.category).min()
    cells.removeAll { !label.breaksRule($0.fit) }
    let largest =
      label.dependsOnCategory ? largestCategory(before: cells, decidedUpTo: undecided) : nil
    for rule in Rule.ofCells where label.isSubject(to: rule) {
      let broken = cells.filter { rule.isBroken(by: $0.fit) }
      guard !broken.isEmpty else { continue }
      var finding = describe(broken, of: rule, text, label, label.texts[use.text], task)
      finding.fits?.largestCategory = largest
      result.broken.append((rule, finding))
    }
    return result
  }

  /// The largest category up to which certainly no rule is broken.
  ///
  /// - Parameter undecided: The smallest category that is not decided; `nil` if all are.
  private func largestCategory(
    before failing: [FittedCell], decidedUpTo undecided: ContentSizeCategory?
  ) -> ContentSizeCategory? {
    guard let smallest = failing.map(\.category).min() else { return nil }
    let largest = settings.categories.last { $0 < smallest }
    guard let largest, let undecided, undecided <= largest else { return largest }
    return nil
  }
}

extension AuditLabel {
  /// Whether it is uncertain that a cell breaks a rule.
  func isUncertain(_ cell: FittedCell, _ rule: Rule) -> Bool {
    cell.fit.certainty == .uncertain || isUncertain(at: cell.category)
      || isCutByRow(rule, cell.fit) || mayCutWord(rule)
      || rule != .verticalClipping && model.rooms.contains(where: \.hasEstimatedWidth)
  }
}

// MARK: - Describing what is broken

extension LabelMeasurer {
  /// Describes a broken rule in one locale with the values of the worst cell.
  private mutating func describe(
    _ broken: [FittedCell], of rule: Rule, _ text: borrowing PreparedLabelText, _ label: AuditLabel,
    _ string: AuditLabel.Text, _ task: MeasuringTask
  ) -> LocaleFinding {
    let isGuess = string.filling == .guessed
    let severity =
      broken.map { settings.severity(of: rule, $0, in: label, isGuess: isGuess) }.max() ?? .note
    var finding = LocaleFinding(
      locale: string.locale.tag,
      fingerprint: Fingerprint.of(
        rule, id: label.id, key: label.fingerprintKey, locale: string.locale.tag),
      severity: severity)
    (finding.variant, finding.boldText) = (string.variant, task.boldText)
    finding.copiesSource = string.copiesSource
    (finding.string, finding.text) = (string.location, string.text)
    finding.emptyPlaceholders = string.emptyPlaceholders
    let frames = Set(broken.map(\.frame))
    finding.devices = devices.shared(
      label.model.rooms.indices.filter(frames.contains).map { label.model.rooms[$0].device })
    let categories = Set(broken.map(\.category)).sorted()
    finding.categories = label.dependsOnCategory ? self.categories.shared(categories) : []
    finding.screenSizes = screenSizes(of: broken, in: label)
    // If there are certain cells, only they decide the worst one; all sizes are reported.
    let certain = broken.filter { !label.isUncertain($0, rule) }
    let deciding = certain.isEmpty ? broken : certain
    finding.first = broken.map(\.category).nearestToLarge
    finding.certainLater = start(of: certain, after: finding.first)
    finding.isCertainOnSomeScreens =
      finding.certainLater.map { isStart($0, of: certain, onAll: frames) } == false
    describeWorst(of: deciding, rule, text, label, task, &finding)
    // If more lines or height would help, the text need not be shorter.
    if rule == .truncation, finding.fits?.ways.allSatisfy({ $0.width != nil }) == true {
      finding.excess = excess(ofLost: string, in: label, boldText: task.boldText)
    }
    if isGuess || label.isNeverCertain {
      finding.certainty = .uncertain
      finding.certainLater = nil
    }
    return finding
  }

  /// The size from which cells are certain, if cells at smaller sizes are not.
  private func start(
    of certain: [FittedCell], after first: ContentSizeCategory?
  ) -> ContentSizeCategory? {
    guard let first, let start = certain.map(\.category).nearestToLarge, first < start,
      first.distanceFromLarge < start.distanceFromLarge
    else { return nil }
    return start
  }

  /// Whether the certain cells begin at a size in every one of the rooms.
  private func isStart(
    _ start: ContentSizeCategory, of certain: [FittedCell], onAll frames: Set<Int>
  ) -> Bool {
    frames.allSatisfy { frame in
      certain.filter { $0.frame == frame }.map(\.category).nearestToLarge == start
    }
  }

  /// The sizes at which cells fail on each screen, if the first one differs.
  private func screenSizes(of broken: [FittedCell], in label: AuditLabel) -> [ScreenSizes] {
    let rooms = label.model.rooms
    guard label.dependsOnCategory, rooms.count > 1 else { return [] }
    return ScreenSizes.all(broken.map { (rooms[$0.frame].device, $0.category) })
  }

  private mutating func describeWorst(
    of broken: [FittedCell], _ rule: Rule, _ text: borrowing PreparedLabelText,
    _ label: AuditLabel, _ task: MeasuringTask, _ finding: inout LocaleFinding
  ) {
    var worst: (loss: CellLoss, cell: FittedCell, visible: VisibleLabelText?)?
    for cell in Self.candidates(for: rule, broken, label) {
      let spec = label.spec(of: cell, boldText: task.boldText)
      let visible =
        rule == .truncation ? fitter.visibleText(of: text, spec, at: cell.category) : nil
      let loss = CellLoss(rule, cell, visible)
      if let worst, !(worst.loss < loss) { continue }
      worst = (loss, cell, visible)
    }
    guard let worst else { return }
    let room = label.model.rooms[worst.cell.frame]
    let spec = label.spec(of: worst.cell, boldText: task.boldText)
    let fit = worst.cell.fit
    finding.worst = LocaleFinding.Cell(category: worst.cell.category, device: room.device)
    finding.certainty = label.isUncertain(worst.cell, rule) ? .uncertain : fit.certainty
    finding.visibleText = worst.visible?.text
    finding.hiddenCharacters = worst.visible?.hiddenCharacters
    finding.requiredLines = fit.lineCount
    finding.requiredHeight = ceilToPixel(fit.height, displayScale: spec.displayScale)
    finding.scale = fit.scale
    if rule == .wordSplit {
      finding.word = widestWord(of: task.text, task.locale, spec, at: worst.cell.category)
    }
    let remedy = fitter.remedy(for: text, spec, at: worst.cell.category)
    finding.fits = LocaleFinding.Remedy(remedy, for: rule)
    finding.fits?.ways.removeAll { !label.model.allows($0, in: room) }
    finding.overflow = LocaleFinding.Overflow(
      width: max(0, (remedy.width ?? fit.width) - (fit.widthLimit ?? .infinity)),
      height: room.missingHeight(for: fit))
    finding.heightGrowth = heightGrowth(of: spec, at: worst.cell.category)
    finding.tight = isTight(text, spec, worst.cell)
  }

  /// The widest word of a text, or the widest part of one between hyphens; `nil` if the text has no such parts.
  private mutating func widestWord(
    of text: String, _ locale: LocaleIdentifier, _ spec: LabelSpec,
    at category: ContentSizeCategory
  ) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count > 1 || text.contains("-") else { return nil }
    var widest: (word: String, width: Double)?
    var single = spec
    (single.width, single.height, single.lines) = (nil, nil, 0)
    for part in words.flatMap({ LineParts.all(of: String($0), locale: locale) }) {
      guard let prepared = try? fitter.prepare(part, in: locale, for: single) else { continue }
      let width = fitter.fit(prepared, single, at: category).width
      if width > widest?.width ?? 0 { widest = (part, width) }
    }
    return widest?.word == text ? nil : widest?.word
  }

  /// The cells that may be the worst: one for each size and room.
  ///
  /// For lost text, only the largest size counts, because a larger text never shows more in a fixed frame.
  private static func candidates(
    for rule: Rule, _ broken: [FittedCell], _ label: AuditLabel
  ) -> [FittedCell] {
    let distinct = broken.filter { !$0.isRepeated }
    guard rule == .truncation, !label.model.rooms.contains(where: { $0.heightStyle != nil }) else {
      return distinct
    }
    return distinct.indices.filter { index in
      index + 1 == distinct.count || distinct[index + 1].frame != distinct[index].frame
    }.map { distinct[$0] }
  }

  /// Whether half a point more or less would change the verdict or the number of lines.
  private mutating func isTight(
    _ text: borrowing PreparedLabelText, _ spec: LabelSpec, _ cell: FittedCell
  ) -> Bool {
    [-0.5, 0.5].contains { change in
      var changed = spec
      changed.width = cell.fit.widthLimit.map { max($0 + change, 0.5) }
      // The limit is that at this category, so that the change is not scaled.
      changed.height = cell.fit.heightLimit.map { max($0 + change, 0.5) }
      changed.heightScaling = nil
      let fit = fitter.fit(text, changed, at: cell.category)
      return fit.verdict != cell.fit.verdict || fit.lineCount != cell.fit.lineCount
    }
  }
}

extension LocaleFinding.Remedy {
  /// Creates the remedy for a rule.
  ///
  /// Clipped letters only need height.
  fileprivate init(_ remedy: LabelRemedy, for rule: Rule) {
    if rule == .verticalClipping {
      self.init(width: remedy.width, height: remedy.inkHeight, lines: nil, largestCategory: nil)
      ways = remedy.inkHeight.map { [LabelChange(height: $0)] } ?? []
    } else {
      self.init(
        width: remedy.width, height: remedy.height, lines: remedy.lines, largestCategory: nil,
        ways: remedy.ways)
    }
  }
}
