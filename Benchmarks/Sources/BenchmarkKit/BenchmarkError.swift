import Copyfit
import CopyfitLayout

/// The reason that the benchmark cannot run.
public enum BenchmarkError: Error {
  case usage(String)
  case unreadableCorpus(path: String)
  case corpusLine(path: String, line: Int, problem: String)
  case emptyCorpus(path: String)
  case noFont(String)
  case cannotOpen(path: String)
  case layout(LayoutError, text: String)
  case library(CopyfitError, text: String)
  /// The floor and the engine do different work, so their ratios have no meaning.
  case otherRuns(text: String, floor: String, engine: String)
  case otherResult(stage: String, cell: String)
  case icu(Int32)
  case cannotRun(String)
  case cannotWrite(String)
  case commandFailed(String, status: Int32)

  /// The problem and the fix, for a person.
  public var message: String {
    switch self {
    case .usage(let problem): "\(problem)\nTry `copyfit-benchmarks --help`."
    case .unreadableCorpus(let path): "\(path): cannot be read."
    case .corpusLine(let path, let line, let problem): "\(path):\(line): the line \(problem)."
    case .emptyCorpus(let path):
      "\(path): has no texts; a line has id, locale and text, divided by tabs."
    case .noFont(let name):
      "No font is called \(name). Install it (`make setup`), or name another with --font or --font-directory."
    case .cannotOpen(let path): "\(path): cannot be opened as a font."
    case .layout(let error, let text): "Layout failed on \(text.debugDescription): \(error)"
    case .library(let error, let text):
      "The library failed on \(text.debugDescription): \(error)"
    case .otherRuns(let text, let floor, let engine):
      """
      The floor and the engine shape different runs, so that no ratio of the two means anything.
      text:   \(text.debugDescription)
      floor:  \(floor)
      engine: \(engine)
      """
    case .otherResult(let stage, let cell):
      "\(stage), \(cell): a round gave another result than the first."
    case .icu(let code): "ICU failed with status \(code)."
    case .cannotRun(let path): "\(path): cannot be run."
    case .cannotWrite(let path): "\(path): cannot be written."
    case .commandFailed(let arguments, let status):
      "`copyfit \(arguments)` ended with \(status): it could not do what is to be measured."
    }
  }
}
