internal import CopyfitDynamicType

/// What one face says about itself in the tables `name`, `OS/2`, `head`, `hhea` and `fvar`.
///
/// Reading it opens nothing else of the face, so that hundreds of faces can be looked through in
/// milliseconds.
struct FontHeader: Sendable {
  let names: FontNames
  let traits: FontTraits
  let verticalMetrics: VerticalMetrics
  let axes: [FontAxis]
  let instances: [NamedInstance]

  /// Reads the tables of a face.
  init(_ bytes: Span<UInt8>, index: Int, path: String) throws(FontError) {
    let directory = try TableDirectory(bytes, index: index, path: path)
    let style = StyleTables(bytes, directory)
    guard (16...16384).contains(style.unitsPerEm) else {
      throw .invalidUnitsPerEm(path: path, value: style.unitsPerEm)
    }
    let variations = VariationTable(bytes, at: directory["fvar"])
    let table = NameTable(
      bytes, at: directory["name"], others: variations.instances.flatMap(\.nameIdentifiers))
    names = FontNames(table, in: bytes)
    axes = variations.axes
    instances = variations.instances.map {
      NamedInstance($0, axes: variations.axes, names: table, in: bytes)
    }
    traits = FontTraits(
      weight: style.weight, width: style.width, isItalic: style.isItalic,
      isVariable: !variations.axes.isEmpty, revision: style.revision)
    verticalMetrics = style.verticalMetrics
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
  /// Names an instance as Adobe Technical Note 5902 says where `fvar` gives no PostScript name.
  init(
    _ record: VariationTable.Instance, axes: [FontAxis], names: NameTable, in bytes: Span<UInt8>
  ) {
    style = names.text(record.styleName, in: bytes)
    variations = zip(axes, record.coordinates).map { FontVariation(axis: $0.tag, value: $1) }
    let given = record.postScriptName.map { names.text($0, in: bytes) } ?? ""
    let prefixes = [
      NameTable.Identifier.variationsPostScriptPrefix, .typographicFamily, .family,
    ]
    let prefix = prefixes.map { names.text($0, in: bytes) }.first { !$0.isEmpty } ?? ""
    postScript =
      given.isEmpty ? Self.letters(prefix) + "-" + Self.letters(style) : given
  }

  private static func letters(_ text: String) -> String {
    text.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
