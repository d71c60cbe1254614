package import CopyfitFonts
internal import CopyfitSourceText
package import CopyfitUnicode

/// The fonts that would show a language.
package struct FontCoverage: Sendable {
  private let locale: LocaleIdentifier
  private let scripts: [ScriptCoverage]

  /// Searches for a font for each script of a language.
  package init(of locale: LocaleIdentifier, in database: FontDatabase) {
    self.locale = locale
    scripts = database.coverage(of: locale)
  }

  /// Whether there is a font for each script of the language.
  package var isComplete: Bool { scripts.allSatisfy { $0.face != nil } }

  /// The answer for people: one script in each line.
  package var text: String {
    let rows = scripts.map { script in
      let font =
        script.face.map { "\($0.names.full)  \($0.path)" }
        ?? "no font" + (script.packageToInstall.map { "; install \($0)" } ?? "")
      return [script.script.code, TerminalText.isolated(script.sample), TerminalText.safe(font)]
    }
    return TextTable.render([["script", "sample", "shown by"]] + rows) + "\n"
  }

  /// The document for programs, on one line.
  package var json: String {
    let scripts = scripts.map { script in
      JSONValue.object([
        "script": .string(script.script.code),
        "postScriptName": (script.face?.names.postScript).map(JSONValue.string),
        "file": (script.face?.path).map(JSONValue.string),
        "package": script.packageToInstall.map(JSONValue.string),
      ])
    }
    return JSONValue.object([
      "schema": .string(FontReport.schema), "locale": .string(locale.tag),
      "scripts": .array(scripts),
    ]).dense + "\n"
  }
}
