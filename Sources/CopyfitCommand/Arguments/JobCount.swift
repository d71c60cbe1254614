/// The number of threads of `--jobs`.
struct JobCount: ArgumentValue, Hashable {
  let number: Int

  /// More threads than this do not help.
  private static let limit = 256

  static func read(_ text: String) throws(ValueError) -> JobCount {
    // A number may be too large for `Int`, too.
    let isNumber = !text.isEmpty && text.utf8.allSatisfy("0123456789".utf8.contains)
    let number = isNumber ? Int(text) ?? .max : 0
    guard number > 0 else {
      throw ValueError(value: text, expected: "a number from 1 to \(limit)")
    }
    guard number <= limit else { throw ValueError(value: text, expected: "at most \(limit)") }
    return JobCount(number: number)
  }
}
