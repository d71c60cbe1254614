internal import CopyfitDynamicType
internal import CopyfitLabels
internal import CopyfitSwiftTree

extension CodeControl: Storable {
  func write(to writer: inout FactWriter) {
    writer.write(values: name, place, element, isInBuiltInCell, font, ignoresChanges)
    writer.write(values: setting.lines.atLeast, setting.lines.atMost, setting.lineBreakMode)
    writer.write(values: setting.minimumCategory, setting.maximumCategory)
    writer.write(values: setting.shrinking.minimumScaleFactor, room, hasLimitedHeight, mayShrink)
    writer.write(values: doubts.map(\.text))
  }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    self.init(name: try reader.value(), place: try reader.value(), element: try reader.value())
    isInBuiltInCell = try reader.value()
    font = try reader.value()
    ignoresChanges = try reader.value()
    setting.lines = Label.LineLimit(atLeast: try reader.value(), atMost: try reader.value())
    setting.lineBreakMode = try reader.value()
    setting.minimumCategory = try reader.value()
    setting.maximumCategory = try reader.value()
    setting.shrinking.minimumScaleFactor = try reader.value()
    room = try reader.value()
    hasLimitedHeight = try reader.value()
    mayShrink = try reader.value()
    doubts = (try reader.value() as [String]).map { Doubt($0) }
  }
}

extension Label.Element: Storable {}
extension LineBreakMode: Storable {}

extension ControlRoom: Storable {
  func write(to writer: inout FactWriter) { writer.write(values: least, most) }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    self.init(least: try reader.value(), most: try reader.value())
  }
}

extension ControlRoom.Length: Storable {
  func write(to writer: inout FactWriter) { writer.write(values: fixed, beyondScreen) }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    let fixed = Self(points: try reader.value())
    self = fixed.lesser(Self(isOfScreen: true, points: try reader.value()))
  }
}

/// Fonts from UIKit's functions; other fonts are not stored.
extension FontDescriptor: Storable {
  func write(to writer: inout FactWriter) {
    let name: String? = if case .named(let name, _) = face { name } else { nil }
    let isScaled = if case .metrics = sizing { true } else { false }
    writer.write(values: name, pointSize, textStyle, isScaled, weight, traits)
  }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    let name: String? = try reader.value()
    let pointSize: Double = try reader.value()
    let style: TextStyle? = try reader.value()
    let isScaled: Bool = try reader.value()
    self.init(
      face: name.map { .named($0, family: nil) } ?? .system(.standard), pointSize: pointSize,
      sizing: style.map { isScaled ? .metrics($0) : .textStyle($0) } ?? .fixed,
      weight: try reader.value(), traits: try reader.value())
  }
}

extension FontWeight: Storable {}
extension ContentSizeCategory: Storable {}
extension TextStyle: Storable {}
extension SymbolicTraits: Storable {}
