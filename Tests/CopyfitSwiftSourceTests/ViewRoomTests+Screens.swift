import CopyfitTestSupport
import Testing

/// Tiny sources with views that only some screens show, or that may reach beyond the screen.
extension ViewRoomTests {
  static let screens: [Case] = [
    Case(
      "what a phone shows and what it does not",
      body: """
        ScrollView {
          Group {
            if horizontalSizeClass == .compact { Text("a") } else { Text("b") }
            if verticalSizeClass != .compact { Text("c") } else { Text("d") }
            UIDevice.current.userInterfaceIdiom == .pad ? Text("e") : Text("f")
          }
          .lineLimit(1)
          switch horizontalSizeClass {
          case .regular: Text("g").lineLimit(1)
          default: Text("h").lineLimit(1)
          }
        }
        """, "a: body, 1 lines, 375.0", "b: body, 1 lines, 375.0–any", "c: body, 1 lines, 375.0",
      "d: body, 1 lines, 375.0–any", "e: body, 1 lines, 375.0–any", "f: body, 1 lines, 375.0",
      "g: body, 1 lines, 375.0–any", "h: body, 1 lines, 375.0"),
    Case(
      "several conditions",
      body: """
        ScrollView {
          Group {
            if isOn && horizontalSizeClass == .regular { Text("a") } else { Text("b") }
            if isOn || !isPad { Text("c") } else { Text("d") }
            if let x, isWide { Text("e") } else { Text("f") }
          }
          .lineLimit(1)
        }
        """, "a: body, 1 lines, 375.0–any", "b: body, 1 lines, 375.0", "c: body, 1 lines, 375.0",
      "d: body, 1 lines, 375.0–any", "e: body, 1 lines, 375.0–any", "f: body, 1 lines, 375.0–any"),
    Case(
      "names that lead to the screen",
      body: """
        ScrollView {
          let big = width > 500
          if big { Text("a").lineLimit(1) }
          if useColumns { Text("b").lineLimit(1) } else { Text("c").lineLimit(1) }
          Row(shows: useColumns)
          if Layout.isBig { Text("e").lineLimit(1) }
        }
        """, "a: body, 1 lines, 375.0–any", "b: body, 1 lines, 375.0–any",
      "c: body, 1 lines, 375.0",
      "d: body, 1 lines, 375.0–any", "e: body, 1 lines, 375.0–any",
      more: """
        extension V { var useColumns: Bool { horizontalSizeClass == .regular } }
        struct Row: View {
          let shows: Bool
          var body: some View { if shows { Text("d").lineLimit(1) } }
        }
        enum Layout { static let isBig = UIScreen.main.bounds.width > 400 }
        """),
    Case(
      "a view that ends early",
      body: """
        if isPad { return AnyView(Text("a").lineLimit(1)) }
        guard sizeClass == .compact else { return AnyView(Text("b").lineLimit(1)) }
        return AnyView(Text("c").lineLimit(1))
        """, "a: body, 1 lines, 375.0–any", "b: body, 1 lines, 375.0–any",
      "c: body, 1 lines, 375.0–any"),
    Case(
      "screens that only an iPad presents",
      body: """
        List { if isPad { NavigationLink("l") { Text("a").lineLimit(1) } } }
          .opacity(isWide ? 1 : 0.5)
        """, "l: body, grows", "a: body, 1 lines, 375.0–any"),
    Case(
      "a maximum width around a condition",
      body: #"VStack { if isPad { Text("a").lineLimit(1) } }.frame(maxWidth: 400)"#,
      "a: body, 1 lines, 375.0–400.0"),
    Case(
      "frames in views of which another is shown",
      body: """
        ViewThatFits(in: .horizontal) {
          Text("a").lineLimit(1).frame(width: 80)
          HStack { Text("b").lineLimit(1); Text(n) }.frame(width: 200)
          Text("c").lineLimit(1).frame(width: 90)
        }
        """, "a: body, 1 lines, 80.0–any", "b: body, 1 lines, 0.0–any", "c: body, 1 lines, 90.0–any"
    ),
    Case(
      "frames that are wider than the screen",
      body: """
        VStack {
          Text("a").lineLimit(1).frame(width: 500)
          ScrollView(.horizontal) { Text("b").lineLimit(1).frame(width: 500) }
          Text("c").lineLimit(1).frame(width: 300)
          VStack { Text("d").lineLimit(1).frame(width: 200) }.frame(width: 100).clipped()
        }
        """, "a: body, 1 lines, 285.0–500.0", "b: body, 1 lines, 500.0", "c: body, 1 lines, 300.0",
      "d: body, 1 lines, 50.0–200.0"),
    Case(
      "views that are moved",
      body: """
        VStack {
          Text("a").lineLimit(1).offset(x: 30, y: 2)
          Text("b").lineLimit(1).offset(y: 30)
          Text("c").lineLimit(1).offset(x: isShown ? 0 : -300)
          Text("d").lineLimit(1).offset(x: unknown)
          Text("e").lineLimit(1).offset(drag)
          Text("f").lineLimit(1).position(x: 10, y: 10)
        }
        """, "a: body, 1 lines, 345.0–375.0", "b: body, 1 lines, 375.0", "c: body, 1 lines, 375.0",
      "d: body, 1 lines, 0.0–375.0", "e: body, 1 lines, 375.0", "f: body, 1 lines, 0.0–375.0",
      more: "extension V { @State static var drag = CGSize.zero }"),
  ]

  /// Words in names of conditions that make what they decide uncertain.
  @Test(arguments: [
    "isPad", "isIPad", "isWide", "isCompact", "isLandscape", "sizeClass == .regular",
    "idiom == .pad",
    "UIScreen.main.bounds.width > 400", "geometry.size.height < geometry.size.width",
    "UIDevice.current.orientation.isLandscape", "hSizeClass != .compact", "device.isSmallScreen",
    "ProcessInfo.processInfo.isiOSAppOnMac",
  ])
  func namesOfScreens(condition: String) throws {
    let view = "List { if \(condition) { Text(\"a\").lineLimit(1) } }"
    #expect(try Self.lines(Case("", body: view).source) == ["a: body, 1 lines, 215.0–any"])
  }
}
