extension StackSolver {
  /// The lengths of a view at offers of 0, at infinite offers, and without an offer.
  struct Lengths {
    var least: ClosedRange<Double>
    var most: ClosedRange<Double>
    var ideal: ClosedRange<Double>

    init(_ least: ClosedRange<Double>, _ most: ClosedRange<Double>, _ ideal: ClosedRange<Double>) {
      (self.least, self.most, self.ideal) = (least, most, ideal)
    }

    init(_ all: ClosedRange<Double>) { self.init(all, all, all) }

    /// The lengths of two views together.
    func joined(
      with other: Lengths,
      by join: (ClosedRange<Double>, ClosedRange<Double>) -> ClosedRange<Double>
    ) -> Lengths {
      Lengths(join(least, other.least), join(most, other.most), join(ideal, other.ideal))
    }
  }

  /// The length of a view without an offer.
  func ideal(_ view: StackView) -> ClosedRange<Double> { lengths(view).ideal }

  /// One of the lengths of a member.
  func length(
    _ member: StackView.Member, at offer: KeyPath<Lengths, ClosedRange<Double>>
  ) -> ClosedRange<Double> {
    lengths(member)[keyPath: offer]
  }

  private func lengths(_ member: StackView.Member) -> Lengths {
    var own = lengths(member.view)
    if member.isFixed { own = Lengths(own.ideal) }
    own = own.joined(with: Lengths(member.inset), by: +)
    return member.mayHide ? own.joined(with: Lengths(0...0)) { $0.hull($1) } : own
  }

  private func lengths(_ view: StackView) -> Lengths {
    switch view {
    case .text(let number):
      let text = texts[number]
      return Lengths(text.least, text.natural, text.natural)
    case .size(let width): return Lengths(width)
    case .spacer(let least):
      return Lengths(least...least, .infinity ... .infinity, least...least)
    case .row(let members, let spacing):
      let shown = members.count { !$0.mayHide }
      let gaps = spacing * Double(max(0, shown - 1))...spacing * Double(max(0, members.count - 1))
      return members.reduce(Lengths(gaps)) { $0.joined(with: lengths($1), by: +) }
    case .pile(let members):
      return members.reduce(Lengths(0...0)) {
        $0.joined(with: lengths($1)) {
          max($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound)
        }
      }
    case .firstThatFits(let members): return lengths(ofFirstThatFits: members)
    }
  }

  private func lengths(ofFirstThatFits members: [StackView.Member]) -> Lengths {
    let all = members.map(lengths)
    guard let first = all.first, let last = all.last else { return Lengths(0...0) }
    // Members that may be hidden may be passed over although they fit.
    guard !members.contains(where: \.mayHide) else {
      return all.dropFirst().reduce(first) { $0.joined(with: $1) { $0.hull($1) } }
    }
    // Without an offer, and with an infinite one, the first alternative is shown.
    var least: ClosedRange<Double>?
    for lengths in all where lengths.ideal.lowerBound <= 0 {
      least = least?.hull(lengths.least) ?? lengths.least
      if lengths.ideal.upperBound <= 0 { break }
    }
    // The last alternative is shown if none is certain to fit.
    let isLastPossible = !all.contains { $0.ideal.upperBound <= 0 }
    if isLastPossible { least = least?.hull(last.least) ?? last.least }
    return Lengths(least ?? last.least, first.most, first.ideal)
  }
}
