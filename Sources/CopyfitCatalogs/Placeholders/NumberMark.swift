/// `%arg`, which shows the number in the forms of a String Catalog's substitutions.
enum NumberMark {
  private static let mark = Array("%arg".utf8)

  /// A text with each `%arg` replaced by a specifier.
  ///
  /// - Complexity: O(*n*) in the length of the result.
  static func replaced(in text: String, by specifier: String) -> String {
    guard text.utf8.contains(mark[0]) else { return text }
    let utf8 = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count)
    var offset = 0
    while offset < utf8.count {
      if utf8[offset] == mark[0], utf8[offset...].starts(with: mark) {
        result += specifier.utf8
        offset += mark.count
      } else {
        result.append(utf8[offset])
        offset += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
