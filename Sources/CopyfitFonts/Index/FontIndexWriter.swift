internal import CopyfitFiles
internal import CopyfitDynamicType

extension FontIndex {
  /// The first bytes of an index file; the last of them is the version of the format.
  ///
  /// The version must change whenever other values are read from a font's tables, or are read differently.
  static let signature = Array("CFfonts\u{2}".utf8)

  /// The number of bytes before the content: the signature, the content's length and its checksum.
  static let headerSize = 24

  /// The bytes of the index file; the same index gives the same bytes.
  func encoded() -> [UInt8] {
    var writer = FontIndexWriter()
    writer.write(self)
    let numbers = [UInt64(writer.bytes.count), CheckSum.of(writer.bytes.span)]
    let header = numbers.flatMap { number in
      (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) }
    }
    return Self.signature + header + writer.bytes
  }
}

/// Writes an index: whole numbers with seven bits in each byte, and texts after their length.
///
/// `FontIndexReader` reads the fields in the same order.
private struct FontIndexWriter {
  var bytes: [UInt8] = []

  mutating func write(_ index: FontIndex) {
    let files = index.entries.sorted {
      $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
    }
    // The weights of a family usually have the same characters, so each coverage is written once.
    var places: [CharacterCoverage: Int] = [:]
    var coverages: [CharacterCoverage] = []
    for coverage in files.flatMap(\.value.faces).compactMap(\.coverage)
    where places[coverage] == nil {
      places[coverage] = coverages.count
      coverages.append(coverage)
    }
    writeList(coverages) { $0.write($1) }
    writeList(files) { writer, file in
      writer.write(file.key)
      writer.write(file.value.stamp)
      writer.writeList(file.value.faces) { writer, face in
        writer.write(face)
        writer.write(face.coverage.flatMap { places[$0] }.map { $0 + 1 } ?? 0)
      }
    }
  }

  private mutating func write(_ coverage: CharacterCoverage) {
    write(coverage.bounds.count / 2)
    var last: UInt32 = 0
    for bound in coverage.bounds {
      write(Int(bound - last))
      last = bound
    }
  }

  private mutating func write(_ stamp: FontIndex.Stamp) {
    write(Int(truncatingIfNeeded: stamp.identity.device))
    write(Int(truncatingIfNeeded: stamp.identity.inode))
    write(stamp.size)
    for time in [stamp.modified, stamp.changed] {
      write(Int(time.seconds))
      write(Int(time.nanoseconds))
    }
  }

  private mutating func write(_ names: FontNames) {
    let texts = [
      names.family, names.style, names.legacyFamily, names.legacyStyle, names.full,
      names.postScript, names.version,
    ]
    for text in texts { write(text) }
  }

  private mutating func write(_ face: FontFaceSummary) {
    write(face.index)
    write(face.names)
    write(face.traits.weight.rawValue)
    write(face.traits.width)
    write((face.traits.isItalic ? 1 : 0) + (face.traits.isVariable ? 2 : 0))
    write(face.traits.revision)
    write(face.geometry)
    writeList(face.axes) { $0.write($1) }
    writeList(face.namedInstances) { $0.write($1) }
  }

  private mutating func write(_ axis: FontAxis) {
    write(Int(axis.tag.rawValue))
    writeOptional(axis.name) { $0.write($1) }
    for value in [axis.minimum, axis.defaultValue, axis.maximum] { write(value) }
    write(axis.isHidden ? 1 : 0)
  }

  private mutating func write(_ instance: NamedInstance) {
    write(instance.style)
    write(instance.postScript)
    writeList(instance.variations) { writer, variation in
      writer.write(Int(variation.axis.rawValue))
      writer.write(variation.value)
    }
  }

  private mutating func write(_ geometry: FontGeometry) {
    write(Int(geometry.em))
    let lengths = [
      geometry.ascender, geometry.descender, geometry.lineGap, geometry.underlinePosition,
      geometry.underlineThickness, geometry.slantAngle,
    ]
    for length in lengths { write(length) }
    for height in [geometry.capHeight, geometry.xHeight] {
      writeOptional(height) { $0.write($1) }
    }
  }

  private mutating func write(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// All numbers in the tables that are read are multiples of 1/65,536.
  private mutating func write(_ number: Double) {
    let scaled = Int((number * FontIndex.fixedPointScale).rounded())
    write(scaled << 1 ^ scaled >> 63)
  }

  private mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }

  private mutating func writeList<Element>(
    _ elements: [Element], _ body: (inout FontIndexWriter, Element) -> Void
  ) {
    write(elements.count)
    for element in elements { body(&self, element) }
  }

  private mutating func writeOptional<Value>(
    _ value: Value?, _ body: (inout FontIndexWriter, Value) -> Void
  ) {
    write(value == nil ? 0 : 1)
    if let value { body(&self, value) }
  }
}

extension FontIndex {
  static let fixedPointScale = 65536.0
}
