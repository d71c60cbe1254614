/// Looks for words of ASCII letters, digits and underscores in files.
struct WordSearch {
  /// The words that no file has so far.
  private(set) var missing: Set<ArraySlice<UInt8>>
  /// Whether a byte is of a word.
  private let isOfWord: [Bool]
  /// Whether a byte is the first of a missing word.
  private var isFirst: [Bool] = []
  private var longest = 0

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
    update()
  }

  private mutating func update() {
    let firsts = Set(missing.compactMap(\.first))
    isFirst = (0...UInt8.max).map(firsts.contains)
    longest = missing.map(\.count).max() ?? 0
  }

  /// Removes the words of a file from the missing ones.
  ///
  /// A word is also removed without a first letter that may be of an option or an escape: `-DBETA`, `\nBETA`. Few words
  /// begin like a missing one, so the others are not compared.
  mutating func look(in bytes: [UInt8]) {
    let count = missing.count
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
        if isFirst[Int(first)] { missing.remove(bytes[start..<end]) }
        if end > start + 1, Self.firstLetters.contains(first), isFirst[Int(bytes[start + 1])] {
          missing.remove(bytes[(start + 1)..<end])
        }
      }
      start = end
    }
    if missing.count < count { update() }
  }

  private static let firstLetters = Array("Dnrt".utf8)
}
