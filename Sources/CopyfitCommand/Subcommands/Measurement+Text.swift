internal import Copyfit
internal import CopyfitReports
internal import CopyfitStream
internal import CopyfitUnicode

extension Measurement {
  /// The answer for people.
  var text: String {
    ([heading, TextTable.render(rows), losses, remedies] + [missing, notFound, fontLines])
      .filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var heading: String {
    let label = request.setting
    let frame = [
      label.width.map { "\(number($0)) pt wide" }, label.height.map { "\(number($0)) pt high" },
      label.lines == 0 ? nil : "\(label.lines) line\(label.lines == 1 ? "" : "s")",
    ].compactMap { $0 }
    let room = frame.isEmpty ? "no limits" : frame.joined(separator: ", ")
    return TerminalText.quoted(request.text, columns: 70) + "\nin a frame of: \(room)"
  }

  private var rows: [[String]] {
    let header =
      (hasCategories ? ["text size"] : []) + ["points", "lines", "width", "height"]
      + (request.setting.width == nil ? [] : ["slack"]) + ["verdict"]
    return [header] + results.map(row)
  }

  private var hasCategories: Bool { results.contains { $0.category != nil } }

  private func row(_ result: FitResult) -> [String] {
    let fit = result.fit
    return (result.category.map { [$0.name] } ?? [])
      + [number(fit.pointSize), String(fit.lineCount), number(fit.width), number(fit.height)]
      + (fit.slack.map { [number($0)] } ?? []) + [verdict(of: fit)]
  }

  private func verdict(of fit: LabelFit) -> String {
    var words = Wording.verdict(fit.verdict)
    if fit.verdict == .shrinks, let scale = fit.scale {
      words += " to \(number(scale * 100)) %"
    } else if fit.drawnPointSize < fit.pointSize {
      words += " at \(number(fit.drawnPointSize)) points"
    }
    return fit.certainty == .uncertain ? words + " (uncertain)" : words
  }

  /// The visible text, if text is lost.
  private var losses: String {
    results.compactMap { result in
      result.visible.map { visible in
        let size = size(of: result)
        let hidden = visible.hiddenCharacters
        return "at \(size) it shows \(TerminalText.quoted(visible.text, columns: 60)) and hides "
          + "\(hidden) character\(hidden == 1 ? "" : "s")"
      }
    }
    .joined(separator: "\n")
  }

  /// The changes that make the text fit, if it does not.
  private var remedies: String {
    results.compactMap { result in
      result.remedy?.advice.map { "to fit at \(size(of: result)), \($0)" }
    }
    .joined(separator: "\n")
  }

  private func size(of result: FitResult) -> String {
    result.category?.name ?? "\(number(result.fit.pointSize)) pt"
  }

  private var missing: String {
    let names = (results.first?.missing ?? []).map(\.codePointName)
    return names.isEmpty ? "" : "No font has " + names.joined(separator: ", ") + "."
  }

  private var notFound: String {
    missingFont.map { name in
      "The font '\(TerminalText.isolated(TerminalText.safe(name)))' was not found; "
        + "another font was measured."
    } ?? ""
  }

  private var fontLines: String {
    fonts.map { font in
      let name = TerminalText.safe("\(font.postScriptName) \(font.version.prefix { $0 != ";" })")
      let role = font.standIn ? ", which stands in for the system font" : ""
      return (["Font: " + name + role] + font.notes.map { "Note: " + TerminalText.safe($0) })
        .joined(separator: "\n")
    }
    .joined(separator: "\n")
  }

  private func number(_ value: Double) -> String { RoundedNumber(value).description }
}
