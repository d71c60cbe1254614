/// Reads a binary property list.
///
/// Source: `CFBinaryPList.c` of swift-corelibs-foundation. Every offset is checked before it is followed.
///
/// Foundation's reader has no limit: from a file of 1 MB whose 1,000 texts overlap, `PropertyListSerialization` created
/// 1 GB of texts in 2 GB of memory (Swift 6.3.1 on Linux). Here, all texts together cannot be longer than the file.
struct BinaryPropertyList {
  let bytes: [UInt8]
  /// The texts by their offsets, because many entries may share one text.
  private var texts: [Int: String] = [:]
  /// The number of bytes of text that may still be read, because the texts of a hostile file can overlap.
  private var budget: Int

  private static let header = Array("bplist".utf8)
  private static let trailerLength = 32

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    budget = bytes.count
  }

  /// Whether a file is a binary property list.
  static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: header) }

  /// The number of entries that a damaged list says it has at the top; 0 if it cannot be read.
  static func entryCount(in bytes: [UInt8]) -> Int {
    let list = BinaryPropertyList(bytes)
    guard let layout = try? Layout(bytes),
      let root = try? list.marker(at: list.offset(of: layout.root, in: layout)), root.kind == 0xD
    else { return 0 }
    return min(root.count, layout.objectCount)
  }

  static func damaged(_ reason: String) -> PropertyListError {
    PropertyListError("the binary property list is damaged; \(reason)", at: 0)
  }
}

extension BinaryPropertyList {
  /// The structure of the file, from its trailer.
  struct Layout {
    let offsetSize: Int
    let referenceSize: Int
    let objectCount: Int
    let root: Int
    let offsetTable: Int

    init(_ bytes: [UInt8]) throws(PropertyListError) {
      let trailer = bytes.count - BinaryPropertyList.trailerLength
      guard trailer >= 8 else { throw BinaryPropertyList.damaged("it is too short") }
      offsetSize = Int(bytes[trailer + 6])
      referenceSize = Int(bytes[trailer + 7])
      let numbers = [8, 16, 24].map { BinaryPropertyList.number(bytes[(trailer + $0)...], size: 8) }
      guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
        let count = numbers[0], let root = numbers[1], let table = numbers[2],
        root < count, table <= trailer, count <= (trailer - table) / offsetSize
      else { throw BinaryPropertyList.damaged("its trailer is wrong") }
      (objectCount, self.root, offsetTable) = (count, root, table)
    }
  }

  /// An object's kind, its count, and the offset of its content.
  struct Object {
    var kind: UInt8
    var count: Int
    var content: Int
  }

  /// A big-endian number of `size` bytes, or `nil` if it exceeds any file's length.
  fileprivate static func number(_ bytes: ArraySlice<UInt8>, size: Int) -> Int? {
    guard bytes.count >= size else { return nil }
    var value = 0
    for byte in bytes.prefix(size) {
      guard value < 1 << 48 else { return nil }
      value = value << 8 | Int(byte)
    }
    return value
  }

  /// The offset of an object's marker.
  func offset(of object: Int, in layout: Layout) throws(PropertyListError) -> Int {
    guard object < layout.objectCount,
      let offset = Self.number(
        bytes[(layout.offsetTable + object * layout.offsetSize)...], size: layout.offsetSize),
      offset < layout.offsetTable
    else { throw Self.damaged("an object is missing") }
    return offset
  }

  /// The object at an offset; counts from 15 on follow as an integer object.
  func marker(at offset: Int) throws(PropertyListError) -> Object {
    let kind = bytes[offset] >> 4
    let short = Int(bytes[offset] & 0xF)
    guard short == 0xF else { return Object(kind: kind, count: short, content: offset + 1) }
    guard offset + 1 < bytes.count, bytes[offset + 1] & 0xF8 == 0x10 else {
      throw Self.damaged("a length is wrong")
    }
    let size = 1 << Int(bytes[offset + 1] & 0x7)
    guard size <= 8, let count = Self.number(bytes[(offset + 2)...], size: size) else {
      throw Self.damaged("a length is wrong")
    }
    return Object(kind: kind, count: count, content: offset + 2 + size)
  }

  /// The offset of the object that the entry at `index` of a dictionary refers to.
  func reference(
    _ index: Int, of dictionary: Object, in layout: Layout
  ) throws(PropertyListError) -> Int {
    guard dictionary.count <= bytes.count,
      case let start = dictionary.content + index * layout.referenceSize, start < bytes.count,
      let object = Self.number(bytes[start...], size: layout.referenceSize)
    else { throw Self.damaged("a dictionary is cut off") }
    return try offset(of: object, in: layout)
  }

  /// The text at an offset, or `nil` for another kind of object.
  mutating func text(at offset: Int) throws(PropertyListError) -> String? {
    if let known = texts[offset] { return known }
    let object = try marker(at: offset)
    guard object.kind == 0x5 || object.kind == 0x6 else { return nil }
    let width = object.kind == 0x5 ? 1 : 2
    guard object.count <= budget / width, object.content <= bytes.count - object.count * width
    else {
      throw Self.damaged("a text is cut off")
    }
    budget -= object.count * width
    let content = bytes[object.content..<(object.content + object.count * width)]
    let text = width == 1 ? Self.decodeLatin1(content) : Self.decodeUTF16(content)
    texts[offset] = text
    return text
  }

  /// Text of one byte for each character; Foundation reads bytes beyond ASCII in it as Latin-1, too.
  private static func decodeLatin1(_ bytes: ArraySlice<UInt8>) -> String {
    String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  private static func decodeUTF16(_ bytes: ArraySlice<UInt8>) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }
}
