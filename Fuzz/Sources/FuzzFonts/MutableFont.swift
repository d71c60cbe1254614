import Foundation

#if FUZZING
  import FuzzSupport
#endif

/// A font as tables that can be changed and put together again.
struct MutableFont {
  private var signature: [UInt8]
  private var tables: [(tag: String, bytes: [UInt8])] = []

  /// Small fonts with many tables: static ones, a variable one, and one of CFF.
  static let found: [MutableFont] = [
    "truetype/noto/NotoSansHebrew-Regular.ttf", "truetype/noto/NotoSansKhmer-Regular.ttf",
    "truetype/noto/NotoSansThai-Regular.ttf", "truetype/noto/NotoNastaliqUrdu-Regular.ttf",
    "truetype/dejavu/DejaVuSansMono.ttf", "opentype/inter/Inter-Regular.otf",
    "truetype/inter/Inter.var.ttf", "truetype/inter-vf/Inter.var.ttf",
  ].compactMap { FileManager.default.contents(atPath: InstalledFonts.folder + $0) }
    .map { MutableFont([UInt8]($0)) }

  init(_ font: [UInt8]) {
    signature = Array(font[0..<4])
    for index in 0..<Self.number(font[4..<6]) {
      let record = Array(font[(12 + 16 * index)..<(28 + 16 * index)])
      let (offset, length) = (Self.number(record[8..<12]), Self.number(record[12..<16]))
      tables.append(
        (String(decoding: record[0..<4], as: UTF8.self), Array(font[offset..<offset + length])))
    }
  }

  /// Changes some numbers of some tables, most of them near their starts, where counts and offsets are.
  mutating func change(by choices: inout Choices) {
    while !choices.isAtEnd {
      let index = choices.number(below: tables.count)
      let count = tables[index].bytes.count
      let place =
        choices.number(below: 3) == 0 ? choices.number(below: 65_537) : choices.number(below: 64)
      guard place < count else { continue }
      switch choices.number(below: 6) {
      case 0: tables[index].bytes.removeSubrange(place...)
      case 1: tables[index].bytes.insert(contentsOf: [0, 0], at: place)
      case 2 where tables.count > 1: tables.remove(at: index)
      default: tables[index].bytes[place] = UInt8(choices.number(below: 256))
      }
    }
  }

  var bytes: [UInt8] {
    var head = signature + Self.bytes(tables.count, 2) + [0, 0, 0, 0, 0, 0]
    var body: [UInt8] = []
    for table in tables {
      head += Array(table.tag.utf8) + [0, 0, 0, 0]
      head += Self.bytes(12 + 16 * tables.count + body.count, 4) + Self.bytes(table.bytes.count, 4)
      body += table.bytes + [UInt8](repeating: 0, count: (4 - table.bytes.count % 4) % 4)
    }
    return head + body
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * (count - 1 - $0))) }
  }
}
