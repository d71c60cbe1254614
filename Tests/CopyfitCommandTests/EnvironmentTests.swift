import Foundation
import Testing

/// Variables of the environment that libraries read change no width.
@Suite(.enabled(if: ProgramRun.isPossible, "the program is not built"))
struct EnvironmentTests {
  /// HarfBuzz's shaper *fallback* does not kern.
  @Test func theShaperIsHarfBuzzsOwn() throws {
    let plain = try output(after: "unset HB_SHAPER_LIST")
    #expect(plain.contains("width"))
    #expect(try output(after: "export HB_SHAPER_LIST=fallback") == plain)
  }

  private func output(after script: String) throws -> String {
    let pipe = Pipe()
    let run = try ProgramRun(
      ["measure", "--system", "--size", "17", "--format", "json", "Tåge AVATAR 3x4"],
      output: pipe.fileHandleForWriting, after: script)
    try pipe.fileHandleForWriting.close()
    #expect(try run.end().status == 0)
    return String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }
}
