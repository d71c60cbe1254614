import CopyfitUnicode
import Foundation

/// Requests to `copyfit stream`: body text in twelve categories.
struct Requests {
  /// The kind of requests.
  enum Kind {
    case texts
    /// The same amount of JSON, with the texts in a field that is not laid out: only reading and writing.
    case onlyJSON
    /// The texts in a font file, which may have a number of its face behind `#`, so that one face is measured.
    case oneFace(file: String)
  }

  let samples: [Sample]
  let width: Double
  /// The number of repetitions of all texts.
  let passes: Int
  var kind = Kind.texts

  /// A request of one line.
  static func line(_ sample: Sample, width: Double, kind: Kind = .texts) -> String {
    var (id, text, font) = (sample.id, sample.text, "\"style\":\"body\"")
    switch kind {
    case .texts: break
    case .onlyJSON: (id, text) = (sample.text, "")
    case .oneFace(let file):
      font = "\"font\":\(JSON.text(file)),\"size\":17,\"relativeTo\":\"body\""
    }
    return "{\"id\":\(JSON.text(id)),\"text\":\(JSON.text(text)),"
      + "\"locale\":\(JSON.text(sample.locale.tag)),\(font),\"categories\":\"all\","
      + "\"width\":\(width)}\n"
  }

  /// Writes the requests pass by pass, in constant memory; returns the file's path.
  func write(_ command: CopyfitCommand) throws(BenchmarkError) -> String {
    let lines = Data(samples.map { Self.line($0, width: width, kind: kind) }.joined().utf8)
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
