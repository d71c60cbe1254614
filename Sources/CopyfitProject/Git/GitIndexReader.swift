internal import CopyfitFiles

/// Reads the file of an index.
///
/// Its content is not trusted: every length is compared with the remaining bytes.
struct GitIndexReader {
  /// The maximum size of an index, in bytes, enough for about two million files.
  private static let maximumSize = 256 << 20
  /// The maximum length of all paths together, in bytes, because version 4 compresses paths.
  private static let maximumPathSize = 512 << 20

  /// The content of an index.
  struct Index {
    var entries: [GitIndex.Entry] = []
    /// The name of the file with the shared entries; `nil` if this index has all entries.
    var sharedName: String?
    /// The positions of deleted entries in that file.
    var deleted: [Int] = []
    /// The positions in that file of the entries that the first entries of this index replace; these have no paths.
    var replaced: [Int] = []
  }

  private let bytes: [UInt8]
  /// The length of an object's name: 20 bytes for SHA-1, 32 for SHA-256.
  private let objectSize: Int
  private var position = 0

  static func read(_ path: String) throws(GitIndex.Failure) -> Index {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try SourceFile.bytes(of: path, within: .everywhere, limit: maximumSize)
    } catch {
      throw .file(error)
    }
    guard let index = read(bytes) else { throw .format }
    return index
  }

  /// Reads the bytes of an index; `nil` if its form is not known.
  static func read(_ bytes: [UInt8]) -> Index? {
    // The file does not specify the size. With the wrong one, its first entry is invalid.
    for objectSize in [20, 32] {
      var reader = GitIndexReader(bytes: bytes, objectSize: objectSize)
      if let index = reader.index() { return index }
    }
    return nil
  }

  private init(bytes: [UInt8], objectSize: Int) {
    (self.bytes, self.objectSize) = (bytes, objectSize)
  }

  private mutating func index() -> Index? {
    guard bytes.starts(with: "DIRC".utf8) else { return nil }
    position = 4
    guard let version = number(), (2...4).contains(version), let count = number() else {
      return nil
    }
    var index = Index()
    var path: [UInt8] = []
    var pathSize = 0
    for _ in 0..<count {
      guard let entry = entry(version, after: path) else { return nil }
      path = entry.path
      pathSize += path.count
      guard pathSize <= Self.maximumPathSize else { return nil }
      index.entries.append(entry)
    }
    guard addExtensions(to: &index) else { return nil }
    for place in index.entries.indices where index.entries[place].kind == .folder {
      if index.entries[place].path.last == .slash { index.entries[place].path.removeLast() }
    }
    return index
  }

  private mutating func entry(_ version: UInt32, after last: [UInt8]) -> GitIndex.Entry? {
    let start = position
    guard take(8) != nil, let seconds = number(), let nanoseconds = number(), take(8) != nil,
      let mode = number(), let kind = Self.kind(mode), take(8) != nil, let size = number(),
      let object = take(objectSize), let flags = shortNumber()
    else { return nil }
    let isExtended = flags & 0x4000 != 0
    guard !isExtended || version > 2, let more = isExtended ? shortNumber() : 0 else { return nil }
    let length = Int(flags & 0xFFF)
    guard let path = version == 4 ? packedPath(after: last) : plainPath(from: start),
      length == 0xFFF ? path.count >= length : path.count == length
    else { return nil }
    return GitIndex.Entry(
      path: path, kind: kind, isSkipped: more & 0x4000 != 0,
      stamp: FileStamp(seconds: seconds, nanoseconds: nanoseconds, size: size), object: object)
  }

  private static func kind(_ mode: UInt32) -> GitIndex.Entry.Kind? {
    switch mode {
    case 0o100644, 0o100755, 0o100664: .file
    case 0o120000: .link
    case 0o160000: .submodule
    case 0o040000: .folder
    default: nil
    }
  }

  /// A path, padded with zeros to a multiple of eight bytes from the entry's start.
  private mutating func plainPath(from start: Int) -> [UInt8]? {
    guard let end = bytes[position...].firstIndex(of: 0) else { return nil }
    let path = Array(bytes[position..<end])
    let size = (end - start) / 8 * 8 + 8
    guard bytes.count - start >= size else { return nil }
    position = start + size
    return path
  }

  /// A compressed path: the number of bytes to drop from the previous path, and the bytes to append.
  private mutating func packedPath(after last: [UInt8]) -> [UInt8]? {
    guard let dropped = packedNumber(), dropped <= last.count,
      let end = bytes[position...].firstIndex(of: 0)
    else { return nil }
    let path = last.dropLast(dropped) + bytes[position..<end]
    position = end + 1
    return Array(path)
  }

  /// A number in groups of seven bits; each group except the last adds one.
  private mutating func packedNumber() -> Int? {
    var number = 0
    for _ in 0..<5 {
      guard let byte = take(1)?.first else { return nil }
      number = number << 7 + Int(byte & 0x7F)
      if byte & 0x80 == 0 { return number }
      number += 1
    }
    return nil
  }

  /// Reads the extensions after the entries; only those whose names start with a lower-case letter change the meaning
  /// of the entries.
  private mutating func addExtensions(to index: inout Index) -> Bool {
    while bytes.count - position > objectSize {
      guard let name = take(4), let size = number(), let content = take(Int(size)) else {
        return false
      }
      if name.elementsEqual("link".utf8) {
        guard addLink(content, to: &index) else { return false }
      } else if !name.elementsEqual("sdir".utf8), let first = name.first, first >= 0x61 {
        return false
      }
    }
    return true
  }

  /// Reads the name of the shared index and the bitmaps after it, if any, with its entries that no longer count.
  private func addLink(_ content: ArraySlice<UInt8>, to index: inout Index) -> Bool {
    guard content.count >= objectSize else { return false }
    let object = content.prefix(objectSize)
    if object.contains(where: { $0 != 0 }) {
      index.sharedName = "sharedindex." + Self.digits(object)
    }
    guard content.count > objectSize else { return true }
    var bitmaps = GitBitmapReader(content.dropFirst(objectSize), limit: Self.maximumSize / 62)
    guard let deleted = bitmaps.next(), let replaced = bitmaps.next(), bitmaps.isAtEnd else {
      return false
    }
    (index.deleted, index.replaced) = (deleted, replaced)
    return true
  }

  /// The hexadecimal digits of bytes.
  static func digits(_ bytes: some Collection<UInt8>) -> String {
    let digits = Array("0123456789abcdef")
    return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }

  private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= bytes.count - position else { return nil }
    defer { position += count }
    return bytes[position..<(position + count)]
  }

  private mutating func number() -> UInt32? {
    take(4).map { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  private mutating func shortNumber() -> UInt16? {
    take(2).map { $0.reduce(0) { $0 << 8 | UInt16($1) } }
  }
}

extension GitIndex {
  /// Reads the index of a work tree; a missing index tracks nothing.
  init(of repository: Repository) throws(Failure) {
    guard let folder = repository.gitDirectory else { throw .file(.missing) }
    let path = FilePath.joined(folder, "index")
    stamp = FileStamp(of: path)
    var entries: [Entry] = []
    do throws(Failure) {
      let index = try GitIndexReader.read(path)
      let shared = try index.sharedName.map { name throws(Failure) in
        try GitIndexReader.read(FilePath.joined(folder, name)).entries
      }
      guard let all = index.joined(with: shared ?? []) else { throw .format }
      entries = all
    } catch {
      guard error == .file(.missing), stamp == nil else { throw error }
    }
    // Most are already sorted. Entries that a split index adds come before the shared ones.
    self.entries = entries.sorted { $0.path.lexicographicallyPrecedes($1.path) }
  }
}

extension GitIndexReader.Index {
  /// The entries and the remaining entries of the shared index; `nil` if they do not match.
  func joined(with shared: [GitIndex.Entry]) -> [GitIndex.Entry]? {
    var old: [GitIndex.Entry?] = shared
    guard replaced.count <= entries.count else { return nil }
    for (place, entry) in zip(replaced, entries) {
      guard place < shared.count, entry.path.isEmpty else { return nil }
      var entry = entry
      entry.path = shared[place].path
      old[place] = entry
    }
    for place in deleted {
      guard place < shared.count else { return nil }
      old[place] = nil
    }
    let own = entries.dropFirst(replaced.count)
    guard !own.contains(where: \.path.isEmpty) else { return nil }
    return own + old.compactMap { $0 }
  }
}
