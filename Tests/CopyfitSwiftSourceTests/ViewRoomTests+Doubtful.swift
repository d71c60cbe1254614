import CopyfitLabels
import CopyfitSwiftSource
import CopyfitTestSupport
import Testing

/// Tiny sources with texts that seem to be hidden, spoken or bounded, but may be shown.
extension ViewRoomTests {
  private static let app = """
    @main struct A: App { var body: some Scene { WindowGroup { V() } } }
    struct V: View { @State var x = false; var body: some View { List { Text("a") } } }

    """
  private static let row =
    #"struct Row: View { var body: some View { Text("b").lineLimit(1) } }"# + "\n"

  @Test(
    "a view counts as used that is named only",
    arguments: [
      "let show = { [row = Row()] in present(row) }",
      "enum Page { case a(view: AnyView = AnyView(Row())) }",
      "struct Box { @Inject<Row> var page: Page }",
      "func make<Maker: Factory<Row>>(_ maker: Maker) { }",
      "struct Box<Content> where Content == Row { }",
      "let (first, count): (Row?, Int) = (.init(), 1)",
      "final class Box { @Routes(Row.self) init() { } }",
      "func page(@Builder<Row> _ content: () -> Void) { }",
      "func load() throws(Failure<Row>) { }",
      "class Box { subscript(_ page: Row) -> Int { 0 } }",
      "struct Row2: View { var body: some View { EmptyView() } }; class H { let a = Host<Row>() }",
      "struct Page { class Cell { let view = Row() } }",
      "struct Page: View { class Cell: Base { let v = Row() }; var body: some View { Text(\"c\") } }",
      "struct Page: View { struct I: AppIntent { let v = Row() }; var body: some View { Color.red } }",
      "protocol PreviewProvider { }; struct Page: PreviewProvider { let row = Row() }",
    ])
  func named(_ use: String) throws {
    #expect(try Self.lines(Self.app + Self.row + use).contains("b: body, 1 lines, 0.0–any"))
  }

  @Test("a view with a small initial counts as used that is named only")
  func namedWithSmallInitial() throws {
    let source =
      Self.app + Self.row.replacing("Row", with: "_row")
      + "class Host: UIHostingController<_row> { }"
    #expect(try Self.lines(source).contains("b: body, 1 lines, 0.0–any"))
  }

  @Test(
    "sources that are only a part of an app do not decide what is unused",
    arguments: [
      "let host = UIHostingController(rootView: V())",
      "struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration { V() } } }",
    ])
  func part(_ entry: String) throws {
    let source = #"struct V: View { var body: some View { Text("a") } }"# + "\n" + Self.row + entry
    #expect(try Self.lines(source).contains { $0.hasPrefix("b: body, 1 lines") })
  }

  @Test("sources beside others that are not read do not decide what is unused")
  func incomplete() throws {
    let trees = try SwiftReader.trees(of: [Self.app + Self.row])
    let hiding = { (areAll: Bool) in
      SwiftSources(trees, areAll: areAll).uses().filter { $0.key.key == "b" }
        .map { $0.hiding?.text }
    }
    #expect(hiding(true) != [nil])
    #expect(hiding(false) == [nil])
  }

  @Test(
    "a name that may mean something else is no constant",
    arguments: [
      #"let (off, n) = load(); if off { Text("b") }"#,
      #"if case .on(let off, _) = state { if off { Text("b") } }"#,
      #"Button("c") { [off = x] in if off { show(Text("b")) } }"#,
      "#if BETA\nlet off = true\n#else\nlet off = false\n#endif\n" + #"if off { Text("b") }"#,
      #"ForEach(rows) { off in if off { Text("b") } }"#,
      #"if let off = x ? true : nil { if off { Text("b") } }"#,
    ])
  func shadowed(_ body: String) throws {
    let source = """
      @main struct A: App { var body: some Scene { WindowGroup { V() } } }
      struct V: View {
        let off = false
        @ViewBuilder var body: some View {
          \(body)
        }
      }
      """
    #expect(try Self.lines(source).contains { $0.hasPrefix("b") && !$0.contains("never") })
  }

