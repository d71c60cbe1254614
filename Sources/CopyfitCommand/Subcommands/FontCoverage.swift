internal import CopyfitFonts
internal import CopyfitReports
internal import CopyfitStream
internal import CopyfitUnicode

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
    writer.write(raw: "{\"schema\":\"\(FontReport.schema)\",\"locale\":")
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
