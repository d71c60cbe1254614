internal import CopyfitFiles
internal import CopyfitDynamicType

extension FontIndex {
  /// Reads an index; `nil` if the bytes are damaged or of another version.
  init?(encoded bytes: Span<UInt8>) {
    guard bytes.count >= Self.headerSize, bytes.bytes(0..<8) == Self.signature else { return nil }
    let content = bytes.extracting(Self.headerSize..<bytes.count)
    guard CheckSum.number(bytes, at: 8, count: 8) == UInt64(content.count),
      CheckSum.number(bytes, at: 16, count: 8) == CheckSum.of(content)
    else { return nil }
    var reader = FontIndexReader(bytes: bytes.bytes(Self.headerSize..<bytes.count))
    do throws(FontIndexReader.Damage) { self = try reader.index() } catch { return nil }
  }
}

/// Reads the output of `FontIndexWriter` without trusting it: every number is compared with its limits.
struct FontIndexReader {
  /// A value that no index of this version contains.
  struct Damage: Error {}

  let bytes: [UInt8]
  private var position = 0
  private var coverages: [CharacterCoverage] = []

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func index() throws(Damage) -> FontIndex {
    coverages = try list { (reader) throws(Damage) in try reader.coverage() }
    let count = try self.count()
    var index = FontIndex()
    index.entries.reserveCapacity(count)
    for _ in 0..<count {
      let path = try text()
      let stamp = try stamp()
      let faces = try list { (reader) throws(Damage) in try reader.face(path: path) }
      index.entries[path] = FontIndex.Entry(stamp: stamp, faces: faces)
    }
    guard position == bytes.count, index.entries.count == count else { throw Damage() }
    return index
  }

  private mutating func coverage() throws(Damage) -> CharacterCoverage {
    var coverage = CharacterCoverage()
    var last: UInt32 = 0
    for _ in 0..<(try count()) {
      let first = last &+ UInt32(try number(in: 0...Int(CharacterCoverage.largestCharacter)))
      last = first &+ UInt32(try number(in: 0...Int(CharacterCoverage.largestCharacter)))
      guard coverage.append(first, last) else { throw Damage() }
    }
    return coverage
  }

  private mutating func stamp() throws(Damage) -> FontIndex.Stamp {
    let device = UInt64(truncatingIfNeeded: try number())
    let inode = UInt64(truncatingIfNeeded: try number())
    let size = try number()
    let modified = FileStatus.Time(
      seconds: Int64(try number()), nanoseconds: Int64(try number()))
    let changed = FileStatus.Time(
      seconds: Int64(try number()), nanoseconds: Int64(try number()))
    return FontIndex.Stamp(
      identity: FileStatus.Identity(device: device, inode: inode), size: size,
      modified: modified, changed: changed)
  }

  private mutating func face(path: String) throws(Damage) -> FontFaceSummary {
    let index = try number(in: 0...TableDirectory.largestCollection)
    let names = try names()
    let traits = try traits()
    let geometry = try geometry()
    let axes = try list { (reader) throws(Damage) in try reader.axis() }
    let instances = try list { (reader) throws(Damage) in try reader.namedInstance() }
    let place = try number(in: 0...coverages.count)
    return FontFaceSummary(
      path: path, index: index, isInstalled: true, names: names, traits: traits,
      geometry: geometry, axes: axes, namedInstances: instances,
      coverage: place == 0 ? nil : coverages[place - 1])
  }

  private mutating func names() throws(Damage) -> FontNames {
    FontNames(
      family: try text(), style: try text(), legacyFamily: try text(), legacyStyle: try text(),
      full: try text(), postScript: try text(), version: try text())
  }

  private mutating func traits() throws(Damage) -> FontTraits {
    let weight = FontWeight(rawValue: try number(in: 1...1000))
    let width = try number(in: 1...9)
    let flags = try number(in: 0...3)
    return FontTraits(
      weight: weight, width: width, isItalic: flags & 1 != 0, isVariable: flags & 2 != 0,
      revision: try fixedPoint())
  }

  private mutating func geometry() throws(Damage) -> FontGeometry {
    let em = try number(in: StyleTables.unitsPerEmRange)
    let (ascender, descender, lineGap) = (try fixedPoint(), try fixedPoint(), try fixedPoint())
    let (underline, thickness) = (try fixedPoint(), try fixedPoint())
    let slant = try fixedPoint()
    return FontGeometry(
      em: Double(em), ascender: ascender, descender: descender, lineGap: lineGap,
      capHeight: try optional { (reader) throws(Damage) in try reader.fixedPoint() },
      xHeight: try optional { (reader) throws(Damage) in try reader.fixedPoint() },
      underlinePosition: underline, underlineThickness: thickness, slantAngle: slant)
  }

  private mutating func axis() throws(Damage) -> FontAxis {
    FontAxis(
      tag: try tag(), name: try optional { (reader) throws(Damage) in try reader.text() },
      minimum: try fixedPoint(), defaultValue: try fixedPoint(), maximum: try fixedPoint(),
      isHidden: try number(in: 0...1) == 1)
  }

  private mutating func namedInstance() throws(Damage) -> NamedInstance {
    NamedInstance(
      style: try text(), postScript: try text(),
      variations: try list { (reader) throws(Damage) in
        FontVariation(axis: try reader.tag(), value: try reader.fixedPoint())
      })
  }

  private mutating func tag() throws(Damage) -> FontTag {
    FontTag(rawValue: UInt32(try number(in: 0...Int(UInt32.max))))
  }
}

/// Reads the basic values.
extension FontIndexReader {
  private mutating func number() throws(Damage) -> Int {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while position < bytes.count, shift < 64 {
      let byte = bytes[position]
      position += 1
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(truncatingIfNeeded: number) }
      shift += 7
    }
    throw Damage()
  }

  private mutating func number(in range: ClosedRange<Int>) throws(Damage) -> Int {
    let number = try number()
    guard range.contains(number) else { throw Damage() }
    return number
  }

  /// A whole number of 1/65,536 units, as in font tables.
  private mutating func fixedPoint() throws(Damage) -> Double {
    let number = UInt64(truncatingIfNeeded: try number())
    let value = Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
    guard (Int64(-1) << 32...Int64(1) << 32).contains(value) else { throw Damage() }
    return Double(value) / FontIndex.fixedPointScale
  }

  /// The length of a list or text; each element takes at least one byte.
  private mutating func count() throws(Damage) -> Int {
    try number(in: 0...max(0, bytes.count - position))
  }

  private mutating func text() throws(Damage) -> String {
    let count = try count()
    guard count <= bytes.count - position else { throw Damage() }
    defer { position += count }
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }

  private mutating func list<Element>(
    _ element: (inout FontIndexReader) throws(Damage) -> Element
  ) throws(Damage) -> [Element] {
    let count = try count()
    var elements: [Element] = []
    for _ in 0..<count { elements.append(try element(&self)) }
    return elements
  }

  private mutating func optional<Value>(
    _ value: (inout FontIndexReader) throws(Damage) -> Value
  ) throws(Damage) -> Value? {
    try number(in: 0...1) == 1 ? try value(&self) : nil
  }
}
