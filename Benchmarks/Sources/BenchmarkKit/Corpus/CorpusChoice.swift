/// Which texts are measured.
public enum CorpusChoice: Sendable, Equatable {
  /// Those of `Corpora/Texts`, the same on every machine.
  case texts
  /// Those of the programs on this machine, and of the sample app.
  case system
  /// Those of a file.
  case file(String)

  init(_ name: String) {
    switch name {
    case "texts": self = .texts
    case "system": self = .system
    default: self = .file(name)
    }
  }
}
