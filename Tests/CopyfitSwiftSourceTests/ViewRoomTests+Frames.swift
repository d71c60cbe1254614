/// Tiny sources with frames whose lengths may be missing or depend on a condition.
extension ViewRoomTests {
  static let frames: [Case] = [
    frame("a missing width", "width: nil", "375.0"),
    frame("one of two widths", "width: on ? 100 : 200", "100.0–200.0"),
    frame("a width or none", "width: on ? nil : 90", "90.0–375.0"),
    frame("one of three widths", "width: on ? 50 : off ? 70 : nil", "50.0–375.0"),
    frame("a width or an unknown one", "width: on ? 100 : size", "0.0–any"),
    frame("all the width or none", "maxWidth: on ? .infinity : nil", "375.0"),
    frame("a maximum or none", "maxWidth: on ? 100 : nil", "100.0–375.0"),
    frame("a height or none", "height: on ? 20 : nil", "375.0"),
    Case(
      "a height or none, of a text that grows",
      body: #"ScrollView { Text("a").frame(height: on ? 20 : nil) }"#,
      "a: body, 375.0, a frame of a fixed height limits the lines"),
  ]

  private static func frame(_ name: String, _ arguments: String, _ width: String) -> Case {
    Case(name, body: #"Text("a").lineLimit(1).frame(\#(arguments))"#, "a: body, 1 lines, \(width)")
  }
}
