internal import CopyfitSourceText

/// Reads the room for a text in XLIFF.
enum XLIFFSizes {
  /// The limit from the attributes of XLIFF 1.2; those of the target override those of its unit.
  static func limit(
    _ attributes: [String: String], at place: @autoclosure () -> SourcePosition,
    over outer: TextLimit? = nil
  ) -> TextLimit? {
    guard attributes.keys.contains(where: lengths.contains) else { return outer }
    let position = place()
    var limit = outer ?? TextLimit(unit: "pixel", position: position)
    let width = range("width", in: attributes)
    let height = range("height", in: attributes)
    let bytes = range("bytes", in: attributes)
    guard !width.isEmpty || !height.isEmpty || !bytes.isEmpty else { return outer }
    limit.position = position
    limit.unit = attributes["size-unit"].map { trimmed($0).lowercased() } ?? limit.unit
    if !width.isEmpty { limit.width = width }
    if !height.isEmpty { limit.height = height }
    if !bytes.isEmpty { limit.bytes = bytes }
    limit.font = attributes["font"] ?? limit.font
    return limit
  }

  /// The invalid limits, as written: not a number, or a minimum above the maximum.
  static func broken(_ attributes: [String: String]) -> [String] {
    let numbers = attributes.filter { lengths.contains($0.key) && number($0.value) == nil }
    let ranges = attributes.filter { name, value in
      name.hasSuffix("Restriction")
        && (name.hasSuffix(":sizeRestriction") || name.hasSuffix(":storageRestriction"))
        && restriction(value) == nil && value != "*"
    }
    guard !numbers.isEmpty || !ranges.isEmpty else { return [] }
    let names = lengths.filter { numbers[$0] != nil } + ranges.keys.sorted()
    return names.map { "\($0.shortened)=\((attributes[$0] ?? "").quoted)" }
  }

  /// The attributes of XLIFF 1.2 with lengths.
  private static let lengths = [
    "minwidth", "maxwidth", "minheight", "maxheight", "minbytes", "maxbytes",
  ]

  private static func range(_ name: String, in attributes: [String: String]) -> TextLimit.Range {
    TextLimit.Range(
      minimum: attributes["min" + name].flatMap(number),
      maximum: attributes["max" + name].flatMap(number))
  }

  /// A finite number that is not negative.
  private static func number(_ text: some StringProtocol) -> Double? {
    let digits = trimmed(String(text))
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }),
      let number = Double(digits), number <= largest
    else { return nil }
    return number
  }

  /// The maximum of a limit in any unit; no text of a label is larger.
  private static let largest = 1e6

  /// The units of the size-restriction module.
  struct Profiles {
    /// The unit of `sizeRestriction`: code points unless another profile is named.
    var general = "char"
    /// The encoding whose code units `storageRestriction` counts.
    var storage = TextLimit.Encoding.utf8

    /// Reads a `<profiles>` element.
    mutating func read(_ attributes: [String: String]) {
      if let name = attributes["generalProfile"], !name.isEmpty {
        general = name == "xliff:codepoints" ? "char" : name
      }
      switch attributes["storageProfile"] {
      case "xliff:utf8": storage = .utf8
      case "xliff:utf16": storage = .utf16
      case "xliff:utf32": storage = .utf32
      default: break
      }
    }
  }

  /// The attributes of XLIFF 2.x's size-restriction module.
  static func restriction(
    _ attributes: [String: String], _ profiles: Profiles,
    at place: @autoclosure () -> SourcePosition, over outer: TextLimit? = nil
  ) -> TextLimit? {
    let size = value("sizeRestriction", in: attributes).flatMap(restriction)
    let storage = value("storageRestriction", in: attributes).flatMap(restriction)
    guard size != nil || storage != nil else { return outer }
    let position = place()
    var limit = outer ?? TextLimit(unit: profiles.general, position: position)
    limit.position = position
    if let size { (limit.width, limit.unit) = (size, profiles.general) }
    if let storage { (limit.bytes, limit.encoding) = (storage, profiles.storage) }
    return limit
  }

  /// `max` or `min,max`; `*` means no limit.
  private static func restriction(_ text: String) -> TextLimit.Range? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count <= 2, let last = parts.last else { return nil }
    let range = TextLimit.Range(
      minimum: parts.count == 2 ? number(parts[0]) : nil, maximum: number(last))
    let isReversed = (range.minimum ?? 0) > (range.maximum ?? .infinity)
    return range.isEmpty || isReversed ? nil : range
  }

  /// The value of a module's attribute, whose prefix the document chooses.
  private static func value(_ name: String, in attributes: [String: String]) -> String? {
    attributes["slr:" + name]
      ?? attributes.keys.sorted().first { $0.hasSuffix(":" + name) }.flatMap { attributes[$0] }
  }
}
