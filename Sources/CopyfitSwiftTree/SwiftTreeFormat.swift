/// The input and output format of `copyfit-swift`.
///
/// Both begin with four bytes for the version. Then the input has sources, each with a path and content, and the output
/// has trees, each as a block of bytes. So the trees before a crash are complete.
package enum SwiftTreeFormat {
  /// The version of the format, which changes with the content of trees.
  package static let version = 13
  /// The beginning of both, whose last byte is the version as a digit of base 36.
  package static let beginning: [UInt8] = Array("CFS\(String(version, radix: 36))".utf8)

  /// A source with its path.
  package struct Source: Hashable, Sendable {
    /// The path in the tree.
    package var path: String
    package var content: [UInt8]

    /// Creates a source.
    package init(path: String, content: [UInt8]) {
      self.path = path
      self.content = content
    }
  }

  /// Encodes sources as bytes.
  package static func bytes(of sources: [Source]) -> [UInt8] {
    var writer = ByteWriter()
    for source in sources {
      writer.write(source.path.utf8)
      writer.write(source.content)
    }
    return beginning + writer.bytes
  }

  /// Decodes the sources in bytes.
  package static func sources(in bytes: [UInt8]) throws(SwiftTreeError) -> [Source] {
    var reader = try reader(of: bytes)
    var sources: [Source] = []
    while !reader.isAtEnd {
      let path = try reader.text()
      sources.append(Source(path: path, content: Array(try reader.block())))
    }
    return sources
  }

  /// Encodes a tree as a block of bytes.
  package static func block(of tree: SwiftTree) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(bytes(of: tree))
    return writer.bytes
  }

  /// Decodes the tree in a block without its separators; `nil` if it is damaged.
  package static func tree(ofBlock bytes: ArraySlice<UInt8>) -> SwiftTree? { try? tree(in: bytes) }

  /// Decodes the trees in bytes, up to a damaged one.
  package static func trees(in bytes: [UInt8]) -> [SwiftTree] {
    var trees: [SwiftTree] = []
    do throws(SwiftTreeError) {
      var reader = try reader(of: bytes)
      while !reader.isAtEnd { trees.append(try tree(in: try reader.block())) }
    } catch {
      // The start of the next block after a damaged one is unknown.
    }
    return trees
  }

  private static func reader(of bytes: [UInt8]) throws(SwiftTreeError) -> ByteReader {
    guard bytes.starts(with: beginning) else { throw .malformed }
    return ByteReader(bytes[beginning.count...])
  }
}

extension SwiftTreeFormat {
  /// Encodes a tree as bytes without separators.
  package static func bytes(of tree: SwiftTree) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(tree.file.utf8)
    writer.write(Int(tree.gap.rawValue))
    writer.write(tree.strings.count)
    for string in tree.strings { writer.write(string.utf8) }
    writer.write(tree.records.count)
    for (index, record) in tree.records.enumerated() {
      for number in [Int32(record.kind.rawValue), Int32(record.flags.rawValue), record.name] {
        writer.write(Int(number))
      }
      writer.write(Int(record.line))
      writer.write(Int(record.column))
      writer.write(Int(record.end) - index)
    }
    return writer.bytes
  }

  private static func tree(in bytes: ArraySlice<UInt8>) throws(SwiftTreeError) -> SwiftTree {
    var reader = ByteReader(bytes)
    let file = try reader.text()
    guard let gap = SwiftTree.Gap(rawValue: UInt8(clamping: try reader.number())) else {
      throw .malformed
    }
    var strings: [String] = []
    for _ in 0..<(try reader.number()) { strings.append(try reader.text()) }
    var records: [SwiftTree.Record] = []
    let count = try reader.number()
    var open: [Int] = []
    for index in 0..<count {
      while let last = open.last, Int(records[last].end) <= index { open.removeLast() }
      var record = try record(&reader, at: index)
      let limit = open.last.map { Int(records[$0].end) } ?? count
      guard index == 0 || !open.isEmpty, Int(record.end) <= limit, record.end > index,
        Int(record.name) < strings.count
      else { throw .malformed }
      record.parent = Int32(open.last ?? -1)
      open.append(index)
      records.append(record)
    }
    return SwiftTree(file: file, gap: gap, records: records, strings: strings)
  }

  private static func record(
    _ reader: inout ByteReader, at index: Int
  ) throws(SwiftTreeError) -> SwiftTree.Record {
    guard let kind = SwiftTree.Kind(rawValue: UInt8(clamping: try reader.number())) else {
      throw .malformed
    }
    let flags = SwiftTree.Flags(rawValue: UInt16(clamping: try reader.number()))
    let name = Int32(clamping: try reader.number())
    let line = Int32(clamping: try reader.number())
    let column = Int32(clamping: try reader.number())
    return SwiftTree.Record(
      kind: kind, flags: flags, name: name, line: line, column: column, parent: -1,
      end: Int32(clamping: index + (try reader.number())))
  }
}
