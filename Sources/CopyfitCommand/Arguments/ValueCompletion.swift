/// The words with which a shell may complete a value.
enum ValueCompletion: Hashable {
  /// No completion: text, numbers.
  case none
  /// Files and folders.
  case files
  /// One of these words, or several with commas between them.
  case words([String], isList: Bool)
  /// One of these words, followed by `=` and a file.
  case wordsWithFile([String])

  /// The words, if there are any.
  var words: [String] {
    switch self {
    case .none, .files: []
    case .words(let words, isList: _), .wordsWithFile(let words): words
    }
  }
}
