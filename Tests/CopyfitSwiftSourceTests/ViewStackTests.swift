import CopyfitDynamicType
import CopyfitLabels
import CopyfitSwiftSource
import CopyfitTestSupport
import Testing

/// The rows that texts of SwiftUI share in tiny sources on a screen of 375 points, a line for each text.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct ViewStackTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var body: String
    var more = ""
    var expected: [String]

    init(_ description: String, _ body: String, _ expected: String..., more: String = "") {
      (testDescription, self.body, self.expected, self.more) = (description, body, expected, more)
    }
  }

  private static func lines(_ example: Case) throws -> [String] {
    let source = """
      @main struct A: App { var body: some Scene { WindowGroup { V() } } }
      struct V: View { var body: some View {
      \(example.body)
      } }
      \(example.more)
      """
    return SwiftSources(try SwiftReader.trees(of: [source])).uses().map { use in
      guard let made = use.made, let stack = made.stack, let root = stack.rows.first else {
        return "\(use.key.key): none"
      }
      let room = made.rowRooms([375])[0].width
      let width = room.map { text($0) } ?? "?"
      return "\(use.key.key): \(text(root, in: stack.rows)) in \(width)"
    }
  }

  private static func text(_ interval: Interval) -> String {
    let (least, most) = (interval.atLeast.points, interval.atMost?.points)
    return least == most ? "\(least)" : "\(least)–\(most.map { "\($0)" } ?? "any")"
  }

  private static func text(_ row: Row, in rows: [Row]) -> String {
    let names: [Row.Axis: String] = [
      .horizontal: "row", .vertical: "pile", .firstThatFits: "first",
    ]
    let members = row.members.map { text($0, in: rows) }.joined(separator: ", ")
    let spacing = row.spacing == 0 ? "" : " \(row.spacing)"
    return "\(names[row.axis] ?? "?")\(spacing)(\(members))"
  }

  private static func text(_ member: Row.Member, in rows: [Row]) -> String {
    let content =
      switch member.content {
      case .labels: "text"
      case .row(let id): rows.first { $0.id == id }.map { text($0, in: rows) } ?? "lost"
      case .spacer(let least): "spacer \(least)"
      case .size(let size, ideal: _): text(size)
      }
    let words: [String?] = [
      content, member.mayChange ? "changes" : nil,
      member.inset == .between(0, 0) ? nil : "in \(text(member.inset))",
      member.priority.map { "first \($0)" }, member.mayHide ? "hidden" : nil,
      member.isConstrained ? "fixed" : nil, member.scaledBy.map { "by \($0.name)" },
    ]
    return words.compactMap(\.self).joined(separator: " ")
  }

  private static let cases: [Case] = [
    Case(
      "two texts with the default spacing", #"HStack { Text("a"); Text("b") }"#,
      "a: row(text, text) in 367.0–375.0", "b: row(text, text) in 367.0–375.0"),
    Case(
      "a spacing", #"HStack(spacing: 12) { Text("a"); Text(name) }"#,
      "a: row 12.0(text, text changes) in 375.0"),
    Case(
      "a text that is looked up",
      #"HStack(spacing: 0) { Text(NSLocalizedString("a", comment: "")); Text(n) }"#,
      "a: row(text, text changes) in 375.0"),
    Case("an unknown spacing", #"HStack(spacing: gap) { Text("a"); Text(name) }"#, "a: none"),
    Case("a row of one view", #"HStack { Text("a") }"#, "a: none"),
    Case(
      "symbols grow with their font",
      #"HStack(spacing: 0) { Image(systemName: "x"); Image(systemName: "y").font(.caption); Text("a") }"#,
      "a: row(0.0–68.0 by body, 0.0–48.0 by caption1, text) in 375.0"),
    Case(
      "images",
      #"HStack(spacing: 0) { Image("x"); Image("y").resizable().frame(width: 24, height: 24); Text("a") }"#,
      "a: row(0.0–any, 24.0, text) in 375.0"),
    Case(
      "spacers, dividers and colors",
      #"HStack(spacing: 0) { Text("a"); Spacer(); Spacer(minLength: 4); Divider(); Color.red; Circle() }"#,
      "a: row(text, spacer 0.0 in 0.0–8.0, spacer 4.0, 0.0–1.0, spacer 0.0 first 0.0, spacer 0.0 first 0.0) in 375.0"
    ),
    Case(
      "modifiers",
      #"HStack(spacing: 0) { Text("a").bold().padding(.leading, 8).layoutPriority(1); Text(n).fixedSize() }"#,
      "a: row(text in 8.0 first 1.0, text changes fixed) in 375.0"),
    Case(
      "frames",
      #"HStack(spacing: 0) { Text("a").frame(maxWidth: .infinity); Text(n).frame(width: 40); Text(m).frame(minWidth: 9) }"#,
      "a: row(pile(text, spacer 0.0), 40.0, 9.0–any) in 375.0"),
    Case(
      "frames that are flexible",
      #"HStack(spacing: 0) { Text("a"); Text(n).frame(minWidth: 9, maxWidth: 40); Text(m).frame(maxWidth: 50); Text(o).frame(minWidth: w) }"#,
      "a: row(text, 9.0–40.0, 0.0–50.0, 0.0–any) in 375.0"),
    Case(
      "what may be hidden",
      #"HStack(spacing: 0) { Text("a"); if x { Image(systemName: "x") } else { Text("b") } }"#,
      "a: row(text, 0.0–68.0 hidden by body, text hidden) in 375.0",
      "b: row(text, 0.0–68.0 hidden by body, text hidden) in 375.0"),
    Case(
      "stacks in it",
      #"HStack(spacing: 4) { VStack { Text("a"); Spacer(); HStack { Text(n); Text(m) } }; Text(o) }"#,
      "a: row 4.0(pile(text, row(text changes, text changes) in 0.0–8.0), text changes) in 375.0"),
    Case(
      "alternatives",
      #"HStack(spacing: 0) { Text("a"); ViewThatFits(in: .horizontal) { Text(n); Text(m) }; ViewThatFits { Text(o) } }"#,
      "a: row(text, first(text changes, text changes), first(text changes)) in 375.0"),
    Case(
      "alternatives that may be too high",
      #"HStack(spacing: 0) { Text("a"); ViewThatFits { Text(n); Text(m); if x { Text(o) } } }"#,
      "a: row(text, first(text changes hidden, text changes hidden, text changes hidden)) in 375.0"),
    Case(
      "alternatives of the same width",
      #"HStack(spacing: 0) { Text("a"); ViewThatFits(in: .vertical) { Text(n); Text(m) } }"#,
      "a: row(text, pile(text changes hidden, text changes hidden)) in 375.0"),
    Case(
      "alternatives outside a row",
      #"VStack { ViewThatFits(in: .horizontal) { HStack(spacing: 4) { Text("a"); Text(n) }; Text("b") } }"#,
      "a: row(first(row 4.0(text, text changes), text)) in 375.0",
      "b: row(first(row 4.0(text, text changes), text)) in 375.0"),
    Case(
      "views of the project may be any number of views",
      #"HStack(spacing: 0) { Text("a"); W(); ForEach(x) { Text($0) } }"#,
      "a: row(text, 0.0–any hidden, 0.0–any hidden) in 375.0",
      more: #"struct W: View { var body: some View { Color.red } }"#),
    Case(
      "buttons add nothing to their labels",
      #"HStack(spacing: 0) { Button("a") { }; Button { } label: { Text(n) }; Button("c") { }.buttonStyle(.bordered) }"#,
      "a: row(text, text changes, 0.0–any) in 375.0", "c: none"),
    Case(
      "an unknown modifier of a text and of the row",
      #"HStack(spacing: 0) { Text("a").strange(); Text("b") }.padding(10)"#,
      "a: none", "b: row(0.0–any hidden, text) in 355.0"),
    Case(
      "a text that a view is given",
      #"VStack { W(t: "a"); W(t: "b") }"#,
      "a: row(text changes, 24.0) in 375.0", "b: row(text changes, 24.0) in 375.0",
      more: """
        struct W: View { let t: LocalizedStringKey
          var body: some View { HStack(spacing: 0) { Text(t); Image("x").frame(width: 24) } } }
        """),
    Case(
      "properties of the view",
      #"HStack(spacing: 0) { Text("a"); part; Spacer(minLength: 0); icon().padding(4) }"#,
      "a: row(text, text, 0.0–68.0 hidden by body, spacer 0.0, 24.0 in 8.0) in 375.0",
      "b: row(text, text, 0.0–68.0 hidden by body, spacer 0.0, 24.0 in 8.0) in 375.0",
      more: """
        extension V {
          @ViewBuilder var part: some View { Text("b"); if x { Image(systemName: "x") } }
          func icon() -> some View { return Image("x").frame(width: 24) }
        }
        """),
    Case(
      "properties that are not read: shown twice, given something, or with early ends",
      #"HStack(spacing: 0) { Text("a"); part; part; sized(4); early }"#,
      "a: row(text, text, 0.0–any hidden, 0.0–any hidden, 0.0–any hidden) in 375.0",
      "b: row(text, text, 0.0–any hidden, 0.0–any hidden, 0.0–any hidden) in 375.0",
      more: """
        extension V {
          var part: some View { Text("b") }
          func sized(_ n: CGFloat) -> some View { Color.red.frame(width: n) }
          var early: some View { if x { return AnyView(Color.red) }; return AnyView(Color.blue) }
        }
        """),
    Case(
      "a property that another type may have in its place",
      #"Q()"#, "b: none", "a: row(text, 0.0–any hidden) in 375.0",
      more: """
        protocol P: View { var part: Text { get } }
        extension P {
          var part: Text { Text("b") }
          var body: some View { HStack(spacing: 0) { Text("a"); part } }
        }
        struct Q: P { var part: Text { Text(n) } }
        """),
    Case(
      "priorities below 0, in the row and in a row in it",
      #"HStack(spacing: 0) { Text("a"); Text(n).layoutPriority(-1); Spacer(); HStack(spacing: 0) { Text(m).layoutPriority(-2); Text(o) } }"#,
      "a: row(text first 1.0, text changes first 0.0, spacer 0.0 in 0.0–8.0, row(text changes first 0.0, text changes first 2.0) first 1.0) in 375.0"
    ),
    Case(
      "a priority that is unknown", #"HStack { Text("a").layoutPriority(p); Text(n) }"#, "a: none"),
  ]

  @Test(arguments: cases)
  func rows(_ example: Case) throws {
    #expect(try Self.lines(example) == example.expected)
  }
}
