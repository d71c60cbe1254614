import Foundation
import Testing

/// `make test-exhaustive` must run all tests that run only a sample in `make test`.
struct ExhaustiveTests {
  /// A file below `Tests/`.
  private struct Source {
    let name: String
    let text: String
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func allSuitesWithMoreCasesAreListed() throws {
    let makefile = try String(
      contentsOf: Self.root.appendingPathComponent("Makefile"), encoding: .utf8)
    let key = "EXHAUSTIVE_TESTS = "
    let line = try #require(makefile.split(separator: "\n").first { $0.hasPrefix(key) })
    let listed = line.dropFirst(key.count).split(separator: "|").map(String.init)
    #expect(try listed == Self.suitesWithMoreCases(Self.sources()))
  }

  /// Only the type that the test above searches for reads the variable.
  @Test func theVariableIsReadInOnePlace() throws {
    let readers = try Self.sources().filter { $0.text.contains("environment[\"COPYFIT_EXHAUSTIVE") }
    #expect(Set(readers.map(\.name)).subtracting(["ExhaustiveTests"]) == ["Exhaustive"])
  }

  /// The suites that check whether all cases are requested, directly or through another type.
  private static func suitesWithMoreCases(_ sources: [Source]) -> [String] {
    var asking: Set<String> = ["Exhaustive"]
    while true {
      let more = sources.filter { source in
        asking.contains { source.name != $0 && source.text.contains($0 + ".") }
      }.map(\.name)
      guard !asking.isSuperset(of: more) else { break }
      asking.formUnion(more)
    }
    return asking.filter { $0.hasSuffix("Tests") && $0 != "ExhaustiveTests" }.sorted()
  }

  private static func sources() throws -> [Source] {
    let tests = root.appendingPathComponent("Tests")
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    return try (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
      .map { file in
        Source(
          name: file.deletingPathExtension().lastPathComponent,
          text: try String(contentsOf: file, encoding: .utf8))
      }
  }
}
