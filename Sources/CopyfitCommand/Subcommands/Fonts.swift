internal import Copyfit
internal import CopyfitFonts
internal import CopyfitReports
internal import CopyfitStream
internal import CopyfitUnicode

/// `copyfit fonts`: which fonts this machine has, where, and with which metrics.
enum Fonts: Subcommand {
  struct Options {
    var coverage: String?
    var format: OutputFormat?
    var folders: [String] = []
  }

  static var syntax: CommandSyntax<Options> {
    CommandSyntax(
      name: "fonts",
      summary: "Lists the fonts of this machine and of folders, or those that show a language.",
      defaults: Options(),
      arguments: [
        .option(
          "coverage", "LOCALE", help: "Which fonts would show this language, such as th.",
          \.coverage),
        .option("format", "FORMAT", help: "text (default) or json.", \.format),
        .operands("FOLDER", help: "Folders to look in, beside the installed fonts.", \.folders),
      ])
  }

  static func run(_ options: Options, on console: Console) async throws(CommandError) -> Int32 {
    let language = try options.coverage.map(language)
    let database = FontDatabase(directories: options.folders, includesInstalled: true)
    let problems = database.problems.map(\.message)
    problems.forEach { console.say("error: \($0)") }
    if let language {
      let coverage = FontCoverage(of: language, in: database)
      try console.write(options.format == .json ? coverage.json : coverage.text)
      return coverage.isComplete ? 0 : 2
    }
    let list = FontList(database.faces)
    try console.write(options.format == .json ? list.json : list.text)
    return problems.isEmpty ? 0 : 2
  }

  /// The language of a name; one whose script nobody knows is none.
  static func language(_ name: String) throws(CommandError) -> LocaleIdentifier {
    let language = LocaleIdentifier(name)
    guard !name.isEmpty, language.maximized.script != nil else {
      let error = ValueError(value: name, expected: "a known language such as th or zh-Hant")
      throw .usage(.invalidValue("--coverage", error), command: Fonts.name)
    }
    return language
  }
}

/// The faces that were found.
struct FontList {
  /// The name and version of the JSON document.
  static let schema = "copyfit.fonts/1"

  private let faces: [FontFaceSummary]

  init(_ faces: [FontFaceSummary]) { self.faces = faces }

  /// The list for people: one face a line, by family.
  var text: String {
    guard !faces.isEmpty else { return "No fonts were found.\n" }
    let header = ["name", "PostScript name", "weight", "ascent", "descent", "gap", "em", "file"]
    let rows = faces.map { face in
      let metrics = face.verticalMetrics
      let lengths = [metrics.ascender, metrics.descender, metrics.lineGap]
      return [face.names.full, face.names.postScript].map(TerminalText.safe)
        + [String(face.traits.weight.rawValue)]
        + lengths.map { RoundedNumber($0).description }
        + [String(metrics.unitsPerEm), TerminalText.safe(face.place)]
    }
    let count = "\(faces.count) face\(faces.count == 1 ? "" : "s")"
    return TextTable.render([header] + rows) + "\n\n\(count)\n"
  }

  /// The document for programs, on one line.
  var json: String {
    var writer = JSONWriter()
    writer.write(raw: "{\"schema\":\"\(Self.schema)\",\"fonts\":")
    writer.writeList(faces) { $0.write($1) }
    writer.write(raw: "}\n")
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension FontFaceSummary {
  /// The file, and which face of a collection.
  fileprivate var place: String { index == 0 ? path : "\(path)#\(index)" }
}

extension JSONWriter {
  fileprivate mutating func write(_ face: FontFaceSummary) {
    let strings = [
      ("{\"postScriptName\":", face.names.postScript), (",\"fullName\":", face.names.full),
      (",\"family\":", face.names.family), (",\"style\":", face.names.style),
      (",\"version\":", face.names.version), (",\"file\":", face.path),
    ]
    for (name, string) in strings {
      write(raw: name)
      write(string)
    }
    let metrics = face.verticalMetrics
    let numbers = [
      (",\"index\":", Double(face.index)), (",\"weight\":", Double(face.traits.weight.rawValue)),
      (",\"width\":", Double(face.traits.width)), (",\"ascender\":", metrics.ascender),
      (",\"descender\":", metrics.descender), (",\"lineGap\":", metrics.lineGap),
      (",\"unitsPerEm\":", Double(metrics.unitsPerEm)),
    ]
    for (name, number) in numbers {
      write(raw: name)
      write(number)
    }
    write(raw: ",\"italic\":")
    write(face.traits.isItalic)
    write(raw: ",\"installed\":")
    write(face.isInstalled)
    write(raw: "}")
  }
}

/// Which fonts would show a language.
struct FontCoverage {
  private let locale: LocaleIdentifier
  private let scripts: [ScriptCoverage]

  init(of locale: LocaleIdentifier, in database: FontDatabase) {
    self.locale = locale
    scripts = database.coverage(of: locale)
  }

  /// Whether there is a font for each script of the language.
  var isComplete: Bool { scripts.allSatisfy { $0.face != nil } }

  /// The answer for people: one script a line.
  var text: String {
    let rows = scripts.map { script in
      let font =
        script.face.map { "\($0.names.full)  \($0.path)" }
        ?? "no font" + (script.packageToInstall.map { "; install \($0)" } ?? "")
      return [script.script.code, TerminalText.isolated(script.sample), TerminalText.safe(font)]
    }
    return TextTable.render([["script", "sample", "shown by"]] + rows) + "\n"
  }

  /// The document for programs, on one line.
  var json: String {
    var writer = JSONWriter()
    writer.write(raw: "{\"schema\":\"\(FontList.schema)\",\"locale\":")
    writer.write(locale.tag)
    writer.write(raw: ",\"scripts\":")
    writer.writeList(scripts) { writer, script in
      writer.write(raw: "{\"script\":")
      writer.write(script.script.code)
      for (name, value) in [
        (",\"postScriptName\":", script.face?.names.postScript), (",\"file\":", script.face?.path),
        (",\"package\":", script.packageToInstall),
      ] {
        writer.write(raw: name)
        if let value { writer.write(value) } else { writer.write(raw: "null") }
      }
      writer.write(raw: "}")
    }
    writer.write(raw: "}\n")
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
