/// Tiny sources with views that depend on what they are given, and what each text in them is shown in.
extension ViewRoomTests {
  private static let row = """
    enum Kind { case plain, big; case action(() -> Void), note(String) }
    struct Row: View {
      let title: LocalizedStringKey
      var kind: Kind = .plain
      var limit: Int? { kind == .big ? 1 : lineLimit }
      @Environment(\\.lineLimit) private var lineLimit
      var body: some View {
        switch kind {
        case .plain, .big: Text(title).lineLimit(limit)
        case .action: Text(title).font(.title).lineLimit(2)
        case .note(let note): VStack { Text(title).font(.caption) }.frame(height: 20)
        }
      }
      static func made(_ title: LocalizedStringKey, kind: Kind = .plain) -> Row {
        Row(title: title, kind: kind)
      }
    }
    struct Holder: View {
      let row: Row
      var body: some View { HStack { row }.padding() }
    }
    """

  private static let unknown =
    "a: unknown font, 1–0 lines, 215.0–375.0, a frame of a fixed height limits the lines"

  private static let textStyles = """
    extension View {
      func textStyle<Style: ViewModifier>(_ style: Style) -> some View {
        ModifiedContent(content: self, modifier: style)
      }
      func styled(by style: some ViewModifier) -> some View { modifier(style) }
    }
    struct Small: ViewModifier {
      func body(content: Content) -> some View { content.font(.caption) }
    }
    struct Big: ViewModifier {
      var isBigger = false
      func body(content: Content) -> some View {
        if isBigger { content.font(.title) } else { content.font(.headline) }
      }
    }
    """

  private static let toggleStyle = """
    struct Small: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Toggle(isOn: configuration.$isOn) { configuration.label.font(.caption) }
      }
    }
    struct Icon: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View { Image(systemName: "star") }
    }
    """

