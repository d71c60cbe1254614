/// A date such as `2026-11-23`.
struct CalendarDate: ArgumentValue, Hashable {
  let text: String

  static func read(_ text: String) throws(ValueError) -> CalendarDate {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard parts.map(\.count) == [4, 2, 2], numbers.count == 3, (1...12).contains(numbers[1]),
      (1...days(ofMonth: numbers[1], in: numbers[0])).contains(numbers[2])
    else { throw ValueError(value: text, expected: "a date such as 2026-11-23") }
    return CalendarDate(text: text)
  }

  private static func days(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
