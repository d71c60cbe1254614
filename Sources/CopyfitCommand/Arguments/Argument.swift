/// One option, flag or operand of a command, and the place for its value.
struct Argument<Options> {
  /// The form of an argument.
  enum Kind: Hashable {
    /// `--name`
    case flag
    /// `--name value` or `--name=value`
    case option(placeholder: String, isRepeatable: Bool)
    /// A word without an option.
    case operand(isRequired: Bool, isRepeatable: Bool)
  }

  /// The name without its dashes, or an operand's placeholder.
  let name: String
  let kind: Kind
  let help: String
  /// The words with which a shell may complete the value.
  var completion = ValueCompletion.none
  /// The heading of the argument in the help.
  var group = ArgumentGroup.general
  /// The value of an option that is given without one; `nil` if a value is required.
  var omittedValue: String?
  /// A letter that can be written instead of the name: `-o`.
  var letter: Character?
  var apply: (inout Options, String) throws(ValueError) -> Void
  /// Records that an operand follows `--`, and is therefore literal.
  var takeLiterally: (inout Options) -> Void = { _ in }

  /// The written form of the argument, without a value.
  var spelling: String {
    if case .operand = kind { return name }
    return "--" + name
  }
}

/// The headings of the help, in their order.
enum ArgumentGroup: String, CaseIterable {
  case font = "Font"
  case frame = "Frame and text"
  case selection = "What is checked"
  case gate = "What fails"
  case output = "Output"
  case general = "Options"
}

extension Argument {
  /// Arguments that are listed under a heading.
  static func group(_ group: ArgumentGroup, _ arguments: [Argument]) -> [Argument] {
    arguments.map { argument in
      var argument = argument
      argument.group = group
      return argument
    }
  }

  static func flag(
    _ name: String, letter: Character? = nil, help: String,
    _ path: WritableKeyPath<Options, Bool>
  ) -> Argument {
    Argument(name: name, kind: .flag, help: help, letter: letter) {
      (options, _) throws(ValueError) in options[keyPath: path] = true
    }
  }

  static func option<Value: ArgumentValue>(
    _ name: String, _ placeholder: String, letter: Character? = nil, help: String,
    _ path: WritableKeyPath<Options, Value?>
  ) -> Argument {
    let kind = Kind.option(placeholder: placeholder, isRepeatable: false)
    let completion = ValueCompletion(of: Value.self, placeholder: placeholder)
    return Argument(
      name: name, kind: kind, help: help, completion: completion, letter: letter
    ) { (options, text) throws(ValueError) in options[keyPath: path] = try Value.read(text) }
  }

  /// The same argument; its spelling is recorded if it is given.
  func noted(in path: WritableKeyPath<Options, [String]>) -> Argument {
    var argument = self
    let (inner, spelling) = (apply, spelling)
    argument.apply = { (options: inout Options, text: String) throws(ValueError) in
      try inner(&options, text)
      options[keyPath: path].append(spelling)
    }
    return argument
  }

  /// The option with an optional value.
  func orAlone(as value: String) -> Argument {
    var argument = self
    argument.omittedValue = value
    return argument
  }

  /// An option that may be repeated.
  static func repeatedOption<Value: ArgumentValue>(
    _ name: String, _ placeholder: String, help: String, _ path: WritableKeyPath<Options, [Value]>
  ) -> Argument {
    let kind = Kind.option(placeholder: placeholder, isRepeatable: true)
    let completion = ValueCompletion(of: Value.self, placeholder: placeholder)
    return Argument(name: name, kind: kind, help: help, completion: completion) {
      (options, text) throws(ValueError) in options[keyPath: path].append(try Value.read(text))
    }
  }

  /// - Parameter literal: Set if the word follows `--`.
  static func operand(
    _ placeholder: String, help: String, _ path: WritableKeyPath<Options, String>,
    literal: WritableKeyPath<Options, Bool>? = nil
  ) -> Argument {
    let kind = Kind.operand(isRequired: true, isRepeatable: false)
    return Argument(
      name: placeholder, kind: kind, help: help,
      apply: { (options, text) throws(ValueError) in options[keyPath: path] = text },
      takeLiterally: { options in
        if let literal { options[keyPath: literal] = true }
      })
  }

  /// Any number of words.
  static func operands<Value: ArgumentValue>(
    _ placeholder: String, help: String, _ path: WritableKeyPath<Options, [Value]>
  ) -> Argument {
    let kind = Kind.operand(isRequired: false, isRepeatable: true)
    let completion = ValueCompletion(of: Value.self, placeholder: placeholder)
    return Argument(name: placeholder, kind: kind, help: help, completion: completion) {
      (options, text) throws(ValueError) in options[keyPath: path].append(try Value.read(text))
    }
  }
}