  @Test(
    "what other code may replace is no constant",
    arguments: [
      ["private extension View { var off: Bool { false } }", #"if off { Text("b") }"#],
      ["open class C { open var off: Bool { false } }", #"if C().off { Text("b") }"#],
      ["class C { @objc dynamic var off: Bool { false } }", #"if C().off { Text("b") }"#],
      ["class C { dynamic var off: Bool { false } }", #"if C().off { Text("b") }"#],
    ])
  func replaced(_ sources: [String]) throws {
    let view = "struct V: View { var body: some View { \(sources[1]) } }"
    let app = "@main struct A: App { var body: some Scene { WindowGroup { V() } } }\n"
    #expect(
      try Self.lines(sources[0], app + view).contains { $0.hasPrefix("b") && !$0.contains("never") }
    )
  }

  @Test("a global constant is not what a class inherits")
  func inherited() throws {
    let source = """
      let isEditing = false
      class C: UIViewController {
        func f() { if isEditing { title = NSLocalizedString("b", comment: "") } }
      }
      """
    #expect(try Self.lines(source).allSatisfy { !$0.contains("never") })
  }

  @Test(
    "a style that only some places have does not hide a title",
    arguments: [
      "func io() -> some View { if x { labelStyle(.iconOnly) } else { self } }",
      "func io() -> some View { modifier(IO(x: x)) }",
      "func io() -> some View { Box { self } }",
      "func io() -> some View { self\n#if BETA\n.labelStyle(.iconOnly)\n#endif\n}",
      "func io() -> some View { ViewThatFits { self; self.labelStyle(.iconOnly) } }",
    ])
  func conditionalStyle(_ style: String) throws {
    let source = """
      @main struct A: App { var body: some Scene { WindowGroup { V() } } }
      struct V: View { var body: some View { List { Label("b", systemImage: "c").io() } } }
      extension View { \(style) }
      struct IO: ViewModifier {
        let x: Bool
        func body(content: Content) -> some View {
          if x { content.labelStyle(.iconOnly) } else { content }
        }
      }
      struct Box<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { content(); content().labelStyle(.iconOnly) }
      }
      """
    #expect(try Self.lines(source) != ["b: spoken"])
  }

  @Test(
    "a bar may show a title that some places make visible",
    arguments: [
      "if x { labelStyle(.titleAndIcon) } else { self }",
      "if x { labelStyle(.iconOnly) } else { labelStyle(.titleOnly) }", "labelStyle(Own(x))",
    ],
    [
      "toolbar { item }", "toolbar { ToolbarItem(placement: .primaryAction) { item } }",
      "navigationBarItems(trailing: item)",
    ])
  func conditionalStyleInBar(_ style: String, bar: String) throws {
    let source = """
      @main struct A: App { var body: some Scene { WindowGroup { V() } } }
      struct V: View {
        var body: some View { List { }.\(bar) }
        var item: some View { Button("b", systemImage: "c") { }.io() }
      }
      extension View { func io() -> some View { \(style) } }
      """
    #expect(try Self.lines(source) == ["b: barButton"])
  }

  @Test(
    "a control's style may show the label that labelsHidden is for",
    arguments: [
      #"Toggle("b", isOn: $x).toggleStyle(My()).labelsHidden()"#,
      #"Toggle("b", isOn: $x).toggleStyle(.button).labelsHidden()"#,
      #"Picker("b", selection: $x) { }.pickerStyle(.inline).labelsHidden()"#,
      #"Stepper { Text("b") } onIncrement: { } onDecrement: { }.labelsHidden()"#,
    ])
  func hiddenLabel(_ control: String) throws {
    let source = """
      @main struct A: App { var body: some Scene { WindowGroup { V() } } }
      struct V: View { @State var x = false; var body: some View { List { \(control) } } }
      """
    #expect(try Self.lines(source) != ["b: spoken"])
  }

  @Test(
    "the system shows parts of a hidden view",
    arguments: [
      #"Color.red.alert("a", isPresented: $x) { Button("b") { } }.hidden()"#,
      #"Color.red.alert("a", isPresented: $x) { } message: { Text("b") }.opacity(0)"#,
      #"Color.red.confirmationDialog("a", isPresented: $x) { Button("b") { } }.hidden()"#,
      #"Color.red.toolbar { Button("b") { } }.opacity(0)"#,
      #"VStack { Color.red.alert("a", isPresented: $x) { Button("b") { } } }.hidden()"#,
    ])
  func partOfHidden(_ body: String) throws {
    let source = """
      @main struct A: App { var body: some Scene { WindowGroup { V() } } }
      struct V: View { @State var x = false; var body: some View { \(body) } }
      """
    #expect(try Self.lines(source).allSatisfy { !$0.contains("hides") })
  }

  @Test(
    "a view that code changes or makes anew has no certain lengths",
    arguments: [
      "func new() -> Row { var row = self; row.width += 500; return row }",
      "mutating func widen() { width += 500 }; func new() -> Row { var r = self; r.widen(); return r }",
      "func new() -> Row { set(\\.width, 600) }",
      "func new() -> Row { Row(title: title, width: 600) }",
      "func new() -> Self { Self(title: title, width: 600) }",
      "func new() -> Row { .init(title: title, width: 600) }",
      "var wide: Row { Row(title: title, width: 600) }; func new() -> Row { wide }",
    ])
  func remade(_ member: String) throws {
    let source = """
      @main struct A: App { var body: some Scene { WindowGroup { V() } } }
      struct V: View { var body: some View { List { Row(title: "b", width: 60).new() } } }
      struct Row: View {
        let title: LocalizedStringKey
        var width: CGFloat
        \(member)
        var body: some View { Text(title).lineLimit(1).frame(width: width) }
      }
      """
    #expect(try Self.lines(source).allSatisfy { !$0.contains("60.0") })
  }

  @Test("a length that a tuple shadows is unknown")
  func shadowedLength() throws {
    let source = """
      @main struct A: App { var body: some Scene { WindowGroup { V() } } }
      struct V: View { var body: some View { List { Row(title: "b", width: 120) } } }
      struct Row: View {
        let title: LocalizedStringKey
        let width: CGFloat
        var body: some View {
          let (width, height) = measure()
          Text(title).lineLimit(1).frame(width: width)
        }
      }
      """
    #expect(try Self.lines(source) == ["b: body, 1 lines, 0.0–any"])
  }

  @Test(
    "a function that a view cannot reach does not replace a modifier",
    arguments: [
      "extension UIViewController { func navigationTitle(_ title: String) { } }",
      "extension Image { func navigationTitle(_ title: String) -> some View { self } }",
      "private extension View { func navigationTitle(_ title: String) -> some View { self } }",
    ])
  func unreachable(_ function: String) throws {
    let view = "struct V: View { var body: some View { List { }.navigationTitle(\"b\") } }"
    let app = "@main struct A: App { var body: some Scene { WindowGroup { V() } } }\n"
    #expect(try Self.lines(app + view, function) == Self.lines(app + view))
  }
}
