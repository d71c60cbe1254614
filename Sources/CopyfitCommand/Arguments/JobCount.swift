/// The number of threads of `--jobs`.
struct JobCount: ArgumentValue, Hashable {
  let number: Int

  /// The maximum number of threads, because more do not help.
  private static let limit = 256

  static func read(_ text: String) throws(ValueError) -> JobCount {
    let isNumber = text.utf8.allSatisfy("0123456789".utf8.contains)
    guard isNumber, let number = Int(text), (1...limit).contains(number) else {
      throw ValueError(value: text, expected: "a whole number from 1 to \(limit)")
    }
    return JobCount(number: number)
  }
}
