/// Tiny sources with conditions that what a view is given does not decide, although it seems to.
extension ViewRoomTests {
  /// A row with a kind that is given, and other parts.
  private static func row(
    _ members: String, body: String = "Text(title).lineLimit(kind == .plain ? nil : 1)"
  ) -> String {
    """
    enum Kind { case plain, big; case note(String); static let usual: Kind = .big }
    struct Row: View {
      let title: LocalizedStringKey
      \(members)
      @ViewBuilder var body: some View {
        \(body)
      }
    }
    """
  }

  private static let big = #"List { Row(title: "a", kind: .big) }"#
  private static let one = "a: body, 1 lines, 215.0–375.0"
  private static let any = "a: body, 215.0–375.0, grows"
  private static let either = "a: body, 1–0 lines, 215.0–375.0"

  static let decided: [Case] =
    results + patterns + properties + ownModifiers + limits + otherPlaces

  private static let results: [Case] = [
    Case(
      "an unknown condition before the result", body: big, either,
      more: row(
        """
        let kind: Kind
        var limit: Int? {
          if isCompact { return 1 }
          return nil
        }
        """, body: "if kind == .big { Text(title).lineLimit(limit) } else { Text(title) }")),
    Case(
      "a known condition before the result", body: big, one,
      more: row(
        """
        let kind: Kind
        var limit: Int? {
          if kind == .plain { return nil } else if kind == .big { return 1 }
          return 2
        }
        """, body: "Text(title).lineLimit(limit)")),
  ]

  private static let patterns: [Case] = [
    Case(
      "the version of the system", body: big, either, either,
      more: row(
        "let kind: Kind",
        body: """
          if #available(iOS 26, *), kind == .big { Text(title).lineLimit(1) } else { Text(title) }
          """)),
    Case(
      "a value without a name", body: big, either, either,
      more: row(
        "let kind: Kind",
        body: """
          if let _ = icon, kind == .big { Text(title).lineLimit(1) } else { Text(title) }
          """)),
    Case(
      "a case for all others", body: big, one,
      more: row(
        "let kind: Kind",
        body: """
          switch kind {
          case .plain: Text(title)
          case _: Text(title).lineLimit(1)
          }
          """)),
    Case(
      "a case in a condition of the compiler", body: big, either, either,
      more: row(
        "let kind: Kind",
        body: """
          switch kind {
          #if OWN
          case .big: Text(title).lineLimit(1)
          #endif
          default: Text(title)
          }
          """)),
    Case(
      "a pattern with a type", body: big, either, either,
      more: row(
        "let kind: Kind",
        body: """
          switch kind {
          case is Small: Text(title).lineLimit(1)
          case .big: Text(title)
          }
          """)),
    Case(
      "a pattern that takes any value", body: #"List { Row(title: "a", isBig: false) }"#,
      either, either,
      more: row(
        "let isBig: Bool",
        body: """
          if case let own = isBig { Text(title).lineLimit(1) } else { Text(title) }
          """)),
    Case(
      "a pattern for an optional value", body: big, either, either,
      more: row(
        "let kind: Kind?",
        body: """
          if case .some(let own) = kind { Text(title).lineLimit(1) } else { Text(title) }
          """)),
    Case(
      "a pattern that names a static member", body: big, either, either,
      more: row(
        "let kind: Kind",
        body: """
          switch kind {
          case .usual: Text(title).lineLimit(1)
          default: Text(title)
          }
          """)),
    Case(
      "equal cases with other values",
      body: #"List { Row(title: "a", kind: .note("b"), other: .note("c")) }"#, either, either,
      more: row(
        "let kind: Kind; let other: Kind",
        body: "if kind == other { Text(title).lineLimit(1) } else { Text(title) }")),
  ]

