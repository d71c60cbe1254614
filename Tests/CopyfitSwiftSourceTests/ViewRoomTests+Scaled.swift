/// Tiny sources with lengths that grow with the text, each 40 points at the size `large`.
extension ViewRoomTests {
  private static func scaled(
    _ name: String, _ body: String, _ room: String,
    _ metric: String = "@ScaledMetric private var h = 40.0"
  ) -> Case {
    Case(name, body: body, "a: body, \(room)").with("extension V { \(metric) }")
  }

  private static let unknown = "375.0, 'frame' in the code decides its room"
  private static let frame = #"Text("a").frame(height: h)"#

  static let scaled: [Case] = [
    scaled("a height", frame, "375.0, 40.0 high, scaled as body"),
    scaled(
      "a height with a style", frame, "375.0, 40.0 high, scaled as title2",
      "@ScaledMetric(relativeTo: .title2) private var h: CGFloat = 40"),
    scaled(
      "a height with a style by its full name", frame, "375.0, 40.0 high, scaled as caption1",
      "@ScaledMetric(relativeTo: Font.TextStyle.caption) private var h = 40.0"),
    scaled(
      "a height in the attribute", frame, "375.0, 40.0 high, scaled as footnote",
      "@ScaledMetric(wrappedValue: 40, relativeTo: .footnote) private var h: CGFloat"),
    scaled(
      "a constant as the height", frame, "375.0, 40.0 high, scaled as body",
      "static let high = 40.0; @ScaledMetric private var h = Self.high"),
    scaled(
      "a style of a package", frame, unknown,
      "@ScaledMetric(relativeTo: .compound.body) private var h = 40.0"),
    scaled("a height without a value", frame, unknown, "@ScaledMetric private var h: CGFloat"),
    scaled(
      "a height from an initializer", frame, unknown,
      "@ScaledMetric private var h = 40.0; init() { _h = ScaledMetric(wrappedValue: 9) }"),
    scaled(
      "a height from a call", frame, "0.0–any, 'frame' in the code decides its room",
      "@ScaledMetric var h = 40.0; func other() { print(V(h: 9)) }"),
    scaled(
      "a height from a call of Self", frame, unknown,
      "@ScaledMetric var h = 40.0; func other() { print(Self(h: 9)) }"),
    scaled(
      "a height that only its own type can give", frame, "375.0, 40.0 high, scaled as body",
      "@ScaledMetric var h = 40.0"),
    scaled(
      "a maximum where no height is offered", #"ScrollView { Text("a").frame(maxHeight: h) }"#,
      unknown),
    scaled(
      "a height with another wrapper", frame, unknown, "@Other @ScaledMetric private var h = 40.0"),
    scaled(
      "a maximum", #"Text("a").frame(maxHeight: h)"#, "375.0, at most 40.0 high, scaled as body"),
    scaled(
      "a lower maximum in it", #"VStack { Text("a").frame(maxHeight: 30) }.frame(height: h)"#,
      "375.0, at most 30.0 high"),
    scaled(
      "a minimum in it", #"Text("a").frame(minHeight: 30).frame(height: h)"#,
      "375.0, 'ScaledMetric' in the code decides its room"),
    scaled(
      "padding in it", #"Text("a").padding(.vertical, 4).frame(height: h)"#,
      "375.0, at most 40.0 high, scaled as body"),
    scaled(
      "a shared height", #"VStack { Text("a"); Color.red }.frame(height: h)"#,
      "375.0, at most 40.0 high, scaled as body"),
    scaled(
      "a limit of the text sizes in it",
      #"Text("a").dynamicTypeSize(...DynamicTypeSize.large).frame(height: h)"#,
      "to large, 375.0, 'dynamicTypeSize' in the code decides its room"),
    // At the sizes from `xSmall` to `accessibility5`, a body of 40 points has 34.5 to 112.5.
    scaled(
      "a width", #"ScrollView { Text("a").frame(width: h) }"#, "34.0–113.0, grows"),
    scaled(
      "a maximum of the width", #"ScrollView { Text("a").frame(maxWidth: h) }"#,
      "34.0–113.0, grows"),
    scaled(
      "padding", #"ScrollView { Text("a").padding(.leading, h) }"#, "262.0–341.0, grows"),
    scaled(
      "padding at both sides", #"ScrollView { Text("a").padding(.horizontal, h) }"#,
      "149.0–307.0, grows"),
  ]
}
