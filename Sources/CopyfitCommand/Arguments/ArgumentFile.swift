internal import CopyfitFiles

/// Arguments in files, which the command line names as `@FILE`.
///
/// Each argument has its own line, so spaces and quotation marks need no escapes. Blank lines, lines that start with
/// `#`, and spaces around a line are ignored. A line `--` ends the options, as on the command line; the following lines
/// are literal.
struct ArgumentFile {
  /// The maximum size of all files together, in bytes: 1 MiB, some ten thousand paths.
  private static let maximumSize = 1 << 20
  /// The maximum nesting of files that name each other.
  private static let maximumDepth = 8

  private var words: [String] = []
  private var size = 0
  private var open: [String] = []
  /// Whether the following words are literal, because `--` was read.
  private var isLiteral = false

  /// The words, with the names of argument files replaced by the files' words.
  static func expand(_ words: [String]) throws(UsageError) -> [String] {
    guard words.contains(where: { $0.hasPrefix("@") }) else { return words }
    var files = ArgumentFile()
    for word in words { try files.add(word) }
    return files.words
  }

  private mutating func add(_ word: String) throws(UsageError) {
    guard !isLiteral, word.hasPrefix("@"), word != "@" else {
      isLiteral = isLiteral || word == "--"
      words.append(word)
      return
    }
    try addFile(String(word.dropFirst()))
  }

  private mutating func addFile(_ path: String) throws(UsageError) {
    func failure(_ reason: String) -> UsageError { .argumentFile(path, reason: reason) }
    if open.contains(path) { throw failure("the file names itself") }
    if open.count == Self.maximumDepth {
      throw failure("more than \(Self.maximumDepth) files name each other")
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try SourceFile.bytes(of: path, within: .everywhere)
    } catch {
      throw failure(error.message)
    }
    size += bytes.count
    if size > Self.maximumSize { throw failure("the files have more than 1 MiB") }
    if bytes.contains(0) { throw failure("it contains a NUL byte, so it is not text") }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0)
    guard let text = String(validating: content, as: UTF8.self) else {
      throw failure("it is not UTF-8")
    }
    open.append(path)
    for line in text.split(whereSeparator: \.isNewline) { try addLine(line) }
    open.removeLast()
  }

  private mutating func addLine(_ line: Substring) throws(UsageError) {
    if isLiteral { return words.append(String(line)) }
    let start = line.drop { $0 == " " || $0 == "\t" }
    guard let last = start.lastIndex(where: { $0 != " " && $0 != "\t" }), start.first != "#" else {
      return
    }
    try add(String(start[...last]))
  }
}
