/// The widths of a text in SwiftUI's stacks, in points.
package struct StackText: Hashable, Sendable {
  /// The answer to every offer from a width up to that of the next step.
  package struct Step: Hashable, Sendable {
    package var offer: Double
    package var answer: ClosedRange<Double>

    package init(from offer: Double, answer: ClosedRange<Double>) {
      (self.offer, self.answer) = (offer, answer)
    }
  }

  /// The answer to an offer of 0.
  package var least: ClosedRange<Double>
  /// The width on one line.
  package var natural: ClosedRange<Double>
  /// The known answers between them, by increasing offers.
  package var steps: [Step] = []
  /// The maximum by which a text that is cut at the end of its only line is narrower than its offer; `nil` if it may
  /// have any width.
  package var cutLoss: Double?

  package init(
    least: ClosedRange<Double>, natural: ClosedRange<Double>, steps: [Step] = [],
    cutLoss: Double? = nil
  ) {
    (self.least, self.natural, self.steps, self.cutLoss) = (least, natural, steps, cutLoss)
  }

  /// An unknown text with letters of at most 60 points, as in `largeTitle` at the largest text size; its minimum width
  /// is that of two letters.
  package static let unknown = StackText(least: 0...120, natural: 0 ... .infinity)

  /// The widths of one of two texts.
  package func union(_ other: StackText) -> StackText {
    StackText(
      least: least.hull(other.least), natural: natural.hull(other.natural),
      steps: steps == other.steps ? steps : [],
      cutLoss: cutLoss.flatMap { own in other.cutLoss.map { max(own, $0) } })
  }

  /// The widest line in an offered width: never wider than the text on one line, or than the offer if a letter fits.
  ///
  /// A wider offer never results in a narrower text: the first line that gets more words becomes wider than the smaller
  /// offer, and therefore wider than all lines before. A text that is cut leaves less room than its next letter needs.
  func answer(to offer: ClosedRange<Double>) -> ClosedRange<Double> {
    let most = min(natural.upperBound, max(offer.upperBound, least.upperBound))
    let cut = cutLoss.map { max(least.lowerBound, min(natural.lowerBound, offer.lowerBound - $0)) }
    let narrow = steps.last { $0.offer <= offer.lowerBound }?.answer.lowerBound ?? cut
    let wide = steps.last { $0.offer <= offer.upperBound }?.answer.upperBound
    let lower =
      offer.lowerBound >= natural.upperBound ? natural.lowerBound : narrow ?? least.lowerBound
    return min(lower, most)...min(most, max(wide ?? most, lower))
  }
}

/// A view in a SwiftUI stack, as far as its width is known.
package indirect enum StackView: Hashable, Sendable {
  /// A text, by the number with which it is measured and decided.
  case text(Int)
  /// A view with a width in a range, for every offer.
  case size(ClosedRange<Double>)
  /// A view that takes the whole offer.
  case spacer(least: Double)
  /// `HStack`.
  case row([Member], spacing: Double)
  /// `VStack` or `ZStack`: each member is offered the whole width.
  case pile([Member])
  /// `ViewThatFits`: the first member whose own width fits the offer, or else the last one.
  ///
  /// A member that may be hidden may also be too high, or not be there.
  case firstThatFits([Member])

  /// A view with the effects of its modifiers.
  package struct Member: Hashable, Sendable {
    package var view: StackView
    /// The space beside the view.
    package var inset = 0.0...0.0
    /// The layout priority; `nil` for the view's own priority.
    package var priority: Double?
    package var mayHide = false
    /// Whether it has its own width for every offer: `fixedSize`.
    package var isFixed = false

    package init(_ view: StackView) { self.view = view }
  }
}

extension StackView {
  /// The way in which a text is one of several alternative views.
  package enum Alternative: Hashable, Sendable {
    /// It is not.
    case none
    /// It is shown only if it fits, and then has its own width.
    case fitting
    /// It is shown only if it fits with its neighbors, which may still leave it less than its own width.
    case sharing
    /// It may be shown although it does not fit, because no other view does.
    case last
  }

  /// The way in which each text is one of several alternative views.
  package func alternatives(_ count: Int) -> [Alternative] {
    var found = Array(repeating: Alternative.none, count: count)
    func note(_ view: StackView, _ way: Alternative) {
      switch view {
      case .text(let number): found[number] = way
      case .size, .spacer: break
      case .row(let members, _), .pile(let members):
        for member in members { note(member.view, way) }
      case .firstThatFits(let members):
        let firstLast = Self.firstLast(of: members)
        for (index, member) in members.enumerated() {
          note(member.view, Self.way(of: member, isLast: index >= firstLast, among: members, way))
        }
      }
    }
    note(self, .none)
    return found
  }

  /// The way of the texts in one of several alternative views, which are themselves shown in a way.
  private static func way(
    of member: Member, isLast: Bool, among members: [Member], _ outer: Alternative
  ) -> Alternative {
    switch outer {
    case .sharing: .sharing
    case .fitting: member.view.givesOwnWidth ? .fitting : .sharing
    case .none, .last:
      if isLast {
        members.count > 1 ? .last : outer
      } else {
        member.view.givesOwnWidth ? .fitting : .sharing
      }
    }
  }

  /// Whether each text in the view has its own width if the view has its own.
  ///
  /// A row divides what it is offered among its members, so a text may be cut although the row has its own width. A single
  /// text in it gets what views of one width and spacers leave.
  private var givesOwnWidth: Bool {
    switch self {
    case .text, .size, .spacer: true
    case .pile(let members): members.allSatisfy(\.view.givesOwnWidth)
    case .row(let members, _):
      members.count { $0.view.isText } <= 1
        && members.allSatisfy { $0.priority == nil && ($0.isFixed || $0.view.isRigid) }
    case .firstThatFits: false
    }
  }

  private var isText: Bool { if case .text = self { true } else { false } }

  /// Whether it is a text, a spacer, or has one width.
  private var isRigid: Bool {
    switch self {
    case .text, .spacer: true
    case .size(let width): width.lowerBound == width.upperBound
    case .row, .pile, .firstThatFits: false
    }
  }

  /// The index of the first alternative after which there may be no other.
  static func firstLast(of members: [Member]) -> Int {
    members.lastIndex { !$0.mayHide } ?? 0
  }
}

extension ClosedRange<Double> {
  /// The range that contains both.
  func hull(_ other: Self) -> Self {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }

  /// The sums of the values in both.
  static func + (first: Self, second: Self) -> Self {
    first.lowerBound + second.lowerBound...first.upperBound + second.upperBound
  }

  /// The differences of the values in both; an infinite value minus an infinite one may be any value.
  static func - (first: Self, second: Self) -> Self {
    let least = first.lowerBound - second.upperBound
    let most = first.upperBound - second.lowerBound
    return (least.isNaN ? -.infinity : least)...(most.isNaN ? .infinity : most)
  }

  /// The range with its negative values replaced by 0.
  var positive: Self { Swift.max(0, lowerBound)...Swift.max(0, upperBound) }
}
