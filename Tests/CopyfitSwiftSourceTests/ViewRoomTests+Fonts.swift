/// Tiny sources with fonts and lengths from functions, arguments and constants of the project's own.
extension ViewRoomTests {
  static let fonts: [Case] = [
    Case(
      "functions with parameters",
      body: """
        List {
          Text("a").font(.app(.header)).lineLimit(1)
          Text("b").font(heading(20)).lineLimit(1)
          Text("c").font(Face.medium.size(14)).lineLimit(1)
          Text("d").font(.custom(.bold, size: 2 * 6)).lineLimit(1)
          Text("e").font(.custom("Inter", size: 12)).lineLimit(1)
          Text("f").font(.app(style)).lineLimit(1)
          Text("g").font(scaled(20)).lineLimit(1)
        }
        """, "a: title1 bold, 1 lines, 215.0–375.0",
      "b: descriptor(system, size: 20, weight: .bold), 1 lines, 215.0–375.0",
      #"c: descriptor("Face-Medium", size: 14, relativeTo: .body), 1 lines, 215.0–375.0"#,
      #"d: descriptor("Face-Bold", size: 12, relativeTo: .body), 1 lines, 215.0–375.0"#,
      #"e: descriptor("Inter", size: 12, relativeTo: .body), 1 lines, 215.0–375.0"#,
      "f: unknown font, 1 lines, 215.0–375.0",
      "g: unknown font, 1 lines, 215.0–375.0",
      more: """
        enum AppStyle { case header, body }
        extension Font {
          static func app(_ style: AppStyle) -> Font {
            switch style {
            case .header: .title.bold()
            case .body: return .body
            }
          }
          static func custom(_ face: Face, size: CGFloat) -> Font { .custom(face.rawValue, size: size) }
        }
        extension V {
          func heading(_ size: CGFloat, weight: Font.Weight = .bold) -> Font {
            .system(size: size, weight: weight)
          }
          func scaled(_ size: CGFloat) -> Font { if isBig { return .title }; return .body }
        }
        enum Face: String {
          case medium, bold = "Face-Bold"
          func size(_ size: CGFloat) -> Font { return Font.custom(name, size: size) }
          var name: String { switch self { case .medium: "Face-Medium"; case .bold: rawValue } }
        }
        """),
    Case(
      "functions with weights",
      body: """
        List {
          Text("a").font(.brand).lineLimit(1)
          Text("b").font(.face(size: 16, weight: Font.Weight.bold)).lineLimit(1)
          Text("c").font(.face(size: 16, weight: .thin)).lineLimit(1)
          Text("d").font(.face(size: 16, weight: theme.bold)).lineLimit(1)
        }
        """, #"a: descriptor("Face-Medium", size: 16, relativeTo: .body), 1 lines, 215.0–375.0"#,
      #"b: descriptor("Face-Bold", size: 16, relativeTo: .body), 1 lines, 215.0–375.0"#,
      "c: unknown font, 1 lines, 215.0–375.0", "d: unknown font, 1 lines, 215.0–375.0",
      more: """
        extension Font {
          static func face(size: CGFloat, weight: Font.Weight) -> Font {
            switch weight {
            case .medium: return Font.custom("Face-Medium", size: size)
            case .bold, .heavy: return Font.custom("Face-Bold", size: size)
            default: fatalError("There is no such face.")
            }
          }
          static let brand: Font = .face(size: 16, weight: .medium)
        }
        """),
    Case(
      "functions that are not certain",
      body: """
        List {
          let heading = { (size: CGFloat) in Font.system(size: size) }
          Text("a").font(heading(20)).lineLimit(1)
          Text("b").font(Base().heading(20)).lineLimit(1)
          Text("c").font(twice(1)).lineLimit(1)
          Text("d").font(.system(size: scaled)).lineLimit(1)
          Text("e").font(loop(1)).lineLimit(1)
        }
        """, "a: unknown font, 1 lines, 215.0–375.0", "b: unknown font, 1 lines, 215.0–375.0",
      "c: unknown font, 1 lines, 215.0–375.0", "d: unknown font, 1 lines, 215.0–375.0",
      "e: unknown font, 1 lines, 215.0–375.0",
      more: """
        func heading(_ size: CGFloat) -> Font { .system(size: size) }
        class Base { func heading(_ size: CGFloat) -> Font { .system(size: size) } }
        class Other: Base { override func heading(_ size: CGFloat) -> Font { .title } }
        extension V {
          @ScaledMetric static var scaled = 20.0
          func twice(_ size: CGFloat) -> Font { .title }
          func twice(_ size: Int) -> Font { .body }
          func loop(_ size: CGFloat) -> Font { loop(size) }
        }
        """),
    Case(
      "styles of menus",
      body: """
        List {
          Menu("a") { }.menuStyle(.borderlessButton)
          Menu("b") { }.menuStyle(Own())
        }
        """, "a: body, 1–0 lines, 215.0–375.0",
      "b: unknown font, 1–0 lines, 0.0–any, 'menuStyle' in the code decides its room",
      more:
        "struct Own: MenuStyle { func makeBody(configuration: Configuration) -> some View { Menu(configuration).font(.title) } }"
    ),
    Case(
      "fonts of a theme with a protocol",
      body: #"List { Text("a").font(Theme.fonts.title).lineLimit(1) }"#,
      #"a: descriptor("Face", size: 28, relativeTo: .body), 1 lines, 215.0–375.0"#,
      more: """
        enum Theme { static let fonts: Fonts = DefaultFonts() }
        protocol Fonts { var title: Font { get } }
        struct DefaultFonts: Fonts { var title: Font { Face.face.size(28) } }
        enum Face { case face; func size(_ size: CGFloat) -> Font { Font.custom("Face", size: size) } }
        """),
    Case(
      "fonts that views and modifiers are given",
      body: """
        List {
          Row(font: .title) { Text("a") }
          Row { Text("b") }
          Text("c").style(.header).lineLimit(1)
          Text("d").mail(.small).lineLimit(1)
          Text("e").modifier(Styled(style: .body)).lineLimit(1)
          Text("f").style(any).lineLimit(1)
        }
        """, "a: title1, 1 lines, 215.0–375.0", "b: caption1, 1 lines, 215.0–375.0",
      "c: headline, 1 lines, 215.0–375.0", "d: footnote, 1 lines, 215.0–375.0",
      "e: body, 1 lines, 215.0–375.0", "f: unknown font, 1 lines, 215.0–375.0",
      more: """
        struct Row<Content: View>: View {
          var font: Font = .caption
          @ViewBuilder let content: () -> Content
          var body: some View { content().font(font).lineLimit(1) }
        }
        enum AppStyle {
          case header, body
          var font: Font { switch self { case .header: .headline; case .body: .body } }
        }
        struct MailStyle { let font: Font; static let small = MailStyle(font: .footnote) }
        struct Styled: ViewModifier {
          let style: AppStyle
          @AppStorage("scale") private var scale = 1.0
          func body(content: Content) -> some View {
            if ProcessInfo.processInfo.isiOSAppOnMac { content.font(style.scaled(by: scale)) } else { content.font(style.font) }
          }
        }
        extension View {
          func style(_ style: AppStyle) -> some View { modifier(Styled(style: style)) }
          func mail(_ style: MailStyle) -> some View { font(style.font) }
        }
        """),
    Case(
      "the font of phones",
      body: """
        List {
          Text("a").font(idiom == .phone ? .caption : .title).lineLimit(1)
          Text("b").font(isOn ? .caption : .title).lineLimit(1)
        }
        """, "a: caption1, 1 lines, 215.0–375.0", "b: unknown font, 1 lines, 215.0–375.0",
      more:
        "extension V { var idiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom } }"),
    Case(
      "sums of lengths",
      body: """
        ScrollView {
          Text("a").lineLimit(1).frame(width: 2 * K.width)
          Text("b").lineLimit(1).frame(width: UIScreen.main.bounds.width - 32)
          Text("c").lineLimit(1).padding(.small)
          Text("d").lineLimit(1).frame(maxWidth: UIScreen.main.bounds.width * 0.5)
          Text("e").lineLimit(1).frame(width: UIScreen.main.bounds.width / 2)
          Text("f").lineLimit(1).frame(width: K.wide - K.width / 2)
          Text("g").lineLimit(n + 1)
          Text("h").lineLimit(1).frame(width: K.loop)
          Text("i").lineLimit(1).frame(width: K.width / 0)
          Text("j").lineLimit(1).frame(width: Self.wide)
        }
        """, "a: body, 1 lines, 80.0", "b: body, 1 lines, 343.0", "c: body, 1 lines, 359.0",
      "d: body, 1 lines, 0.0–375.0", "e: body, 1 lines, 0.0–375.0", "f: body, 1 lines, 140.0",
      "g: body, 1–0 lines, 375.0", "h: body, 1 lines, 0.0–any", "i: body, 1 lines, 0.0–any",
      "j: body, 1 lines, 120.0",
      more: """
        extension V { static let wide = K.width * 3 }
        enum K {
          static let width: CGFloat = 40
          static var wide: CGFloat { 4 * width }
          static let loop: CGFloat = loop + 1
        }
        extension CGFloat { static let small: CGFloat = 8 }
        """),
  ]
}
