/// Tiny sources with views of SwiftUI, and what each text in them is shown in.
extension ViewRoomTests {
  static let containers: [Case] = [
    Case(
      "modifiers of packages that change no letters",
      body: #"List { Text("t") }.listBackgroundColor(.red).introspectTableView { $0.x = y }"#,
      "t: body, 215.0–375.0, grows"),
    Case(
      "a screen", body: #"Text("t")"#,
      "t: body, 375.0, its screen does not scroll, and other views share the height"),
    Case("what scrolls", body: #"ScrollView { VStack { Text("t") } }"#, "t: body, 375.0, grows"),
    Case(
      "what scrolls to the side", body: #"ScrollView(.horizontal) { Text("t").lineLimit(1) }"#,
      "t: body, 1 lines, 0.0–any"),
    Case("a list", body: #"List { Text("t") }"#, "t: body, 215.0–375.0, grows"),
    Case(
      "a row", body: #"ScrollView { HStack { Text("a"); Text("b") } }"#,
      "a: body, 0.0–375.0, grows",
      "b: body, 0.0–375.0, grows"),
    Case(
      "a column of a grid", body: #"ScrollView { LazyVGrid(columns: c) { Text("a") } }"#,
      "a: body, 0.0–375.0, grows"),
    Case("a row of one", body: #"ScrollView { HStack { Text("a") } }"#, "a: body, 375.0, grows"),
    Case(
      "conditions and loops",
      body: """
        ScrollView {
          if x { Text("a") } else if y { Text("b") } else { Text("c") }
          switch z { case .d: Text("d"); default: EmptyView() }
          ForEach(items) { item in Text("e") }
          Group { if let w { Text("f") } }
        }
        """, "a: body, 375.0, grows", "b: body, 375.0, grows", "c: body, 375.0, grows",
      "d: body, 375.0, grows", "e: body, 375.0, grows", "f: body, 375.0, grows"),
    Case(
      "what is not known", body: #"Unknown { Text("a") }"#,
      "a: unknown font, 1–0 lines, 0.0–any, 'Unknown' may change it"),
    Case(
      "a list in what is not known", body: #"Unknown { List { Text("a").lineLimit(nil) } }"#,
      "a: unknown font, grows"),
    Case(
      "controls of a form",
      body: """
        Form {
          Section("h") { Toggle("t", isOn: $x); Button("b") { }; TextField("f", text: $y) }
          LabeledContent("l", value: "v")
          Section { EmptyView() } footer: { Text("n"); Text("o").font(.footnote) }
        }
        """, "b: body, 215.0–375.0, grows", "l: body, 0.0–375.0, grows",
      "h: unknown font, grows", "n: unknown font, grows", "o: footnote, 215.0–375.0, grows",
      "f: body, 1 lines, 183.0–375.0",
      "t: body, 135.0–375.0, grows"),
    Case(
      "surfaces of the system",
      body: """
        List { Text("t") }
          .navigationTitle("n")
          .toolbar { ToolbarItem { Button("b") { } } }
          .alert("a", isPresented: $x) { Button("c") { } } message: { Text("m") }
          .swipeActions { Button("s") { } }
          .tabItem { Label("i", systemImage: "x") }
        """, "a: alertTitle", "n: title", "b: barButton", "c: alertButton", "s: swipeAction",
      "i: tab", "t: body, 215.0–375.0, grows", "m: alertMessage"),
    Case(
      "what a screen presents",
      body: #"ScrollView { Color.red }.sheet(isPresented: $x) { Text("s").lineLimit(1) }"#,
      "s: body, 1 lines, 375.0"),
    Case(
      "fields that grow downwards, or may",
      body: """
        List {
          TextField("a", text: $x, axis: .vertical).lineLimit(1...3)
          TextField("b", text: $x, axis: axis)
          TextField("d", text: $x, prompt: Text("e"), axis: .vertical).lineLimit(2)
          if #available(iOS 17, *) {
            TextField("c", text: $x, axis: .vertical).lineLimit(2)
          } else {
            TextField("c", text: $x)
          }
        }
        """, "e: body, 2 lines, 183.0–375.0", "a: body, 3 lines, 183.0–375.0",
      "b: body, 1–0 lines, 183.0–375.0",
      "d: unknown font, 1–0 lines, 0.0–any, 'prompt' may change it",
      "c: body, 1–2 lines, 183.0–375.0", "c: body, 1–2 lines, 183.0–375.0"),
    Case(
      "views by the name of their module",
      body: #"SwiftUI.List { SwiftUI.Section("h") { SwiftUI.Text("t") } }"#,
      "h: unknown font, grows", "t: body, 215.0–375.0, grows"),
    Case(
      "the first that fits",
      body: #"List { ViewThatFits { Text("a").lineLimit(1); Text("b") } }"#,
      "a: body, 1 lines", "b: body, grows"),
    Case(
      "boxes, pickers and steppers",
      body: """
        Form {
          Picker("p", selection: $x) { Text("o") }
          Stepper("s", value: $x)
          GroupBox("g") { Text("t") }
          LabeledContent { Text("v") } label: { Text("l") }
        }
        """, "g: unknown font, grows", "p: body, 0.0–375.0, grows",
      "s: body, 0.0–375.0, grows",
      "o: unknown font, 1–0 lines, 0.0–any, 'Picker' may change it",
      "t: body, 151.0–375.0, grows", "v: body, 0.0–375.0, grows",
      "l: body, 0.0–375.0, grows"),
    Case(
      "hidden labels",
      body: #"List { Toggle("a", isOn: $x).labelsHidden(); Text("b").labelsHidden() }"#,
      "b: body, 215.0–375.0, grows",
      "a: unknown font, 1–0 lines, 0.0–any, 'labelsHidden' may change it"),
    Case(
      "styles of fields",
      body: """
        Form {
          TextField("a", text: $y).textFieldStyle(.roundedBorder)
          TextField("b", text: $y).textFieldStyle(RoundedBorderTextFieldStyle())
          TextField("c", text: $y).textFieldStyle(Own())
        }
        """, "a: body, 1 lines, 183.0–375.0", "b: body, 1 lines, 183.0–375.0",
      "c: unknown font, 1–0 lines, 0.0–any, 'textFieldStyle' may change it"),
    Case(
      "what is presented in what is not known",
      body: """
        Picker("p", selection: $x) { Text("a").sheet(isPresented: $x) { List { Text("b") } } }
        List { Text("c").sheet(isPresented: $x) { List { Text("d") } } }.strange()
        """,
      "p: unknown font, 1–0 lines, 0.0–any, 'Picker' may change it",
      "a: unknown font, 1–0 lines, 0.0–any, 'Picker' may change it",
      "b: body, 215.0–375.0, grows", "c: unknown font, 1–0 lines, 0.0–any",
      "d: unknown font, 1–0 lines, 215.0–375.0"),
    Case(
      "text beside text in one", body: #"List { (Text("a") + Text("b")).lineLimit(2) }"#,
      "a: unknown font, 1–0 lines, 0.0–any, other views share the width",
      "b: unknown font, 1–0 lines, 0.0–any, other views share the width"),
    Case(
      "titles beside icons, some of which are not shown",
      body: """
        List {
          Button("a", systemImage: "x") { }
          Button("b", systemImage: "x") { }.labelStyle(.iconOnly)
          ShareLink("c", item: x)
          ShareLink(item: x) { Text("d") }
          HStack { Button("e", systemImage: "x") { }; Spacer() }
          Button("f", icon: .x) { }
        }.toolbar {
          Label("g", systemImage: "x")
          Button("h", systemImage: "x") { }
          Label("i", systemImage: "x").labelStyle(.titleAndIcon)
        }
        """, "g: spoken", "h: spoken", "i: barButton", "d: body, 215.0–375.0, grows",
      "a: body, 0.0–375.0, grows",
      "b: unknown font, 1–0 lines, 0.0–any, 'iconOnly' may change it",
      "c: body, 0.0–375.0, grows", "e: body, 0.0–375.0, grows",
      "f: unknown font, 1–0 lines, 0.0–any, 'Button' may change it",
      more: """
        extension Button { init(_ title: LocalizedStringKey, icon: Icon, action: () -> Void) { } }
        """),
    Case(
      "titles of pickers that are not shown",
      body: """
        VStack { Picker("a", selection: $x) { }; Form { Picker("b", selection: $x) { } } }
        Form { Picker("c", selection: $x) { }.pickerStyle(.segmented) }
        Form { Picker("d", selection: $x) { }.pickerStyle(.menu) }
        """, "a: unknown font, 1–0 lines, 0.0–any, 'Picker' may change it",
      "b: body, 0.0–375.0, grows",
      "c: unknown font, 1–0 lines, 0.0–any, 'pickerStyle' may change it",
      "d: body, 0.0–375.0, grows"),
    Case(
      "what is shown on some screens only",
      body: """
        ScrollView {
          if horizontalSizeClass == .regular { Text("a").lineLimit(1) }
          if isPad { Text("b").lineLimit(1).frame(width: 100) }
          switch UIDevice.current.userInterfaceIdiom {
            case .pad: Text("c").lineLimit(1)
            default: Text("d")
          }
          if isOn { Text("e").lineLimit(1) }
        }
        """, "a: body, 1 lines, 0.0–any", "b: body, 1 lines, 100.0", "c: body, 1 lines, 0.0–any",
      "d: body, grows", "e: body, 1 lines, 375.0"),
    Case(
      "types of the project that have the names of views",
      body:
        #"List { Section { Text("a") } footer: { Text("b") } }"#,
      "a: body, 215.0–375.0, grows", "b: unknown font, grows",
      more: """
        struct List { let id: String }
        struct Section { let items: [String]; init(_ items: [String]) { } }
        """),
  ]

  static let modifiers: [Case] = [
    Case(
      "the nearest font counts",
      body: #"List { VStack { Text("a").font(.caption); Text("b") }.font(.title2) }"#,
      "a: caption1, 215.0–375.0, grows", "b: title2, 215.0–375.0, grows"),
    Case(
      "fonts",
      body: """
        ScrollView {
          Text("a").font(.system(size: 14, weight: .bold))
          Text("b").font(.system(.title, design: .rounded))
          Text("c").font(.custom("Inter", size: 15, relativeTo: .caption))
          Text("d").font(.body.weight(.semibold))
          Text("e").bold()
          Text("f").font(.brand)
          Text("g").font(other.font)
          Text("h").fontWeight(.light).fontWeight(.heavy)
        }
        """, "a: descriptor(system, size: 14, weight: .bold), 375.0, grows",
      "b: title1 rounded, 375.0, grows",
      "c: descriptor(\"Inter\", size: 15, relativeTo: .caption1), 375.0, grows",
      "d: body .semibold, 375.0, grows", "e: body bold, 375.0, grows",
      "f: headline italic, 375.0, grows", "g: unknown font, grows",
      "h: body .light, 375.0, grows",
      more: "extension Font { static var brand: Font { .headline.italic() } }"),
    Case(
      "lines",
      body: """
        List {
          Text("a").lineLimit(2)
          Text("b").lineLimit(2...4)
          Text("c").lineLimit(n).minimumScaleFactor(0.5)
          Text("d").lineLimit(nil)
          Text("e").lineLimit(3, reservesSpace: true).truncationMode(.middle).tracking(2)
          Text("f").lineLimit(isWide ? 1 : 2)
        }.lineLimit(1)
        """, "a: body, 2 lines, 215.0–375.0", "b: body, 4 lines, 215.0–375.0",
      "c: body, 3 lines, scale 0.5, 215.0–375.0", "d: body, 215.0–375.0, grows",
      "e: body, 3 lines, middle, spacing 2.0, 215.0–375.0", "f: body, 1–2 lines, 215.0–375.0",
      more: "let n = 3"),
    Case(
      "text sizes",
      body: """
        List {
          Text("a").dynamicTypeSize(...DynamicTypeSize.xxxLarge)
          Text("b").dynamicTypeSize(.small ... .accessibility2)
          Text("c").dynamicTypeSize(x)
        }.lineLimit(1)
        """, "a: body, 1 lines, to xxxLarge, 215.0–375.0",
      "b: body, 1 lines, from small, to AX2, 215.0–375.0",
      "c: unknown font, 1 lines, 215.0–375.0"),
    Case(
      "widths",
      body: """
        ScrollView {
          Text("a").padding()
          Text("b").padding(.leading, 10)
          Text("c").padding(.vertical, 10)
          Text("d").padding([.leading, .trailing], 4).padding(.horizontal)
          Text("e").frame(width: 100)
          Text("f").frame(maxWidth: 200)
          Text("g").frame(maxWidth: .infinity, alignment: .leading)
          Text("h").padding(x)
          Text("i").frame(width: x)
          Text("j").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        }
        """, "a: body, 343.0, grows", "b: body, 365.0, grows", "c: body, 375.0, grows",
      "d: body, 335.0, grows", "e: body, 100.0, grows", "f: body, 200.0, grows",
      "g: body, 375.0, grows", "h: body, 0.0–375.0, grows", "i: body, grows",
      "j: body, 369.0, grows"),
    Case(
      "heights",
      body: """
        ScrollView {
          Text("a").frame(height: 40)
          Text("b").fixedSize(horizontal: false, vertical: true).frame(height: 40)
          Text("c").frame(maxHeight: .infinity)
          Image("x").overlay { Text("d") }
        }
        """, "a: body, 375.0, 'frame' may change it",
      "b: body, 375.0, grows", "c: body, 375.0, grows",
      "d: body, 0.0–375.0, 'overlay' may change it"),
    Case(
      "fonts by the nearest declaration",
      """
      let title = Font.title
      @main struct A: App { var body: some Scene { WindowGroup { List { V() } } } }
      struct V: View {
        let own = Font.caption
        var body: some View {
          let local = Font.headline
          Text("a").font(title)
          Text("b").font(own)
          Text("c").font(local)
          ForEach(fonts) { title in Text("d").font(title) }
          if let own = other { Text("e").font(own) }
          f(.body)
          Text("g").font(double)
        }
        func f(_ title: Font) -> some View { Text("f").font(title) }
      }
      extension V { var double: Font { .body } }
      extension V { var double: Font { .title } }
      """, "a: title1, 215.0–375.0, grows", "b: caption1, 215.0–375.0, grows",
      "c: headline, 215.0–375.0, grows", "d: unknown font, grows", "e: unknown font, grows",
      "g: unknown font, grows", "f: unknown font, grows"),
    Case(
      "modifiers in #if",
      body: """
        List {
          Text("a")
            #if os(iOS)
            .font(.title).bold()
            #else
            .strange()
            #endif
            .lineLimit(2)
          Text("b")
            #if os(macOS)
            .font(.title)
            #endif
            .lineLimit(2)
          Text("c")
            #if OWN
            .font(.title)
            #endif
            .lineLimit(2)
        }
        """, "a: title1 bold, 2 lines, 215.0–375.0", "b: body, 2 lines, 215.0–375.0",
      "c: unknown font, 2 lines, 215.0–375.0"),
    Case(
      "names that begin like known modifiers",
      body: #"List { Text("a").onStage(); Text("b").onAppear { }; Text("c").listRows() }"#,
      "a: unknown font, 1–0 lines, 0.0–any, 'onStage' may change it",
      "b: body, 215.0–375.0, grows",
      "c: unknown font, 1–0 lines, 0.0–any, 'listRows' may change it"),
    Case(
      "what is never seen",
      body: """
        List {
          Text("a").lineLimit(1).frame(width: 20).hidden()
          Text("b").lineLimit(1).frame(width: 20).opacity(0)
          Text("c").lineLimit(1).frame(width: 20).opacity(0.5)
        }
        """, "a: unknown font, 1–0 lines, 0.0–any, 'hidden' may change it",
      "b: unknown font, 1–0 lines, 0.0–any, 'opacity' may change it", "c: body, 1 lines, 20.0"),
    Case(
      "a maximum width where none is offered",
      body: #"Text("a").lineLimit(1).frame(maxWidth: 120).fixedSize()"#, "a: body, 1 lines, 0.0–any"
    ),
    Case(
      "no font and small capitals",
      body: """
        List {
          Text("a").font(nil)
          VStack { Text("b").font(nil); VStack { Text("c") }.font(nil) }.font(.title)
          Text("d").font(.body.smallCaps())
        }
        """, "a: body, 215.0–375.0, grows", "b: unknown font, grows",
      "c: body, 215.0–375.0, grows", "d: unknown font, grows"),
    Case(
      "a modifier that is not known",
      body: #"List { Text("a").lineLimit(1).font(.title).strange(); Text("b").strange() }"#,
      "a: unknown font, 1 lines, 0.0–any",
      "b: unknown font, 1–0 lines, 0.0–any, 'strange' may change it"),
  ]

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
      "a view that is drawn as a picture",
      body: "List { Row(); Share(picture: ImageRenderer(content: Row())) }",
      "a: body, 0.0–any, 'ImageRenderer' may change it", "b: body, 215.0–375.0, grows",
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
      "a value that is no view", body: #"Holder(item: Item { List { Text("a") } })"#,
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
      "e: unknown font, 1–0 lines, 0.0–any, 'toggleStyle' may change it",
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
      "c: unknown font, 1–0 lines, 0.0–any, 'modify' may change it",
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
      "what closures of actions are given is no content",
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
      "a preview is no place",
      """
      struct V: View { var body: some View { List { Text("a") } } }
      struct V_Previews: PreviewProvider { static var previews: some View { V().font(.title) } }
      class C { func f() { show(UIHostingController(rootView: V())) } }
      """, "a: body, 0.0–375.0, grows"),
  ]
}
