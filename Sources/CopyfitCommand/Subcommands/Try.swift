internal import CopyfitFiles
internal import CopyfitFindings
internal import CopyfitInspection
internal import CopyfitReports

/// `copyfit try`: whether other wordings would fit wherever a key is used.
enum Try: Subcommand {
  struct Options {
    var name = ""
    var words: [String] = []
    /// Whether a word followed `--`, so that all words are texts.
    var isLiteral = false
    var locale: String?
    var label = LabelOptions()
  }

  static var syntax: CommandSyntax<Options> {
    var texts = Argument<Options>.operands(
      "TEXT",
      help: """
        Wordings to try; - reads them from standard input, one per line. The project's folder may \
        follow (default: the working folder).
        """, \.words)
    texts.takeLiterally = { $0.isLiteral = true }
    return CommandSyntax(
      name: "try",
      summary: "Checks whether other wordings fit wherever a key is used.",
      details: """
        LABEL is a key or a label's id, as for 'copyfit explain'. A wording fits if
        nothing of it is lost, at every text size up to 'gate.through' and on every
        device. Its placeholders are filled like the key's, and problems that 'copyfit
        check' would find in them are reported. A text that VoiceOver speaks may have
        any length. After '--' every word is a text, even if the last one names a
        folder.
        """,
      examples: [
        CommandExample(
          words: "copyfit try checkout.pay --locale de 'Jetzt bezahlen' Bezahlen",
          purpose: "Two wordings for one key."),
        CommandExample(
          words: "copyfit try UZx-52-aer --locale el - App <wordings.txt",
          purpose: "Wordings from a file, for a label of the project in App."),
      ],
      statuses: [
        .status(0, "Every wording fits."),
        .status(1, "A wording does not fit, or its placeholders have an error."),
        .status(2, "The wordings could not be checked."),
      ],
      defaults: Options(),
      arguments: [
        .operand("LABEL", help: "The key or label.", \.name), texts,
      ]
        + Argument.group(
          .selection, [.option("locale", "L", help: "The wordings' language.", \.locale)])
        + Argument.labelOptions(\.label))
  }

  static func run(_ options: Options, on console: Console) throws(CommandError) -> Int32 {
    guard let locale = options.locale else {
      throw .usage(.missingOperand("--locale L"), command: name)
    }
    var (words, label) = (options.words, options.label)
    if !options.isLiteral, let last = words.last, try isPath(last) {
      label.paths = [last]
      words.removeLast()
    }
    let texts = try texts(of: words, isLiteral: options.isLiteral, on: console)
    let trial = try trial(
      of: texts, for: options.name, in: try label.projects(on: console), locale)
    if let remark = trial.remark { console.say("note: \(remark)") }
    switch label.format ?? .text {
    case .json: try console.write(TrialJSON(trial).text)
    case .text:
      try console.write(
        TrialText(trial, style: PrettyStyle.terminal(on: console, color: label.color ?? .auto)).text
      )
    }
    return status(of: trial, on: console)
  }

  private static func trial(
    of texts: [String], for name: String, in projects: [InspectedProject], _ locale: String
  ) throws(CommandError) -> TextTrial {
    let unshown = LabelSearch(projects).labels(named: name).keysWithoutLabel
    let isSpoken = !unshown.isEmpty && unshown.allSatisfy(\.isSpoken)
    let matches = try isSpoken ? [] : labels(named: name, in: projects)
    do throws(AuditError) {
      if isSpoken {
        return try TextTrial(texts, spoken: unshown, in: projects, locale: locale)
      }
      return try TextTrial(texts, in: matches, locale: locale)
    } catch {
      throw .failed(error.messages)
    }
  }

  private static func status(of trial: TextTrial, on console: Console) -> Int32 {
    if trial.spokenKeys.isEmpty, trial.wordings.contains(where: \.judgments.isEmpty) {
      console.say("error: no label of this key has a frame that can be measured")
      return 2
    }
    trial.obstacles.forEach { console.say("error: a wording cannot be measured: \($0)") }
    guard trial.obstacles.isEmpty else { return 2 }
    return trial.passes ? 0 : 1
  }

  /// The labels with a name; a text that several keys share does not say which one is meant.
  private static func labels(
    named name: String, in projects: [InspectedProject]
  ) throws(CommandError) -> [LabelSearch.Match] {
    let matches = try LabelOptions.labels(named: name, in: projects)
    let keys = Set(matches.map(\.label.key))
    guard keys.count > 1 else { return matches }
    let lines = matches.map { "  \($0.label.id)" }
    throw .failed([
      (["\(keys.count) keys are meant by '\(name)'; which one?"] + lines).joined(separator: "\n")
    ])
  }

  /// The wordings: the words, or the lines of standard input that are not empty.
  private static func texts(
    of words: [String], isLiteral: Bool, on console: Console
  ) throws(CommandError) -> [String] {
    guard !words.isEmpty else { throw .usage(.missingOperand("TEXT"), command: name) }
    var texts: [String] = []
    for word in words {
      guard word == "-", !isLiteral else {
        texts.append(word)
        continue
      }
      let lines = try console.readText().split(whereSeparator: \.isNewline)
      texts += lines.filter { !$0.allSatisfy(\.isWhitespace) }.map(String.init)
    }
    guard !texts.isEmpty else { throw .failed(["standard input has no wording"]) }
    return texts
  }

  /// Whether the last word is the project: a folder, or a file whose path has a slash.
  ///
  /// - Throws: An error for a word that can only be a path, but leads nowhere.
  private static func isPath(_ word: String) throws(CommandError) -> Bool {
    if let kind = SourceFolder.kind(of: word) { return kind == .folder || word.contains("/") }
    let isMeantAsPath = ["/", "./", "../"].contains { word.hasPrefix($0) && word != $0 }
    guard isMeantAsPath, !word.contains(where: \.isWhitespace) else { return false }
    throw .usage(.missingPath(word), command: name)
  }
}
