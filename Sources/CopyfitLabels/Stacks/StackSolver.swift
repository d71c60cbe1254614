/// Computes the widths that SwiftUI's stacks offer to the texts in them.
///
/// A stack serves its members by layout priority, the highest first. Members with the same priority are served by
/// flexibility, the least first: the length at an infinite offer minus the length at an offer of 0. It offers each an
/// equal part of the rest, minus the minimum lengths of those with lower priorities, and subtracts the length that the
/// member takes (OpenSwiftUI's `StackLayout`).
///
/// Lengths are ranges. If they leave the order open, every possible order is followed, and the results are the ranges
/// of all.
package struct StackSolver {
  /// The widths of the texts, by their numbers.
  let texts: [StackText]
  private var rooms: [ClosedRange<Double>?]
  /// Whether each text may be in an alternative that is not shown.
  private var mayBeAbsent: [Bool]
  private var remainingSteps = Self.maximumSteps

  /// The maximum number of offers; a stack with more possible orders has no known result.
  ///
  /// Five texts whose order is unknown need 326.
  private static let maximumSteps = 600

  private init(_ texts: [StackText]) {
    self.texts = texts
    rooms = texts.map { _ in nil }
    mayBeAbsent = texts.map { _ in false }
  }

  /// The width that each text is offered; `nil` for a text whose width does not depend on an offer, or that is not shown.
  ///
  /// The maximum is infinite for a text that may be in an alternative that is not shown, so that it may not be lost.
  ///
  /// - Parameters:
  ///   - view: The outermost stack.
  ///   - offer: The finite width that the stack is offered.
  ///   - texts: The widths of the texts, by their numbers.
  /// - Complexity: Exponential in the members that may be hidden or whose order is unknown, up to a constant.
  package static func rooms(
    in view: StackView, offering offer: ClosedRange<Double>, texts: [StackText]
  ) -> [ClosedRange<Double>?] {
    var solver = StackSolver(texts)
    _ = solver.answer(.init(view), to: offer.positive)
    guard solver.remainingSteps <= 0 else {
      return zip(solver.rooms, solver.mayBeAbsent).map { room, mayBeAbsent in
        room.map { mayBeAbsent ? $0.lowerBound ... .infinity : $0 }
      }
    }
    let alternatives = view.alternatives(texts.count)
    return zip(view.texts(texts.count), alternatives).map { isOffered, way in
      isOffered ? 0...(way == .none ? max(0, offer.upperBound) : .infinity) : nil
    }
  }
}

// MARK: - Offers

extension StackSolver {
  /// The length that a member takes of an offer.
  private mutating func answer(
    _ member: StackView.Member, to offer: ClosedRange<Double>
  ) -> ClosedRange<Double> {
    remainingSteps -= 1
    guard remainingSteps > 0 else { return 0 ... .infinity }
    if member.isFixed { return member.inset + ideal(member.view) }
    let inner = (offer - member.inset).positive
    switch member.view {
    case .text(let number):
      rooms[number] = rooms[number]?.hull(inner) ?? inner
      return member.inset + texts[number].answer(to: inner)
    case .size(let width): return member.inset + width
    case .spacer(let least):
      return member.inset + (max(least, inner.lowerBound)...max(least, inner.upperBound))
    case .row(let members, let spacing):
      var answer: ClosedRange<Double>?
      for shown in Self.shown(members) where remainingSteps > 0 {
        var row = Serving(shown, spacing: spacing, offer: inner)
        serve(&row, remaining: row.start)
        if let found = row.answer { answer = answer?.hull(found) ?? found }
      }
      return member.inset + (answer ?? 0...0)
    case .pile(let members):
      return member.inset
        + members.reduce(0...0) { known, member in
          let own = answer(member, to: inner)
          return max(
            known.lowerBound, member.mayHide ? 0 : own.lowerBound)...max(
              known.upperBound, own.upperBound)
        }
    case .firstThatFits(let members): return member.inset + trial(of: members, in: inner)
    }
  }

  /// The length of the first member whose own width fits the offer, or of the last one.
  ///
  /// A member that may be hidden may be passed over although it fits.
  private mutating func trial(
    of members: [StackView.Member], in offer: ClosedRange<Double>
  ) -> ClosedRange<Double> {
    var taken: ClosedRange<Double>?
    let firstLast = StackView.firstLast(of: members)
    // Whether an earlier one may be shown, and whether one certainly is.
    var (isOpen, isDecided) = (false, false)
    for (index, member) in members.enumerated() {
      let own = member.inset + ideal(member.view)
      let fits = own.upperBound <= offer.lowerBound
      let isChosen = fits || index == members.count - 1
      if isOpen || isDecided || member.mayHide || !isChosen { noteAbsence(of: member.view) }
      guard !isDecided, own.lowerBound <= offer.upperBound || index >= firstLast else { continue }
      let answer = answer(member, to: offer)
      taken = taken?.hull(answer) ?? answer
      (isOpen, isDecided) = (true, fits && !member.mayHide)
    }
    return taken ?? 0...0
  }

