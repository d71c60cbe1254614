/// Tiny sources with frames of a height, and how much of it is left for a text.
extension ViewRoomTests {
  private static func height(_ name: String, _ body: String, _ height: String) -> Case {
    Case(name, body: body, "a: body, 375.0, \(height)")
  }

  private static let screen = "its screen does not scroll, and other views share the height"

  static let heights: [Case] = [
    height("a height", #"Text("a").frame(height: 50)"#, "50.0 high"),
    height("a height in what scrolls", #"ScrollView { Text("a").frame(height: 50) }"#, "50.0 high"),
    height("a constant", #"Text("a").frame(height: h)"#, "50.0 high").with("let h = 50"),
    height(
      "an unknown height", #"Text("a").frame(height: h)"#, "'frame' in the code decides its room"),
    height("a maximum", #"Text("a").frame(maxHeight: 50)"#, "at most 50.0 high"),
    height(
      "a maximum where no height is offered", #"ScrollView { Text("a").frame(maxHeight: 50) }"#,
      "'frame' in the code decides its room"),
    height(
      "a maximum of what has its own height",
      #"Text("a").frame(maxHeight: 50).fixedSize(horizontal: false, vertical: true)"#,
      "'frame' in the code decides its room"),
    height(
      "a maximum in a height", #"VStack { Text("a").frame(maxHeight: 30) }.frame(height: 50)"#,
      "30.0 high"),
    height("a minimum", #"Text("a").frame(minHeight: 50)"#, screen),
    height(
      "a minimum in a height", #"Text("a").frame(minHeight: 60).frame(height: 50)"#, "60.0 high"),
    height(
      "an ideal height in what scrolls",
      #"ScrollView { Text("a").frame(idealHeight: 20) }"#, "'frame' in the code decides its room"),
    height(
      "an ideal height in a height", #"Text("a").frame(idealHeight: 20).frame(height: 50)"#,
      "50.0 high"),
    Case(
      "a field", body: #"TextField("a", text: $x, axis: .vertical).frame(height: 50)"#,
      "a: body, 343.0–375.0, at most 50.0 high"),
    height("no limit", #"Text("a").frame(maxHeight: .infinity)"#, screen),
    height("padding", #"Text("a").padding(.vertical, 8).frame(height: 50)"#, "34.0 high"),
    height("padding at one side", #"Text("a").padding(.top, 8).frame(height: 50)"#, "42.0 high"),
    height("padding outside", #"Text("a").frame(height: 50).padding(.vertical, 8)"#, "50.0 high"),
    height(
      "unknown padding", #"Text("a").padding(.bottom, x).frame(height: 50)"#, "at most 50.0 high"),
    height(
      "padding at unknown sides", #"Text("a").padding(edges, 0).frame(height: 50)"#, "50.0 high"),
    Case(
      "padding at all sides", body: #"Text("a").padding().frame(height: 50)"#,
      "a: body, 343.0, 18.0 high"),
    Case(
      "insets",
      body:
        #"Text("a").padding(EdgeInsets(top: 5, leading: 0, bottom: 6, trailing: 0)).frame(height: 50)"#,
      "a: body, 375.0, 39.0 high"),
    height(
      "more padding than height", #"Text("a").padding(.top, 80).frame(height: 50)"#, "0.0 high"),
    height(
      "a column", #"VStack { Text("a"); Color.red }.frame(height: 50)"#, "at most 50.0 high"),
    Case(
      "a row", body: #"HStack { Text("a"); Color.red }.frame(height: 50)"#,
      "a: body, 0.0–375.0, 50.0 high"),
    height(
      "views above each other", #"ZStack { Color.red; Text("a") }.frame(height: 50)"#, "50.0 high"),
    height(
      "a view of several views", #"Two().frame(height: 50)"#, "at most 50.0 high"
    ).with(#"struct Two: View { var body: some View { Text("a"); Color.red } }"#),
    height(
      "a lazy column", #"LazyVStack { Text("a") }.frame(height: 50)"#,
      "a frame of a fixed height limits the lines"),
    height("what scrolls in a height", #"ScrollView { Text("a") }.frame(height: 50)"#, "grows"),
    height(
      "its own height in a frame",
      #"ScrollView { Text("a").fixedSize(horizontal: false, vertical: true).frame(height: 50) }"#,
      "grows"),
    height(
      "its own height in a frame on a screen",
      #"Text("a").fixedSize(horizontal: false, vertical: true).frame(height: 50)"#,
      "'fixedSize' in the code decides its room"),
    Case(
      "its own height in an unknown room",
      body: #"PackageView { Text("a").fixedSize(horizontal: false, vertical: true) }"#,
      "a: unknown font, 1–0 lines, 0.0–any, 'PackageView' in the code decides its room"),
    height(
      "space between lines", #"Text("a").lineSpacing(4).frame(height: 50)"#, "at most 50.0 high"),
    height("one of two heights", #"Text("a").frame(height: on ? 20 : 50)"#, "at most 50.0 high"),
    height(
      "a cut height", #"Text("a").frame(height: 50).clipped()"#,
      "a frame of a fixed height cuts what is higher"),
    Case(
      "one line", body: #"Text("a").lineLimit(1).frame(height: 5)"#, "a: body, 1 lines, 375.0"),
    Case(
      "a layer on a frame", body: #"Color.red.frame(height: 50).overlay { Text("a") }"#,
      "a: body, 0.0–375.0, 50.0 high"),
    Case(
      "a layer on a view in a frame", body: #"Color.red.overlay { Text("a") }.frame(height: 50)"#,
      "a: body, 0.0–375.0, 'overlay' in the code decides its room"),
    Case(
      "a button", body: #"Button { } label: { Text("a") }.frame(height: 50)"#,
      "a: body, 375.0, 50.0 high"),
  ]
}
