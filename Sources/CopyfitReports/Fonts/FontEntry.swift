internal import CopyfitDynamicType
internal import CopyfitFonts

/// A face with its metrics.
struct FontEntry: Sendable {
  let face: FontFaceSummary
  let geometry: FontGeometry
}

extension FontEntry {
  /// The cells of the list.
  var row: [String] {
    let lengths = [geometry.ascender, geometry.descender, geometry.lineGap].map(Self.number)
    let underline = [geometry.underlinePosition, geometry.underlineThickness].map(Self.number)
    return [TerminalText.safe(face.names.postScript), String(face.traits.weight.rawValue)] + lengths
      + [geometry.capHeight, geometry.xHeight].map { $0.map(Self.number) ?? "-" }
      + [Self.number(geometry.slantAngle), underline.joined(separator: "/")]
      + [Self.number(geometry.em), axes, TerminalText.safe(place)]
  }

  /// The axes, such as `wght 100–900, slnt -10–0 (18)`; the number of named instances is last.
  private var axes: String {
    let axes = face.axes.map { axis in
      let ends = [axis.minimum, axis.maximum].map(Self.number).joined(separator: "–")
      return "\(TerminalText.safe(axis.tag.description)) \(ends)"
    }
    let count = face.namedInstances.isEmpty ? "" : " (\(face.namedInstances.count))"
    return axes.joined(separator: ", ") + count
  }

  static func number(_ value: Double) -> String { RoundedNumber(value).description }

  /// The file, and the number of the face in a collection.
  var place: String { face.index == 0 ? face.path : "\(face.path)#\(face.index)" }
}
