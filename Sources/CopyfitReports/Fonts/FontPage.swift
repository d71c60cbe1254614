internal import CopyfitDynamicType
internal import CopyfitFonts

/// All that is known about one face, for people.
struct FontPage {
  private let entry: FontEntry

  init(_ entry: FontEntry) { self.entry = entry }

  /// The full name, followed by names, metrics, axes and named instances.
  var text: String {
    let title = TerminalText.safe(entry.face.names.full)
    let sections = [names, metrics].map { Self.list($0) } + [axes, instances].compactMap(\.self)
    return title + "\n\n" + sections.joined(separator: "\n\n") + "\n"
  }

  private var names: [(String, String)] {
    let names = entry.face.names
    let traits = entry.face.traits
    return [
      ("file", entry.place), ("PostScript name", names.postScript), ("family", names.family),
      ("style", names.style), ("version", names.version),
      ("weight", String(traits.weight.rawValue)), ("width class", String(traits.width)),
      ("italic", traits.isItalic ? "yes" : "no"),
    ]
  }

  private var metrics: [(String, String)] {
    let geometry = entry.geometry
    let lengths: [(String, Double?)] = [
      ("units per em", geometry.em), ("ascender", geometry.ascender),
      ("descender", geometry.descender), ("line gap", geometry.lineGap),
      ("cap height", geometry.capHeight), ("x-height", geometry.xHeight),
      ("underline position", geometry.underlinePosition),
      ("underline thickness", geometry.underlineThickness),
    ]
    return lengths.map { ($0, $1.map(FontEntry.number) ?? "unknown") }
      + [("slant angle", FontEntry.number(geometry.slantAngle) + "°")]
  }

  private var axes: String? {
    guard !entry.face.axes.isEmpty else { return nil }
    let rows = entry.face.axes.map { axis in
      [axis.tag.description, axis.name ?? ""].map(TerminalText.safe)
        + [axis.minimum, axis.defaultValue, axis.maximum].map(FontEntry.number)
        + [axis.isHidden ? "hidden" : ""]
    }
    return TextTable.render([["axis", "name", "minimum", "default", "maximum", ""]] + rows)
  }

  private var instances: String? {
    guard !entry.face.namedInstances.isEmpty else { return nil }
    let rows = entry.face.namedInstances.map { instance in
      let coordinates = instance.variations.map {
        "\($0.axis) \(FontEntry.number($0.value))"
      }
      return [instance.style, instance.postScript, coordinates.joined(separator: ", ")]
        .map(TerminalText.safe)
    }
    return TextTable.render([["instance", "PostScript name", "coordinates"]] + rows)
  }

  private static func list(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, value in
      name + String(repeating: " ", count: width - name.count + 2) + TerminalText.safe(value)
    }.joined(separator: "\n")
  }
}
