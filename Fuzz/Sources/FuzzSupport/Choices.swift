/// Values that an input decides.
public struct Choices {
  private var rest: ArraySlice<UInt8>

  /// Creates the values of an input.
  public init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// Whether the input is used up; all numbers are 0 then.
  public var isAtEnd: Bool { rest.isEmpty }

  /// A number from 0 up to, but not including, `limit`.
  public mutating func number(below limit: Int) -> Int {
    var number = Int(rest.popFirst() ?? 0)
    if limit > 256 { number = number << 8 | Int(rest.popFirst() ?? 0) }
    if limit > 65_536 { number = number << 8 | Int(rest.popFirst() ?? 0) }
    return number % limit
  }

  /// One of several values.
  public mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(below: values.count)]
  }

  /// A text of at most `limit` bytes.
  public mutating func text(ofAtMost limit: Int) -> String {
    let bytes = rest.prefix(number(below: limit + 1))
    rest = rest.dropFirst(bytes.count)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The bytes that are left.
  public mutating func remainder() -> [UInt8] {
    defer { rest = [] }
    return Array(rest)
  }
}
