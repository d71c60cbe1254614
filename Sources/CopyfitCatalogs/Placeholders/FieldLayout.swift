/// The field layout of a format specifier: `%5d`, `%-10s`, `%03d`, `%+d`.
package struct FieldLayout: Hashable, Sendable {
  /// The minimum width of the value, in characters.
  private var width = 0
  private var fillsWithZeros = false
  private var isLeftAligned = false
  private var showsSign = false

  /// The maximum width of a field; no label shows more.
  static let maximumWidth = 200

  package init() {}

  init(flags: some Sequence<Unicode.Scalar>) {
    for flag in flags {
      switch flag {
      case "0": fillsWithZeros = true
      case "-": isLeftAligned = true
      case "+": showsSign = true
      default: break
      }
    }
  }

  mutating func setWidth(_ width: Int) { self.width = min(max(width, 0), Self.maximumWidth) }

  /// The value with its sign and padding.
  ///
  /// - Parameter zero: The digit that pads numbers; `nil` if the value is not a number.
  package func laidOut(_ value: String, zero: String?) -> String {
    guard width > 0 || showsSign else { return value }
    let sign = showsSign && zero != nil && !value.hasPrefix("-") ? "+" : ""
    let gap = max(width - sign.count - value.count, 0)
    if isLeftAligned { return sign + value + String(repeating: " ", count: gap) }
    if fillsWithZeros, let zero { return sign + String(repeating: zero, count: gap) + value }
    return String(repeating: " ", count: gap) + sign + value
  }
}
