extension Argument {
  /// The same argument for options that contain these options.
  func lifted<Outer>(to path: WritableKeyPath<Outer, Options>) -> Argument<Outer> {
    let (inner, literal) = (apply, takeLiterally)
    return Argument<Outer>(
      name: name, kind: kind.lifted(), help: help, completion: completion, group: group,
      omittedValue: omittedValue, letter: letter,
      apply: { (options: inout Outer, text: String) throws(ValueError) in
        try inner(&options[keyPath: path], text)
      },
      takeLiterally: { (options: inout Outer) in literal(&options[keyPath: path]) })
  }
}

extension Argument.Kind {
  /// The same kind of argument for other options.
  fileprivate func lifted<Outer>() -> Argument<Outer>.Kind {
    switch self {
    case .flag: .flag
    case .option(let placeholder, let isRepeatable):
      .option(placeholder: placeholder, isRepeatable: isRepeatable)
    case .operand(let isRequired, let isRepeatable):
      .operand(isRequired: isRequired, isRepeatable: isRepeatable)
    }
  }
}
