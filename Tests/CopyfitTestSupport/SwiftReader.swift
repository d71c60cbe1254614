package import CopyfitFiles
package import CopyfitSwiftTree

/// The built `copyfit-swift` as a separate process.
package enum SwiftReader {
  /// Whether it was built, which requires a parser.
  package static var isPossible: Bool { program != nil }
  /// The message of a skipped suite.
  package static let requirement: String = "copyfit-swift is built only where there is a parser"

  private static var program: String? {
    ChildProcess.companion(named: "copyfit-swift", outside: [])
  }

  /// Its output for sources on standard input.
  package static func answer(
    to sources: [SwiftTreeFormat.Source]
  ) throws -> ChildProcess.Answer {
    try run([], input: SwiftTreeFormat.bytes(of: sources))
  }

  /// Its output for arguments.
  package static func run(_ words: [String], input: [UInt8] = []) throws -> ChildProcess.Answer {
    let child = ChildProcess(executable: program ?? "", arguments: words, environment: [:])
    return try child.run(input: input)
  }

  /// The trees of sources, with their numbers as names: `1.swift`.
  package static func trees(of sources: [String]) throws -> [SwiftTree] {
    let numbered = sources.enumerated().map { number, text in
      SwiftTreeFormat.Source(path: "\(number + 1).swift", content: Array(text.utf8))
    }
    return SwiftTreeFormat.trees(in: try answer(to: numbered).output)
  }
}
