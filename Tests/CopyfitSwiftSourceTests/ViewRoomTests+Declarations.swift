/// Tiny sources with views of SwiftUI, and what each text in them is shown in.
extension ViewRoomTests {
  static let declarations: [Case] = [
    Case(
      "properties and functions",
      body: #"List { header; row("b"); self.footer }"#, "a: headline, 215.0–375.0, grows",
      "b: body, 215.0–375.0, grows", "c: caption1, 215.0–375.0, grows",
      more: """
        extension V {
          var header: some View { Text("a").font(.headline) }
          @ViewBuilder func row(_ title: LocalizedStringKey) -> some View { Text(title) }
          var footer: some View { return Text("c").font(.caption) }
        }
        """),
    Case(
      "a view that holds content", body: #"ScrollView { Card { Text("a") } }"#,
      "a: callout, 343.0, grows", "t: headline, 343.0, grows",
      more: """
        struct Card<Content: View>: View {
          @ViewBuilder let content: () -> Content
          var body: some View {
            VStack { Text("t").font(.headline); content().font(.callout) }.padding()
          }
        }
        """),
    Case(
      "what an initializer stores", body: #"List { Card("a") { Text("b") } }"#,
      "b: callout, 183.0–343.0, grows", "a: headline, 215.0–375.0, grows",
      more: """
        struct Card: View {
          let content: AnyView
          let title: Text
          init(_ name: LocalizedStringKey, @ViewBuilder make: () -> some View) {
            self.init(title: Text(name), make: make)
          }
          init(title: Text, @ViewBuilder make: () -> some View) {
            self.title = title
            content = AnyView(make())
          }
          var body: some View {
            VStack { title.font(.headline); content.font(.callout).padding() }
          }
        }
        """),
    Case(
      "functions with the names of SwiftUI's views",
      body: """
        Form(image: "x") {
          Section("s") { Text("a") } more: { Text("b") }
          Section("t") { Text("c") }
        }
        """, "a: body, 215.0–375.0, grows", "c: body, 215.0–375.0, grows",
      "t: unknown font, grows", "b: headline, 215.0–375.0, grows", "s: unknown font, grows",
      more: """
        func Form(image: String, content: @escaping () -> some View) -> some View {
          Form { content() }
        }
        func Section(
          _ title: LocalizedStringKey, content: @escaping () -> some View, more: @escaping () -> some View
        ) -> some View {
          Section { content() } header: { Text(title).font(.title) } footer: { more().font(.headline) }
        }
        """),
    Case(
      "a view whose protocol names its body",
      body: #"List { Row(); Both { Text("b") } pad: { Text("c").bold() } }"#,
      "a: headline, 215.0–375.0, grows", "b: body, 215.0–375.0, grows", "c: swiftUI",
      more: """
        protocol PlatformView: View {
          associatedtype Phone: View
          associatedtype Pad: View
          @ViewBuilder var phone: Phone { get }
          @ViewBuilder var pad: Pad { get }
        }
        extension PlatformView { var body: some View { phone } }
        struct Row: PlatformView {
          var phone: some View { Text("a").font(.headline) }
          var pad: some View { EmptyView() }
        }
        struct Both<Phone: View, Pad: View>: PlatformView {
          let phone: Phone
          let pad: Pad
          init(@ViewBuilder phone: () -> Phone, @ViewBuilder pad: () -> Pad) {
            self.phone = phone()
            self.pad = pad()
          }
        }
        """),
    Case(
      "content with a view that a view does not show",
      body: #"List { Both { Text("a") } pad: { Row() }; Kept { Text("b") } pad: { Text("c") } }"#,
      "a: body, 215.0–375.0, grows",
      "r: unknown font, 1–0 lines, 0.0–any, 'Both' in the code decides its room",
      "b: body, 215.0–375.0, grows",
      "c: unknown font, 1–0 lines, 0.0–any, 'Kept' in the code decides its room",
      more: """
        struct Row: View { var body: some View { Text("r") } }
        struct Both<Phone: View, Pad: View>: View {
          let phone: () -> Phone
          let pad: () -> Pad
          var body: some View { phone() }
        }
        struct Kept<Phone: View, Pad: View>: View {
          let phone: () -> Phone
          let pad: () -> Pad
          init(@ViewBuilder phone: @escaping () -> Phone, @ViewBuilder pad: @escaping () -> Pad) {
            self.phone = phone
            self.pad = pad
          }
          var body: some View { phone() }
        }
        let pads = all.map(\\.pad)
        """),
    Case(
      "an icon of a view of the app",
      body: #"List { Badge { Text("a") } }"#, "a: body, 1 lines, 40.0",
      more: """
        struct Badge<Icon: View>: View {
          @ViewBuilder let icon: Icon
          var body: some View { self.icon.lineLimit(1).frame(width: 40) }
        }
        """),
    Case(
      "a button in the style of a button",
      body: """
        List {
          Button("a") { act() }.buttonStyle(Plain())
          Button("b") { act() }.buttonStyle(Plain()).buttonStyle(Big())
        }
        """, "a: headline, 215.0–375.0, grows",
      "b: unknown font, 1–0 lines, 0.0–any, 'buttonStyle' in the code decides its room",
      more: """
        struct Plain: PrimitiveButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            Button(configuration).font(.headline)
          }
        }
        struct Big: PrimitiveButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            Button(configuration).font(.title)
          }
        }
        """),
    Case(
      "a wrapper of views with modifiers of its own",
      body:
        #"List { Text("a").backport.big(); Text("b").backport.other(); Text("c").backport.font(.title) }"#,
      "a: title1, 215.0–375.0, grows",
      "b: unknown font, 1–0 lines, 0.0–any, 'other' in the code decides its room",
      "c: headline, 215.0–375.0, grows",
      more: """
        struct Backport<Content> { let content: Content }
        extension View { var backport: Backport<Self> { Backport(content: self) } }
        extension Backport where Content: View {
          func big() -> some View { content.font(.title) }
          func font(_ font: Font) -> some View { content.font(.headline) }
        }
        """),
    Case(
      "a label in the style of a label",
      body: """
        List {
          Label { Text("a") } icon: { Text("i") }.labelStyle(Bold())
          Label("b", systemImage: "b").labelStyle(Other())
          Label("c", systemImage: "c").labelStyle(Bold()).labelStyle(Other())
        }
        """, "a: body, 0.0–375.0, grows", "b: caption1, 0.0–375.0, grows",
      "c: unknown font, 1–0 lines, 0.0–any, 'labelStyle' in the code decides its room",
      "i: unknown font, 1–0 lines, 0.0–any, 'labelStyle' in the code decides its room",
      more: """
        struct Bold: LabelStyle {
          func makeBody(configuration: Configuration) -> some View {
            Label { configuration.title } icon: { configuration.icon.bold() }
          }
        }
        struct Other: LabelStyle {
          func makeBody(configuration: Configuration) -> some View {
            Label(configuration).font(.caption)
          }
        }
        """),
    Case(
      "a view that is drawn as a picture",
      body: "List { Row(); Share(picture: ImageRenderer(content: Row())) }",
      "a: body, 0.0–any, 'ImageRenderer' in the code decides its room",
      "b: body, 215.0–375.0, grows",
      more: """
        struct Row: View {
          var body: some View { Text("a").sheet(isPresented: $x) { List { Text("b") } } }
        }
        struct Share: View {
          let picture: ImageRenderer<Row>
          var body: some View { Image(picture) }
        }
        """),
    Case(
      "a value that is not a view", body: #"Holder(item: Item { List { Text("a") } })"#,
      "a: body, grows",
      more: """
        struct Item { let content: () -> AnyView }
        struct Holder: View { let item: Item; var body: some View { Color.red } }
        """),
    Case(
      "a view that several places show",
      body: #"VStack { Item(title: "a"); List { Item(title: "b").font(.title) } }"#,
      "a: body, 1 lines, 375.0", "b: title1, 1 lines, 215.0–375.0",
      more: """
        struct Item: View {
          let title: LocalizedStringKey
          var body: some View { Text(title).lineLimit(1) }
        }
        """),
    Case(
      "a text that is given on",
      body: #"VStack { Outer(name: "a"); List { Outer(name: "b").font(.title) } }"#,
      "a: body, 375.0, its screen does not scroll, and other views share the height",
      "b: title1, 215.0–375.0, grows",
      more: """
        struct Outer: View {
          let name: LocalizedStringKey
          var body: some View { Inner(title: name) }
        }
        struct Inner: View {
          let title: LocalizedStringKey
          var body: some View { Text(title) }
        }
        """),
    Case(
      "modifiers of the project's own",
      body: #"List { Text("a").big(); Text("b").modifier(Small()); Text("c").boxed() }"#,
      "a: title1, 183.0–343.0, grows", "b: footnote, 2 lines, 215.0–375.0",
      "c: footnote, 2 lines, 215.0–375.0",
      more: """
        extension View {
          func big() -> some View { self.font(.title).padding() }
          func boxed() -> some View { modifier(Small()) }
        }
        struct Small: ViewModifier {
          func body(content: Content) -> some View { content.font(.footnote).lineLimit(2) }
        }
        """),
    Case(
      "a style of buttons",
      body:
        #"List { VStack { Button("a") { }; Button { } label: { Text("b") } }.buttonStyle(Big()) }"#,
      "a: title1, 199.0–359.0, grows", "b: title1, 199.0–359.0, grows",
      more: """
        struct Big: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.font(.title).padding(.horizontal, 8)
          }
        }
        """),
    Case(
      "styles by another name",
      body: """
        List {
          VStack { Button("a") { } }.buttonStyle(Quiet())
          VStack { Button("b") { } }.buttonStyle(Loud())
        }
        """, "a: body, 215.0–375.0, grows", "b: title1, 215.0–375.0, grows",
      more: """
        #if os(tvOS)
        struct Quiet: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
        }
        #else
        typealias Quiet = BorderlessButtonStyle
        #endif
        typealias Loud = Big
        struct Big: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.font(.title)
          }
        }
        """),
    Case(
      "styles by name, and of other controls",
      body: """
        List {
          Button("a") { }.buttonStyle(.big)
          Button("b") { }.buttonStyle(.bordered)
          Label("c", systemImage: "x").labelStyle(Wide())
          Label("d", systemImage: "x").toggleStyle(Strange())
          Toggle("e", isOn: $x).toggleStyle(Strange())
        }
        """, "a: title1, 215.0–375.0, grows", "b: unknown font, grows",
      "c: caption1, 0.0–375.0, grows", "d: body, 0.0–375.0, grows",
      "e: unknown font, 1–0 lines, 0.0–any, 'toggleStyle' in the code decides its room",
      more: """
        extension ButtonStyle where Self == Big { static var big: Big { Big() } }
        struct Big: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.font(.title)
          }
        }
        struct Wide: LabelStyle {
          func makeBody(configuration: Configuration) -> some View {
            HStack { configuration.icon; configuration.title }.font(.caption)
          }
        }
        """),
    Case(
      "modifiers that are given what to do with a view",
      body:
        #"List { Text("a").boxed(); Text("b").modify { $0.lineLimit(2) }; Text("c").modify(f) }"#,
      "a: unknown font, grows", "b: body, 2–0 lines, 215.0–375.0",
      "c: unknown font, 1–0 lines, 0.0–any, 'modify' in the code decides its room",
      more: """
        extension View {
          func modify(_ transform: (Self) -> some View) -> some View {
            if x { transform(self) } else { self }
          }
          func boxed() -> some View { titled() }
          func titled() -> some View {
            modify { view in if #available(iOS 17, *) { view.font(.title) } else { view.font(.title) } }
          }
        }
        enum L10n { enum View { static let title = "t" } }
        """),
    Case(
      "content in what is presented",
      body: #"More { Text("a") }"#, "a: title1, 375.0, grows",
      more: """
        struct More<Content: View>: View {
          let content: Content
          init(@ViewBuilder content: () -> Content) { self.content = content() }
          var body: some View { Button(t) { }.sheet(isPresented: $x) { ScrollView { content.font(.title) } } }
        }
        """),
    Case(
      "the arguments of closures of actions are not content",
      body: #"Pane { Text("a") }"#, "a: body, 375.0, grows",
      more: """
        extension View { func onEvent(_ action: () -> Void) -> some View { onTapGesture { action() } } }
        struct Pane<Content: View>: View {
          @ViewBuilder var content: () -> Content
          init(x: Int = 0, @ViewBuilder content: @escaping () -> Content) { self.content = content }
          var body: some View {
            ScrollViewReader { proxy in
              ScrollView { content() }.onEvent { withAnimation { proxy.scrollTo(top) } }
            }
          }
        }
        """),
    Case(
      "what a value of the project makes",
      body: #"TabView { content(for: .home) }"#, "a: body, 215.0–375.0, grows",
      more: """
        enum Page { case home
          @ViewBuilder func view(_ x: Int) -> some View {
            switch self { case .home: List { Text("a") } }
          }
        }
        extension V { func content(for page: Page) -> some View { page.view(1).overlay { Color.red } } }
        """),
    Case(
      "a view that shows itself", body: #"List { Node() }"#,
      "a: body, 1 lines, 0.0–any",
      more: #"struct Node: View { var body: some View { Text("a").lineLimit(1); Node() } }"#),
    Case(
      "a view of which nothing shows where it is",
      #"struct V: View { var body: some View { List { Text("a").font(.body) } } }"#,
      "a: body, grows"),
    Case(
      "what a view presents of which nothing shows where it is",
      """
      @main struct A: App { var body: some Scene { WindowGroup { V() } } }
      struct V: View { var body: some View { List { Own().lineLimit(2) } } }
      struct Own: View { var body: some View { Text("a") } }
      class C { func f() { other(W()) } }
      struct W: View {
        var body: some View { List { Text("b").sheet(isPresented: $x) { List { Text("c") } } } }
      }
      """, "a: body, 2 lines, 215.0–375.0", "b: body, grows",
      "c: body, 215.0–375.0, grows"),
    Case(
      "a view that UIKit hosts",
      """
      struct V: View { var body: some View { List { Text("a") } } }
      class C { func f() { show(UIHostingController(rootView: V())) } }
      """, "a: body, 0.0–375.0, grows"),
    Case(
      "a view that an action makes, too",
      """
      struct V: View { var body: some View { List { Text("a") } } }
      class C { func f() { show(UIHostingController(rootView: V())); other(V()) } }
      """,
      "a: body, grows"),
    Case(
      "a preview is not a place",
      """
      struct V: View { var body: some View { List { Text("a") } } }
      struct V_Previews: PreviewProvider { static var previews: some View { V().font(.title) } }
      class C { func f() { show(UIHostingController(rootView: V())) } }
      """, "a: body, 0.0–375.0, grows"),
  ]
}
