/// Reads descriptors as they describe themselves.
extension FontArguments {
  private static let descriptorLabels = [
    "family", "file", "index", "design", "size", "style", "relativeTo", "minimum", "maximum",
    "weight", "width", "traits", "scaledBy", "variations", "features",
  ]

  mutating func descriptor() throws(DynamicTypeError) -> Font.Provider {
    let face = try face()
    guard let size = take("size") else { throw missing("'size:'") }
    var descriptor = FontDescriptor(face: face, pointSize: try Self.size(size, "size"))
    if let style = take("style") {
      descriptor.sizing = .textStyle(try Self.style(style))
    } else if let style = take("relativeTo") {
      descriptor.sizing = .metrics(try Self.style(style))
    }
    descriptor.minimumPointSize = try limit("minimum")
    descriptor.maximumPointSize = try limit("maximum")
    descriptor.weight = try weight("weight")
    if let width = take("width") { descriptor.width = try Self.width(width) }
    if let traits = take("traits") { descriptor.traits = try Self.traits(traits) }
    if let factor = take("scaledBy") { descriptor.sizeFactor = try Self.size(factor, "factor") }
    for setting in try settings("variations") {
      descriptor.variations.append(FontVariation(axis: setting.tag, value: setting.value))
    }
    for setting in try settings("features") {
      guard let value = UInt32(exactly: setting.value) else { throw missing("whole 'features:'") }
      descriptor.features.append(FontFeature(setting.tag, value))
    }
    try finish(known: Self.descriptorLabels)
    return .concrete(descriptor)
  }

  private mutating func face() throws(DynamicTypeError) -> FontDescriptor.Face {
    let first = takeFirst()
    let family = try take("family").map { found throws(DynamicTypeError) in
      try Self.string(found, "family")
    }
    if let first, first.value == .name("system") { return .system(try design("design")) }
    if let first { return .named(try Self.string(first, "font's name"), family: family) }
    if let family { return .family(family) }
    guard let file = take("file") else { throw missing("a name, 'family:' or 'file:'") }
    let index = try take("index").map { found throws(DynamicTypeError) in
      try Self.number(found, "index")
    }
    guard let number = Int(exactly: index ?? 0) else { throw missing("a whole 'index:'") }
    return .file(path: try Self.string(file, "file"), index: number)
  }

  private static func traits(_ found: Found) throws(DynamicTypeError) -> SymbolicTraits {
    var traits: SymbolicTraits = []
    for name in try string(found, "traits").split(separator: " ") {
      guard let trait = SymbolicTraits(name: String(name)) else {
        throw invalid(found, "traits", SymbolicTraits.allNames.joined(separator: ", "))
      }
      traits.insert(trait)
    }
    return traits
  }

  /// Settings such as `wght 450, slnt -5`; a tag is four characters, of which some may be commas or spaces.
  private mutating func settings(
    _ label: String
  ) throws(DynamicTypeError) -> [(tag: FontTag, value: Double)] {
    guard let found = take(label) else { return [] }
    var settings: [(tag: FontTag, value: Double)] = []
    var rest = ", " + (try Self.string(found, label))
    while !rest.isEmpty {
      let name = rest.dropFirst(2).prefix(4)
      let number = rest.dropFirst(7).prefix { $0 != "," }
      guard rest.hasPrefix(", "), rest.dropFirst(6).first == " ",
        let tag = FontTag(name: String(name)), let value = Double(number), value.isFinite
      else { throw Self.invalid(found, label, "tags with numbers such as wght 450, slnt -5") }
      settings.append((tag: tag, value: value))
      rest = String(rest.dropFirst(7 + number.count))
    }
    return settings
  }
}
