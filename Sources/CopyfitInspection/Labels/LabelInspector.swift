public import Copyfit
internal import CopyfitAudit
public import CopyfitDynamicType
public import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitUnicode

/// Fits texts into the labels of a project, on one thread.
public struct LabelInspector: ~Copyable {
  private let project: InspectedProject
  var measurer: LabelMeasurer

  /// Creates an inspector of a project's labels.
  ///
  /// - Throws: `AuditError` if the project's fonts cannot be opened.
  public init(_ project: InspectedProject) throws(AuditError) {
    guard let library = project.fonts else { throw AuditError(messages: project.failures) }
    self.project = project
    measurer = LabelMeasurer(
      library: library, labels: [], settings: project.settings)
  }

  /// The fits of a label's texts: each text with and without Bold Text, as in a check of the project.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - locale: Only texts of this locale, by its tag; `nil` for all.
  public mutating func fits(
    of label: InspectedLabel, locale: String? = nil
  ) -> [InspectedFit] {
    fits(
      of: label.label.texts.filter {
        $0.obstacle == nil && (locale == nil || $0.locale.tag == locale)
      }, in: label)
  }

  /// The fits of any texts in a label.
  mutating func fits(of texts: [AuditLabel.Text], in label: InspectedLabel) -> [InspectedFit] {
    texts.flatMap { text in
      project.boldText.map { fit(text, in: label, boldText: $0) }
    }
  }

  /// The lines of a text of a label in one of its frames, without limits of lines and height.
  ///
  /// - Throws: `CopyfitError` if the text cannot be measured.
  public mutating func lines(
    of fit: InspectedFit, in label: InspectedLabel, frame: Int, at category: ContentSizeCategory
  ) throws(CopyfitError) -> [LabelLine] {
    let spec = label.label.spec(in: label.frames[frame], boldText: fit.boldText)
    let locale = LocaleIdentifier(fit.text.locale)
    let text = try measurer.fitter.prepare(fit.text.text, in: locale, for: spec)
    return measurer.fitter.lines(of: text, spec, at: category)
  }

  private mutating func fit(
    _ text: AuditLabel.Text, in label: InspectedLabel, boldText: Bool
  ) -> InspectedFit {
    var result = InspectedFit(text: InspectedLabel.Text(text), boldText: boldText)
    let text = result.text
    let locale = LocaleIdentifier(text.locale)
    let label = label.label
    result.isOfDoubtedLabel = label.isNeverCertain
    var outcome = TaskOutcome()
    guard text.text.utf8.count <= MeasuringLimit.textLength else {
      result.obstacle = TaskOutcome.Obstacle.length.skipReason.text
      return result
    }
    guard let room = label.model.rooms.first else { return result }
    let spec = label.spec(in: room, boldText: boldText)
    let task = MeasuringTask(text: text.text, locale: locale, boldText: boldText)
    do throws(CopyfitError) {
      let prepared = try measurer.fitter.prepare(text.text, in: locale, for: spec)
      measurer.describeFont(of: prepared, spec, task, &outcome)
      if outcome.obstacle == nil {
        result.cells = cells(of: prepared, text, label, boldText: boldText)
      }
      try measurer.fitter.checkShaping()
    } catch {
      result.cells = []
      result.obstacle = String(describing: error)
    }
    if let obstacle = outcome.obstacle { result.obstacle = obstacle.skipReason.text }
    result.fontName = outcome.font?.postScriptName
    result.isStandIn = outcome.font?.isStandIn ?? false
    result.missing = outcome.missing.map(\.codePointName)
    return result
  }

  private mutating func cells(
    of text: borrowing PreparedLabelText, _ string: InspectedLabel.Text, _ label: AuditLabel,
    boldText: Bool
  ) -> [InspectedFit.Cell] {
    var cells: [InspectedFit.Cell] = []
    for fitted in measurer.cells(of: text, label, string.joined, boldText: boldText)
    where string.frames?.contains(fitted.frame) ?? true {
      let outcome =
        label.breaksRule(fitted.fit) ? InspectedFit.Outcome(fitted.fit, clips: label.clips) : .fits
      let place = RowWidths.Place(
        frame: fitted.frame, category: fitted.category, boldText: boldText)
      var cell = InspectedFit.Cell(
        frame: fitted.frame, category: fitted.category,
        offered: (string.joined.widths?[place]).map(InspectedFit.Offer.init),
        fontName: text.resolution.face(atPointSize: fitted.fit.pointSize).postScriptName,
        fit: fitted.fit, decision: fitted.decision, outcome: outcome)
      if outcome != .fits {
        let spec = label.spec(of: fitted, boldText: boldText)
        cell.visible = measurer.fitter.visibleText(of: text, spec, at: fitted.category)
        cell.remedy = measurer.fitter.remedy(for: text, spec, at: fitted.category)
        cell.heightGrowth = measurer.heightGrowth(of: spec, at: fitted.category)
        let room = label.model.rooms[fitted.frame]
        cell.remedy?.ways.removeAll { !label.model.allows($0, in: room) }
      }
      cells.append(cell)
    }
    return cells
  }
}
