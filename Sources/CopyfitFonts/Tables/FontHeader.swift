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
    var shared = SharedNames()
    try self.init(bytes, index: index, path: path, sharing: &shared)
  }

  /// Reads the tables of a face, with the names that it shares with other faces of the file.
  init(
    _ bytes: Span<UInt8>, index: Int, path: String, sharing shared: inout SharedNames
  ) throws(FontError) {
    let directory = try TableDirectory(bytes, index: index, path: path)
    let style = StyleTables(bytes, directory)
    guard StyleTables.unitsPerEmRange.contains(style.unitsPerEm) else {
      throw .invalidUnitsPerEm(path: path, value: style.unitsPerEm)
    }
    try directory.checkMetrics(bytes, path: path)
    let variations = VariationTable(
      bytes, at: directory["fvar"], atMost: shared.remainingInstances)
    shared.count(instances: variations.instances.count)
    let table = NameTable(
      bytes, at: directory["name"], others: variations.nameIdentifiers)
    names = FontNames(table, in: bytes)
    axes = shared.axes(of: variations, table, in: bytes)
    postScriptPrefix = Self.postScriptPrefix(table, in: bytes)
    instances = shared.instances(
      of: variations, axes, prefix: postScriptPrefix, table, in: bytes)
    traits = FontTraits(
      weight: style.weight, width: style.width, isItalic: style.isItalic,
      isVariable: !variations.axes.isEmpty, revision: style.revision)
    verticalMetrics = style.verticalMetrics
    characterMap = directory["cmap"] ?? 0..<0
    geometry = style.geometry(slant: axes.first { $0.tag == "slnt" })
  }
}

extension SharedNames {
  /// The axes of a face with their names.
  fileprivate mutating func axes(
    of variations: VariationTable, _ table: NameTable, in bytes: Span<UInt8>
  ) -> [FontAxis] {
    var axes: [FontAxis] = []
    for axis in variations.axes {
      axes.append(FontAxis(axis, name: text(axis.name, of: table, in: bytes)))
    }
    return axes
  }

  /// The instances of a face with their names.
  ///
  /// - Parameter prefix: The start of the names of those without a name.
  fileprivate mutating func instances(
    of variations: VariationTable, _ axes: [FontAxis], prefix: String, _ table: NameTable,
    in bytes: Span<UInt8>
  ) -> [NamedInstance] {
    var instances: [NamedInstance] = []
    for record in variations.instances {
      let style = text(record.styleName, of: table, in: bytes)
      let name = record.postScriptName.map { text($0, of: table, in: bytes) } ?? ""
      instances.append(
        NamedInstance(record, axes: axes, prefix: prefix, style: style, postScript: name))
    }
    return instances
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
  fileprivate init(
    _ record: VariationTable.Instance, axes: [FontAxis], prefix: String, style: String,
    postScript: String
  ) {
    self.style = style
    variations = zip(axes, record.coordinates).map { FontVariation(axis: $0.tag, value: $1) }
    self.postScript =
      postScript.isEmpty ? prefix + "-" + FontHeader.letters(style) : postScript
  }
}

extension FontAxis {
  fileprivate init(_ record: VariationTable.Axis, name: String) {
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
