package import CopyfitFiles
package import CopyfitSwiftTree

/// The built `copyfit-swift` as a process of its own.
package enum SwiftReader {
  /// Whether it was built, which needs a parser.
  package static var isPossible: Bool { program != nil }
  /// What a skipped suite says.
  package static let requirement: String = "copyfit-swift is built only where there is a parser"

  private static var program: String? {
    ChildProcess.companion(named: "copyfit-swift", outside: [])
  }

  /// What it prints of sources, by its standard input.
  package static func answer(
    to sources: [SwiftTreeFormat.Source]
  ) throws -> ChildProcess.Answer {
    try run([], input: SwiftTreeFormat.bytes(of: sources))
  }

  /// What it prints on words.
  package static func run(_ words: [String], input: [UInt8] = []) throws -> ChildProcess.Answer {
    let child = ChildProcess(executable: program ?? "", arguments: words, environment: [:])
    return try child.run(input: input)
  }

  /// The trees of sources, each called after its number: `1.swift`.
  package static func trees(of sources: [String]) throws -> [SwiftTree] {
    let numbered = sources.enumerated().map { number, text in
      SwiftTreeFormat.Source(path: "\(number + 1).swift", content: Array(text.utf8))
    }
    return SwiftTreeFormat.trees(in: try answer(to: numbered).output)
  }
}
