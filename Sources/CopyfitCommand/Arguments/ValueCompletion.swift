/// What a shell may complete a value with.
enum ValueCompletion: Hashable {
  /// Nothing is known: text, numbers.
  case none
  /// Files and folders.
  case files
  /// One of these words, or several with commas between them.
  case words([String], isList: Bool)
  /// One of these words, and after `=` a file.
  case wordsWithFile([String])

  /// What a type's values are, or, where it does not say, what the placeholder does.
  init<Value: ArgumentValue>(of type: Value.Type, placeholder: String) {
    self = type.completion
    guard self == .none else { return }
    let names = placeholder.split { !$0.isLetter }.map(String.init)
    if names.contains(where: ["FILE", "FOLDER", "PATH", "NEW"].contains) { self = .files }
  }

  /// The words, where there are some.
  var words: [String] {
    switch self {
    case .none, .files: []
    case .words(let words, isList: _), .wordsWithFile(let words): words
    }
  }
}
