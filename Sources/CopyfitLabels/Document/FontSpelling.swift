internal import CopyfitDynamicType
internal import CopyfitSourceText

/// A font as written in a label file: in an app's notation, such as `custom("Inter", size: 17, relativeTo: .body)`, or
/// as an object if that notation cannot express it.
struct FontSpelling {
  /// The member `font`.
  let json: JSONValue
  /// The font in an app's notation.
  let text: String

  init(_ font: Font) {
    let descriptor = font.descriptor
    let spelled = Self.isReadable(font, as: descriptor) ? font : Self.font(of: descriptor)
    text = spelled.description
    json =
      switch (descriptor.face, descriptor.sizing) {
      case (.named(let name, let family?), _): Self.object(name, family: family, descriptor)
      case (.system, .metrics): Self.object("system", family: nil, descriptor)
      default: .string(text)
      }
  }

  /// Whether a font's text can be parsed as a font with the same descriptor.
  private static func isReadable(_ font: Font, as descriptor: FontDescriptor) -> Bool {
    !font.isConcrete && (try? Font(parsing: font.description))?.descriptor == descriptor
  }

  /// The font in an app's notation with this descriptor, or the nearest one.
  private static func font(of descriptor: FontDescriptor) -> Font {
    var font = provider(of: descriptor)
    if descriptor.minimumPointSize != nil || descriptor.maximumPointSize != nil {
      font = font.modified(
        by: .pointSizeLimits(
          minimum: descriptor.minimumPointSize, maximum: descriptor.maximumPointSize))
    }
    if descriptor.sizeFactor != 1 { font = font.modified(by: .scaled(by: descriptor.sizeFactor)) }
    if let weight = descriptor.weight, font.descriptor.weight != weight {
      font = font.modified(by: .weight(weight))
    }
    if let width = descriptor.resolvedWidth { font = font.modified(by: .width(width)) }
    return traits(of: descriptor).reduce(font) { $0.modified(by: $1) }
  }

  private static func provider(of descriptor: FontDescriptor) -> Font {
    let size = descriptor.pointSize
    switch (descriptor.face, descriptor.sizing) {
    case (.system(let design), .textStyle(let style)):
      return .system(style, design: design, weight: descriptor.weight)
    case (.system(let design), .fixed):
      return .system(size: size, weight: descriptor.weight, design: design)
    case (.system, .metrics(let style)):
      return .custom(".AppleSystemUIFont", size: size, relativeTo: style)
    case (.named(let name, _), .fixed), (.family(let name), .fixed):
      return .custom(name, fixedSize: size)
    case (.named(let name, _), .metrics(let style)), (.named(let name, _), .textStyle(let style)),
      (.family(let name), .metrics(let style)), (.family(let name), .textStyle(let style)):
      return .custom(name, size: size, relativeTo: style)
    case (.file(let path, _), _): return .custom(path, fixedSize: size)
    }
  }

  private static func traits(of descriptor: FontDescriptor) -> [Font.Modifier] {
    var all: [Font.Modifier] = []
    if descriptor.isItalic { all.append(.italic) }
    if descriptor.traits.contains(.bold) { all.append(.bold) }
    if descriptor.traits.contains(.monospaced) { all.append(.monospaced) }
    if descriptor.traits.contains(.tightLeading) { all.append(.leading(.tight)) }
    if descriptor.traits.contains(.looseLeading) { all.append(.leading(.loose)) }
    return all + descriptor.variations.map { .variation($0) }
      + descriptor.features.map { .feature($0) }
  }

  /// The font as an object, which can contain the family of a face, and the style that the system font grows with.
  private static func object(
    _ name: String, family: String?, _ descriptor: FontDescriptor
  ) -> JSONValue {
    let traits = descriptor.traits
    let leading =
      traits.contains(.tightLeading) ? "tight" : traits.contains(.looseLeading) ? "loose" : nil
    let variations = numbers(descriptor.variations.map { ($0.axis, $0.value) })
    let features = numbers(descriptor.features.map { ($0.tag, Double($0.value)) })
    var design: FontDesign?
    if case .system(let own) = descriptor.face, own != .standard { design = own }
    return .sparse([
      "name": .string(name), "family": family.map(JSONValue.string),
      "size": .number(descriptor.pointSize),
      "relativeTo": descriptor.textStyle.map { .string($0.name) },
      "minimumSize": descriptor.minimumPointSize.map(JSONValue.number),
      "maximumSize": descriptor.maximumPointSize.map(JSONValue.number),
      "weight": descriptor.weight.map { weight in
        weight.name.map(JSONValue.string) ?? .int(weight.rawValue)
      },
      "design": design.map { .string($0.rawValue) },
      "width": descriptor.resolvedWidth.map { .number($0.rawValue) },
      "italic": descriptor.isItalic ? .bool(true) : nil,
      "bold": traits.contains(.bold) ? .bool(true) : nil,
      "monospaced": traits.contains(.monospaced) ? .bool(true) : nil,
      "leading": leading.map(JSONValue.string),
      "scaled": descriptor.sizeFactor == 1 ? nil : .number(descriptor.sizeFactor),
      "variations": variations, "features": features,
    ])
  }

  /// The last number of each tag; `nil` if there are no tags.
  private static func numbers(_ all: [(tag: FontTag, value: Double)]) -> JSONValue? {
    var fields: [JSONValue.Field] = []
    for (tag, value) in all {
      fields.removeAll { $0.name == tag.description }
      fields.append(JSONValue.Field(name: tag.description, value: .number(value)))
    }
    return fields.isEmpty ? nil : .object(fields)
  }
}
