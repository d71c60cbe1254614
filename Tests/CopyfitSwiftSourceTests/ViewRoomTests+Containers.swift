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
      "what scrolls to the side has its own width",
      body: """
        ScrollView(.horizontal) {
          HStack { Text("a").lineLimit(1); Label("b", systemImage: "x").lineLimit(1) }
          Text("c").lineLimit(1).frame(maxWidth: 80)
          Text("d").lineLimit(1).frame(width: 90)
          GeometryReader { _ in Text("e").lineLimit(1) }
          Text("f").lineLimit(1).frame(maxWidth: .infinity)
          HStack { Text("g").lineLimit(1); Text("h").lineLimit(1) }.frame(width: 90)
        }
        """, "a: body, 1 lines", "b: body, 1 lines", "c: body, 1 lines, 80.0–any",
      "d: body, 1 lines, 90.0", "e: body, 1 lines, 0.0–any", "f: body, 1 lines",
      "g: body, 1 lines, 0.0–90.0", "h: body, 1 lines, 0.0–90.0"),
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
      "a: unknown font, 1–0 lines, 0.0–any, 'Unknown' in the code decides its room"),
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
      "h: unknown font, grows", "n: unknown font, grows",
      "o: footnote, 215.0–375.0, grows", "f: body, 1 lines, 183.0–375.0",
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
      "a text field in an alert is not a button",
      body: """
        List { Text("t") }
          .alert("a", isPresented: $x) { TextField("f", text: $y); Button("c") { } }
        """, "a: alertTitle",
      "f: unknown font, 1–0 lines, 0.0–any, 'TextField' in the code decides its room",
      "c: alertButton",
      "t: body, 215.0–375.0, grows"),
    Case(
      "dialogs",
      body: """
        List { Text("t") }
          .confirmationDialog("a", isPresented: $x) { Button("b") { } } message: { Text("m") }
          .actionSheet(isPresented: $y) {
            ActionSheet(title: Text("s"), message: Text("n"), buttons: [.default(Text("c"))])
          }
        """, "a: dialogTitle", "b: dialogButton", "m: dialogMessage", "s: dialogTitle",
      "n: dialogMessage", "c: dialogButton", "t: body, 215.0–375.0, grows"),
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
      "d: spoken",
      "c: body, 1–2 lines, 183.0–375.0", "c: body, 1–2 lines, 183.0–375.0"),
    Case(
      "fields whose labels are views",
      body: """
        List {
          TextField(text: $x) { Text("a") }
          SecureField(text: $x, label: { Text("b") })
          TextField(text: $x, prompt: Text("c")) { Text("d") }
          TextField("e", text: $x) { isEditing in print(isEditing) }
        }
        """, "a: body, 1 lines, 183.0–375.0", "b: body, 1 lines, 183.0–375.0",
      "c: body, 1 lines, 183.0–375.0", "d: spoken", "e: body, 1 lines, 183.0–375.0"),
    Case(
      "views by the name of their module",
      body: #"SwiftUI.List { SwiftUI.Section("h") { SwiftUI.Text("t") } }"#,
      "h: unknown font, grows", "t: body, 215.0–375.0, grows"),
    Case(
      "the first that fits",
      body: """
        List {
          ViewThatFits { Text("a").lineLimit(1); Text("b") }
          ViewThatFits { HStack { Text("c").lineLimit(1); Text(name) }; Text("d") }
        }
        """, "a: body, 1 lines", "b: body, grows", "c: body, 1 lines, 0.0–any",
      "d: body, grows"),
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
      "o: unknown font, 1–0 lines, 0.0–any, 'Picker' in the code decides its room",
      "t: body, 151.0–375.0, grows", "v: body, 0.0–375.0, grows",
      "l: body, 0.0–375.0, grows"),
    Case(
      "options that are rows",
      body: """
        Form {
          Picker("p", selection: $x) { Text("a") }.pickerStyle(.inline)
          Picker("q", selection: $x) { Text("b") }.pickerStyle(.segmented)
        }
        VStack { Picker("r", selection: $x) { Text("c") }.pickerStyle(.inline) }
        """, "p: body, 0.0–375.0, grows", "a: body, 171.0–375.0, grows",
      "q: unknown font, 1–0 lines, 0.0–any, 'pickerStyle' in the code decides its room",
      "b: unknown font, 1–0 lines, 0.0–any, 'Picker' in the code decides its room",
      "r: unknown font, 1–0 lines, 0.0–any, 'Picker' in the code decides its room",
      "c: unknown font, 1–0 lines, 0.0–any, 'Picker' in the code decides its room"),
    Case(
      "labels of menus",
      body: """
        List {
          Menu("a") { Button("b") { } }
          Menu { Text("c") } label: { Text("d").font(.title) }
        }
        """, "a: body, 1–0 lines, 215.0–375.0", "b: menu", "c: menu",
      "d: title1, 1–0 lines, 215.0–375.0"),
    Case(
      "controllers that are shown as screens",
      """
      func show(_ x: UIViewController, _ window: UIWindow) {
        window.rootViewController = UIHostingController(rootView: Text("a").lineLimit(1))
        x.present(UIHostingController(rootView: Text("b").lineLimit(1)), animated: true)
        let c = UIHostingController(rootView: Text("c").lineLimit(1))
        c.view.backgroundColor = .red
        x.navigationController?.pushViewController(c, animated: true)
        let d = UIHostingController(rootView: Text("d").lineLimit(1))
        x.addChild(d)
        x.view.addSubview(d.view)
        let e = UIHostingController(rootView: Text("e").lineLimit(1))
        e.modalPresentationStyle = .popover
        x.present(e, animated: true)
        window.rootViewController = UINavigationController(
          rootViewController: UIHostingController(rootView: Text("f").lineLimit(1)))
        let g = UIHostingController(rootView: Text("g").lineLimit(1))
        x.present(Navigation(rootViewController: g), animated: true)
      }
      class Navigation: UINavigationController { }
      """, "a: body, 1 lines, 375.0", "b: body, 1 lines, 375.0", "c: body, 1 lines, 375.0",
      "d: body, 1 lines, 0.0–375.0", "e: body, 1 lines, 0.0–375.0", "f: body, 1 lines, 375.0",
      "g: body, 1 lines, 375.0"),
    Case(
      "controllers in containers of packages",
      """
      func show(_ x: UIViewController, _ panel: FloatingPanelController) {
        let a = UIHostingController(rootView: Text("a").lineLimit(1))
        let menu = SideMenuNavigationController(rootViewController: a)
        x.present(menu, animated: true)
        let b = UIHostingController(rootView: Text("b").lineLimit(1))
        panel.set(contentViewController: UINavigationController(rootViewController: b))
        panel.show(UIHostingController(rootView: Text("c").lineLimit(1)))
        let d = UIHostingController(rootView: Text("d").lineLimit(1))
        let navigation = UINavigationController(rootViewController: d)
        x.addChild(navigation)
        let e = UIHostingController(rootView: Text("e").lineLimit(1))
        do {
          let e = UINavigationController(rootViewController: e)
          x.present(e, animated: true)
        }
      }
      """, "a: body, 1 lines, 0.0–375.0", "b: body, 1 lines, 0.0–375.0",
      "c: body, 1 lines, 0.0–375.0", "d: body, 1 lines, 0.0–375.0", "e: body, 1 lines, 375.0"),
    Case(
      "errors in alerts, and in other views",
      body: """
        Text(message).alert("t", isPresented: $x) { } message: { Text(message) }
        """, "t: alertTitle", "e: alertMessage", "f: alertMessage",
      more: """
        extension V {
          var message: String { do { try work() } catch { return error.localizedDescription } }
        }
        enum Failure: LocalizedError {
          case one, two(Int), three
          var errorDescription: String? {
            switch self {
            case .one: NSLocalizedString("e", comment: "")
            case .two(let code): String(localized: "f")
            // No code has this error.
            case .three: NSLocalizedString("h", comment: "")
            }
          }
        }
        func work() throws { throw x ? Failure.one : .two(1) }
        struct Other { var errorDescription: String? { NSLocalizedString("g", comment: "") } }
        """),
    Case(
      "hidden labels",
      body: #"List { Toggle("a", isOn: $x).labelsHidden(); Text("b").labelsHidden() }"#,
      "b: body, 215.0–375.0, grows",
      "a: spoken"),
    Case(
      "styles of fields",
      body: """
        Form {
          TextField("a", text: $y).textFieldStyle(.roundedBorder)
          TextField("b", text: $y).textFieldStyle(RoundedBorderTextFieldStyle())
          TextField("c", text: $y).textFieldStyle(Own())
        }
        """, "a: body, 1 lines, 183.0–375.0", "b: body, 1 lines, 183.0–375.0",
      "c: unknown font, 1–0 lines, 0.0–any, 'textFieldStyle' in the code decides its room"),
    Case(
      "what is presented in what is not known",
      body: """
        Picker("p", selection: $x) { Text("a").sheet(isPresented: $x) { List { Text("b") } } }
        List { Text("c").sheet(isPresented: $x) { List { Text("d") } } }.strange()
        """,
      "p: unknown font, 1–0 lines, 0.0–any, 'Picker' in the code decides its room",
      "a: unknown font, 1–0 lines, 0.0–any, 'Picker' in the code decides its room",
      "b: body, 215.0–375.0, grows", "c: unknown font, 1–0 lines, 0.0–any",
      "d: unknown font, 1–0 lines, 215.0–375.0"),
    Case(
      "text beside text in one", body: #"List { (Text("a") + Text("b")).lineLimit(2) }"#,
      "a: body, 2 lines, 0.0–375.0", "b: body, 2 lines, 0.0–375.0"),
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
      "b: spoken",
      "c: body, 0.0–375.0, grows", "e: body, 0.0–375.0, grows",
      "f: unknown font, 1–0 lines, 0.0–any, 'Button' in the code decides its room",
      more: """
        extension Button { init(_ title: LocalizedStringKey, icon: Icon, action: () -> Void) { } }
        """),
    Case(
      "closures, which are not texts of an initializer of the project's own",
      body: #"List { Label { Text("a") } icon: { Image(systemName: "x") } }"#,
      "a: body, 0.0–375.0, grows",
      more: """
        extension Label where Title == Text {
          init(_ title: some StringProtocol, icon: KeyPath<Icons, Image>) {
            self.init { Text(title) } icon: { Image(icon) }
          }
        }
        """),
    Case(
      "titles of pickers that are not shown",
      body: """
        VStack { Picker("a", selection: $x) { }; Form { Picker("b", selection: $x) { } } }
        Form { Picker("c", selection: $x) { }.pickerStyle(.segmented) }
        Form { Picker("d", selection: $x) { }.pickerStyle(.menu) }
        """, "a: unknown font, 1–0 lines, 0.0–any, 'Picker' in the code decides its room",
      "b: body, 0.0–375.0, grows",
      "c: unknown font, 1–0 lines, 0.0–any, 'pickerStyle' in the code decides its room",
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
        """, "a: body, 1 lines, 375.0–any", "b: body, 1 lines, 100.0",
      "c: body, 1 lines, 375.0–any",
      "d: body, 375.0, grows", "e: body, 1 lines, 375.0"),
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
}
