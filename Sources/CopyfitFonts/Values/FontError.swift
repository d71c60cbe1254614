public import CopyfitDynamicType

/// The reason why a font file or a folder of fonts could not be used.
public enum FontError: Error, Sendable, Hashable {
  /// The file or folder cannot be read; `code` is the system's `errno`.
  case unreadable(path: String, code: Int32)
  /// The path is not a file but a directory, a device or a pipe.
  case notAFile(path: String, isDirectory: Bool)
  /// The file has no bytes.
  case empty(path: String)
  /// The file is larger than `limit` bytes.
  case tooLarge(path: String, size: Int, limit: Int)
  /// The folder, with those searched before it, has more than `limit` files and folders.
  case tooManyEntries(path: String, limit: Int)
  /// The file's first bytes are not those of a supported font format.
  ///
  /// The message contains no bytes of the file, because a configuration may name any file as a font.
  case unknownFormat(path: String, isWebFont: Bool)
  /// The file is a pointer of Git LFS in place of a font that is not fetched.
  case notFetched(path: String)
  /// The face has no table of this name.
  case missingTable(path: String, table: String)
  /// A table reaches beyond the end of the file.
  case truncated(path: String, table: String, end: Int, size: Int)
  /// A table has too few bytes, or a number that it cannot have.
  ///
  /// `found` and `expected` are clauses, such as "0 advance widths" and "1 to 200, the number of glyphs".
  case damagedTable(path: String, table: String, found: String, expected: String)
  /// `head.unitsPerEm` is outside 16 to 16384.
  case invalidUnitsPerEm(path: String, value: Int)
  /// The collection has no face with this index.
  case noSuchFace(path: String, index: Int, count: Int)
  /// FreeType rejects the face; `code` is its error number.
  case rejected(path: String, index: Int, code: Int32)
  /// A coordinate is not a number, or infinite.
  case coordinateNotFinite(path: String, axis: FontTag, value: Double)
  /// A coordinate is outside the range of its axis, and clamping is off.
  case axisOutOfRange(path: String, axis: FontTag, value: Double, range: ClosedRange<Double>)
  /// A coordinate is on an axis that the face lacks, and clamping is off.
  case unknownAxis(path: String, axis: FontTag, value: Double, known: [FontTag])
}
