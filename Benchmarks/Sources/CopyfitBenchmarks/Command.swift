import BenchmarkKit
import Foundation

/// `copyfit-benchmarks`: measures the speed of Copyfit, relative to its theoretical minimum.
@main
struct Command {
  static func main() {
    do throws(BenchmarkError) {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      guard !options.showsHelp else { return print(Options.help, terminator: "") }
      let benchmark = try Benchmark(options) { note($0) }
      print(try benchmark.run().text(options.format), terminator: "")
    } catch {
      note("copyfit-benchmarks: \(error.message)")
      exit(2)
    }
  }

  private static func note(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
