import Foundation
import Testing

@testable import CopyfitFonts

/// Invalid and damaged font files: each has one clear message, and none crashes.
@Suite struct FontErrorTests {
  /// A kind of damage, and the message after the path.
  struct Damage: CustomTestStringConvertible {
    let name: String
    let message: String
    var index = 0
    let make: @Sendable () throws -> [UInt8]

    var testDescription: String { name }
  }

  private static func inter(_ change: (inout FontSurgery) -> Void) throws -> [UInt8] {
    var font = try FontSurgery(InstalledFonts.path("Inter-Regular"))
    change(&font)
    return font.bytes
  }

  static let damages: [Damage] = [
    Damage(name: "empty", message: "the file is empty") { [] },
    Damage(name: "zeros", message: "it is not a font; expected") {
      [UInt8](repeating: 0, count: 4096)
    },
    Damage(name: "text", message: "it is not a font; expected") {
      Array("Hello, I am not a font.\n".utf8)
    },
    Damage(name: "two bytes", message: "it is not a font; expected") {
      [0, 1]
    },
    Damage(name: "web font", message: "it is a web font (WOFF)") { Array("wOF2".utf8) + [0, 0] },
    Damage(name: "signature only", message: "the font is cut off: its header") {
      Array("OTTO".utf8)
    },
    Damage(name: "cut directory", message: "the font is cut off: the list of tables") {
      try Array(inter { _ in }.prefix(20))
    },
    Damage(name: "cut tables", message: "the font is cut off: table '") {
      try Array(inter { _ in }.prefix(100_000))
    },
    Damage(name: "no cmap", message: "the font has no 'cmap' table") {
      try inter { $0["cmap"] = [] }
    },
    Damage(name: "no hhea", message: "the font has no 'hhea' table") {
      try inter { $0["hhea"] = [] }
    },
    Damage(name: "no head", message: "the font has no 'head' table") {
      try inter { $0["head"] = [] }
    },
    Damage(name: "0 units", message: "the font has 0 units per em, expected 16 to 16384") {
      try inter { $0.set("head", at: 18, to: 0) }
    },
    Damage(name: "15 units", message: "the font has 15 units per em") {
      try inter { $0.set("head", at: 18, to: 15) }
    },
    Damage(name: "20000 units", message: "the font has 20000 units per em") {
      try inter { $0.set("head", at: 18, to: 20000) }
    },
    Damage(name: "short head", message: "the font has 0 units per em") {
      try inter { $0["head"] = Array($0["head"].prefix(10)) }
    },
    Damage(
      name: "no widths", message: "the font's table 'hhea' has 0 advance widths, expected 1 to "
    ) {
      try inter { $0.set("hhea", at: 34, to: 0) }
    },
    Damage(
      name: "more widths than glyphs",
      message: "the font's table 'hhea' has 65535 advance widths, expected 1 to "
    ) {
      try inter { $0.set("hhea", at: 34, to: 65535) }
    },
    Damage(name: "short hhea", message: "the font's table 'hhea' has 34 bytes, expected 36 or more")
    {
      try inter { $0["hhea"] = Array($0["hhea"].prefix(34)) }
    },
    Damage(name: "no glyphs", message: "the font's table 'maxp' has 0 glyphs, expected 1 or more") {
      try inter { $0.set("maxp", at: 4, to: 0) }
    },
    Damage(name: "short hmtx", message: "the font's table 'hmtx' has 8 bytes, expected ") {
      try inter { $0["hmtx"] = Array($0["hmtx"].prefix(8)) }
    },
    Damage(name: "broken outlines", message: "FreeType cannot open face #0 (error ") {
      try inter { $0["CFF "] = [9, 9, 9, 9] }
    },
    Damage(name: "face 1 of 1", message: "it has no face #1: the file holds one", index: 1) {
      try inter { _ in }
    },
    Damage(name: "face -1", message: "it has no face #-1", index: -1) { try inter { _ in } },
    Damage(
      name: "face 2 of 2", message: "it has no face #2: the collection holds 2, #0 to #1", index: 2
    ) {
      Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 20, 0, 0, 0, 20]
    },
    Damage(name: "collection into nowhere", message: "the font is cut off: its header") {
      Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 1, 0xFF, 0xFF, 0xFF, 0xF0]
    },
  ]

  @Test(arguments: damages)
  func oneMessage(_ damage: Damage) throws {
    let folder = try ScratchFolder()
    let path = try folder.write(damage.make(), to: "broken.otf")
    let error = try #require(throws: FontError.self) {
      try FontFace.open(path: path, index: damage.index)
    }
    #expect(error.message.hasPrefix("\(path): \(damage.message)"), "\(error.message)")
    #expect(!error.message.contains("\n"))
  }

  /// A table may have more bytes than it needs, and glyphs without a width have the last one.
  @Test(arguments: [0, 2, 400])
  func aLongTableIsNoDamage(surplus: Int) throws {
    var font = try FontSurgery(InstalledFonts.path("DejaVuSansMono"))
    let glyphs = Int(font["maxp"][4]) << 8 | Int(font["maxp"][5])
    let width = Array(font["hmtx"].prefix(4))
    font.set("hhea", at: 34, to: 1)
    font["hmtx"] = width + [UInt8](repeating: 0, count: 2 * (glyphs - 1) + surplus)
    let folder = try ScratchFolder()
    let face = try FontFace.open(path: folder.write(font.bytes, to: "f.ttf"))
    #expect(face.advance(of: UInt32(glyphs - 1)) == face.advance(of: 0))
  }

  @Test(arguments: [("/nowhere/Font.ttf", "/nowhere/Font.ttf"), ("", "''")])
  func missingFile(path: String, name: String) throws {
    let error = try #require(throws: FontError.self) { try FontFace.open(path: path) }
    #expect(error.message == "\(name): no such file or directory; check the path")
  }

  @Test(arguments: [("/", true), ("/dev/null", false)])
  func notAFile(path: String, isDirectory: Bool) throws {
    let error = try #require(throws: FontError.self) { try FontFace.open(path: path) }
    #expect(error == .notAFile(path: path, isDirectory: isDirectory))
  }

  /// Every byte of the directory and of the small tables is damaged in turn; nothing may crash.
  @Test func noDamageCrashes() throws {
    let folder = try ScratchFolder()
    let font = try FontSurgery(InstalledFonts.path("DejaVuSans")).bytes
    for position in stride(from: 0, to: 1200, by: 13) {
      for value: UInt8 in [0x00, 0x7F, 0xFF] {
        var bytes = font
        bytes[position] = value
        guard let face = try? FontFace.open(path: folder.write(bytes, to: "f.ttf")) else {
          continue
        }
        #expect((16...16384).contains(face.unitsPerEm))
        _ = face.covers(Array("aé中".unicodeScalars))
      }
    }
  }
}
