import CopyfitUnicode
import Foundation

/// Requests to `copyfit stream`: body text in twelve categories.
struct Requests {
  let samples: [Sample]
  let width: Double
  /// How often all texts are asked about.
  let passes: Int

  /// A request of one line.
  static func line(_ sample: Sample, width: Double) -> String {
    "{\"id\":\(JSON.text(sample.id)),\"text\":\(JSON.text(sample.text)),"
      + "\"locale\":\(JSON.text(sample.locale.tag)),\"style\":\"body\",\"categories\":\"all\","
      + "\"width\":\(width)}\n"
  }

  /// Writes the requests pass by pass, in constant memory; returns the file's path.
  func write(_ command: CopyfitCommand) throws(BenchmarkError) -> String {
    let lines = Data(samples.map { Self.line($0, width: width) }.joined().utf8)
    let path = try command.write("", to: "requests.jsonl")
    guard let file = FileHandle(forWritingAtPath: path) else { throw .cannotWrite(path) }
    do {
      for _ in 0..<passes { try file.write(contentsOf: lines) }
      try file.close()
    } catch {
      throw .cannotWrite(path)
    }
    return path
  }
}
