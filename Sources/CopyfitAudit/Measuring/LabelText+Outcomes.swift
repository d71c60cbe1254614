internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitUnicode

extension LabelText {
  /// The texts of all labels with their results, in the order of the labels.
  static func all(
    of labels: [AuditLabel], _ tasks: [MeasuringTask], _ outcomes: [TaskOutcome],
    obstacles: Obstacles, project: String, boldText: [Bool]
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
      labels[index].texts.indices.flatMap { number in
        boldText.map { isBold in
          var text = LabelText(labels[index], labels[index].texts[number], project: project)
          text.boldText = isBold
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
  }
}

extension LabelText.Cell {
  init(_ cell: FittedCell, _ text: AuditLabel.Text, in label: AuditLabel) {
    let fit = cell.fit
    self.init(
      device: label.model.rooms[cell.frame].device,
      category: label.dependsOnCategory ? cell.category : nil, verdict: fit.verdict,
      certainty: text.filling == .guessed || label.isNeverCertain
        || label.isUncertain(at: cell.category) ? .uncertain : fit.certainty,
      lineCount: fit.lineCount, width: fit.width, height: fit.height, slack: fit.slack)
    decision = cell.decision
  }
}

extension AuditLabel {
  /// The reason why its texts are not measured; `nil` if they are.
  fileprivate var obstacle: SkipReason? {
    switch treatment {
    case .measured: nil
    case .undecided(let doubt): .room(doubt)
    case .skipped(let reason): .labelOfString(reason)
    }
  }
}
