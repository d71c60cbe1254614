internal import CopyfitSourceText

/// Reads MO files, the compiled form of gettext catalogs, in either byte order.
///
/// Every number in the file is an offset or a length that may be wrong, so each is checked before use.
struct CompiledGettext {
  /// The reason why a file is not an MO file.
  struct FormatError: Error, Hashable {
    /// The reason, as one clause.
    var message: String
  }

  /// How often all texts and tables together may be as long as the file, because texts may overlap: a small file could
  /// otherwise expand to any size.
  private static let maximumGrowth = 2
  /// The bytes that all texts of any file may have.
  private static let minimumBytes = 65_536

  private let bytes: [UInt8]
  private let isBigEndian: Bool
  /// The number of its messages.
  let count: Int
  private let originals: Int
  private let translations: Int

  /// Reads the head of the file.
  init(_ bytes: [UInt8]) throws(FormatError) {
    self.bytes = bytes
    guard bytes.count >= 20 else { throw FormatError(message: "it is shorter than its own head") }
    switch Array(bytes[..<4]) {
    case [0xDE, 0x12, 0x04, 0x95]: isBigEndian = false
    case [0x95, 0x04, 0x12, 0xDE]: isBigEndian = true
    default: throw FormatError(message: "it does not start with the number of such files")
    }
    let order = isBigEndian
    let head = (1..<5).map { Self.word(at: $0 * 4, in: bytes, isBigEndian: order) }
    guard head[0] >> 16 <= 1 else {
      throw FormatError(message: "its revision \(head[0] >> 16) is unknown; expected 0 or 1")
    }
    (count, originals, translations) = (head[1], head[2], head[3])
    for table in [originals, translations]
    where table > bytes.count || count > (bytes.count - table) / 8 {
      throw FormatError(
        message: "it claims to have \(count) texts, which is more than it has room for")
    }
  }

