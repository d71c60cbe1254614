internal import CopyfitDynamicType
internal import CopyfitLabels
internal import CopyfitSwiftTree
internal import CopyfitUnicode

extension CodeControl: Storable {
  func write(to writer: inout FactWriter) {
    writer.write(values: name, place, element, surface, isInBuiltInCell, font, ignoresChanges)
    writer.write(values: fontDoubt)
    writer.write(
      values: setting, room, stack, view, heightDoubt, height, mayShrink, doubts, containers)
  }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    self.init(
      name: try reader.value(), place: try reader.value(), element: try reader.value(),
      surface: try reader.value())
    isInBuiltInCell = try reader.value()
    font = try reader.value()
    ignoresChanges = try reader.value()
    fontDoubt = try reader.value()
    setting = try reader.value()
    room = try reader.value()
    stack = try reader.value()
    view = try reader.value()
    heightDoubt = try reader.value()
    height = try reader.value()
    mayShrink = try reader.value()
    doubts = try reader.value()
    containers = try reader.value()
  }
}

extension CodeControl.Container: Storable {
  func write(to writer: inout FactWriter) {
    writer.write(values: name, place, room, height, heightDoubt, fontName)
  }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    self.init(
      name: try reader.value(), place: try reader.value(), room: try reader.value(),
      height: try reader.value(), heightDoubt: try reader.value(), fontName: try reader.value())
  }
}

extension ControlHeight: Storable {
  func write(to writer: inout FactWriter) { writer.write(values: points, style, isExact) }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    self.init(
      points: try reader.value(), style: try reader.value(), isExact: try reader.value())
  }
}

/// The settings that code of controls and views has; others are not stored.
extension Label.Setting: Storable {
  func write(to writer: inout FactWriter) {
    writer.write(values: lines.atLeast, lines.atMost, lineBreakMode, shrinking.minimumScaleFactor)
    writer.write(values: minimumCategory, maximumCategory, allowsTightening, letterSpacing)
    writer.write(values: textCase)
  }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    self.init()
    lines = Label.LineLimit(atLeast: try reader.value(), atMost: try reader.value())
    lineBreakMode = try reader.value()
    shrinking.minimumScaleFactor = try reader.value()
    minimumCategory = try reader.value()
    maximumCategory = try reader.value()
    allowsTightening = try reader.value()
    letterSpacing = try reader.value()
    textCase = try reader.value()
  }
}

extension Doubt: Storable {
  func write(to writer: inout FactWriter) { writer.write(text) }
  init(from reader: inout FactReader) throws(SwiftTreeError) { self.init(try reader.text()) }
}

extension ContentSizeCategory: Storable {}
extension Label.Element: Storable {}
extension LineBreakMode: Storable {}

extension ControlRoom: Storable {
  func write(to writer: inout FactWriter) { writer.write(values: least, most, doubt) }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    self.init(
      least: try reader.value(), most: try reader.value(), doubt: try reader.value())
  }
}

extension ControlRoom.Length: Storable {
  func write(to writer: inout FactWriter) { writer.write(values: floor, fixed, beyondScreen) }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    self.init(
      floor: try reader.value(), fixed: try reader.value(), beyondScreen: try reader.value())
  }
}

/// Fonts from functions of UIKit and SwiftUI; other fonts are not stored.
extension FontDescriptor: Storable {
  func write(to writer: inout FactWriter) {
    let name: String? = if case .named(let name, _) = face { name } else { nil }
    let design: FontDesign? = if case .system(let design) = face { design } else { nil }
    let isScaled = if case .metrics = sizing { true } else { false }
    writer.write(values: name, design, pointSize, textStyle, isScaled, weight, traits)
    writer.write(values: features)
  }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    let name: String? = try reader.value()
    let design: FontDesign? = try reader.value()
    let pointSize: Double = try reader.value()
    let style: TextStyle? = try reader.value()
    let isScaled: Bool = try reader.value()
    self.init(
      face: name.map { .named($0, family: nil) } ?? .system(design ?? .standard),
      pointSize: pointSize,
      sizing: style.map { isScaled ? .metrics($0) : .textStyle($0) } ?? .fixed,
      weight: try reader.value(), traits: try reader.value())
    features = try reader.value()
  }
}

extension FontFeature: Storable {
  func write(to writer: inout FactWriter) {
    writer.write(values: Int(tag.rawValue), Int(value))
  }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    let tag = try reader.number()
    self.init(
      FontTag(rawValue: UInt32(truncatingIfNeeded: tag)),
      UInt32(truncatingIfNeeded: try reader.number()))
  }
}

extension FontDesign: Storable {}
extension FontWeight: Storable {}
extension TextCase: Storable {}
extension TextStyle: Storable {}
extension SymbolicTraits: Storable {}
