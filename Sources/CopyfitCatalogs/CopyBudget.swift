internal import CopyfitSourceText

/// The bytes that a reader may copy from one place of a file to others.
///
/// Keys of nested texts repeat the keys around them, and references repeat what they refer to. Without a limit, a small file
/// could fill the memory: a key of half its length in front of each of thousands of texts. Texts that are shown again also
/// take the time to check them again.
struct CopyBudget {
  /// The bytes that every file may copy, in addition to four times its length; a key in nested objects rarely has more bytes
  /// than they have in the file.
  static let minimumBytes = 1_000_000

  private var remaining: Int
  /// The number of texts that are left out because a copy was too long.
  private var lost = 0
  /// The offset of the first of them.
  private var firstOffset = 0
  /// The place of the first of them, if it is known instead of the offset.
  private var firstPosition: SourcePosition?

  init(fileLength: Int) { remaining = Self.minimumBytes + 4 * fileLength }

  /// Takes bytes from the budget; returns whether they may be copied.
  mutating func take(_ count: Int) -> Bool {
    guard count <= remaining else { return false }
    remaining -= count
    return true
  }

  /// Counts texts that are left out, because bytes could not be taken.
  mutating func leaveOut(_ count: Int, at offset: Int) {
    guard count > 0 else { return }
    if lost == 0 { firstOffset = offset }
    lost += count
  }

  /// Counts a text that is left out, by its place.
  mutating func leaveOut(_ position: SourcePosition) {
    firstPosition = min(firstPosition ?? position, position)
    lost += 1
  }

  /// Begins to count the texts of another file.
  mutating func forget() { (lost, firstOffset, firstPosition) = (0, 0, nil) }

  /// The problem that texts are left out; `nil` if none is.
  ///
  /// - Parameters:
  ///   - copies: What would be copied, as the subject of a sentence.
  ///   - text: The file, unless places are known.
  func problem(_ copies: String, in text: SourceText? = nil) -> CatalogProblem? {
    guard lost > 0 else { return nil }
    return CatalogProblem(
      kind: .limitReached,
      message:
        "\(copies) would be longer than four times the file: \(Phrase.count(lost, "text")) "
        + "from here on \(lost == 1 ? "is" : "are") left out.",
      position: firstPosition ?? text?.position(at: firstOffset) ?? .start, entriesLost: lost,
      weight: .error, isReadOn: true)
  }
}
