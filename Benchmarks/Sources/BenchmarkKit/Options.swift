/// The options of the command.
public struct Options: Sendable {
  /// The format of the report.
  public enum Format: String, CaseIterable, Sendable {
    case tsv, json, markdown
  }

  /// The texts to measure; `nil` for those of `Corpora/Texts`.
  public var corpus: CorpusChoice?
  /// Whether to measure only the sample app's texts, which are equal on every machine.
  public var sampleApp = false
  /// Folders that are searched for fonts first.
  public var fontDirectories: [String] = []
  /// The PostScript name of the font; `nil` for Inter.
  public var font: String?
  /// The width of lines, in points.
  public var width = 280.0
  /// The number of threads that are compared with one.
  public var threads = 2
  /// The format of the report.
  public var format = Format.tsv
  /// The number of measured rounds.
  public var rounds = 5
  /// The names of the stages; empty for all.
  public var stages: Set<String> = []
  /// The fraction of the own corpus to measure: every `part`th text, 20 for a quick run.
  public var part = 1
  /// Whether to also report pair-summable and shaped scripts separately.
  public var byScript = false
  /// Whether to also report each language separately.
  public var byLanguage = false
  /// Whether to run measurements of several minutes: a million texts, five million requests, twenty apps.
  public var isLong = false
  /// The command for measurements of processes; `nil` for the one beside this program.
  public var command: String?
  /// Whether to only print the options.
  public var showsHelp = false

  /// Creates the default options.
  public init() {}

  /// Parses arguments, without the command's name.
  public init(_ arguments: [String]) throws(BenchmarkError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if try readFlag(argument) { continue }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard Self.names.contains(name) else {
        throw .usage("Unknown argument: \(argument)")
      }
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
        throw .usage("\(name) needs a value.")
      }
      try read(name, value)
    }
    if corpus != nil, sampleApp {
      throw .usage("--corpus and --sample-app cannot be given together.")
    }
  }

  private static let names: Set<String> = [
    "--corpus", "--copyfit", "--font-directory", "--font", "--width", "--threads", "--format",
    "--rounds",
    "--stages",
  ]

  private mutating func readFlag(_ argument: String) throws(BenchmarkError) -> Bool {
    switch argument {
    case "--quick": part = 20
    case "--by-script": byScript = true
    case "--by-language": byLanguage = true
    case "--long": isLong = true
    case "--sample-app": sampleApp = true
    case "--help", "-h": showsHelp = true
    default: return false
    }
    return true
  }

  private mutating func read(_ name: String, _ value: String) throws(BenchmarkError) {
    switch name {
    case "--corpus": corpus = CorpusChoice(value)
    case "--font-directory": fontDirectories.append(value)
    case "--font": font = value
    case "--copyfit": command = value
    case "--width": width = try Self.number(name, value, 1...100_000)
    case "--threads": threads = Int(try Self.number(name, value, 1...256))
    case "--rounds": rounds = Int(try Self.number(name, value, 1...1000))
    case "--stages": stages = try Self.stages(value)
    default: format = try Self.format(value)
    }
  }

  private static func number(
    _ name: String, _ value: String, _ range: ClosedRange<Double>
  ) throws(BenchmarkError) -> Double {
    guard let number = Double(value), range.contains(number) else {
      throw .usage(
        "\(name) takes a number from \(Int(range.lowerBound)) to \(Int(range.upperBound)), not \(value)."
      )
    }
    return number
  }

  private static func format(_ value: String) throws(BenchmarkError) -> Format {
    guard let format = Format(rawValue: value) else {
      throw .usage("--format takes tsv, json or markdown, not \(value).")
    }
    return format
  }

  private static func stages(_ value: String) throws(BenchmarkError) -> Set<String> {
    let stages = value.split(separator: ",").map(String.init)
    if stages.isEmpty { throw .usage("--stages names no stage.") }
    if let unknown = stages.first(where: { !StageName.all.contains($0) }) {
      throw .usage(
        "No stage is called \(unknown); there are \(StageName.all.joined(separator: ", ")).")
    }
    return Set(stages)
  }
}