  private static func word(at offset: Int, in bytes: [UInt8], isBigEndian: Bool) -> Int {
    let word = bytes[offset..<(offset + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return Int(isBigEndian ? word : word.byteSwapped)
  }

  /// The number of its messages without the header; those that lie beyond its end count.
  ///
  /// - Complexity: O(*n*) for *n* messages.
  var countWithoutHeader: Int {
    (0..<count).count { (try? string($0, of: originals))?.isEmpty != true }
  }

  /// The number of the first message whose text comes before that of the message before it, byte by byte; `nil` if they are
  /// sorted, or gettext finds them by a table of hashes.
  ///
  /// Source: `_nl_find_msg` of the GNU C library (`dcigettext.c`), which uses a table of more than two hashes, and a binary
  /// search without one.
  ///
  /// - Complexity: O(*n*) for *n* bytes of all texts, which may overlap; `forEachEntry` rejects a file with too many.
  var firstUnsorted: Int? {
    let hashes = bytes.count < 24 ? 0 : Self.word(at: 20, in: bytes, isBigEndian: isBigEndian)
    guard hashes <= 2 else { return nil }
    var last: ArraySlice<UInt8> = []
    for index in 0..<count {
      guard let text = try? string(index, of: originals) else { return nil }
      // gettext compares C strings, which end at the first zero.
      let key = text.prefix { $0 != 0 }
      if key.lexicographicallyPrecedes(last) { return index + 1 }
      last = key
    }
    return nil
  }

  /// Calls `take` with the messages in the order of the file.
  ///
  /// - Parameter leaveOut: Receives a problem for each message that is not text in the file's charset, for which gettext
  ///   shows no translation; it reads the others.
  func forEachEntry(
    _ take: (GettextEntry) -> Void, leaveOut: (CatalogProblem) -> Void = { _ in }
  ) throws(FormatError) {
    let encoding = try encoding()
    var budget = max(bytes.count * Self.maximumGrowth, Self.minimumBytes)
    for index in 0..<count {
      let original = try string(index, of: originals)
      let translation = try string(index, of: translations)
      // The tables may overlap, too.
      budget -= original.count + translation.count + 16
      guard budget >= 0 else { throw FormatError(message: "its texts lie over each other") }
      guard var entry = try entry(original, translation, in: encoding) else {
        leaveOut(noText(original, number: index + 1, in: encoding))
        continue
      }
      entry.offset = index
      take(entry)
    }
  }

  /// The encoding in the header, which is the translation of the empty text.
  private func encoding() throws(FormatError) -> String? {
    for index in 0..<count where try string(index, of: originals).isEmpty {
      return GettextText.charset(in: Array(try string(index, of: translations)))
    }
    return nil
  }

  private func string(_ index: Int, of table: Int) throws(FormatError) -> ArraySlice<UInt8> {
    let place = table + index * 8
    let length = Self.word(at: place, in: bytes, isBigEndian: isBigEndian)
    let start = Self.word(at: place + 4, in: bytes, isBigEndian: isBigEndian)
    guard start <= bytes.count, length <= bytes.count - start else {
      throw FormatError(message: "text \(index + 1) lies beyond its end")
    }
    return bytes[start..<(start + length)]
  }

  /// A message; `nil` if it is not text in the file's charset.
  private func entry(
    _ original: ArraySlice<UInt8>, _ translation: ArraySlice<UInt8>, in encoding: String?
  ) throws(FormatError) -> GettextEntry? {
    let parts = Self.parts(of: original)
    guard let id = text(parts.ids[0], in: encoding) else { return nil }
    var entry = GettextEntry(id: id)
    // Compiled catalogs have no flags, so any text may be a format.
    entry.flags = ["c-format"]
    if let written = parts.context {
      guard let context = text(written, in: encoding) else { return nil }
      entry.context = context.text
    }
    if parts.ids.count > 1 {
      guard let plural = text(parts.ids[1], in: encoding) else { return nil }
      entry.plural = plural
    }
    let forms =
      parts.ids.count > 1
      ? translation.split(
        separator: 0, maxSplits: GettextParser.maximumForms, omittingEmptySubsequences: false)
      : [translation]
    guard forms.count <= GettextParser.maximumForms else {
      throw FormatError(
        message: "a text has more than \(GettextParser.maximumForms) plural forms")
    }
    for (number, written) in forms.enumerated() {
      guard let form = text(written, in: encoding) else { return nil }
      entry.translations.append(.init(form: number, text: form))
    }
    return entry
  }

  /// The context of a message, if it has one, and its text to translate with the plural of it.
  private static func parts(
    of original: ArraySlice<UInt8>
  ) -> (context: ArraySlice<UInt8>?, ids: [ArraySlice<UInt8>]) {
    let mark = original.firstIndex(of: 4)
    let ids = original[(mark.map { $0 + 1 } ?? original.startIndex)...]
      .split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    return (mark.map { original[..<$0] }, ids)
  }

  private func text(_ bytes: ArraySlice<UInt8>, in encoding: String?) -> GettextEntry.Text? {
    GettextText.decode(bytes, in: encoding).map { .init(text: $0, position: .start) }
  }

  /// The problem of a message that is not text in the file's charset.
  private func noText(
    _ original: ArraySlice<UInt8>, number: Int, in encoding: String?
  ) -> CatalogProblem {
    let parts = Self.parts(of: original)
    let context = parts.context.flatMap { text($0, in: encoding)?.text }
    // A key of which a part cannot be read is not that of another text.
    let isWhole = context != nil || parts.context == nil
    let id = isWhole ? text(parts.ids[0], in: encoding)?.text : nil
    let key = id.map { GettextEntry.key(of: $0, in: context) }
    let owner = original.isEmpty ? "The header" : key.map { "The text of \($0.quoted)" }
    return CatalogProblem(
      kind: .catalogSyntax,
      message:
        "\(owner ?? "Text \(number) of the file") is not text in \(encoding?.shortened ?? "UTF-8"), the file's "
        + "charset, and is left out.",
      position: .start, entriesLost: original.isEmpty ? 0 : 1,
      key: original.isEmpty ? nil : key, isReadOn: true)
  }
}
