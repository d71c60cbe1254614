extension StringCatalogReader {
  /// An estimate of the number of keys: objects that start like those of keys, or are empty.
  static func keyCount(in utf8: [UInt8]) -> Int {
    var count = 0
    var (name, opener) = ("", "")
    var isAtStart = false
    JSONTokens.forEach(in: utf8) { token in
      switch token {
      case .name(let next):
        let isKey = isAtStart && opener != "strings"
        if isKey, entryKeys.contains(next) { count += 1 }
        name = next
      case .close: if isAtStart, !objectNames.contains(opener) { count += 1 }
      case .open: opener = name
      case .text: break
      }
      isAtStart = token == .open
    }
    return count
  }

  /// The names of objects in a String Catalog that are not keys.
  private static let objectNames: Set = [
    "strings", "localizations", "stringUnit", "variations", "substitutions", "plural", "device",
  ]
}
