/// A format specifier of a text, such as `%@`, `%1$d` or `%.2f`.
struct FormatSpecifier: Hashable, Sendable {
  /// The specifier as written.
  var text: String
  /// Where it stands in the text, as offsets of Unicode scalars.
  var range: Range<Int>
  /// The specifier without its argument's number: `%d` for `%1$d`.
  var unnumbered: String
  /// The specifier without number, flags, width, precision and length: `%d` for `%1$03lld`.
  var bare: String
  /// Whether it has a flag, so that prose such as "50% off" may be meant.
  var hasFlag: Bool

  /// `%%`, which stands for a percent sign.
  var isEscapedPercent: Bool { bare == "%%" }
}

extension FormatSpecifier {
  /// The specifiers of a text, in order, by the grammar of `CFString`:
  /// `%[n$][flags][width][.precision][length]conversion`, and `%#@name@`.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func all(in text: String) -> [FormatSpecifier] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [] }
    var scanner = FormatScanner(Array(text.unicodeScalars))
    return scanner.scan()
  }

  /// Whether a text is a single specifier that an argument takes the place of.
  static func isPlaceholder(_ text: String) -> Bool {
    let found = all(in: text)
    return found.count == 1 && found[0].text == text && !found[0].isEscapedPercent
  }

  /// The placeholders of a translation: where a flag makes a specifier doubtful, only those that the
  /// source has, too.
  static func placeholders(in text: String, source: String?) -> [FormatSpecifier] {
    let found = all(in: text).filter { !$0.isEscapedPercent }
    guard found.contains(where: \.hasFlag) else { return found }
    let known = source.map { Set(all(in: $0).map(\.unnumbered)) } ?? []
    return found.filter { !$0.hasFlag || (source != text && known.contains($0.unnumbered)) }
  }
}

/// Reads format specifiers from left to right.
private struct FormatScanner {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  mutating func scan() -> [FormatSpecifier] {
    var found: [FormatSpecifier] = []
    while position < scalars.count {
      let start = position
      guard scalars[position] == "%", let specifier = specifier() else {
        position = start + 1
        continue
      }
      found.append(specifier)
    }
    return found
  }

  /// The specifier that starts here, if it is one; its end is the position then.
  private mutating func specifier() -> FormatSpecifier? {
    let start = position
    position += 1
    let number = argumentNumber()
    let afterNumber = position
    let flags = take { " -+0#'".unicodeScalars.contains($0) }
    if flags.contains("#"), let name = variableName() {
      return make(from: start, after: afterNumber, bare: "%#@\(name)@", hasFlag: false)
    }
    _ = take { ("0"..."9").contains($0) || $0 == "*" || $0 == "." }
    _ = take { "hlqLztj".unicodeScalars.contains($0) }
    guard let conversion = take(), Self.conversions.contains(conversion) else { return nil }
    let isPercent = conversion == "%"
    if isPercent, position != start + 2 { return nil }
    return make(
      from: start, after: afterNumber, bare: "%\(Self.plain(conversion))",
      hasFlag: !flags.isEmpty && flags != "0" && number == nil)
  }

  private mutating func argumentNumber() -> Int? {
    let start = position
    let digits = take { ("0"..."9").contains($0) }
    guard !digits.isEmpty, position < scalars.count, scalars[position] == "$" else {
      position = start
      return nil
    }
    position += 1
    return Int(digits) ?? 0
  }

  /// The name in `%#@name@`, whose `%#` is read.
  private mutating func variableName() -> String? {
    let start = position
    guard take() == "@" else {
      position = start
      return nil
    }
    let name = take { $0 != "@" && $0 != "%" && $0 != "\n" }
    guard take() == "@", !name.isEmpty else {
      position = start
      return nil
    }
    return name
  }

  private func make(
    from start: Int, after number: Int, bare: String, hasFlag: Bool
  ) -> FormatSpecifier {
    FormatSpecifier(
      text: string(start..<position), range: start..<position,
      unnumbered: "%"
        + (number == start + 1 ? string(start + 1..<position) : string(number..<position)),
      bare: bare, hasFlag: hasFlag)
  }

  private func string(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }

  private mutating func take() -> Unicode.Scalar? {
    guard position < scalars.count else { return nil }
    defer { position += 1 }
    return scalars[position]
  }

  private mutating func take(while matches: (Unicode.Scalar) -> Bool) -> String {
    let start = position
    while position < scalars.count, matches(scalars[position]) { position += 1 }
    return string(start..<position)
  }

  private static let conversions: Set<Unicode.Scalar> = Set(
    "@dDiuUoOxXcCsSfFeEgGaAp%".unicodeScalars)

  /// Conversions that show the same kind of value share a sample.
  private static func plain(_ conversion: Unicode.Scalar) -> Unicode.Scalar {
    switch conversion {
    case "D", "i", "u", "U": "d"
    case "F", "e", "E", "g", "G", "a", "A": "f"
    case "S": "s"
    case "C": "c"
    default: conversion
    }
  }
}
