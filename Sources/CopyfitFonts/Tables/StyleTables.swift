internal import CopyfitDynamicType

/// Weight, width, slope and line metrics from the tables `head`, `hhea` and `OS/2`.
///
/// Source: OpenType 1.9.1, the chapters of these tables.
struct StyleTables {
  /// Source: OpenType 1.9.1, *head*, unitsPerEm.
  static let unitsPerEmRange = 16...16384

  let unitsPerEm: Int
  let revision: Double
  let weight: FontWeight
  let width: Int
  let isItalic: Bool
  let verticalMetrics: VerticalMetrics
  /// `nil` if `OS/2` is older than these fields, or has none.
  let capHeight: Double?
  let xHeight: Double?
  let underlinePosition: Double
  let underlineThickness: Double
  let italicAngle: Double

  init(_ bytes: Span<UInt8>, _ directory: TableDirectory) {
    let head = Table(directory["head"])
    let os2 = Table(directory["OS/2"])
    let macStyle = bytes.uint16(at: head.offset(44, size: 2)) ?? 0
    let selection = bytes.uint16(at: os2.offset(62, size: 2)) ?? 0
    unitsPerEm = bytes.uint16(at: head.offset(18, size: 2)) ?? 0
    revision = bytes.fixed(at: head.offset(4, size: 4)) ?? 0
    weight = Self.weight(
      bytes.uint16(at: os2.offset(4, size: 2)), isBold: macStyle & 1 != 0 || selection & 0x20 != 0)
    let widthClass = bytes.uint16(at: os2.offset(6, size: 2)) ?? 5
    width = (1...9).contains(widthClass) ? widthClass : 5
    // The bits for italic in `head`, and for italic and oblique in `OS/2`.
    isItalic = macStyle & 2 != 0 || selection & 0x201 != 0
    verticalMetrics = Self.metrics(
      bytes, hhea: Table(directory["hhea"]), os2: os2, unitsPerEm: unitsPerEm)
    let post = Table(directory["post"])
    xHeight = Self.height(bytes, os2, at: 86)
    capHeight = Self.height(bytes, os2, at: 88)
    underlinePosition = Double(bytes.int16(at: post.offset(8, size: 2)) ?? 0)
    underlineThickness = Double(bytes.int16(at: post.offset(10, size: 2)) ?? 0)
    italicAngle = bytes.fixed(at: post.offset(4, size: 4)) ?? 0
  }

  private static func height(_ bytes: Span<UInt8>, _ os2: Table, at offset: Int) -> Double? {
    guard let version = bytes.uint16(at: os2.offset(0, size: 2)), version >= 2,
      let height = bytes.int16(at: os2.offset(offset, size: 2)), height > 0
    else { return nil }
    return Double(height)
  }

  /// The geometry at the default coordinates.
  func geometry(slant: FontAxis?) -> FontGeometry {
    FontGeometry(
      em: Double(unitsPerEm), ascender: verticalMetrics.ascender,
      descender: verticalMetrics.descender, lineGap: verticalMetrics.lineGap,
      capHeight: capHeight, xHeight: xHeight, underlinePosition: underlinePosition,
      underlineThickness: underlineThickness, slantAngle: slant?.defaultValue ?? italicAngle)
  }

  private static func weight(_ weightClass: Int?, isBold: Bool) -> FontWeight {
    switch weightClass {
    // For example, Noto Nastaliq Urdu Bold lacks its weight and sets the bit for bold.
    case 400 where isBold: .bold
    // Early TrueType fonts use 1 to 9.
    case .some(let value) where (1...9).contains(value): FontWeight(rawValue: value * 100)
    case .some(let value) where (10...1000).contains(value): FontWeight(rawValue: value)
    default: isBold ? .bold : .regular
    }
  }

  /// The metrics of `hhea`, or else the typographic and then the Windows values of `OS/2`.
  private static func metrics(
    _ bytes: Span<UInt8>, hhea: Table, os2: Table, unitsPerEm: Int
  ) -> VerticalMetrics {
    func triple(_ table: Table, _ offset: Int) -> [Int] {
      [0, 2, 4].map { bytes.int16(at: table.offset(offset + $0, size: 2)) ?? 0 }
    }
    let windows = [74, 76].map { bytes.uint16(at: os2.offset($0, size: 2)) ?? 0 }
    let candidates = [triple(hhea, 4), triple(os2, 68), [windows[0], -windows[1], 0]]
    let chosen = candidates.first { $0[0] != 0 || $0[1] != 0 } ?? [0, 0, 0]
    return VerticalMetrics(
      ascender: Double(chosen[0]), descender: Double(chosen[1]), lineGap: Double(chosen[2]),
      unitsPerEm: unitsPerEm)
  }

  /// Limits reads to a table; a missing table has no offsets.
  private struct Table {
    let range: Range<Int>?

    init(_ range: Range<Int>?) { self.range = range }

    func offset(_ offset: Int, size: Int) -> Int {
      guard let range, offset + size <= range.count else { return -1 }
      return range.lowerBound + offset
    }
  }
}
