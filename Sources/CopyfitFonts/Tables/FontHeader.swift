internal import CopyfitDynamicType

/// A face's properties in the tables `name`, `OS/2`, `head`, `hhea` and `fvar`.
///
/// Nothing else of the face is read, so that hundreds of faces can be searched in milliseconds.
struct FontHeader: Sendable {
  let names: FontNames
  let traits: FontTraits
  let verticalMetrics: VerticalMetrics
  /// The geometry in the tables, in design units, without `MVAR`'s deltas.
  let geometry: FontGeometry
  let axes: [FontAxis]
  let instances: [NamedInstance]
  /// The start of the names of instances without a name.
  let postScriptPrefix: String
  /// The range of the table `cmap`.
  let characterMap: Range<Int>

  /// Reads the tables of a face.
  init(_ bytes: Span<UInt8>, index: Int, path: String) throws(FontError) {
    let directory = try TableDirectory(bytes, index: index, path: path)
    let style = StyleTables(bytes, directory)
    guard StyleTables.unitsPerEmRange.contains(style.unitsPerEm) else {
      throw .invalidUnitsPerEm(path: path, value: style.unitsPerEm)
    }
    try directory.checkMetrics(bytes, path: path)
    let variations = VariationTable(bytes, at: directory["fvar"])
    let table = NameTable(
      bytes, at: directory["name"], others: variations.nameIdentifiers)
    names = FontNames(table, in: bytes)
    let axes = variations.axes.map { FontAxis($0, names: table, in: bytes) }
    let prefix = Self.postScriptPrefix(table, in: bytes)
    self.axes = axes
    postScriptPrefix = prefix
    instances = variations.instances.map {
      NamedInstance($0, axes: axes, prefix: prefix, names: table, in: bytes)
    }
    traits = FontTraits(
      weight: style.weight, width: style.width, isItalic: style.isItalic,
      isVariable: !variations.axes.isEmpty, revision: style.revision)
    verticalMetrics = style.verticalMetrics
    characterMap = directory["cmap"] ?? 0..<0
    geometry = style.geometry(slant: axes.first { $0.tag == "slnt" })
  }
}

extension FontNames {
  init(_ table: NameTable, in bytes: Span<UInt8>) {
    legacyFamily = table.text(.family, in: bytes)
    legacyStyle = table.text(.style, in: bytes)
    let typographicFamily = table.text(.typographicFamily, in: bytes)
    let typographicStyle = table.text(.typographicStyle, in: bytes)
    family = typographicFamily.isEmpty ? legacyFamily : typographicFamily
    style = typographicStyle.isEmpty ? legacyStyle : typographicStyle
    full = table.text(.full, in: bytes)
    postScript = table.text(.postScript, in: bytes)
    version = table.text(.version, in: bytes)
  }
}

extension NamedInstance {
  /// Names an instance according to Adobe Technical Note 5902 if `fvar` gives no PostScript name.
  init(
    _ record: VariationTable.Instance, axes: [FontAxis], prefix: String, names: NameTable,
    in bytes: Span<UInt8>
  ) {
    style = names.text(record.styleName, in: bytes)
    variations = zip(axes, record.coordinates).map { FontVariation(axis: $0.tag, value: $1) }
    let given = record.postScriptName.map { names.text($0, in: bytes) } ?? ""
    postScript = given.isEmpty ? prefix + "-" + FontHeader.letters(style) : given
  }
}

extension FontAxis {
  init(_ record: VariationTable.Axis, names: NameTable, in bytes: Span<UInt8>) {
    let name = names.text(record.name, in: bytes)
    self.init(
      tag: record.tag, name: name.isEmpty ? nil : name, minimum: record.minimum,
      defaultValue: record.defaultValue, maximum: record.maximum,
      isHidden: record.flags & 1 != 0)
  }
}

extension FontHeader {
  /// Source: Adobe Technical Note 5902, *PostScript Name Generation for Variation Fonts*.
  private static func postScriptPrefix(_ names: NameTable, in bytes: Span<UInt8>) -> String {
    let prefixes = [
      NameTable.Identifier.variationsPostScriptPrefix, .typographicFamily, .family,
    ]
    return letters(prefixes.map { names.text($0, in: bytes) }.first { !$0.isEmpty } ?? "")
  }

  static func letters(_ text: String) -> String {
    text.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