  static let given: [Case] = [
    Case(
      "modifiers that functions are given",
      body: """
        List {
          Text("a").textStyle(Small()); Text("b").textStyle(Big())
          Text("c").styled(by: Big(isBigger: true)); Text("d").textStyle(isBig ? Big() : Small())
        }
        """,
      "a: caption1, 215.0–375.0, grows", "b: headline, 215.0–375.0, grows",
      "c: title1, 215.0–375.0, grows",
      "d: unknown font, 1–0 lines, 0.0–any, 'ModifiedContent' in the code decides its room",
      more: textStyles),
    Case(
      "a style of toggles",
      body: """
        List {
          Toggle("a", isOn: $x).toggleStyle(Small()); Toggle("b", isOn: $x).toggleStyle(Icon())
          VStack { Toggle("c", isOn: $x).toggleStyle(.switch) }.toggleStyle(Small())
          VStack { Toggle("d", isOn: $x).toggleStyle(Small()) }.toggleStyle(.button)
        }
        """,
      "a: caption1, 135.0–375.0, grows",
      "b: unknown font, 1–0 lines, 0.0–any, 'toggleStyle' in the code decides its room",
      "c: body, 135.0–375.0, grows",
      "d: unknown font, 1–0 lines, 0.0–any, 'toggleStyle' in the code decides its room",
      more: toggleStyle),
    Case(
      "a view of one kind", body: #"List { Row(title: "a", kind: .action { }) }"#,
      "a: title1, 2 lines, 215.0–375.0", more: row),
    Case(
      "a view of the kind that its declaration has", body: #"List { Row(title: "a") }"#,
      "a: body, 215.0–375.0, grows", more: row),
    Case(
      "a line limit that depends on the kind", body: #"List { Row(title: "a", kind: .big) }"#,
      "a: body, 1 lines, 215.0–375.0", more: row),
    Case(
      "the line limit of the views around it",
      body: #"List { Row(title: "a", kind: .plain).lineLimit(3) }"#,
      "a: body, 3 lines, 215.0–375.0", more: row),
    Case(
      "an unknown kind", body: #"List { Row(title: "a", kind: kind) }"#,
      unknown, unknown, unknown, more: row),
    Case(
      "a kind that code changes",
      body: #"List { Row(title: "a", kind: .big) }"#,
      unknown, unknown, unknown,
      more: row.replacing(
        "var body: some View {\n    switch kind",
        with: "var body: some View {\n    let _ = { self.kind = .plain }\n    switch kind")),
    Case(
      "static functions with a leading dot",
      body: #"List { Holder(row: .made("a", kind: .big)); Holder(row: .init(title: "b")) }"#,
      "a: body, 1 lines, 0.0–343.0", "b: body, 0.0–343.0, grows", more: row),
    Case(
      "a condition of a function", body: #"List { line("a", isBig: true); line("b") }"#,
      "a: title1, 215.0–375.0, grows", "b: body, 215.0–375.0, grows",
      more: """
        extension V {
          @ViewBuilder func line(_ title: LocalizedStringKey, isBig: Bool = false) -> some View {
            if isBig { Text(title).font(.title) } else { Text(title) }
          }
        }
        """),
    Case(
      "a view that a closure without a label is for",
      body: #"Dialog { Text("a") } bottom: { Text("b") }"#,
      "a: body, 375.0, grows",
      "b: caption1, 375.0, its screen does not scroll, and other views share the height",
      more: """
        struct Dialog<Content: View, Bottom: View>: View {
          @Environment(\\.backgroundStyle) private var backgroundStyle
          @ViewBuilder var content: () -> Content
          @ViewBuilder var bottom: () -> Bottom
          var body: some View {
            VStack { ScrollView { content() }; bottom().font(.caption) }.background(backgroundStyle)
          }
        }
        """),
    Case(
      "a style that passes what it is given to its functions",
      body: #"List { Button("a") { }.buttonStyle(.own) }"#,
      "a: title1, 215.0–375.0, grows",
      more: """
        extension ButtonStyle where Self == Own { static var own: Own { Own() } }
        extension ToggleStyle where Self == Other { static var own: Other { Other() } }
        struct Own: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.font(.title).background { back(configuration: configuration) }
          }
          func back(configuration: Configuration) -> some View {
            Capsule().fill(color(configuration: configuration))
          }
          func color(configuration: Configuration) -> Color {
            configuration.isPressed ? .red : .blue
          }
        }
        """),
    Case(
      "members of a structure with another initializer in an extension",
      body: #"List { Text(info.title); Text(other.title) }"#,
      "a: body, 215.0–375.0, grows", "b: body, 215.0–375.0, grows",
      more: """
        struct Info { let title: LocalizedStringKey; let note: Int }
        extension Info { init(note: Int) { self.init(title: "", note: note) } }
        struct Other { let title: LocalizedStringKey; let note: Int }
        extension V {
          var info: Info { Info(title: "a", note: 1) }
          var other: Other { .init(title: "b", note: 2) }
        }
        """),
    Case(
      "views that are made for the main thread, and observed ones",
      body: #"List { MainActor.assumeIsolated { Text("a") }.sentryTrace("b") }"#,
      "a: body, 215.0–375.0, grows"),
    Case(
      "cells of a table with rows as high as their content",
      cells + "\nfunc f() { var rowHeight = 0; rowHeight = 44 }",
      "a: body, 0.0–375.0, grows"),
    Case(
      "cells of a table with rows of a fixed height",
      cells + "\nextension C { func f() { table.rowHeight = 44 } }",
      "a: body, 0.0–375.0, 'UIHostingController' in the code decides its room"),
    Case(
      "cells of a collection",
      cells.replacing("withIdentifier", with: "withReuseIdentifier"),
      "a: body, 0.0–375.0, 'UIHostingController' in the code decides its room"),
  ]

  static let cells = """
    class C: UIViewController {
      let table = UITableView(frame: .zero, style: .plain)
      func cell(_ path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "c", for: path)
        let header = UITableViewHeaderFooterView()
        cell.contentConfiguration = UIHostingConfiguration { Text("a") }.margins(.all, 0)
        return cell
      }
    }
    """
}
