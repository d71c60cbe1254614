internal import CopyfitDynamicType
internal import CopyfitFindings
internal import CopyfitInterfaceBuilder
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Decides what a row leaves its members, by what the texts of all of them demand.
struct RowDecider {
  /// The labels as they were before any row was decided.
  let labels: [AuditLabel]
  /// What the texts of the labels in rows demand, by the labels' numbers.
  let demands: [Int: RowMeasurer.Demands]
  let source: LocaleIdentifier
  let settings: AuditSettings

  /// Gives a label what it has of a row.
  func decide(_ label: inout AuditLabel, _ member: Int, in row: SharedRow) {
    let isOpen = label.frames.allSatisfy { $0.widthOrigin == .undecided || $0.widthOrigin == nil }
    if case .skipped = label.treatment { return }
    guard isOpen, !label.isForOneSizeClass, label.screens.allSatisfy({ $0 != nil }) else { return }
    for (frame, screen) in label.screens.enumerated() {
      guard let screen else { continue }
      let room = row.room(onScreenOfWidth: screen)
      guard room > 0 else { continue }
      limit(&label.frames[frame], to: fixedRoom(for: member, in: row, room))
      label.frames[frame].isSharedExactly = row.row.isExact && !label.isEstimated
      for text in label.texts.indices {
        decide(&label.texts[text], frame, label.dependsOnCategory, member, row, room)
      }
    }
    if label.isEstimated {
      for text in label.texts.indices { label.texts[text].widths?.forgetLeast() }
    }
    label.mayBeArrangedOtherwise = row.row.mayChange
    settle(&label, member, in: row)
  }

  /// What is left of the room whatever the others show.
  private func fixedRoom(for member: Int, in row: SharedRow, _ room: Double) -> Double {
    let empty = Array(repeating: TextDemand(), count: row.members.count)
    return row.span(of: member, in: room, empty).most
  }

  private func limit(_ frame: inout AuditLabel.Frame, to room: Double) {
    frame.width = min(frame.width ?? .infinity, room)
    frame.widthOrigin = .undecided
    frame.isShared = true
  }
}

extension RowDecider {
  private func decide(
    _ text: inout AuditLabel.Text, _ frame: Int, _ dependsOnCategory: Bool, _ member: Int,
    _ row: SharedRow, _ room: Double
  ) {
    var widths = text.widths ?? RowWidths()
    for boldText in settings.boldText {
      let demands = row.members.map { demand(of: $0, in: text.locale, boldText: boldText) }
      let spans = settings.categories.indices.map { index in
        row.span(of: member, in: room, demands.map { $0[index] })
      }
      for (category, span) in zip(settings.categories, spans) where dependsOnCategory {
        widths[.init(frame: frame, category: category, boldText: boldText)] = span
      }
      guard !dependsOnCategory, let least = spans.map(\.least).min(),
        let most = spans.map(\.most).max()
      else { continue }
      widths[.init(frame: frame, category: .large, boldText: boldText)] =
        RowWidths.Span(least: least, most: most)
    }
    text.widths = widths
  }

  /// What a member's texts demand in a language, by category.
  private func demand(
    of member: SharedRow.Member, in locale: LocaleIdentifier, boldText: Bool
  ) -> [TextDemand] {
    let unknown = Array(repeating: TextDemand(), count: settings.categories.count)
    guard !member.labels.isEmpty else { return unknown }
    // What code may replace and has no translation is most likely replaced.
    let isKnown = member.labels.allSatisfy { index in
      !member.row.mayChange || labels[index].texts.contains(where: \.isFromTable)
    }
    let all = member.labels.map {
      demands[$0]?.demands(in: locale, source: source, boldText: boldText) ?? unknown
    }
    guard isKnown, let first = all.first else { return unknown }
    return all.dropFirst().reduce(first) { zip($0, $1).map(TextDemand.either) }
  }

  /// Says what is known of the label's width now.
  private func settle(_ label: inout AuditLabel, _ member: Int, in row: SharedRow) {
    let own = row.members[member].row
    if row.isAlone(member), row.row.isExact, !own.isConstrained, !row.row.mayChange,
      !label.isEstimated
    {
      label.doubt = nil
      for index in label.frames.indices where label.frames[index].isShared {
        (label.frames[index].widthOrigin, label.frames[index].least) = (.constraint, nil)
      }
    } else if !row.isAlone(member) {
      label.doubt = "shares a row with " + neighbors(of: member, in: row)
    }
    if case .undecided = label.treatment, label.frames.allSatisfy({ $0.width != nil }) {
      label.treatment = .measured
    }
  }

  private func neighbors(of member: Int, in row: SharedRow) -> String {
    let others = row.members.indices.filter { $0 != member }.flatMap { row.members[$0].labels }
    let texts = others.compactMap { labels[$0].sourceText ?? labels[$0].texts.first?.text }
      .filter { !$0.isEmpty }
    return texts.isEmpty ? "other views" : Phrase.list(texts.map(Phrase.opening))
  }
}
