import CopyfitFiles
import Testing

@testable import CopyfitFonts

/// Digests of font files that are kept between runs.
struct FontDigestsTests {
  private let fonts: ScratchFolder
  private let cache: ScratchFolder
  /// Long after the file was written, so that it is taken for settled.
  private let later = FileStatus.Time(seconds: FileStatus.Time.now.seconds + 86_400)

  init() throws { (fonts, cache) = (try ScratchFolder(), try ScratchFolder()) }

  private func face() throws -> FontFace { try .open(path: fonts.path + "/a.ttf") }

  private func write(_ family: String) throws {
    var font = try FontSurgery(InstalledFonts.path("DejaVuSans"))
    font.rename(family: family, postScript: family + "-Regular")
    try fonts.write(font.bytes, to: "a.ttf")
  }

  private func digest(of face: FontFace, now: FileStatus.Time? = nil) -> String {
    var digests = FontDigests(folder: cache.path, now: now ?? later)
    let digest = digests.digest(of: face.file.identity)
    digests.keep()
    return digest
  }

  private var kept: BlockCache {
    BlockCache(folder: cache.path, kind: "digests", root: "/", makers: [])
  }

  @Test func aKnownFileIsNotReadAgain() throws {
    try write("A")
    let digest = try digest(of: face())
    #expect(try digest == face().digest())
    let name = try #require(kept.blocks.keys.first)
    kept.keep([(name, Array("known".utf8))])
    #expect(try self.digest(of: face()) == "known")
  }

  @Test func aChangedFileIsRead() throws {
    try write("A")
    _ = try digest(of: face())
    try write("Other")
    #expect(try digest(of: face()) == face().digest())
    #expect(kept.blocks.count == 2)
  }

  /// A file that was just written may be written again in the same tick of the clock.
  @Test func aFileThatMayChangeUnseenIsNotKept() throws {
    try write("A")
    let written = try FileStatus(fonts.path + "/a.ttf").changed
    #expect(try digest(of: face(), now: written) == face().digest())
    #expect(kept.blocks.isEmpty)
  }
}
