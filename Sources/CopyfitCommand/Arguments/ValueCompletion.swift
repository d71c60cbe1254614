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

  /// The words, where there are some.
  var words: [String] {
    switch self {
    case .none, .files: []
    case .words(let words, isList: _), .wordsWithFile(let words): words
    }
  }
}
