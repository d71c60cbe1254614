/// The texts to measure.
public enum CorpusChoice: Sendable, Equatable {
  /// The texts in `Corpora/Texts`, equal on every machine.
  case texts
  /// The texts of this machine's programs, and of the sample app.
  case system
  /// The texts of a file.
  case file(String)

  init(_ name: String) {
    switch name {
    case "texts": self = .texts
    case "system": self = .system
    default: self = .file(name)
    }
  }
}
