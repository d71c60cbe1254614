/// The number of threads of `--jobs`.
struct JobCount: ArgumentValue, Hashable {
  let number: Int

  /// The maximum number of threads, because more do not help.
  private static let limit = 256

  static func read(_ text: String) throws(ValueError) -> JobCount {
    // A number may also be too large for `Int`.
    let isNumber = !text.isEmpty && text.utf8.allSatisfy("0123456789".utf8.contains)
    let number = isNumber ? Int(text) ?? .max : 0
    guard number > 0 else {
      throw ValueError(value: text, expected: "a number from 1 to \(limit)")
    }
    guard number <= limit else { throw ValueError(value: text, expected: "at most \(limit)") }
    return JobCount(number: number)
  }
}
