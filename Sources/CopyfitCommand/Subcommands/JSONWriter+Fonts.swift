internal import CopyfitDynamicType
internal import CopyfitFonts
internal import CopyfitStream

extension JSONWriter {
  /// Appends a face with its measures.
  mutating func write(_ entry: FontReport.Entry) {
    let face = entry.face
    let geometry = entry.geometry
    let strings = [
      ("{\"postScriptName\":", face.names.postScript), (",\"fullName\":", face.names.full),
      (",\"family\":", face.names.family), (",\"style\":", face.names.style),
      (",\"version\":", face.names.version), (",\"file\":", face.path),
    ]
    for (name, string) in strings {
      write(raw: name)
      write(string)
    }
    let numbers: [(String, Double?)] = [
      (",\"index\":", Double(face.index)), (",\"weight\":", Double(face.traits.weight.rawValue)),
      (",\"width\":", Double(face.traits.width)), (",\"ascender\":", geometry.ascender),
      (",\"descender\":", geometry.descender), (",\"lineGap\":", geometry.lineGap),
      (",\"unitsPerEm\":", geometry.em), (",\"capHeight\":", geometry.capHeight),
      (",\"xHeight\":", geometry.xHeight), (",\"italicAngle\":", geometry.slantAngle),
      (",\"underlinePosition\":", geometry.underlinePosition),
      (",\"underlineThickness\":", geometry.underlineThickness),
    ]
    for (name, number) in numbers {
      write(raw: name)
      if let number { write(number) } else { write(raw: "null") }
    }
    for (name, value) in [
      (",\"italic\":", face.traits.isItalic), (",\"installed\":", face.isInstalled),
    ] {
      write(raw: name)
      write(value)
    }
    writeVariations(of: face)
    write(raw: "}")
  }

  private mutating func writeVariations(of face: FontFaceSummary) {
    write(raw: ",\"axes\":")
    writeList(face.axes) { $0.write($1) }
    write(raw: ",\"instances\":")
    writeList(face.namedInstances) { $0.write($1) }
  }

  private mutating func write(_ axis: FontAxis) {
    write(raw: "{\"tag\":")
    write(axis.tag.description)
    write(raw: ",\"name\":")
    if let name = axis.name { write(name) } else { write(raw: "null") }
    for (name, number) in [
      (",\"minimum\":", axis.minimum), (",\"default\":", axis.defaultValue),
      (",\"maximum\":", axis.maximum),
    ] {
      write(raw: name)
      write(number)
    }
    write(raw: ",\"hidden\":")
    write(axis.isHidden)
    write(raw: "}")
  }

  private mutating func write(_ instance: NamedInstance) {
    write(raw: "{\"style\":")
    write(instance.style)
    write(raw: ",\"postScriptName\":")
    write(instance.postScript)
    write(raw: ",\"coordinates\":")
    writeList(instance.variations) { writer, variation in
      writer.write(raw: "{\"axis\":")
      writer.write(variation.axis.description)
      writer.write(raw: ",\"value\":")
      writer.write(variation.value)
      writer.write(raw: "}")
    }
    write(raw: "}")
  }
}
