import CopyfitDynamicType
import Foundation
import CopyfitFiles
import Testing

@testable import CopyfitFonts

@Suite struct FontIndexTests {
  static func index() -> FontIndex {
    var coverage = CharacterCoverage()
    _ = coverage.append(0x20, 0x7E)
    _ = coverage.append(0x3042, 0x3042)
    let names = FontNames(
      family: "Flex", style: "Bold", legacyFamily: "Flex", legacyStyle: "Bold", full: "Flex Bold",
      postScript: "Flex-Bold", version: "Version 1.5 ü")
    let axis = FontAxis(
      tag: "slnt", name: nil, minimum: -10.5, defaultValue: 0, maximum: 0, isHidden: true)
    let face = FontFaceSummary(
      path: "/f/Flex.ttf", index: 1, isInstalled: true, names: names,
      traits: FontTraits(
        weight: .bold, width: 5, isItalic: false, isVariable: true, revision: 1.5),
      geometry: FontGeometry(
        em: 1000, ascender: 900, descender: -250, capHeight: 700, underlinePosition: -100,
        underlineThickness: 50),
      axes: [axis],
      namedInstances: [
        NamedInstance(
          style: "Lean", postScript: "Flex-Lean",
          variations: [FontVariation(axis: "slnt", value: -10.5)])
      ], coverage: coverage)
    let stamp = FontIndex.Stamp(
      identity: FileStatus.Identity(device: .max, inode: 7), size: 12345,
      modified: FileStatus.Time(seconds: 1_700_000_000, nanoseconds: 999_999_999),
      changed: FileStatus.Time(seconds: -1))
    return FontIndex(entries: ["/f/Flex.ttf": FontIndex.Entry(stamp: stamp, faces: [face])])
  }

  @Test func isReadAsWritten() {
    let index = Self.index()
    #expect(Self.read(index.encoded()) == index)
    #expect(Self.read(FontIndex().encoded()) == FontIndex())
  }

  /// The data of all installed fonts is written and read without loss.
  @Test func installedFontsAreReadAsWritten() {
    var index = FontIndex()
    let stamp = Self.index().entries.values.first?.stamp
    for (path, faces) in Dictionary(grouping: InstalledFonts.database.faces, by: \.path) {
      index.entries[path] = stamp.map { FontIndex.Entry(stamp: $0, faces: faces) }
    }
    #expect(index.entries.count > 100)
    #expect(Self.read(index.encoded()) == index)
  }

  /// One changed bit at any place, and every length except its own.
  @Test func damageIsNoticed() {
    let bytes = Self.index().encoded()
    for position in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[position] ^= 1 << bit
        #expect(Self.read(damaged) == nil, "byte \(position), bit \(bit)")
      }
      #expect(Self.read(Array(bytes.prefix(position))) == nil)
    }
    #expect(Self.read(bytes + [0]) == nil)
  }

  /// Forged content with a valid checksum is rejected or read within its bounds.
  @Test func forgedContent() {
    let bytes = Self.index().encoded()
    var refused = 0
    for position in FontIndex.headerSize..<bytes.count {
      for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
        var content = Array(bytes[FontIndex.headerSize...])
        content[position - FontIndex.headerSize] = value
        let forged = Self.framed(content)
        guard let index = Self.read(forged) else {
          refused += 1
          continue
        }
        for face in index.entries.values.flatMap(\.faces) {
          #expect((16...16384).contains(face.verticalMetrics.unitsPerEm))
          #expect(face.axes.allSatisfy { $0.maximum.isFinite && abs($0.maximum) <= 65536 })
        }
      }
    }
    #expect(refused > 0)
    #expect(Self.read(Self.framed([])) == nil)
    #expect(Self.read(Self.framed([0xFF, 0xFF, 0xFF, 0xFF, 0x7F])) == nil)
  }

  private static func read(_ bytes: [UInt8]) -> FontIndex? { FontIndex(encoded: bytes.span) }

  private static func framed(_ content: [UInt8]) -> [UInt8] {
    let numbers = [UInt64(content.count), CheckSum.of(content.span)]
    return FontIndex.signature
      + numbers.flatMap { number in
        (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) }
      } + content
  }
}
