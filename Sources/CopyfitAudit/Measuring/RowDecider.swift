internal import CopyfitDynamicType
internal import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Decides the widths of a row's members from the sizes of their texts.
struct RowDecider {
  /// The labels before any row was decided.
  let labels: [AuditLabel]
  /// The sizes of the texts of labels in rows, by the labels' indexes.
  let demands: [Int: RowMeasurer.Demands]
  let source: LocaleIdentifier
  let settings: AuditSettings

  /// Sets the widths of a row's labels.
  func decide(_ row: SharedRow, _ labels: inout [AuditLabel]) {
    var row = MeasuredRow(row)
    for member in row.shared.labels.indices {
      for index in row.shared.labels[member] where isOpen(self.labels[index]) {
        let isKnown = row.shared.isStack && !self.labels[index].isNeverCertain
        decide(&labels[index], isKnown ? demands[index] : nil, member, in: &row)
      }
    }
  }

  /// A row with what its labels have in common, each found once: a member may have many labels, and each label asks for
  /// all of them.
  private struct MeasuredRow {
    /// A language and weight.
    struct Place: Hashable {
      var locale: LocaleIdentifier
      var boldText: Bool
    }

    let shared: SharedRow
    /// The sizes of the members' texts, by category.
    var demands: [Place: [[RowDemand]]] = [:]
    /// The openings of the texts beside each member.
    var neighbors: [Int: [String]] = [:]

    init(_ shared: SharedRow) { self.shared = shared }
  }

  /// Whether a label's width is unknown without the row.
  private func isOpen(_ label: AuditLabel) -> Bool {
    // A label that grows is decided without its font; with a width, it would no longer be decided.
    !label.isLeftOut && !label.model.unknown.contains(.font)
      && label.model.rooms.allSatisfy { $0.widthOrigin == .undecided || $0.widthOrigin == nil }
  }

  private func decide(
    _ label: inout AuditLabel, _ own: RowMeasurer.Demands?, _ member: Int,
    in measured: inout MeasuredRow
  ) {
    let row = measured.shared
    let frames = label.model.rooms.indices.filter { index in
      row.row.screen == .all || row.row.screen == label.model.rooms[index].screen
    }
    guard let fixed = row.room(of: member)?.atMost?.points else {
      if row.hasOwnWidth(member) {
        for frame in frames { label.model.rooms[frame].width = nil }
      }
      return
    }
    for frame in frames {
      label.model.rooms[frame].share(fixed, isExactly: row.knowsRoom(of: member))
      for text in label.texts.indices {
        decide(&label.texts[text], own, frame, label.dependsOnCategory, member, &measured)
      }
    }
    label.mayBeArrangedOtherwise = !row.row.doubts.isEmpty
    settle(&label, frames, member, in: &measured)
  }
}

extension Room {
  /// Limits the width to what a row leaves for any texts of the others, in points.
  fileprivate mutating func share(_ points: Double, isExactly: Bool) {
    let most = min(widthLimit ?? .infinity, points)
    setWidth(
      Interval(
        atLeast: Bound(width?.atLeast.points ?? 0),
        atMost: Bound(most, because: isExactly ? [.constraint] : []), doubts: width?.doubts ?? []))
  }
}

extension RowDecider {
  private func decide(
    _ text: inout AuditLabel.Text, _ own: RowMeasurer.Demands?, _ frame: Int,
    _ dependsOnCategory: Bool, _ member: Int, _ measured: inout MeasuredRow
  ) {
    let row = measured.shared
    var widths = text.widths ?? RowWidths()
    for boldText in settings.boldText {
      var demands = demands(in: &measured, text.locale, boldText: boldText)
      // SwiftUI offers a text a width that depends on the text's own width.
      let known = own?.demands(in: text.locale, source: source, boldText: boldText)
      if let known { demands[member] = known }
      widths.set(
        RowTexts(row: row.views, member: member, demands: demands), in: frame, boldText: boldText)
      var most: Double?
      let rooms = settings.categories.indices.map { index in
        let room = row.room(
          of: member, demands: demands.map { $0[index] }, at: index, atMost: most)
        most = room?.atMost?.points
        // A view in whose place another one is shown loses nothing.
        return room ?? (row.isStack ? .between(.infinity, nil) : nil)
      }
      for (category, room) in zip(settings.categories, rooms) where dependsOnCategory {
        widths[.init(frame: frame, category: category, boldText: boldText)] = room
      }
      let found = rooms.compactMap(\.self)
      guard !dependsOnCategory, let all = found.reduce(found.first, Interval.union) else {
        continue
      }
      widths[.init(frame: frame, category: .large, boldText: boldText)] = all
    }
    text.widths = widths
  }

  /// The sizes of the members' texts in a language, by category.
  private func demands(
    in row: inout MeasuredRow, _ locale: LocaleIdentifier, boldText: Bool
  ) -> [[RowDemand]] {
    let place = MeasuredRow.Place(locale: locale, boldText: boldText)
    if let known = row.demands[place] { return known }
    let found = row.shared.labels.indices.map { index in
      demand(of: index, in: row.shared, locale, boldText: boldText)
    }
    row.demands[place] = found
    return found
  }

  /// The sizes of a member's texts in a language, by category.
  private func demand(
    of member: Int, in row: SharedRow, _ locale: LocaleIdentifier, boldText: Bool
  ) -> [RowDemand] {
    let unknown = settings.categories.map { _ in RowDemand.unknown }
    let own = row.labels[member]
    let mayDiffer = row.members[member].mayChange || own.contains { labels[$0].isNeverCertain }
    if row.isStack, mayDiffer { return unknown }
    // Code probably replaces a text without a translation that it can reach.
    let isKnown = own.allSatisfy { index in
      !row.members[member].mayChange || labels[index].texts.contains(where: \.isFromTable)
    }
    let all = own.map {
      demands[$0]?.demands(in: locale, source: source, boldText: boldText) ?? unknown
    }
    guard isKnown, let first = all.first else { return unknown }
    return all.dropFirst().reduce(first) { zip($0, $1).map { $0.union($1) } }
  }

  /// Updates the reasons why the label's width is unknown.
  private func settle(
    _ label: inout AuditLabel, _ frames: [Int], _ member: Int, in measured: inout MeasuredRow
  ) {
    let row = measured.shared
    if !row.isAlone(member) {
      let neighbors = measured.neighbors[member] ?? neighbors(of: member, in: row)
      measured.neighbors[member] = neighbors
      let doubt = Doubt.sharedRow(neighbors)
      for index in frames { label.model.rooms[index].width?.doubts = [doubt] }
      label.doubtWidth(doubt)
    } else if row.knowsRoom(of: member), !row.members[member].isConstrained,
      row.row.doubts.isEmpty
    {
      for index in frames {
        guard let width = label.model.rooms[index].widthLimit else { continue }
        label.model.rooms[index].setWidth(.exactly(width, because: .constraint))
      }
      guard label.model.rooms.allSatisfy({ $0.widthLimit != nil }) else { return }
      for index in label.model.rooms.indices { label.model.rooms[index].width?.doubts = [] }
    }
  }

  /// The openings of the texts beside a member.
  private func neighbors(of member: Int, in row: SharedRow) -> [String] {
    let others = row.members(beside: member).flatMap { row.labels[$0] }
    return others.compactMap { labels[$0].sourceText ?? labels[$0].texts.first?.text }
      .filter { !$0.isEmpty }.map(Phrase.opening)
  }
}
