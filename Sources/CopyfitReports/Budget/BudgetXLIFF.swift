internal import Copyfit
internal import CopyfitFindings
internal import CopyfitInspection
internal import CopyfitSourceText

/// The limits of strings as XLIFF 1.2, for translation tools.
///
/// A limit is a frame of the text at the size in `font`: `maxwidth` for a line, `maxheight` for all lines. The unit is
/// the pixel, which is a point here, as in tools that measure text.
struct BudgetXLIFF {
  let budget: TextBudget
  /// Whether Weblate's flags are added.
  let hasFlags: Bool

  var text: String {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">"#,
    ]
    for (file, entries) in files {
      lines.append(
        "  <file original=\"\(ExactXML.escaped(file))\" "
          + "source-language=\"\(ExactXML.escaped(entries[0].sourceLanguage))\" datatype=\"plaintext\">"
      )
      lines.append("    <header>" + Self.tool + "</header>")
      lines.append("    <body>")
      for entry in entries { lines += unit(entry) }
      lines += ["    </body>", "  </file>"]
    }
    return (lines + ["</xliff>", ""]).joined(separator: "\n")
  }

  /// The name of the tool, so that a check recognizes its own limits.
  private static let tool =
    #"<tool tool-id="copyfit" tool-name="Copyfit" tool-version="\#(ToolVersion.current)"/>"#

  /// The strings by their files, in their order.
  private var files: [(file: String, entries: [TextBudget.Entry])] {
    var files: [(file: String, entries: [TextBudget.Entry])] = []
    for entry in budget.entries where limit(of: entry) != nil {
      let name = path(of: Self.original(of: entry), in: entry.project)
      if let index = files.firstIndex(where: { $0.file == name }) {
        files[index].entries.append(entry)
      } else {
        files.append((name, [entry]))
      }
    }
    return files
  }

  /// The file of a unit: a file whose keys are independent of its format.
  private static func original(of entry: TextBudget.Entry) -> String {
    if entry.file.hasSuffix(".strings") || entry.file.hasSuffix(".xcstrings") { return entry.file }
    let folder = "\(entry.sourceLanguage).lproj/\(entry.table).strings"
    return entry.bundle.isEmpty ? folder : "\(entry.bundle)/\(folder)"
  }

  /// If there are several projects, the paths start from the working folder.
  private func path(of file: String, in project: String) -> String {
    guard budget.projects.count > 1,
      let folder = budget.projects.first(where: { $0.name == project })?.path, folder != "."
    else { return file }
    return folder + "/" + file
  }

  private func limit(of entry: TextBudget.Entry) -> TextBudget.Limit? {
    entry.strictest.flatMap { $0.spacing <= 0 || hasFlags ? $0 : nil }
  }

  private func unit(_ entry: TextBudget.Entry) -> [String] {
    guard let limit = limit(of: entry) else { return [] }
    let (width, size) = Self.whole(limit)
    let height = Int(min(limit.height, 1e6).rounded(.up))
    let family = Self.family(of: limit)
    var attributes = [
      ("id", entry.key), ("maxwidth", String(width)), ("maxheight", String(height)),
      ("size-unit", "pixel"), ("font", "\(family.name);\(size)" + (family.isBold ? ";bold" : "")),
      ("xml:space", "preserve"),
    ]
    if hasFlags {
      let weight = family.isBold ? ", font-weight:bold" : ""
      let points = Int(limit.spacing.rounded(.up))
      let spacing = points > 0 ? ", font-spacing:\(points)" : ""
      // The name of a group of fonts, which has no spaces in Weblate.
      let group = family.name.filter { $0 != " " }
      attributes.append(
        (
          "weblate-flags",
          "max-size:\(width):\(limit.lines), font-family:\(group), font-size:\(size)" + weight
            + spacing
        ))
    }
    let list = attributes.map { "\($0.0)=\"\(ExactXML.escaped($0.1))\"" }.joined(separator: " ")
    return [
      "      <trans-unit \(list)>",
      "        <source>\(ExactXML.escaped(entry.sourceText ?? entry.key))</source>",
      "        <note>\(ExactXML.escaped(note(entry, limit)))</note>", "      </trans-unit>",
    ]
  }

  /// The limit in whole numbers, which tools need, with the width rounded down and the size rounded up.
  private static func whole(_ limit: TextBudget.Limit) -> (width: Int, size: Int) {
    (Int(min(limit.width, 1e6).rounded(.down)), Int(min(limit.pointSize, 1e6).rounded(.up)))
  }

  /// The family of a face, or else the family in its PostScript name: `Inter` in `Inter-SemiBold`.
  ///
  /// Tools have only regular and bold. A weight above regular counts as bold, which is wider.
  private static func family(of limit: TextBudget.Limit) -> (name: String, isBold: Bool) {
    let parts = limit.fontName.split(separator: "-", maxSplits: 1).map(String.init)
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    // A comma, semicolon or colon would end the name.
    let family = limit.family.isEmpty ? parts.first ?? "" : limit.family
    let name = family.filter { $0.isLetter || $0.isNumber || "_. ".contains($0) }
    return (
      name.isEmpty ? "sans" : name,
      ["bold", "heavy", "black", "medium"].contains(where: style.contains)
    )
  }

  private func note(_ entry: TextBudget.Entry, _ limit: TextBudget.Limit) -> String {
    let counts = budget.locales.compactMap { locale in
      entry.characters[locale].map { "about \(Phrase.count($0, "character")) in \(locale)" }
    }
    let room =
      "\(Phrase.count(limit.lines, "line")) of \(Self.whole(limit).width) points in "
      + "\(TerminalText.inert(limit.fontPhrase)) at \(RoundedNumber(limit.pointSize).description) points"
    return ([room] + counts).joined(separator: "; ")
  }
}

/// XML text that a program reads back unchanged.
private enum ExactXML {
  /// The text for content and attributes, with U+FFFD in place of characters that XML 1.0 does not allow.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // Unescaped, readers turn them into spaces.
      case "\t", "\n", "\r": result += reference(scalar)
      // Unescaped, they would control a terminal that shows the file.
      case "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        result += reference(scalar)
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func reference(_ scalar: Unicode.Scalar) -> String { "&#\(scalar.value);" }
}