  private mutating func noteAbsence(of view: StackView) {
    for (number, isIn) in view.texts(texts.count).enumerated() where isIn {
      mayBeAbsent[number] = true
    }
  }

  /// The possible combinations of visible members.
  private static func shown(_ members: [StackView.Member]) -> [[StackView.Member]] {
    let hidden = members.indices.filter { members[$0].mayHide }
    // With more members, there are also too many orders.
    let ways = 1 << min(hidden.count, 10)
    return (0..<ways).map { way in
      let absent = Set(hidden.enumerated().filter { way >> $0.offset & 1 == 1 }.map(\.element))
      return members.indices.filter { !absent.contains($0) }.map {
        var member = members[$0]
        member.mayHide = false
        return member
      }
    }
  }
}

// MARK: - Rows

extension StackSolver {
  /// A row whose members are being served.
  private struct Serving {
    var left: [StackView.Member]
    let spacing: Double
    let start: ClosedRange<Double>
    var taken = 0.0...0.0
    /// The length of the row in all orders so far.
    var answer: ClosedRange<Double>?

    init(_ members: [StackView.Member], spacing: Double, offer: ClosedRange<Double>) {
      left = members
      self.spacing = spacing * Double(max(0, members.count - 1))
      start = offer - (self.spacing...self.spacing)
    }
  }

  /// Serves the remaining members in all possible orders.
  private mutating func serve(_ row: inout Serving, remaining: ClosedRange<Double>) {
    guard remainingSteps > 0, !row.left.isEmpty else {
      let answer = row.taken + (row.spacing...row.spacing)
      row.answer = row.answer?.hull(answer) ?? answer
      return
    }
    let highest = row.left.map(\.layoutPriority).max() ?? 0
    let group = row.left.indices.filter { row.left[$0].layoutPriority == highest }
    let reserved = row.left.filter { $0.layoutPriority < highest }
      .reduce(0...0) { $0 + length($1, at: \.least) }
    let offer = ((remaining - reserved).positive).divided(by: Double(group.count))
    let flexibilities = group.map { flexibility(row.left[$0]) }
    let first = flexibilities.map(\.upperBound).min() ?? 0
    var served: Set<StackView.Member> = []
    for (index, flexibility) in zip(group, flexibilities) where flexibility.lowerBound <= first {
      let member = row.left[index]
      // Of several equal members, any may be first.
      guard served.insert(member).inserted else { continue }
      let answer = answer(member, to: offer)
      var next = row
      next.left.remove(at: index)
      next.taken = row.taken + answer
      var rest = remaining - answer
      if takesNoMore(member, than: offer), remaining.lowerBound >= 0 {
        let part = remaining.lowerBound * (1 - 1 / Double(group.count))
        rest = min(max(rest.lowerBound, part), rest.upperBound)...rest.upperBound
      }
      serve(&next, remaining: rest)
      row.answer = next.answer
    }
  }

  /// Whether a member takes at most the offered length.
  private func takesNoMore(_ member: StackView.Member, than offer: ClosedRange<Double>) -> Bool {
    guard !member.isFixed else { return false }
    let least = offer.lowerBound - member.inset.upperBound
    return switch member.view {
    case .text(let number): texts[number].least.upperBound <= least
    case .spacer(let own): own <= least
    default: false
    }
  }

  private func flexibility(_ member: StackView.Member) -> ClosedRange<Double> {
    if member.isFixed { return 0...0 }
    if case .size(let width) = member.view, width.lowerBound == width.upperBound { return 0...0 }
    // The last alternative, which is shown if there is no room, may be the widest.
    return length(member, at: \.most) - length(member, at: \.least)
  }
}

extension StackView.Member {
  /// The priority with which a stack serves it: for a stack, the highest priority in it; spacers come last.
  fileprivate var layoutPriority: Double {
    if let priority { return priority }
    switch view {
    case .text, .size: return 0
    case .spacer: return -.infinity
    case .row(let members, _), .pile(let members), .firstThatFits(let members):
      return members.map(\.layoutPriority).max() ?? 0
    }
  }
}

extension StackView {
  /// Whether each text is in the view, and its width depends on an offer.
  fileprivate func texts(_ count: Int) -> [Bool] {
    var found = Array(repeating: false, count: count)
    func note(_ view: StackView) {
      switch view {
      case .text(let number): found[number] = true
      case .size, .spacer: break
      case .row(let members, _), .pile(let members), .firstThatFits(let members):
        for member in members where !member.isFixed { note(member.view) }
      }
    }
    note(self)
    return found
  }
}

extension ClosedRange<Double> {
  fileprivate func divided(by count: Double) -> Self { lowerBound / count...upperBound / count }
}
