import CopyfitLabels
import CopyfitSourceText
import Testing

/// The room of the first member in a row of 200 points with gaps of 8.
struct RowRoomTests {
  private static func room(
    beside other: Row.Member, demanding demand: Interval = .between(50, 60),
    of own: Row.Member = Row.Member(.labels(["a"]), priority: 750),
    in room: Interval = .exactly(200, because: .constraint)
  ) -> Interval? {
    let row = Row(
      id: "r", source: SourceLocation(file: "r", position: .start), room: room, spacing: 8,
      members: [own, other])
    return row.room(of: 0, demands: [.zero, demand])
  }

  private static func label(
    _ priority: Double?, _ change: (inout Row.Member) -> Void = { _ in }
  ) -> Row.Member {
    var member = Row.Member(.labels(["b"]), priority: priority)
    change(&member)
    return member
  }

  @Test(arguments: [
    ("a text that gives way together with it", label(750), Interval.between(132, 192)),
    ("a text that gives way later", label(751), .between(132, 142)),
    ("a text that gives way before", label(749), .between(192, 192)),
    ("a text of unknown priority", label(nil), .between(132, 192)),
    ("a text that code may change", label(751) { $0.mayChange = true }, .between(132, 192)),
    ("a text that may be hidden", label(751) { $0.mayHide = true }, .between(132, 200)),
    ("a text with an inset", label(751) { $0.inset = .between(4, 4) }, .between(128, 142)),
    ("a text beside an image", label(751) { $0.inset.atMost = nil }, .between(0, 142)),
    ("a switch", .init(.size(.between(49, 49))), .between(143, 143)),
    ("a view of unknown width", .init(.size(.between(10, nil))), .between(0, 182)),
    ("a spacer", .init(.spacer(least: 20)), .between(172, 172)),
    ("another row", .init(.row("r2")), .between(0, 192)),
  ])
  func others(_ name: String, _ other: Row.Member, _ expected: Interval) {
    #expect(Self.room(beside: other) == expected)
  }

  @Test func aTextOfUnknownWidthLeavesNothingForCertain() {
    #expect(
      Self.room(beside: Self.label(751), demanding: .between(50, nil)) == .between(0, 142))
  }

  @Test func aRowOfUnknownWidthLeavesNothingForCertain() {
    let most = Interval.atMost(200, because: .oneSide)
    #expect(Self.room(beside: Self.label(750), in: most) == .between(0, 192))
    #expect(Self.room(beside: Self.label(750), in: .between(0, nil)) == nil)
  }

  /// A text size at which the others need the whole row leaves no more than a smaller one.
  @Test(arguments: [(nil, 200.0), (20.0, 20)])
  func theOthersNeedTheWholeRow(leftBefore: Double?, most: Double) {
    let row = Row(
      id: "r", source: SourceLocation(file: "r", position: .start),
      room: .exactly(200, because: .constraint), spacing: 8,
      members: [Row.Member(.labels(["a"]), priority: 750), Self.label(751)])
    let room = row.room(of: 0, demands: [.zero, .between(210, 220)], atMost: leftBefore)
    #expect(room == .between(0, most))
  }

  @Test func ofAMemberThatSomethingElseLimitsOnlyTheMostIsKnown() {
    var own = Row.Member(.labels(["a"]), priority: 750)
    own.isConstrained = true
    #expect(Self.room(beside: Self.label(750), of: own) == .between(0, 192))
  }
}
