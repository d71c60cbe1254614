@testable import Copyfit
import Foundation
@testable import CopyfitStream

#if FUZZING
  import FuzzSupport

  @main extension FuzzStream {}
#endif

/// Lines of `stream`: each has an answer that is JSON, in any division into blocks.
enum FuzzStream {
  static func main() {
    // One folder, because an index of all fonts would take longer than many inputs.
    guard
      let fonts = try? FontLibrary(
        directories: [InstalledFonts.folder + "opentype/inter"], usesInstalledFonts: false)
    else {
      fatalError("there are no fonts")
    }
    let shared = SharedFonts(fonts: fonts)
    Fuzzer.run { input in
      guard let first = input.first else { return }
      let bytes = Array(input.dropFirst())
      let answers = shared.answers(to: bytes, inBlocksOf: bytes.count)
      expect(
        answers == shared.answers(to: bytes, inBlocksOf: Int(first) + 1), "blocks change answers")
      let lines = answers.split(separator: 0x0A)
      let asked = bytes.split(separator: 0x0A).filter { line in
        line.contains { ![0x20, 0x09, 0x0D].contains($0) }
      }
      expect(lines.count == asked.count, "\(lines.count) answers to \(asked.count) lines")
      for line in lines {
        // A request's identifier may be a number beyond those that Foundation reads.
        let text = String(validating: line, as: UTF8.self)?
          .replacing(/[eE]\+?[0-9]{3,}/, with: "e9")
        expect(
          text.flatMap { try? JSONSerialization.jsonObject(with: Data($0.utf8)) } != nil,
          "no JSON: \(String(decoding: line, as: UTF8.self))")
      }
    }
  }
}

/// The fonts of all requests.
struct SharedFonts {
  let fonts: FontLibrary

  func answers(to bytes: [UInt8], inBlocksOf size: Int) -> [UInt8] {
    var worker = RequestWorker(fonts: fonts, wordCacheBytes: 1 << 16)
    var splitter = LineSplitter()
    var writer = JSONWriter()
    var start = 0
    repeat {
      let end = min(bytes.count, start + max(1, size))
      splitter.bytes += bytes[start..<end]
      start = end
      splitter.split(atEnd: start == bytes.count)
      let batch = LineBatch(bytes: splitter.bytes, lines: splitter.lines)
      for line in batch.lines { _ = worker.answer(line, of: batch, to: &writer) }
      splitter.removeLines()
    } while start < bytes.count
    return writer.bytes
  }
}
