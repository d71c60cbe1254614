/// The Unicode encodings of text files.
public enum TextEncoding: String, Hashable, Sendable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
  case utf32LittleEndian = "UTF-32LE"
  case utf32BigEndian = "UTF-32BE"
}

extension TextEncoding {
  /// The encoding of a file, by its byte order mark or else by its first bytes.
  package static func detected(in bytes: [UInt8]) -> TextEncoding {
    byteOrderMark(of: bytes)?.encoding ?? guess(from: bytes)
  }

  /// The encoding of a byte order mark, and the mark's length.
  static func byteOrderMark(of bytes: [UInt8]) -> (encoding: TextEncoding, length: Int)? {
    // UTF-32LE starts like UTF-16LE, so it comes first.
    let marks: [(TextEncoding, [UInt8])] = [
      (.utf8, [0xEF, 0xBB, 0xBF]), (.utf32LittleEndian, [0xFF, 0xFE, 0, 0]),
      (.utf32BigEndian, [0, 0, 0xFE, 0xFF]), (.utf16LittleEndian, [0xFF, 0xFE]),
      (.utf16BigEndian, [0xFE, 0xFF]),
    ]
    return marks.first { bytes.starts(with: $0.1) }.map { ($0.0, $0.1.count) }
  }

  /// The encoding of a text without a byte order mark, by the NULs among its first bytes.
  static func guess(from bytes: [UInt8]) -> TextEncoding {
    guard bytes.count >= 2 else { return .utf8 }
    let start = bytes.prefix(4).map { $0 == 0 }
    return switch start {
    case [true, true, true, false]: .utf32BigEndian
    case [false, true, true, true]: .utf32LittleEndian
    case _ where start[0] && !start[1]: .utf16BigEndian
    case _ where !start[0] && start[1]: .utf16LittleEndian
    default: .utf8
    }
  }
}

extension TextEncoding {
  /// The bytes as UTF-8, and the offset of the first replaced sequence.
  func decode(_ bytes: ArraySlice<UInt8>) -> (utf8: [UInt8], firstInvalid: Int?) {
    switch self {
    case .utf8: Self.repair(bytes)
    case .utf16LittleEndian:
      transcode(Self.units(bytes, of: UInt16.self, reversed: true), UTF16.self)
    case .utf16BigEndian: transcode(Self.units(bytes, of: UInt16.self, reversed: false), UTF16.self)
    case .utf32LittleEndian:
      transcode(Self.units(bytes, of: UInt32.self, reversed: true), UTF32.self)
    case .utf32BigEndian: transcode(Self.units(bytes, of: UInt32.self, reversed: false), UTF32.self)
    }
  }

  /// Valid UTF-8, by far the most frequent case, is used unchanged.
  private static func repair(_ bytes: ArraySlice<UInt8>) -> (utf8: [UInt8], firstInvalid: Int?) {
    if String(validating: bytes, as: UTF8.self) != nil { return (Array(bytes), nil) }
    var result = Transcoded(capacity: bytes.count)
    result.append(bytes, as: UTF8.self)
    return (result.utf8, result.firstInvalid)
  }

  private func transcode<Encoding: UnicodeCodec>(
    _ units: (whole: [Encoding.CodeUnit], hasRest: Bool), _: Encoding.Type
  ) -> (utf8: [UInt8], firstInvalid: Int?) {
    var result = Transcoded(capacity: units.whole.count * 2)
    result.append(units.whole, as: Encoding.self)
    if units.hasRest { result.appendInvalid() }
    return (result.utf8, result.firstInvalid)
  }

  /// Code units from their bytes, and whether bytes were left over.
  private static func units<Unit: FixedWidthInteger & UnsignedInteger>(
    _ bytes: ArraySlice<UInt8>, of _: Unit.Type, reversed: Bool
  ) -> (whole: [Unit], hasRest: Bool) {
    let width = Unit.bitWidth / 8
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - width + 1, by: width).map {
      let unit = bytes[$0..<($0 + width)].reduce(Unit(0)) { $0 << 8 | Unit($1) }
      return reversed ? unit.byteSwapped : unit
    }
    return (units, bytes.count % width != 0)
  }
}

/// Collects text in any encoding as UTF-8, with U+FFFD for malformed sequences.
private struct Transcoded {
  var utf8: [UInt8] = []
  var firstInvalid: Int?

  init(capacity: Int) {
    utf8.reserveCapacity(capacity)
  }

  mutating func append<Units: Sequence, Encoding: UnicodeCodec>(_ units: Units, as _: Encoding.Type)
  where Units.Element == Encoding.CodeUnit {
    var codec = Encoding()
    var input = units.makeIterator()
    while true {
      switch codec.decode(&input) {
      case .scalarValue(let scalar): utf8.append(contentsOf: UTF8.encode(scalar) ?? .init())
      case .error: appendInvalid()
      case .emptyInput: return
      }
    }
  }

  mutating func appendInvalid() {
    if firstInvalid == nil { firstInvalid = utf8.count }
    utf8.append(contentsOf: [0xEF, 0xBF, 0xBD])
  }
}
