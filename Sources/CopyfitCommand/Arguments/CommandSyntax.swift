internal import CopyfitUnicode

/// The arguments of a command, as a table from which parsing, usage and help are derived.
struct CommandSyntax<Options> {
  let name: String
  /// The purpose of the command, in one sentence.
  let summary: String
  /// More information, which follows the options in the help.
  var details = ""
  var examples: [CommandExample] = []
  /// The meanings of the statuses with which the command ends; the last one is 2.
  var statuses: [CommandStatus] = []
  let defaults: Options
  let arguments: [Argument<Options>]

  /// The result of parsing a command line.
  enum Outcome {
    case run(Options)
    case help
  }

  /// Reads the words that follow the command's name.
  func parse(_ words: [String]) throws(UsageError) -> Outcome {
    var parser = ArgumentParser(syntax: self, words: words)
    return try parser.parse()
  }
}

/// A typical call of a command, with its purpose.
struct CommandExample: Hashable {
  let words: String
  let purpose: String
}

/// A status with which a command ends.
struct CommandStatus: Hashable {
  let number: Int32
  let meaning: String

  static func status(_ number: Int32, _ meaning: String) -> CommandStatus {
    CommandStatus(number: number, meaning: meaning)
  }
}

private struct ArgumentParser<Options> {
  private let syntax: CommandSyntax<Options>
  private var words: ArraySlice<String>
  private var options: Options
  private var given: Set<String> = []
  private var operands: ArraySlice<Argument<Options>>

  init(syntax: CommandSyntax<Options>, words: [String]) {
    self.syntax = syntax
    self.words = words[...]
    options = syntax.defaults
    operands = syntax.arguments.filter(\.isOperand)[...]
  }

  mutating func parse() throws(UsageError) -> CommandSyntax<Options>.Outcome {
    while let word = words.popFirst() {
      if word == "--" {
        while let word = words.popFirst() { try takeOperand(word, isLiteral: true) }
      } else if word == "--help" || word == "-h" {
        return .help
      } else if word.hasPrefix("-"), word != "-" {
        try takeOption(word)
      } else {
        try takeOperand(word)
      }
    }
    for operand in operands {
      if case .operand(isRequired: true, _) = operand.kind { throw .missingOperand(operand.name) }
    }
    return .run(options)
  }

  private mutating func takeOption(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let argument = syntax.arguments.first(where: { $0.isWritten(spelling) })
    else { throw unknown(spelling) }
    if case .option(_, isRepeatable: true) = argument.kind {
    } else if !given.insert(argument.spelling).inserted {
      throw .repeatedOption(argument.spelling)
    }
    try apply(argument, to: try value(of: argument, attached: attached))
  }

  private func unknown(_ spelling: String) -> UsageError {
    let known = syntax.arguments.filter { !$0.isOperand }.map(\.spelling) + ["--help"]
    // Two arguments are in one word because of quotes on the command line, or a line in a file of arguments.
    if let space = spelling.firstIndex(of: " "), known.contains(String(spelling[..<space])) {
      return .joinedArguments(String(spelling[..<space]))
    }
    return .unknownOption(spelling, nearest: Spelling.nearest(to: spelling, among: known))
  }

  private mutating func value(
    of argument: Argument<Options>, attached: String?
  ) throws(UsageError) -> String {
    guard case .option(let placeholder, _) = argument.kind else {
      guard attached == nil else { throw .unexpectedValue(argument.spelling) }
      return ""
    }
    if let attached { return attached }
    guard let next = words.first, !Self.looksLikeOption(next) else {
      if let value = argument.omittedValue { return value }
      throw .missingValue(argument.spelling, placeholder: placeholder)
    }
    words.removeFirst()
    return next
  }

  /// A word with a dash is a value only if it cannot be anything else: `-` or a negative number.
  private static func looksLikeOption(_ word: String) -> Bool {
    word.hasPrefix("-") && word != "-" && Double(word) == nil
  }

  private mutating func takeOperand(
    _ word: String, isLiteral: Bool = false
  ) throws(UsageError) {
    guard let operand = operands.first else {
      let last = syntax.arguments.last(where: \.isOperand)
      throw .unexpectedOperand(word, hint: last.map { "put a \($0.name) with spaces in quotes" })
    }
    if case .operand(_, isRepeatable: false) = operand.kind { operands.removeFirst() }
    try apply(operand, to: word)
    if isLiteral { operand.takeLiterally(&options) }
  }

  private mutating func apply(
    _ argument: Argument<Options>, to value: String
  ) throws(UsageError) {
    do throws(ValueError) {
      try argument.apply(&options, value)
    } catch {
      throw .invalidValue(argument.spelling, error)
    }
  }
}

extension Argument {
  var isOperand: Bool {
    if case .operand = kind { return true }
    return false
  }

  /// Whether a word with dashes stands for this argument.
  fileprivate func isWritten(_ word: String) -> Bool {
    !isOperand && (word == spelling || letter.map { word == "-\($0)" } ?? false)
  }
}