  private static let properties: [Case] = [
    Case(
      "a closure for an optional property", body: #"List { Row(title: "a") { } }"#, either, either,
      more: row(
        "var action: (() -> Void)? = nil",
        body: "if action == nil { Text(title).lineLimit(1) } else { Text(title) }")),
    Case(
      "a property that an initializer may set twice", body: big, either,
      more: row(
        """
        let kind: Kind
        init(title: LocalizedStringKey, kind: Kind?) {
          self.title = title; self.kind = .plain
          if let kind { self.kind = kind }
        }
        """)),
    Case(
      "another object's property", body: big, one,
      more: row(
        """
        let kind: Kind
        init(title: LocalizedStringKey, kind: Kind) {
          self.title = title; self.kind = kind; model.kind = .plain
        }
        """)),
    Case(
      "a variable with the name of a parameter", body: big, either,
      more: row(
        """
        let kind: Kind
        init(title: LocalizedStringKey, kind: Kind) {
          self.title = title; let kind = changed(kind)
          self.kind = kind
        }
        """)),
    Case(
      "the value of a property wrapper", body: big, either,
      more: row(
        """
        @State var kind: Kind = .plain
        init(title: LocalizedStringKey, kind: Kind) {
          self.title = title
          _kind = State(initialValue: kind)
        }
        """)),
    Case(
      "a property that an extension binds", body: big, either,
      more: row("@State var kind: Kind")
        + "\nextension Row { var picker: some View { Choice(selection: $kind) } }"),
    Case(
      "a property that a function changes", body: big, either,
      more: row("var kind: Kind; func f() { advance(&kind) }")),
    Case(
      "a property that its own function changes", body: big, either,
      more: row("var kind: Kind; func f() { kind.next() }")
        + "\nextension Kind { mutating func next() { self = .plain } }"),
    Case(
      "a property of an unknown object", body: big, either,
      more: row("var kind: Kind") + "\nfunc f() { rows.first.kind = .plain }"),
    Case(
      "a property that nothing changes", body: big, one,
      more: row("var kind: Kind")),
  ]

  private static let ownModifiers: [Case] = [
    Case(
      "a modifier that code creates elsewhere", body: #"List { Text("a").modifier(Card.usual) }"#,
      either, more: card),
    Case(
      "a modifier that is created here", body: #"List { Text("a").modifier(Card()) }"#, any,
      more: card),
    Case(
      "content with a modifier",
      body: #"List { Row(title: "a", isBig: true) }"#, one,
      more: card
        + """
        struct Row: View {
          let title: LocalizedStringKey
          let isBig: Bool
          var body: some View {
            ModifiedContent(content: Text(title).lineLimit(isBig ? 1 : 2), modifier: Card())
          }
        }
        """),
  ]

  private static let card = """
    struct Card: ViewModifier {
      var isBig = false
      static let usual = Card(isBig: true)
      @ViewBuilder func body(content: Content) -> some View {
        if isBig { content.lineLimit(1) } else { content }
      }
    }

    """

  private static let limits: [Case] = [
    Case(
      "a limit between a view and a text in it", body: #"List { Row(title: "a").lineLimit(3) }"#,
      "a: body, 3 lines, 215.0–375.0",
      more: row(
        #"@Environment(\.lineLimit) private var lineLimit"#,
        body: "VStack { Text(title).lineLimit(lineLimit) }.lineLimit(2)")),
    Case(
      "another value of the environment", body: #"List { Row(title: "a").lineLimit(3) }"#,
      either,
      more: row(
        #"@Environment(\.rowLimit) private var lineLimit"#,
        body: "Text(title).lineLimit(lineLimit)")),
  ]

  private static let otherPlaces: [Case] = [
    Case(
      "a view that a function stores",
      body: #"List { Text("b") }.onAppear { show(header) }"#,
      "a: swiftUI", "b: body, 215.0–375.0, grows",
      more: """
        extension V {
          var header: some View { Text("a") }
          func show(_ view: some View) { content = AnyView(view) }
        }
        """),
    Case(
      "a variable with the name of another type's property", body: #"List { holder.row }"#,
      more: """
        struct Row: View {
          let title: LocalizedStringKey
          var body: some View { Text(title) }
          static func made(_ title: LocalizedStringKey) -> Row { Row(title: title) }
        }
        struct Holder { var row: Row }
        struct Other { static func made(_ title: String) -> Other { Other() } }
        func f() { var row = other(); row = .made("a") }
        """),
    Case(
      "an initializer that changes what it is given", body: #"List { Text(info.title) }"#,
      more: """
        struct Info { let title: LocalizedStringKey; let note: Int }
        extension Info {
          init(title: String) { self.init(title: shortened(title), note: 1) }
        }
        extension V { var info: Info { Info(title: "a") } }
        """),
    Case(
      "cells of a table with rows of a fixed height in Objective-C's words",
      cells + """

        extension C {
          func tableView(_ t: UITableView, heightForRowAtIndexPath p: IndexPath) -> CGFloat { 44 }
        }
        """, "a: body, 0.0–375.0, 'UIHostingController' in the code decides its room"),
    Case(
      "a header of a table",
      cells.replacing("cell.contentConfiguration", with: "header.contentConfiguration"),
      "a: body, 0.0–375.0, 'UIHostingController' in the code decides its room"),
  ]
}
