internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitUnicode

extension LabelText {
  /// The texts of all labels with their results, in the order of the labels.
  static func all(
    of labels: [AuditLabel], _ tasks: [MeasuringTask], _ outcomes: [TaskOutcome],
    obstacles: Obstacles, project: String, _ settings: AuditSettings
  ) -> [LabelText] {
    var measured: [Place: [Cell]] = [:]
    for (task, outcome) in zip(tasks, outcomes) {
      for (use, result) in zip(task.uses, outcome.uses) {
        for text in use.texts {
          measured[Place(label: use.label, text: text, boldText: task.boldText)] = result.keptCells
        }
      }
    }
    return labels.indices.flatMap { index in
      let largest = labels[index].largestCategory(in: settings.typeScale)
      return labels[index].texts.indices.flatMap { number in
        settings.boldText.map { isBold in
          var text = LabelText(labels[index], labels[index].texts[number], project: project)
          text.boldText = isBold
          text.largestCategory = largest
          text.obstacle = labels[index].obstacle ?? obstacles.reasons[index][number]
          text.cells = measured[Place(label: index, text: number, boldText: isBold)] ?? []
          return text
        }
      }
    }
  }

  private struct Place: Hashable {
    var label: Int
    var text: Int
    var boldText: Bool
  }

  private init(_ label: AuditLabel, _ text: AuditLabel.Text, project: String) {
    self.init(project: project, id: label.id, locale: text.locale.tag, source: label.source)
    variant = text.variant
    isOnOtherSystem = label.model.scaling == .otherSystem
  }
}

extension LabelText.Cell {
  init(_ cell: FittedCell, _ text: AuditLabel.Text, in label: AuditLabel) {
    let fit = cell.fit
    let rule = Rule.ofCells.first { $0.isBroken(by: fit) && label.isSubject(to: $0) }
    let isUncertain =
      rule.map { label.isUncertain(cell, $0) }
      ?? (fit.certainty == .uncertain || label.isUncertain(at: cell.category))
    self.init(
      device: label.model.rooms[cell.frame].device,
      category: label.dependsOnCategory ? cell.category : nil, verdict: fit.verdict,
      certainty: text.filling == .guessed || label.isNeverCertain || isUncertain
        ? .uncertain : fit.certainty,
      lineCount: fit.lineCount, width: fit.width, height: fit.height, slack: fit.slack)
    decision = cell.decision
  }
}

extension AuditLabel {
  /// The largest category up to which its font grows; `nil` if it grows up to the largest one.
  fileprivate func largestCategory(in scale: TypeScale) -> ContentSizeCategory? {
    // Its font is fixed in the app.
    if isScaledByAssumption { return .xSmall }
    func size(at category: ContentSizeCategory) -> Double {
      let raised = max(category, spec.minimumCategory ?? category)
      return spec.descriptor.pointSize(
        at: min(raised, spec.maximumCategory ?? raised), scale: scale)
    }
    let largest = size(at: .accessibility5)
    let first = ContentSizeCategory.allCases.first { size(at: $0) == largest }
    return first == .accessibility5 ? nil : first
  }

  /// The reason why its texts are not measured; `nil` if they are.
  fileprivate var obstacle: SkipReason? {
    switch treatment {
    case .measured: nil
    case .undecided(let doubt): .room(doubt)
    case .skipped(let reason): .labelOfString(reason)
    }
  }
}
