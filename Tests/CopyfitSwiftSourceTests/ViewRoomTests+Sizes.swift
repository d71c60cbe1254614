extension ViewRoomTests {
  /// Widths and fonts that code states in points or by name.
  static let sizes: [Case] = [
    Case(
      "behind and in front of a frame",
      body: """
        ScrollView {
          Color.red.frame(width: 60, height: 30).overlay { Text("a").lineLimit(1) }
          Text(n).frame(width: 70).foregroundStyle(.red).background(Text("b").lineLimit(1))
          Color.red.frame(maxWidth: 80).overlay { Text("c").lineLimit(1) }
          Color.red.frame(width: 60).padding().overlay { Text("d").lineLimit(1) }
          Color.red.frame(width: w).overlay { Text("e").lineLimit(1) }
          Color.red.frame(height: 40).overlay { Text("f").lineLimit(1) }
          Color.red.frame(width: 60).position(p).overlay { Text("g").lineLimit(1) }
          Color.red.frame(width: 400).overlay { Text("h").lineLimit(1) }
        }
        """, "a: body, 1 lines, 60.0", "b: body, 1 lines, 70.0", "c: body, 1 lines, 80.0",
      "d: body, 1 lines, 0.0–375.0", "e: body, 1 lines, 0.0–any", "f: body, 1 lines, 0.0–375.0",
      "g: body, 1 lines, 0.0–375.0", "h: body, 1 lines, 0.0–400.0"),
    Case(
      "the text size of the environment within bounds",
      """
      @main struct A: App { var body: some Scene { WindowGroup { V() } } }
      struct V: View {
        @Environment(\\.dynamicTypeSize) private var size
        @Binding var other: DynamicTypeSize
        var body: some View {
          List {
            Text("a").dynamicTypeSize(size < .accessibility1 ? size : .accessibility1)
            Text("b").dynamicTypeSize(self.size >= .xLarge ? .xLarge : self.size)
            Text("c").dynamicTypeSize(.large > size ? DynamicTypeSize.large : size)
            Text("d").dynamicTypeSize(min(size, .xxLarge))
            Text("e").dynamicTypeSize(max(.small, size))
            Text("f").dynamicTypeSize(size)
            Text("g").dynamicTypeSize(size < .accessibility1 ? .small : .accessibility1)
            Text("h").dynamicTypeSize(other < .large ? other : .large)
            Text("i").dynamicTypeSize(size < .large ? other : .large)
          }
        }
      }
      """, "a: body, to AX1, 215.0–375.0, grows", "b: body, to xLarge, 215.0–375.0, grows",
      "c: body, from large, 215.0–375.0, grows", "d: body, to xxLarge, 215.0–375.0, grows",
      "e: body, from small, 215.0–375.0, grows", "f: body, 215.0–375.0, grows",
      "g: unknown font, grows", "h: unknown font, grows",
      "i: unknown font, grows"),
    Case(
      "different maximums of the text size in two places",
      body: """
        List {
          R().dynamicTypeSize(...DynamicTypeSize.xxLarge)
          R().dynamicTypeSize(...DynamicTypeSize.accessibility2)
          S().dynamicTypeSize(...DynamicTypeSize.xxLarge)
          S()
          T().dynamicTypeSize(DynamicTypeSize.large...)
          T().dynamicTypeSize(DynamicTypeSize.small...)
        }
        """, "r: body, to AX2, 215.0–375.0, grows", "s: body, 215.0–375.0, grows",
      "t: unknown font, grows",
      more: """
        struct R: View { var body: some View { Text("r") } }
        struct S: View { var body: some View { Text("s") } }
        struct T: View { var body: some View { Text("t") } }
        """),
    Case(
      "columns of a fixed width",
      body: """
        ScrollView {
          LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.fixed(80), spacing: 4)]) {
            Section("s") { Text("a").lineLimit(1) }
          }
          LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.fixed(120))]) { Text("b").lineLimit(1) }
          LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.flexible())]) { Text("c").lineLimit(1) }
          LazyVGrid(columns: columns) { Text("d").lineLimit(1).padding(.leading, 10) }
          LazyVGrid(columns: Array(repeating: .init(.fixed(90)), count: 3)) { Text("e").lineLimit(1) }
        }
        """, "a: body, 1 lines, 80.0", "b: body, 1 lines, 80.0–120.0",
      "c: body, 1 lines, 0.0–375.0", "d: body, 1 lines, 60.0", "e: body, 1 lines, 90.0",
      "s: body, 80.0–375.0, grows", more: "private let columns = [GridItem(.fixed(70))]"),
    Case(
      "a minimum and a maximum",
      body: """
        ScrollView {
          Text("a").lineLimit(1).frame(minWidth: 40, maxWidth: 60)
          Text("b").lineLimit(1).frame(minWidth: 400, maxWidth: 500)
          Text("c").lineLimit(1).frame(minWidth: 40, idealWidth: 50)
        }
        """, "a: body, 1 lines, 60.0", "b: body, 1 lines, 375.0–400.0",
      "c: body, 1 lines, 375.0"),
    Case(
      "what may be wider than the screen",
      body: """
        ScrollView {
          Text("a").lineLimit(1).fixedSize()
          Text("b").lineLimit(1).padding(20).fixedSize(horizontal: true, vertical: false)
          HStack { Text("c").lineLimit(1).fixedSize(); Text(n) }
          Text("d").fixedSize()
          VStack { Text("e").lineLimit(3) }.fixedSize(horizontal: true, vertical: true).clipped()
          Text("f").fixedSize(horizontal: isWide, vertical: true)
          Text("g").frame(width: 50).fixedSize()
          Text("h").fixedSize().frame(width: 50)
        }
        """, "a: body, 1 lines, 375.0–any", "b: body, 1 lines, 335.0–any",
      "c: body, 1 lines, 0.0–any", "d: body, 1 lines, 375.0–any", "e: body, 1 lines, 375.0–any",
      "f: body, 1–0 lines, 375.0–any", "g: body, 50.0, grows", "h: body, 1 lines, 50.0–any"),
    Case(
      "shapes that cut the corners of lines",
      body: """
        List {
          Text("a").padding(8).clipShape(Capsule())
          Text("b").padding(8).clipShape(.circle)
          Text("c").padding(8).clipShape(RoundedRectangle(cornerRadius: 4))
          Text("d").lineLimit(1).clipShape(Capsule())
        }
        """, "a: body, 199.0–359.0, 'clipShape' in the code decides its room",
      "b: body, 199.0–359.0, 'clipShape' in the code decides its room",
      "c: body, 199.0–359.0, grows", "d: body, 1 lines, 215.0–375.0"),
    Case(
      "designs of the system font",
      body: """
        List {
          Text("a").fontDesign(.rounded)
          VStack { Text("b").font(.title3).fontDesign(nil) }.fontDesign(.rounded)
          Text("c").font(.custom("Inter", size: 12)).fontDesign(.serif)
          Text("d").font(.system(.body, design: .rounded)).fontDesign(.serif)
          Text("e").bold().fontDesign(.rounded)
          Text("f").fontDesign(.default)
          Text("g").fontDesign(design)
        }
        """, "a: body rounded, 215.0–375.0, grows", "b: title3, 215.0–375.0, grows",
      #"c: descriptor("Inter", size: 12, relativeTo: .body), 215.0–375.0, grows"#,
      "d: unknown font, grows",
      "e: body bold rounded, 215.0–375.0, grows", "f: body, 215.0–375.0, grows",
      "g: unknown font, grows"),
    Case(
      "prompts of search fields",
      body: """
        NavigationStack {
          List { Text(n) }.searchable(text: $x, prompt: Text("a"))
          List { Text(n) }.searchable(text: $x, prompt: "b")
          List { Text(n) }.searchable(text: $x, prompt: isAll ? Text("c") : Text("d"))
        }
        """, "a: searchPlaceholder", "b: searchPlaceholder", "c: searchPlaceholder",
      "d: searchPlaceholder"),
  ]
}
