/// Tiny sources with views of SwiftUI, and what each text in them is shown in.
extension ViewRoomTests {
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
      "the app's own modifiers with names of SwiftUI",
      body: """
        List {
          Text("a").lineLimit(2, reserving: true)
          Text("b").lineLimit(1, in: .title)
          Text("c").lineLimit(3)
        }
        """, "a: body, 2 lines, 215.0–375.0", "b: title1, 215.0–375.0, grows",
      "c: body, 3 lines, 215.0–375.0",
      more: """
        extension View {
          func lineLimit(_ limit: Int, reserving: Bool) -> some View {
            if #available(iOS 16, *) {
              self.lineLimit(limit, reservesSpace: reserving)
            } else {
              self.lineLimit(limit)
            }
          }
          func lineLimit(_ limit: Int, in style: Style) -> some View { font(.title) }
        }
        """),
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
      "least widths",
      body: """
        List { }
        Text("a").lineLimit(1).frame(minWidth: 230, maxWidth: .infinity)
        Text("b").lineLimit(1).frame(minWidth: 450)
        """, "a: body, 1 lines, 375.0", "b: body, 1 lines, 375.0–450.0"),
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
        """, "a: body, 375.0, 40.0 high",
      "b: body, 375.0, grows", "c: body, 375.0, grows",
      "d: body, 0.0–375.0, 'overlay' in the code decides its room"),
    Case(
      "fonts of types of the project's own",
      body: """
        List {
          Text("a").font(.brand.title)
          Text("b").font(Fonts.small.bold())
          Text("c").font(Font.brand.changing)
          Text("d").font(theme.text)
          Text("e").font(style.text)
        }
        """, "a: title1, 215.0–375.0, grows", "b: caption1 bold, 215.0–375.0, grows",
      "c: body, 215.0–375.0, grows", "d: callout, 215.0–375.0, grows", "e: unknown font, grows",
      more: """
        extension Font { static let brand = Brand() }
        struct Brand { let title = Font.title; var changing = Font.body }
        enum Fonts { static var small: Font { .caption } }
        class Theme { let text = Font.callout }
        class Style { let text = Font.callout }
        class OtherStyle: Style { override var text: Font { .title } }
        extension V { var theme: Theme { x() }; var style: Style { x() } }
        """),
    Case(
      "modifiers of packages that set fonts, and others",
      body: """
        List { Text("a").brandFont(.title); Text("b").ownFont(); Text("c").brand() }
        """, "a: unknown font, grows", "b: title1, 1 lines, 215.0–375.0",
      "c: unknown font, 1–0 lines, 0.0–any, 'brand' in the code decides its room",
      more: "extension View { func ownFont() -> some View { font(.title).lineLimit(1) } }"),
    Case(
      "values of the environment",
      body: """
        List {
          Text("a").environment(\\.font, .caption)
          Text("b").environment(\\.lineLimit, 2)
          Text("c").environment(\\.locale, .current)
          Text("d").environment(\\.textCase, .uppercase)
          Text("e").environment(\\.colorScheme, .dark)
          Text("f").environment(key, 1)
        }
        """, "a: caption1, 215.0–375.0, grows", "b: body, 2 lines, 215.0–375.0",
      "c: body, 215.0–375.0, grows", "d: body, uppercase, 215.0–375.0, grows",
      "e: body, 215.0–375.0, grows",
      "f: body, 215.0–375.0, grows"),
    Case(
      "the case of letters, which a nearer modifier resets",
      body: """
        List {
          VStack {
            Text("a"); Text("b").textCase(nil); Text("c").textCase(.none)
            Text("d").environment(\\.textCase, nil); Text("e").bold().textCase(.lowercase)
            Text("f").textCase(isLoud ? .uppercase : nil)
          }.textCase(.uppercase)
        }
        """, "a: body, uppercase, 215.0–375.0, grows", "b: body, 215.0–375.0, grows",
      "c: body, 215.0–375.0, grows", "d: body, 215.0–375.0, grows",
      "e: body bold, lowercase, 215.0–375.0, grows", "f: unknown font, grows"),
    Case(
      "frames whose height is cut",
      body: """
        ScrollView {
          Text("a").frame(height: 40).clipped()
          Text("b").lineLimit(1).frame(height: 40).cornerRadius(8)
          Text("c").clipped().frame(height: 40)
          ScrollView(.horizontal) { Text("d").lineLimit(1) }.frame(height: 40)
          Text("e").fixedSize(horizontal: false, vertical: true).frame(height: 40).clipped()
        }
        """, "a: body, 375.0, a frame of a fixed height cuts what is higher",
      "b: body, 1 lines, 375.0, a frame of a fixed height cuts what is higher",
      "c: body, 375.0, 40.0 high",
      "d: body, 1 lines, a frame of a fixed height cuts what is higher",
      "e: body, 375.0, a frame of a fixed height cuts what is higher"),
    Case(
      "heights of their own on a screen that does not scroll",
      body: #"VStack { Text("a").fixedSize(horizontal: false, vertical: true); Text("b") }"#,
      "a: body, 375.0, its screen does not scroll, and other views share the height",
      "b: body, 375.0, its screen does not scroll, and other views share the height"),
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
      "g: unknown font, grows", "f: body, 215.0–375.0, grows"),
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
      "a: unknown font, 1–0 lines, 0.0–any, 'onStage' in the code decides its room",
      "b: body, 215.0–375.0, grows",
      "c: unknown font, 1–0 lines, 0.0–any, 'listRows' in the code decides its room"),
    Case(
      "what is never seen",
      body: """
        List {
          Text("a").lineLimit(1).frame(width: 20).hidden()
          Text("b").lineLimit(1).frame(width: 20).opacity(0)
          Text("c").lineLimit(1).frame(width: 20).opacity(0.5)
        }
        """, "a: code hides it",
      "b: code hides it",
      "c: body, 1 lines, 20.0"),
    Case(
      "a maximum width where none is offered",
      body: #"Text("a").lineLimit(1).frame(maxWidth: 120).fixedSize()"#,
      "a: body, 1 lines, 120.0–any"),
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
      "b: unknown font, 1–0 lines, 0.0–any, 'strange' in the code decides its room"),
  ]
}
