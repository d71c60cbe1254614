import CopyfitDynamicType
import Foundation

@testable import CopyfitFonts

/// A font as separate tables that can be changed and reassembled.
struct FontSurgery {
  var signature: [UInt8]
  var tables: [(tag: String, bytes: [UInt8])]

  /// Splits a font into its tables.
  init(_ path: String) throws {
    let file = try FontFile(path: path)
    (signature, tables) = try file.withBytes { bytes in
      let directory = try TableDirectory(bytes, index: 0, path: path)
      var tables: [(tag: String, bytes: [UInt8])] = []
      for entry in directory.entries {
        tables.append((entry.tag.description, bytes.bytes(entry.range)))
      }
      return (bytes.bytes(0..<4), tables)
    }
  }

  /// The bytes of a table, empty without one; setting them empty removes the table.
  subscript(tag: String) -> [UInt8] {
    get { tables.first { $0.tag == tag }?.bytes ?? [] }
    set {
      tables.removeAll { $0.tag == tag }
      if !newValue.isEmpty { tables.append((tag, newValue)) }
      tables.sort { $0.tag < $1.tag }
    }
  }

  /// Changes a 16-bit number in a table.
  mutating func set(_ tag: String, at offset: Int, to value: Int) {
    var bytes = self[tag]
    bytes.replaceSubrange(offset..<offset + 2, with: Self.uint16(value))
    self[tag] = bytes
  }

  /// The reassembled font, with tables in the order of their tags.
  var bytes: [UInt8] { bytes(at: 0) }

  /// A collection with the same face twice, and a third one with an invalid offset.
  static func collection(of font: FontSurgery, thenBadOffset offset: Int) -> [UInt8] {
    let header = Array("ttcf".utf8) + [0, 1, 0, 0] + uint32(3) + uint32(24) + uint32(24)
    return header + uint32(offset) + font.bytes(at: 24)
  }

  /// A collection with the same face many times.
  static func collection(of font: FontSurgery, count: Int) -> [UInt8] {
    let start = 12 + 4 * count
    let offsets = Array(repeating: uint32(start), count: count).joined()
    return Array("ttcf".utf8) + [0, 1, 0, 0] + uint32(count) + offsets + font.bytes(at: start)
  }

  private func bytes(at origin: Int) -> [UInt8] {
    var header = signature + Self.uint16(tables.count) + [0, 0, 0, 0, 0, 0]
    var body: [UInt8] = []
    let start = origin + 12 + 16 * tables.count
    for table in tables {
      let padded = table.bytes + [UInt8](repeating: 0, count: (4 - table.bytes.count % 4) % 4)
      header += Array(table.tag.utf8) + Self.uint32(0)
      header += Self.uint32(start + body.count) + Self.uint32(table.bytes.count)
      body += padded
    }
    return header + body
  }

  static func uint16(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  static func uint32(_ value: Int) -> [UInt8] {
    uint16(value >> 16) + uint16(value)
  }

  /// A number with 16 bits after the binary point.
  static func fixed(_ value: Double) -> [UInt8] { uint32(Int(value * 65536)) }
}

extension FontSurgery {
  /// A name record; names of platform 3 are UTF-16, others are bytes.
  struct Name {
    var platform: Int
    var encoding: Int
    var language: Int
    var identifier: Int
    var bytes: [UInt8]

    /// A Windows record.
    static func windows(_ identifier: Int, _ text: String, language: Int = 0x409) -> Name {
      Name(
        platform: 3, encoding: 1, language: language, identifier: identifier,
        bytes: text.utf16.flatMap { FontSurgery.uint16(Int($0)) })
    }

    /// A Macintosh record in Mac Roman.
    static func macintosh(_ identifier: Int, _ bytes: [UInt8], language: Int = 0) -> Name {
      Name(platform: 1, encoding: 0, language: language, identifier: identifier, bytes: bytes)
    }
  }

  /// A `name` table with some records.
  static func nameTable(_ names: [Name]) -> [UInt8] {
    var records: [UInt8] = []
    var storage: [UInt8] = []
    for name in names {
      for field in [name.platform, name.encoding, name.language, name.identifier] {
        records += uint16(field)
      }
      records += uint16(name.bytes.count) + uint16(storage.count)
      storage += name.bytes
    }
    return uint16(0) + uint16(names.count) + uint16(6 + 12 * names.count) + records + storage
  }

  /// Renames a font for matching.
  mutating func rename(family: String, style: String = "Regular", postScript: String) {
    self["name"] = Self.nameTable([
      .windows(1, family), .windows(2, style), .windows(4, family + " " + style),
      .windows(6, postScript),
    ])
  }

  /// Makes the font variable: `wght` 100 … 900, an instance at 700 with the given name, and `MVAR` with `ascenderDelta`
  /// at 900.
  mutating func addWeightAxis(
    ascenderDelta: Int = 0, metric: String = "hasc", instanceName: Int = 2
  ) {
    let axis = Array("wght".utf8) + Self.fixed(100) + Self.fixed(400) + Self.fixed(900)
    let instance = Self.uint16(instanceName) + Self.uint16(0) + Self.fixed(700)
    self["fvar"] =
      [1, 0, 16, 2, 1, 20, 1, 8].flatMap(Self.uint16) + axis + Self.uint16(0) + Self.uint16(256)
      + instance
    let region = [0, 0x4000, 0x4000].flatMap(Self.uint16)
    let regions = Self.uint16(1) + Self.uint16(1) + region
    let item = [1, 1, 1, 0].flatMap(Self.uint16) + Self.uint16(ascenderDelta)
    let store =
      Self.uint16(1) + Self.uint32(12) + Self.uint16(1) + Self.uint32(12 + regions.count) + regions
      + item
    self["MVAR"] =
      [1, 0, 0, 8, 1, 20].flatMap(Self.uint16) + Array(metric.utf8) + [0, 0, 0, 0] + store
  }
}

extension FontSurgery {
  /// Makes the font variable with axes of equal range, without instances.
  mutating func addAxes(
    _ tags: [String], minimum: Double = 0, default value: Double = 0, maximum: Double = 1000
  ) {
    let range: [UInt8] = [minimum, value, maximum].flatMap(Self.fixed)
    let axes: [UInt8] = tags.flatMap { Array($0.utf8) + range + [0, 0, 1, 0] }
    let header = [1, 0, 16, 2, tags.count, 20, 0, 4 + 4 * tags.count]
    self["fvar"] = header.flatMap(Self.uint16) + axes
  }
}

/// A folder for the files of one test, which is removed with the object.
final class ScratchFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("copyfit-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = path + "/" + name
    let folder = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }
}
