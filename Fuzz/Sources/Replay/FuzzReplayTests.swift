import Foundation
import Testing

/// Takes the place of libFuzzer.
public enum Fuzzer {
  @TaskLocal static var inputs: [[UInt8]] = []

  /// Calls a test with the inputs.
  public static func run(_ test: @escaping ([UInt8]) -> Void) {
    for input in inputs { test(input) }
  }
}

/// Fails with a message if a condition does not hold.
func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { Issue.record("\(message()), for \(FuzzReplayTests.seed)") }
}

/// Each fuzz target holds for its seeds and for changes of them, without libFuzzer and sanitizers.
///
/// The changes are the same in each run. `make fuzz` finds more.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/usr/share/fonts/opentype/inter")))
struct FuzzReplayTests {
  private static let targets: [String: @Sendable () -> Void] = [
    "FuzzCatalogCounts": FuzzCatalogCounts.main, "FuzzCatalogs": FuzzCatalogs.main,
    "FuzzCompiledGettext": FuzzCompiledGettext.main, "FuzzConfiguration": FuzzConfiguration.main,
    "FuzzFontIndex": FuzzFontIndex.main, "FuzzFonts": FuzzFonts.main,
    "FuzzInterfaces": FuzzInterfaces.main, "FuzzLabelFiles": FuzzLabelFiles.main,
    "FuzzLayout": FuzzLayout.main, "FuzzPlaceholders": FuzzPlaceholders.main,
    "FuzzProjects": FuzzProjects.main, "FuzzPropertyLists": FuzzPropertyLists.main,
    "FuzzReports": FuzzReports.main, "FuzzStream": FuzzStream.main,
    "FuzzSwiftTrees": FuzzSwiftTrees.main, "FuzzXML": FuzzXML.main,
  ]

  /// The number of changed inputs for each target.
  private static let count = 100
  static let seed: UInt64 = 25

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardized

  /// The folder of the seeds, which `.ci/fuzz` writes.
  private static let seeds: URL? = {
    let folder = FileManager.default.temporaryDirectory.appending(path: "copyfit-\(UUID())")
    let writer = Process()
    writer.executableURL = root.appending(path: ".ci/fuzz")
    writer.arguments = ["--seeds", folder.path]
    try? writer.run()
    writer.waitUntilExit()
    return writer.terminationStatus == 0 ? folder : nil
  }()

  @Test(arguments: targets.keys.sorted())
  func holdsForSeedsAndTheirChanges(target: String) throws {
    let folder = try #require(Self.seeds).appending(path: target)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let seeds = try names.map { [UInt8](try Data(contentsOf: folder.appending(path: $0))) }
    try #require(!seeds.isEmpty)
    var changes = Changes(state: Self.seed)
    let changed = (0..<Self.count).map { _ in changes.change(of: seeds) }
    let run = try #require(Self.targets[target])
    Fuzzer.$inputs.withValue(seeds + changed, operation: run)
  }
}

/// Changes inputs as libFuzzer does, with numbers that are the same in each run.
private struct Changes {
  var state: UInt64

  /// A seed with a few changes.
  mutating func change(of seeds: [[UInt8]]) -> [UInt8] {
    var input = seeds[number(below: seeds.count)]
    for _ in 0...number(below: 4) {
      let start = number(below: input.count + 1)
      let end = min(input.count, start + number(below: 20))
      switch number(below: 5) {
      case 0: input.removeSubrange(start..<end)
      case 1: input.insert(contentsOf: input[start..<end], at: number(below: input.count + 1))
      case 2: input.insert(contentsOf: seeds[number(below: seeds.count)].prefix(start), at: start)
      case 3: input.insert(UInt8(number(below: 256)), at: start)
      default: if start < end { input[start] = UInt8(number(below: 256)) }
      }
    }
    return input
  }

  /// A number below a limit, by a linear congruential generator with the constants of MMIX.
  private mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, limit)
  }
}
