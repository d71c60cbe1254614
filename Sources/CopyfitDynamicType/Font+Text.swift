extension Font: CustomStringConvertible {
  /// The font as written in an app, such as `body.italic().weight(.medium)`.
  public var description: String {
    ([provider.text] + modifiers.map(\.text)).joined(separator: ".")
  }

  /// The provider and modifiers as a tree, with the last modifier first.
  ///
  /// Each step has its own line, indented below the modifier that is applied to it, to a depth of `maximumModifiers`.
  public var tree: String {
    let steps = modifiers.reversed().map(\.text) + [provider.text]
    return steps.enumerated().map { depth, step in
      String(repeating: "  ", count: min(depth, Self.maximumModifiers)) + step
    }.joined(separator: "\n")
  }
}

extension Font.Provider {
  fileprivate var text: String {
    switch self {
    case .textStyle(let style, .standard, nil):
      return style.name
    case .textStyle(let style, let design, let weight):
      return Font.call("system", [".\(style)"] + Font.arguments(weight, design))
    case .system(let size, let weight, let design):
      return Font.call("system", ["size: \(Font.number(size))"] + Font.arguments(weight, design))
    case .named(let name, let size, nil):
      return Font.call("custom", [Font.quoted(name), "fixedSize: \(Font.number(size))"])
    case .named(let name, let size, let style?):
      return Font.call(
        "custom", [Font.quoted(name), "size: \(Font.number(size))", "relativeTo: .\(style)"])
    case .concrete(let descriptor):
      return descriptor.description
    }
  }
}

extension Font.Modifier {
  fileprivate var text: String {
    switch self {
    case .italic: "italic()"
    case .bold: "bold()"
    case .weight(let weight): "weight(\(weight))"
    case .width(let width): "width(\(width))"
    case .monospaced: "monospaced()"
    case .monospacedDigit: "monospacedDigit()"
    case .smallCaps: "smallCaps()"
    case .lowercaseSmallCaps: "lowercaseSmallCaps()"
    case .uppercaseSmallCaps: "uppercaseSmallCaps()"
    case .leading(let leading): "leading(.\(leading.rawValue))"
    case .scaled(let factor): "scaled(by: \(Font.number(factor)))"
    case .pointSizeLimits(let minimum, let maximum):
      Font.call(
        "pointSizeLimits",
        [
          minimum.map { "minimum: \(Font.number($0))" },
          maximum.map { "maximum: \(Font.number($0))" },
        ].compactMap { $0 })
    case .variation(let variation):
      "variation(\(Font.quoted(variation.axis.description)), \(Font.number(variation.value)))"
    case .feature(let feature):
      "feature(\(Font.quoted(feature.tag.description)), \(feature.value))"
    }
  }
}

extension Font {
  fileprivate static func call(_ name: String, _ arguments: [String]) -> String {
    "\(name)(\(arguments.joined(separator: ", ")))"
  }

  fileprivate static func arguments(_ weight: FontWeight?, _ design: FontDesign) -> [String] {
    [
      weight.map { "weight: \($0)" },
      design == .standard ? nil : "design: .\(design.rawValue)",
    ].compactMap { $0 }
  }

  /// A number without unnecessary digits.
  static func number(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  static func quoted(_ text: String) -> String {
    let escaped = text.flatMap { character -> [Character] in
      character == "\"" || character == "\\" ? ["\\", character] : [character]
    }
    return "\"\(String(escaped))\""
  }
}

extension FontWeight: CustomStringConvertible {
  /// The name after a dot, such as `.medium`, or else the weight class.
  public var description: String { name.map { "." + $0 } ?? String(rawValue) }
}

extension FontWidth: CustomStringConvertible {
  /// The name after a dot, such as `.condensed`, or else the trait's value.
  public var description: String { name.map { "." + $0 } ?? Font.number(rawValue) }
}

extension FontDescriptor: CustomStringConvertible {
  /// The face, its size and settings, such as `descriptor("Inter-Bold", size: 17, style: .body)`.
  public var description: String {
    var parts = face.parts + ["size: \(Font.number(pointSize))"]
    switch sizing {
    case .fixed: break
    case .textStyle(let style): parts.append("style: .\(style)")
    case .metrics(let style): parts.append("relativeTo: .\(style)")
    }
    if let minimumPointSize { parts.append("minimum: \(Font.number(minimumPointSize))") }
    if let maximumPointSize { parts.append("maximum: \(Font.number(maximumPointSize))") }
    if let weight { parts.append("weight: \(weight)") }
    if let width { parts.append("width: \(width)") }
    if !traits.isEmpty {
      parts.append("traits: \(Font.quoted(traits.names.joined(separator: " ")))")
    }
    if sizeFactor != 1 { parts.append("scaledBy: \(Font.number(sizeFactor))") }
    let settings = [
      ("variations", variations.map { "\($0.axis) \(Font.number($0.value))" }),
      ("features", features.map { "\($0.tag) \($0.value)" }),
    ]
    for (name, values) in settings where !values.isEmpty {
      parts.append("\(name): \(Font.quoted(values.joined(separator: ", ")))")
    }
    return Font.call("descriptor", parts)
  }
}

extension FontDescriptor.Face {
  fileprivate var parts: [String] {
    switch self {
    case .system(let design):
      ["system"] + (design == .standard ? [] : ["design: .\(design.rawValue)"])
    case .named(let name, let family):
      [Font.quoted(name)] + (family.map { ["family: \(Font.quoted($0))"] } ?? [])
    case .family(let family): ["family: \(Font.quoted(family))"]
    case .file(let path, let index):
      ["file: \(Font.quoted(path))"] + (index == 0 ? [] : ["index: \(index)"])
    }
  }
}
