internal import CopyfitStream
internal import CopyfitUnicode

/// The problem with the words on the command line.
enum UsageError: Error, Hashable {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, nearest: String?)
  /// An option and its value in one word.
  case joinedArguments(String)
  case repeatedOption(String)
  case missingValue(String, placeholder: String)
  case unexpectedValue(String)
  case invalidValue(String, ValueError)
  case missingOperand(String)
  /// A missing folder or file, which may have been meant as a text.
  case missingPath(String)
  case unexpectedOperand(String, hint: String?)
  /// Options that exclude each other.
  case conflictingOptions(String, String)
  /// An option that modifies another one, which is missing.
  case uselessOption(String, without: String)
  /// A file of arguments that cannot be used.
  case argumentFile(String, reason: String)
  /// Options that are valid on their own, but not together.
  case request(RequestError)

  /// The error as a sentence without its end.
  var message: String {
    switch self {
    case .unknownCommand(let name, let nearest): "unknown command '\(name)'" + Self.hint(nearest)
    case .unknownOption(let name, let nearest): "unknown option '\(name)'" + Self.hint(nearest)
    case .joinedArguments(let name):
      "'\(name)' and its value are one argument here: write '\(name)=…', without quotes around both, "
        + "or each on its own line of a file"
    case .repeatedOption(let name): "'\(name)' is given twice"
    case .missingValue(let name, let placeholder): "'\(name)' needs a value: \(name) \(placeholder)"
    case .unexpectedValue(let name): "'\(name)' takes no value"
    case .invalidValue(let name, let error): "'\(name)' \(error.message)"
    case .missingOperand(let placeholder): "\(placeholder) is missing"
    case .missingPath(let path):
      "\(path): there is no such file or folder; put '--' before the texts if it is one of them"
    case .unexpectedOperand(let text, let hint):
      "unexpected argument '\(text)'" + (hint.map { "; \($0)" } ?? "")
    case .conflictingOptions(let one, let other):
      "'\(one)' and '\(other)' cannot be given together"
    case .uselessOption(let name, let other): "'\(name)' needs '\(other)'"
    case .argumentFile(let path, let reason):
      "the arguments in '\(path)' cannot be read: \(reason); put '--' before a text that starts with @"
    case .request(let error): error.message(.option)
    }
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }
}

/// The reason that a word is not a value of an option.
struct ValueError: Error, Hashable {
  var value: String
  /// The expected value, such as `a number`.
  var expected: String
  /// The possible values, if there are few.
  var known: [String] = []

  var message: String {
    let nearest = Spelling.nearest(to: value, among: known)
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
    return "must be \(expected), not '\(value)'\(hint)"
  }
}
