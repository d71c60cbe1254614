internal import CopyfitAudit
internal import CopyfitFindings

/// The manual page in the language of `man`, which groff and mandoc read.
struct ManualPage {
  let commands: [CommandDescription]

  var text: String {
    let lines =
      [
        ".TH COPYFIT 1 \"\" \"copyfit \(ToolVersion.current)\" \"User Commands\"",
        ".SH NAME", Self.plain("copyfit - checks whether localized labels fit"),
        ".SH SYNOPSIS", "\\fBcopyfit\\fR \\fICOMMAND\\fR [\\fIOPTION\\fR]...",
        ".SH DESCRIPTION",
      ] + Self.paragraphs(Self.description) + [".SH COMMANDS"] + commands.flatMap(section)
      + [".SH EXIT STATUS"] + Self.paragraphs(Self.statuses)
      + [".SH ENVIRONMENT"]
      + EnvironmentVariable.allCases.flatMap { Self.entry(Self.bold($0.rawValue), $0.meaning) }
      + [".SH FILES"] + Self.files.flatMap { Self.entry(Self.italic($0), $1) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(on command: CommandDescription) -> [String] {
    let options = command.operands + command.options
    let examples = command.examples.flatMap { example in
      Self.entry(Self.bold(example.words), example.purpose)
    }
    return [".SS \(Self.quoted(command.usage))", Self.plain(command.summary)]
      + options.flatMap { Self.entry(Self.label($0), $0.help) }
      + Self.paragraphs(command.details)
      + [".PP", "Examples:"] + examples
      + [".PP", "Exit status:"]
      + command.statuses.flatMap { Self.entry(Self.bold("\($0.number)"), $0.meaning) }
  }
}

// MARK: - Texts that are of no command

extension ManualPage {
  private static let description = """
    Copyfit reads the storyboards, xibs and string catalogs of an app, measures every translation in the \
    label's own font and frame at all twelve Dynamic Type sizes, and reports which labels lose text: in \
    which language, from which text size on, by how much, and how to fix it.

    An argument @FILE stands for the arguments in that file, one a line; blank lines and lines that start \
    with # are ignored. An argument -- ends the options: what follows is not read as options.
    """

  private static let statuses = """
    0: nothing at error level. 1: findings at error level, or answers that are errors. 2: something could \
    not be done: usage, configuration, a missing path or font, failed input or output. 2 overrides 1.
    """

  private static let files = [
    ("copyfit.yml", "A project's configuration; copyfit init writes a first one."),
    ("~/.cache/copyfit", "An index of the installed fonts, which can be deleted at any time."),
  ]
}

// MARK: - The language of man

extension ManualPage {
  private static func label(_ argument: CommandDescription.Argument) -> String {
    if argument.isOperand { return italic(argument.name) }
    let letter = argument.letter.map { bold("-\($0)") + ", " } ?? ""
    return letter + bold(argument.spelling) + (argument.placeholder.map { " " + italic($0) } ?? "")
  }

  /// A term and its meaning.
  private static func entry(_ term: String, _ meaning: String) -> [String] {
    [".TP", term, plain(meaning)]
  }

  private static func bold(_ text: String) -> String { "\\fB\(plain(text))\\fR" }
  private static func italic(_ text: String) -> String { "\\fI\(plain(text))\\fR" }
  private static func quoted(_ text: String) -> String {
    "\"\(plain(text).replacing("\"", with: "\\(dq"))\""
  }

  /// Paragraphs separated by blank lines; a paragraph with indented lines is unchanged.
  private static func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n\n").flatMap { paragraph -> [String] in
      let lines = paragraph.split(separator: "\n").map { plain(String($0)) }
      guard lines.contains(where: { $0.hasPrefix("  ") }) else { return [".PP"] + lines }
      return [".PP", ".nf"] + lines + [".fi"]
    }
  }

  /// Text without commands of the language.
  private static func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "~": result += "\\(ti"
      case "^": result += "\\(ha"
      case "`": result += "\\(ga"
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
      }
    }
    return result.hasPrefix(".") ? "\\&" + result : result
  }
}
