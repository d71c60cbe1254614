internal import CopyfitFiles

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

@safe
extension FontError {
  /// A message in one sentence: the place, the fault, the expected value, and the fix.
  public var message: String { "\(path.isEmpty ? "''" : path): \(problem)" }

  /// The file or folder that the error is about.
  public var path: String {
    switch self {
    case .unreadable(let path, _), .notAFile(let path, _), .empty(let path),
      .tooLarge(let path, _, _), .tooManyEntries(let path, _), .unknownFormat(let path, _),
      .missingTable(let path, _), .notFetched(let path),
      .truncated(let path, _, _, _), .damagedTable(let path, _, _, _),
      .invalidUnitsPerEm(let path, _), .noSuchFace(let path, _, _),
      .rejected(let path, _, _), .coordinateNotFinite(let path, _, _),
      .axisOutOfRange(let path, _, _, _), .unknownAxis(let path, _, _, _):
      path
    }
  }

  /// The message without the path.
  package var problem: String {
    switch self {
    case .unreadable(_, let code):
      Self.reason(code)
    case .notAFile(_, let isDirectory):
      isDirectory
        ? "it is a directory, expected a font file; name a .ttf, .otf or .ttc file in it"
        : "it is not a regular file; expected a font file (.ttf, .otf, .ttc)"
    case .empty:
      "the file is empty; expected a font (.ttf, .otf, .ttc): restore it from its source"
    case .tooLarge(_, let size, let limit):
      "the file has \(size) bytes; fonts of up to \(limit) bytes are read"
    case .tooManyEntries(_, let limit):
      "the folder is too large: \(limit) files and folders are looked at in all;"
        + " name the folder that holds the fonts"
    case .notFetched:
      LargeFilePointer.reason
    case .unknownFormat(_, let isWebFont):
      Self.formatProblem(isWebFont: isWebFont)
    default:
      tableProblem
    }
  }

  private var tableProblem: String {
    switch self {
    case .missingTable(_, let table):
      "the font has no '\(table)' table, which measuring needs; install an undamaged copy"
    case .truncated(_, let table, let end, let size):
      "the font is cut off: \(table) would end at byte \(end), the file has \(size) bytes;"
        + " copy or download it again"
    case .damagedTable(_, let table, let found, let expected):
      "the font's table '\(table)' has \(found), expected \(expected); install an undamaged copy"
    case .invalidUnitsPerEm(_, let value):
      "the font has \(value) units per em, expected 16 to 16384; install an undamaged copy"
    case .noSuchFace(_, let index, let count):
      count == 1
        ? "it has no face #\(index): the file holds one face, #0"
        : "it has no face #\(index): the collection holds \(count), #0 to #\(count - 1)"
    case .rejected(_, let index, let code):
      "FreeType cannot open face #\(index) (error \(code)); install an undamaged copy"
    default:
      coordinateProblem
    }
  }

  private var coordinateProblem: String {
    switch self {
    case .coordinateNotFinite(_, let axis, let value):
      "'\(axis)' is \(value), expected a finite number"
    case .axisOutOfRange(_, let axis, let value, let range):
      "'\(axis)' is \(CoordinateText(value)), expected \(CoordinateText(range))"
    case .unknownAxis(_, let axis, let value, let known):
      "cannot set '\(axis)' to \(CoordinateText(value)): the font \(FontNote.list(known))"
    default:
      ""
    }
  }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR:
      "no such file or directory; check the path"
    case EILSEQ:
      "the name is not UTF-8; give the file another one"
    case EACCES, EPERM:
      "permission denied; make it readable for this user"
    default:
      unsafe String(cString: strerror(code))
    }
  }

  private static func formatProblem(isWebFont: Bool) -> String {
    let expected = "expected a TrueType or OpenType font (.ttf, .otf, .ttc)"
    return isWebFont
      ? "it is a web font (WOFF), \(expected); convert it, or use the font it was made from"
      : "it is not a font; \(expected)"
  }
}

extension FontError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
