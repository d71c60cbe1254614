/// Reads providers.
extension FontArguments {
  mutating func system() throws(DynamicTypeError) -> Font.Provider {
    if let first = takeFirst() {
      let style = try Self.style(first)
      let (weight, design) = try (weight("weight"), design("design"))
      try finish(known: ["design", "weight"])
      return .textStyle(style, design: design, weight: weight)
    }
    guard let size = take("size") else { throw missing("a text style or 'size:'") }
    let points = try Self.size(size, "size")
    let (weight, design) = try (weight("weight"), design("design"))
    try finish(known: ["size", "weight", "design"])
    return .system(size: points, weight: weight, design: design)
  }

  mutating func custom() throws(DynamicTypeError) -> Font.Provider {
    guard let first = takeFirst() else { throw missing("the font's name") }
    let name = try Self.string(first, "font's name")
    if let fixed = take("fixedSize") {
      let points = try Self.size(fixed, "size")
      try finish(known: ["size", "fixedSize", "relativeTo"])
      return .named(name, size: points, relativeTo: nil)
    }
    guard let size = take("size") else { throw missing("'size:' or 'fixedSize:'") }
    let points = try Self.size(size, "size")
    let style = try take("relativeTo").map(Self.style) ?? .body
    try finish(known: ["size", "fixedSize", "relativeTo"])
    return .named(name, size: points, relativeTo: style)
  }

  mutating func weight(_ label: String) throws(DynamicTypeError) -> FontWeight? {
    guard let found = take(label) else { return nil }
    return try Self.weight(found)
  }

  mutating func design(_ label: String) throws(DynamicTypeError) -> FontDesign {
    guard let found = take(label) else { return .standard }
    return try Self.choice(found, "design", known: FontDesign.allCases.map(\.rawValue)) {
      FontDesign(rawValue: $0)
    }
  }

  static func style(_ found: Found) throws(DynamicTypeError) -> TextStyle {
    try choice(found, "text style", known: TextStyle.allCases.map(\.name)) { TextStyle(name: $0) }
  }

  /// A weight, by its name, its trait's value or its class.
  private static func weight(_ found: Found) throws(DynamicTypeError) -> FontWeight {
    guard case .number(let number) = found.value else {
      return try choice(found, "weight", known: FontWeight.names) { FontWeight(name: $0) }
    }
    guard let weight = FontWeight(number: number) else {
      throw outOfRange(found, "weight", "a trait between -1 and 1 or a class from 1 to 1000")
    }
    return weight
  }

  static func width(_ found: Found) throws(DynamicTypeError) -> FontWidth {
    guard case .number(let number) = found.value else {
      return try choice(found, "width", known: FontWidth.names) { FontWidth(name: $0) }
    }
    guard (-1...1).contains(number) else {
      throw outOfRange(found, "width", "a trait from -1 to 1")
    }
    return FontWidth(rawValue: number)
  }

  private static func tag(_ found: Found, _ what: String) throws(DynamicTypeError) -> FontTag {
    let name = try string(found, what)
    guard let tag = FontTag(name: name) else {
      throw invalid(found, what, "up to four characters of ASCII")
    }
    return tag
  }
}

/// Reads modifiers.
extension FontArguments {
  /// A modifier's name, and the function that reads its arguments.
  struct Reader: Sendable {
    let name: String
    let read: @Sendable (inout FontArguments) throws(DynamicTypeError) -> Font.Modifier
  }

  static let modifiers: [Reader] =
    [
      plain("italic", .italic), plain("bold", .bold), plain("monospaced", .monospaced),
      plain("monospacedDigit", .monospacedDigit), plain("smallCaps", .smallCaps),
      plain("lowercaseSmallCaps", .lowercaseSmallCaps),
      plain("uppercaseSmallCaps", .uppercaseSmallCaps),
    ] + [
      Reader(name: "weight") { a throws(DynamicTypeError) in
        .weight(try weight(try a.only("a weight such as .medium")))
      },
      Reader(name: "width") { a throws(DynamicTypeError) in
        .width(try width(try a.only("a width such as .condensed")))
      },
      Reader(name: "leading") { a throws(DynamicTypeError) in
        .leading(try leading(try a.only("a leading such as .tight")))
      },
      Reader(name: "scaled") { a throws(DynamicTypeError) in
        .scaled(by: try a.factor())
      },
      Reader(name: "pointSizeLimits") { a throws(DynamicTypeError) in try a.limits() },
      Reader(name: "variation") { a throws(DynamicTypeError) in try a.variation() },
      Reader(name: "feature") { a throws(DynamicTypeError) in try a.feature() },
    ]

  private static func plain(_ name: String, _ modifier: Font.Modifier) -> Reader {
    Reader(name: name) { arguments throws(DynamicTypeError) in
      try arguments.finish(known: [])
      return modifier
    }
  }

  private mutating func only(_ what: String) throws(DynamicTypeError) -> Found {
    guard let found = takeFirst() else { throw missing(what) }
    try finish(known: [])
    return found
  }

  private static func leading(_ found: Found) throws(DynamicTypeError) -> Font.Leading {
    try choice(found, "leading", known: Font.Leading.allCases.map(\.rawValue)) {
      Font.Leading(rawValue: $0)
    }
  }

  private mutating func factor() throws(DynamicTypeError) -> Double {
    guard let found = take("by") ?? takeFirst() else { throw missing("'by:' and a factor") }
    try finish(known: ["by"])
    return try Self.size(found, "factor")
  }

  private mutating func limits() throws(DynamicTypeError) -> Font.Modifier {
    let minimum = try limit("minimum")
    let maximum = try limit("maximum")
    try finish(known: ["minimum", "maximum"])
    guard minimum != nil || maximum != nil else { throw missing("'minimum:' or 'maximum:'") }
    return .pointSizeLimits(minimum: minimum, maximum: maximum)
  }

  mutating func limit(_ label: String) throws(DynamicTypeError) -> Double? {
    guard let found = take(label) else { return nil }
    return try Self.size(found, label)
  }

  private mutating func variation() throws(DynamicTypeError) -> Font.Modifier {
    guard let axis = takeFirst() else { throw missing("an axis such as \"wght\"") }
    guard let value = takeFirst() else { throw missing("a coordinate") }
    try finish(known: [])
    let tag = try Self.tag(axis, "axis")
    return .variation(FontVariation(axis: tag, value: try Self.number(value, "coordinate")))
  }

  private mutating func feature() throws(DynamicTypeError) -> Font.Modifier {
    guard let name = takeFirst() else { throw missing("a feature such as \"tnum\"") }
    let value = takeFirst()
    try finish(known: [])
    let tag = try Self.tag(name, "feature")
    guard let value else { return .feature(FontFeature(tag)) }
    let number = try Self.number(value, "value of the feature")
    guard let setting = UInt32(exactly: number) else {
      throw Self.outOfRange(value, "value of the feature", "a whole number from 0 on")
    }
    return .feature(FontFeature(tag, setting))
  }
}
