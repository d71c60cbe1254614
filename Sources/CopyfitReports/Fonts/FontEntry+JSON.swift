internal import CopyfitDynamicType
internal import CopyfitFonts
internal import CopyfitSourceText

extension FontEntry {
  var json: JSONValue {
    let names = face.names
    let (width, weight) = (face.traits.width, face.traits.weight.rawValue)
    return .object([
      "postScriptName": .string(names.postScript), "fullName": .string(names.full),
      "family": .string(names.family), "style": .string(names.style),
      "version": .string(names.version), "file": .string(face.path), "index": .int(face.index),
      "weight": .int(weight), "width": .number(Double(width)),
      "ascender": .number(geometry.ascender), "descender": .number(geometry.descender),
      "lineGap": .number(geometry.lineGap), "unitsPerEm": .number(geometry.em),
      "capHeight": geometry.capHeight.map(JSONValue.number),
      "xHeight": geometry.xHeight.map(JSONValue.number),
      "italicAngle": .number(geometry.slantAngle),
      "underlinePosition": .number(geometry.underlinePosition),
      "underlineThickness": .number(geometry.underlineThickness),
      "italic": .bool(face.traits.isItalic), "installed": .bool(face.isInstalled),
      "axes": .array(face.axes.map(\.json)), "instances": .array(face.namedInstances.map(\.json)),
    ])
  }
}

extension FontAxis {
  fileprivate var json: JSONValue {
    .object([
      "tag": .string(tag.description), "name": name.map(JSONValue.string),
      "minimum": .number(minimum), "default": .number(defaultValue), "maximum": .number(maximum),
      "hidden": .bool(isHidden),
    ])
  }
}

extension NamedInstance {
  fileprivate var json: JSONValue {
    let coordinates = variations.map { variation in
      JSONValue.object([
        "axis": .string(variation.axis.description), "value": .number(variation.value),
      ])
    }
    return .object([
      "style": .string(style), "postScriptName": .string(postScript),
      "coordinates": .array(coordinates),
    ])
  }
}
