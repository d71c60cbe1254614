/// Looks for words of ASCII letters, digits and underscores in files.
struct WordSearch {
  /// The words that no file has so far.
  private(set) var missing: Set<ArraySlice<UInt8>>
  /// Whether a byte is of a word.
  private let isOfWord: [Bool]
  /// The number of missing words that begin with each byte.
  private var firsts = Array(repeating: 0, count: 256)
  /// The length of the longest word, which other files may have.
  private let longest: Int

  init(_ words: some Sequence<ArraySlice<UInt8>>) {
    missing = Set(words)
    isOfWord = (0...UInt8.max).map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    longest = missing.map(\.count).max() ?? 0
    for first in missing.lazy.compactMap(\.first) { firsts[Int(first)] += 1 }
  }

  /// Removes a word of a file from the missing ones.
  private mutating func remove(_ word: ArraySlice<UInt8>) {
    guard let first = word.first, firsts[Int(first)] > 0, missing.remove(word) != nil else {
      return
    }
    firsts[Int(first)] -= 1
  }

  /// Removes the words of a file from the missing ones.
  ///
  /// A word is also removed without a first letter that may be of an option or an escape: `-DBETA`, `\nBETA`. Few words
  /// begin like a missing one, so the others are not compared.
  mutating func look(in bytes: [UInt8]) {
    var start = 0
    while start < bytes.count {
      let first = bytes[start]
      guard isOfWord[Int(first)] else {
        start += 1
        continue
      }
      var end = start + 1
      while end < bytes.count, isOfWord[Int(bytes[end])] { end += 1 }
      if end - start <= longest + 1 {
        remove(bytes[start..<end])
        if end > start + 1, Self.firstLetters.contains(first) { remove(bytes[(start + 1)..<end]) }
      }
      start = end
    }
  }

  private static let firstLetters = Array("Dnrt".utf8)
}
