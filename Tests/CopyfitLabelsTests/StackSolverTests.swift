import Testing

@testable import CopyfitLabels

/// What members of stacks are offered, computed by hand: letters and spaces are 10 points wide.
struct StackSolverTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var width: ClosedRange<Double>
    var view: StackView
    var texts: [StackText]
    var expected: [String]

    /// - Parameters:
    ///   - sum: The arithmetic.
    ///   - texts: The words of the texts; `?` for a text of which nothing but a letter's width is known, and a last `…`
    ///     for a text on one line that is cut up to 20 points before the end of its room.
    init(
      _ sum: String, _ width: Double, _ view: StackView, _ texts: [String], _ expected: [String]
    ) {
      (testDescription, self.width, self.view) = (sum, width...width, view)
      self.expected = expected
      self.texts = texts.map { text in
        guard text.last != "…" else {
          let natural = LetteredText(String(text.dropLast()), letter: 10).natural
          return StackText(least: 0...10, natural: natural...natural, cutLoss: 20)
        }
        return text == "?"
          ? StackText(least: 0...10, natural: 0 ... .infinity)
          : LetteredText(text, letter: 10).exact
      }
    }
  }

  private static func text(
    _ number: Int, _ change: (inout StackView.Member) -> Void = { _ in }
  ) -> StackView.Member {
    member(.text(number), change)
  }

  private static func member(
    _ view: StackView, _ change: (inout StackView.Member) -> Void = { _ in }
  ) -> StackView.Member {
    var member = StackView.Member(view)
    change(&member)
    return member
  }

  private static func size(_ width: Double) -> StackView.Member { member(.size(width...width)) }
  private static let spacer = member(.spacer(least: 8))
  /// A color, a shape.
  private static let filling = member(.spacer(least: 0)) { $0.priority = 0 }

  /// `frame(maxWidth: .infinity)`.
  private static func filling(_ inner: StackView.Member) -> StackView.Member {
    member(.pile([inner, member(.spacer(least: 0))]))
  }

  private static func row(_ members: StackView.Member..., spacing: Double = 0) -> StackView {
    .row(members, spacing: spacing)
  }

  private static let short = "aaaa"  // 40
  private static let words = "aaaaa aaaaa aaaaa"  // 170
  private static let more = "bbbbbbbbbb bbbbbbbbbb"  // 210

  private static let cases: [Case] = [
    Case("one text: 200", 200, row(text(0)), [short], ["200"]),
    Case(
      "the less flexible first: (200 − 8) ÷ 2 = 96; 192 − 40 = 152", 200,
      row(text(0), text(1), spacing: 8), [short, "bbbbbbbb"], ["96", "152"]),
    Case(
      "in either order: 192 − 40 = 152; 192 ÷ 2 = 96", 200, row(text(0), text(1), spacing: 8),
      ["bbbbbbbb", short], ["152", "96"]),
    Case(
      "a long text gets the rest: 192 − 40 = 152", 200, row(text(0), text(1), spacing: 8),
      [short, more], ["96", "152"]),
    Case(
      "a text that wraps takes its widest line: 200 ÷ 2 = 100, of which 50; 200 − 50 = 150", 200,
      row(text(0), text(1)), [words, more], ["100", "150"]),
    Case(
      "three texts: 300 ÷ 3 = 100; (300 − 30) ÷ 2 = 135; 270 − 60 = 210", 300,
      row(text(0), text(1), text(2)), ["aaaaaaaaa", "bbb", "cccccc"], ["210", "100", "135"]),
    Case(
      "an icon first: 192 − 24 = 168", 200, row(size(24), text(0), spacing: 8), [more], ["168"]),
    Case("a divider: 200 − 1 = 199", 200, row(text(0), size(1)), [more], ["199"]),
    Case("a spacer last: 200 − 8 = 192", 200, row(text(0), spacer), [more], ["192"]),
    Case(
      "a spacer between: (200 − 8) ÷ 2 = 96; 192 − 40 = 152", 200, row(text(0), spacer, text(1)),
      [short, more], ["96", "152"]),
    Case("a color beside it: 200 ÷ 2 = 100", 200, row(text(0), filling), [more], ["100"]),
    Case(
      "the higher priority first, less the other's letter: 100 − 10 = 90, of which 50; 100 − 50",
      100, row(text(0) { $0.priority = 1 }, text(1)), [words, "bbbbb"], ["90", "50"]),
    Case(
      "a priority for the longer one: 200 − 10 = 190, of which 170; 200 − 170 = 30", 200,
      row(text(0), text(1) { $0.priority = 2 }), [short, words], ["30", "190"]),
    Case(
      "a fixed size takes 170: 200 − 170 = 30", 200, row(text(0) { $0.isFixed = true }, text(1)),
      [words, short], ["none", "30"]),
    Case(
      "padding: 200 − 24 = 176, less 2 × 16 = 144", 200,
      row(size(24), text(0) { $0.inset = 32...32 }), [more], ["144"]),
    Case(
      "a column offers all of 200 − 40 = 160 to each", 200,
      row(size(40), member(.pile([text(0), text(1)]))), [more, short], ["160", "160"]),
    Case(
      "a row in it, flexible by 60 − 30: 200 ÷ 2 = 100 less 20 = 80; 200 − 60 = 140", 200,
      row(member(row(text(0), size(20))), text(1)), [short, "bbbbbbbb"], ["80", "140"]),
    Case(
      "two frames that fill: 200 ÷ 2 = 100 each", 200, row(filling(text(0)), filling(text(1))),
      [short, more], ["100", "100"]),
    Case(
      "a frame that fills after a text: 200 ÷ 2 = 100; 200 − 40 = 160", 200,
      row(filling(text(0)), text(1)), [more, short], ["160", "100"]),
    Case(
      "too much for the row: 200 − 150 − 100 = −50, so 0", 200, row(size(150), size(100), text(0)),
      [short], ["0"]),
    Case(
      "gaps alone are too much: 10 − 20 = −10, so 0", 10, row(text(0), text(1), spacing: 20),
      [short, more], ["0", "0"]),
    Case(
      "the first alternative needs 170 + 60 = 230 > 200: the column", 200,
      row(
        member(
          .firstThatFits([
            member(row(text(0), text(1))), member(.pile([text(2), text(3)])),
          ]))), [words, "bbbbbb", words, "bbbbbb"], ["none", "none", "200", "200"]),
    Case(
      "the first alternative fits in 240: 240 ÷ 2 = 120; 240 − 60 = 180", 240,
      row(
        member(
          .firstThatFits([
            member(row(text(0), text(1))), member(.pile([text(2), text(3)])),
          ]))), [words, "bbbbbb", words, "bbbbbb"], ["180", "120", "none", "none"]),
    Case(
      "the first alternative may need 0 to ∞, so that the last may not be shown", 200,
      row(member(.firstThatFits([text(0), text(1)]))), ["?", words],
      ["200–any", "200–any"]),
    Case(
      "the first alternative fits, but may be too high", 200,
      row(member(.firstThatFits([text(0) { $0.mayHide = true }, text(1)]))), [short, words],
      ["200–any", "200–any"]),
    Case(
      "the first alternative needs 210 > 200, whatever its height", 200,
      row(member(.firstThatFits([text(0) { $0.mayHide = true }, text(1)]))), [more, words],
      ["none", "200"]),
    Case(
      "the last alternative may not be there, so that the first is shown: 200", 200,
      row(member(.firstThatFits([text(0), text(1) { $0.mayHide = true }]))), [more, words],
      ["200–any", "200–any"]),
    Case(
      "an icon that may be hidden: 200, or 200 − 24 = 176", 200,
      row(member(.size(24...24)) { $0.mayHide = true }, text(0)), [more], ["176–200"]),
    Case(
      "an icon of 20 to 30: 170 to 180", 200, row(member(.size(20...30)), text(0)), [more],
      ["170–180"]),
    Case(
      "a view of any size: 0 to 200", 200, row(member(.size(0 ... .infinity)), text(0)), [more],
      ["0–200"]),
    Case(
      "an unknown text takes at most half: 200 ÷ 2 = 100 to 200; 200 ÷ 2 = 100, or 200 − 40", 200,
      row(text(0), text(1)), [short, "?"], ["100–200", "100–160"]),
    Case(
      "a cut text takes 80 to 100 of 200 ÷ 2, so that 100 to 120 are left", 200,
      row(text(0), text(1)), [words + "…", more + "…"], ["100", "100–120"]),
    Case(
      "one that fits takes all of its 40: 200 ÷ 2 = 100; 200 − 40 = 160", 200,
      row(text(0), text(1)), [short + "…", more + "…"], ["100", "160"]),
    Case(
      "a text in less than a letter: 200 − 190 = 10, of which 0 to 10", 200,
      row(size(190), text(0), text(1) { $0.priority = -1 }), [words + "…", "?"],
      ["0–10", "0–10"]),
    Case(
      "padding of 0 to 8: 200 − 8 = 192 to 200", 200, row(text(0) { $0.inset = 0...8 }), [more],
      ["192–200"]),
  ]

  @Test(arguments: cases)
  func offers(_ example: Case) {
    let rooms = StackSolver.rooms(
      in: example.view, offering: example.width, texts: example.texts)
    #expect(rooms.map(Self.line) == example.expected)
  }

  private static func line(_ room: ClosedRange<Double>?) -> String {
    guard let room else { return "none" }
    let bounds = [room.lowerBound, room.upperBound].map { $0 < .infinity ? "\(Int($0))" : "any" }
    return bounds[0] == bounds[1] ? bounds[0] : bounds.joined(separator: "–")
  }

  /// Twelve members that may be hidden have more orders than are followed.
  @Test func tooManyOrdersLeaveTheRoomUnknown() {
    let icons = (0..<12).map { number in
      Self.member(.size(0...Double(number + 1))) { $0.mayHide = true }
    }
    let rooms = StackSolver.rooms(
      in: .row([Self.text(0)] + icons, spacing: 0), offering: 100...200,
      texts: [LetteredText("a", letter: 10).exact])
    #expect(rooms == [0...200])
  }
}
