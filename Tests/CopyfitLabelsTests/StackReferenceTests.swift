import Testing

@testable import CopyfitLabels

/// The solver on random trees of stacks.
struct StackReferenceTests {
  /// Random trees, the same in each run.
  private struct Trees {
    private var state: UInt64
    private(set) var texts: [LetteredText] = []
    /// Whether every other text has one line.
    var cutsTexts = false

    init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }

    mutating func row(depth: Int = 0) -> StackView {
      .row(members(depth), spacing: Double(below(3) * 4))
    }

    private mutating func members(_ depth: Int) -> [StackView.Member] {
      (0..<1 + below(4)).map { _ in member(depth) }
    }

    private mutating func member(_ depth: Int) -> StackView.Member {
      var member = StackView.Member(view(depth))
      let inset = below(5) == 0 ? Double(below(20)) : 0
      member.inset = inset...inset
      if below(5) == 0 { member.priority = Double(below(3)) }
      member.isFixed = below(12) == 0
      return member
    }

    private mutating func view(_ depth: Int) -> StackView {
      switch below(depth < 2 ? 10 : 7) {
      case 0...3:
        let words = (0..<1 + below(4)).map { _ in String(repeating: "a", count: 1 + below(9)) }
        texts.append(LetteredText(words.joined(separator: " "), letter: 5 + Double(below(40)) / 8))
        if cutsTexts { texts[texts.count - 1].hasOneLine = texts.count % 2 == 0 }
        return .text(texts.count - 1)
      case 4, 5:
        let width = Double(below(60))
        return .size(width...width)
      case 6: return .spacer(least: Double(below(12)))
      case 7: return row(depth: depth + 1)
      case 8: return .pile(members(depth + 1))
      default: return .firstThatFits(members(depth + 1))
      }
    }
  }

  private static let count = 4_000

  /// With exact lengths each text is offered exactly what the slow layout offers it.
  @Test func exactStacksEqualTheSlowLayout() {
    var compared = 0
    for seed in 0..<Self.count {
      var trees = Trees(seed)
      let view = trees.row()
      let width = Double(trees.below(400))
      var slow = StackReference(trees.texts)
      slow.place(StackView.Member(view), width)
      let rooms = StackSolver.rooms(
        in: view, offering: width...width, texts: trees.texts.map(\.exact))
      for (room, expected) in zip(rooms, slow.rooms) {
        guard let expected else { continue }
        guard let room else {
          Issue.record("\(seed): no room for a text that is offered \(expected)")
          continue
        }
        let isExact = abs(room.lowerBound - expected) + abs(room.upperBound - expected) < 1e-6
        #expect(isExact || slow.hasTie && room.contains(expected, within: 1e-6), "\(seed)")
        if isExact { compared += 1 }
      }
    }
    // Most trees have no ties.
    #expect(compared > Self.count)
  }

  /// Where lengths are ranges, every stack with lengths in them is within the result.
  @Test(arguments: [false, true])
  func rangesHoldWhateverTheLengthsAre(cutsTexts: Bool) {
    for seed in 0..<Self.count {
      var trees = Trees(seed)
      trees.cutsTexts = cutsTexts
      let view = trees.row()
      let width = Double(trees.below(400))
      var slow = StackReference(trees.texts)
      slow.place(StackView.Member(view), width)
      let letters = trees.texts
      let texts = letters.map { text in
        let slack = Double(trees.below(3))
        return trees.below(6) == 0
          ? StackText(least: 0...20, natural: 0 ... .infinity)
          : StackText(
            least: 0...10, natural: max(0, text.natural - slack)...text.natural + slack,
            cutLoss: text.cutLoss)
      }
      let loose = view.loosened(by: Double(trees.below(5)))
      let offer = width - Double(trees.below(4))...width + Double(trees.below(4))
      let rooms = StackSolver.rooms(in: loose, offering: offer, texts: texts)
      for (room, expected) in zip(rooms, slow.rooms) {
        guard let expected else { continue }
        #expect(room?.contains(expected, within: 1e-6) == true, "\(seed)")
      }
    }
  }

  /// A wider row never offers a member less, where texts take what they are offered: one that wraps may take a whole word
  /// more than the row got wider.
  @Test func widerRowsNeverOfferLess() {
    let letter = 0.5
    for seed in 0..<400 {
      var trees = Trees(seed)
      let view = trees.row().withoutTrials
      let texts = trees.texts.map { text in
        let word = String(repeating: "a", count: Int(text.natural / letter))
        return LetteredText(word, letter: letter).exact
      }
      let tolerance = letter * Double(texts.count) + 1e-6
      var last: [ClosedRange<Double>?] = texts.map { _ in nil }
      for width in stride(from: 0.0, through: 300, by: 25) {
        let rooms = StackSolver.rooms(in: view, offering: width...width, texts: texts)
        for (room, before) in zip(rooms, last) {
          guard let room, let before else { continue }
          #expect(room.lowerBound >= before.lowerBound - tolerance, "\(seed) at \(width)")
          #expect(room.upperBound >= before.upperBound - tolerance, "\(seed) at \(width)")
        }
        last = rooms
      }
    }
  }
}

extension ClosedRange<Double> {
  fileprivate func contains(_ value: Double, within tolerance: Double) -> Bool {
    lowerBound - tolerance <= value && value <= upperBound + tolerance
  }
}

extension StackView {
  /// The view with sizes and insets that are ranges.
  fileprivate func loosened(by slack: Double) -> StackView {
    func all(_ members: [Member]) -> [Member] {
      members.map { member in
        var member = member
        member.view = member.view.loosened(by: slack)
        member.inset = member.inset.lowerBound...member.inset.upperBound + slack
        return member
      }
    }
    return switch self {
    case .text, .spacer: self
    case .size(let width): .size(max(0, width.lowerBound - slack)...width.upperBound + slack)
    case .row(let members, let spacing): .row(all(members), spacing: spacing)
    case .pile(let members): .pile(all(members))
    case .firstThatFits(let members): .firstThatFits(all(members))
    }
  }

  /// The view with all alternatives on top of each other.
  fileprivate var withoutTrials: StackView {
    func all(_ members: [Member]) -> [Member] {
      members.map { member in
        var member = member
        member.view = member.view.withoutTrials
        return member
      }
    }
    return switch self {
    case .text, .spacer, .size: self
    case .row(let members, let spacing): .row(all(members), spacing: spacing)
    case .pile(let members), .firstThatFits(let members): .pile(all(members))
    }
  }
}
