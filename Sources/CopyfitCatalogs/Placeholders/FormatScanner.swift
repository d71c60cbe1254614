extension FormatSpecifier {
  /// The specifiers of a text, in order, by the grammar of a dialect.
  ///
  /// The grammar of `CFString` is
  /// `%[n$][flags][width][.precision][length]conversion`, `%[n$]#@name@` and `%n#@name@`.
  ///
  /// At most `maximumCount` specifiers are found; no label shows more.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func all(
    in text: String, _ dialect: FormatDialect = .foundation
  ) -> [FormatSpecifier] {
    guard text.utf8.contains(UInt8(ascii: "%")), !isAddress(text) else { return [] }
    var scanner = FormatScanner(text, dialect)
    return scanner.scan()
  }

  /// The maximum number of specifiers that are found in a text.
  package static let maximumCount = 2_001

  /// Whether a text is a single specifier that an argument replaces.
  package static func isPlaceholder(_ text: String) -> Bool {
    let found = all(in: text)
    return found.count == 1 && found[0].text == text && !found[0].isEscapedPercent
  }
}

/// Reads format specifiers from left to right.
private struct FormatScanner {
  private let text: String
  private let scalars: [Unicode.Scalar]
  private let dialect: FormatDialect
  private var position = 0

  init(_ text: String, _ dialect: FormatDialect) {
    self.text = text
    scalars = text.scalars
    self.dialect = dialect
  }

  mutating func scan() -> [FormatSpecifier] {
    var found: [FormatSpecifier] = []
    while position < scalars.count, found.count < FormatSpecifier.maximumCount {
      let start = position
      if scalars[position] == "%", let specifier = specifier() {
        found.append(specifier)
      } else if !endsAtPercent(since: start) {
        position = start + 1
      }
    }
    return found
  }

  /// Whether a percent sign that is not a specifier also consumes the next one: Foundation shows only the text between
  /// the two in `% %` and `%5%`.
  private func endsAtPercent(since start: Int) -> Bool {
    dialect.isPrintf && position > start + 2 && scalars[position - 1] == "%"
  }

  /// The specifier at the current position, if any; the position moves to its end.
  private mutating func specifier() -> FormatSpecifier? {
    let (start, dialect) = (position, dialect)
    position += 1
    let name = argumentName()
    if let name, scalars[position - 1] == "}" { return text(named: name, from: start) }
    let repeats = takeRepetition()
    let number = name == nil && !repeats ? argumentNumber() : nil
    let afterNumber = position
    let flags = take { dialect.isFlag($0) }
    if name == nil, dialect.isPrintf, scalars[flags].contains("#"), let name = variableName() {
      return variable(name, from: start, after: afterNumber, argument: number)
    }
    let sizes = take { ("0"..."9").contains($0) || $0 == "*" || $0 == "." }
    let length = take { dialect.isLength($0) }
    guard let conversion = conversion() else { return nil }
    var specifier = make(from: start, after: afterNumber, bare: "%\(dialect.plain(conversion))")
    (specifier.argument, specifier.name) = (number, name)
    specifier.repeatsArgument = repeats
    specifier.mayBeProse = number == nil && mayBeProse(flags, from: start)
    specifier.isProse =
      specifier.mayBeProse && conversion != "@"
      && (goesOn || sizes.isEmpty && !Self.mayFollowSpace(conversion))
    specifier.standsAlone = scalars[flags].elementsEqual([" "]) && standsAlone(from: start)
    specifier.layout = FieldLayout(flags: scalars[flags])
    if !sizes.isEmpty { read(string(sizes), into: &specifier) }
    let isSized = !length.isEmpty || scalars[sizes].contains(".")
    specifier.isUnmistakable =
      number != nil || name != nil
      || !specifier.mayBeProse && isMeant(conversion, from: start, isSized: isSized)
    return isAccepted(specifier) ? specifier : nil
  }

  /// Whether `%%` or `%n` is valid; only Java allows characters inside them.
  private func isAccepted(_ specifier: FormatSpecifier) -> Bool {
    guard specifier.literal != nil, specifier.range.count > 2 else { return true }
    return dialect == .java && JavaFormatFault(specifier) == nil
  }

  /// Whether prose may be intended: a space after a percent sign may be a flag or a space, and a flag after a
  /// percentage may be a hyphen or sign.
  private func mayBeProse(_ flags: Range<Int>, from start: Int) -> Bool {
    if scalars[flags].contains(" ") { return true }
    guard !flags.isEmpty, !scalars[flags].elementsEqual(["0"]), start > 0 else { return false }
    return scalars[start - 1].isNumber
  }

  /// Whether the character at the current position continues a word.
  private var goesOn: Bool {
    guard position < scalars.count else { return false }
    let next = scalars[position]
    return next.isLetter || next == "'" || next == "\u{2019}"
  }

  /// Whether a conversion after a space is likely a specifier; it must not be a word of a language, as "a", "e", "i",
  /// "o" and "u" are: "50 % a 60 %".
  private static func mayFollowSpace(_ conversion: Unicode.Scalar) -> Bool {
    conversion == "d" || conversion == "f" || conversion == "g"
  }

  /// Whether no number comes before the position, and no letter after it.
  private func standsAlone(from start: Int) -> Bool {
    let before = scalars[..<start].last { !$0.isSpace }
    return before?.isNumber != true && !goesOn
  }

  /// Whether a conversion that is used for numbers and texts is not part of a word or of a percentage.
  ///
  /// - Parameter isSized: Whether a length or precision comes before it, which prose never has.
  private func isMeant(_ conversion: Unicode.Scalar, from start: Int, isSized: Bool) -> Bool {
    guard conversion.isPlainConversion, !goesOn else { return false }
    let before = scalars[..<start].last ?? " "
    if isSized { return !before.isNumber }
    let after = scalars[position...].first ?? " "
    return standsAlone(from: start) && (before.isSpace || before == "(")
      && (after.isSpace || ").,:;!?%".unicodeScalars.contains(after))
  }

  /// Reads width and precision.
  private func read(_ sizes: String, into specifier: inout FormatSpecifier) {
    specifier.starCount = sizes.count { $0 == "*" }
    let parts = sizes.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 2 { specifier.precision = parts[1].isEmpty ? 0 : Int(parts[1]) }
    if let width = parts.first.flatMap({ Int($0) }) { specifier.layout.setWidth(width) }
  }

  private func variable(
    _ name: String, from start: Int, after afterNumber: Int, argument: Int?
  ) -> FormatSpecifier {
    var specifier = make(from: start, after: afterNumber, bare: "%#@\(name)@")
    (specifier.argument, specifier.variable) = (argument, name)
    specifier.isUnmistakable = true
    return specifier
  }

  /// Reads Ruby's `%{name}`, which has no conversion after its name.
  private func text(named name: String, from start: Int) -> FormatSpecifier {
    var specifier = make(from: start, after: position, bare: "%{}")
    (specifier.unnumbered, specifier.name) = ("%@", name)
    return specifier
  }

  /// The conversion at the current position; for a part of a date, which has two letters, the first.
  private mutating func conversion() -> Unicode.Scalar? {
    guard let letter = take() else { return nil }
    if dialect == .java, letter == "t" || letter == "T" {
      return take().flatMap { dialect.isDatePart($0) ? letter : nil }
    }
    return dialect.isConversion(letter) ? letter : nil
  }

  /// Skips the `<` of Java's `%<s`.
  private mutating func takeRepetition() -> Bool {
    guard dialect == .java, scalars[position...].first == "<" else { return false }
    position += 1
    return true
  }

  /// The name in Python's `%(name)s` or Ruby's `%<name>s`.
  private mutating func argumentName() -> String? {
    guard let closing = scalars[position...].first.flatMap({ dialect.closing(of: $0) }) else {
      return nil
    }
    let start = position + 1
    let rest = scalars[start...].prefix(Self.maximumName)
    guard let end = rest.firstIndex(of: closing), end > start,
      !scalars[start..<end].contains(where: { $0 == "%" || $0.isSpace })
    else { return nil }
    position = end + 1
    return string(start..<end)
  }

  /// The maximum length of an argument's name, in characters.
  private static let maximumName = 64

  /// The number before `$`, or before `#@`, which needs no `$`.
  private mutating func argumentNumber() -> Int? {
    let start = position
    let digits = take { ("0"..."9").contains($0) }
    if !digits.isEmpty, position < scalars.count {
      if scalars[position] == "$" {
        position += 1
        return Int(string(digits)) ?? 0
      }
      let isVariable = scalars[position] == "#" && scalars[position...].dropFirst().first == "@"
      if isVariable, dialect.isPrintf { return Int(string(digits)) ?? 0 }
    }
    position = start
    return nil
  }

  /// The name in `%#@name@`, after `%#`.
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
    return string(name)
  }

  private func make(from start: Int, after number: Int, bare: String) -> FormatSpecifier {
    let text = string(start..<position)
    return FormatSpecifier(
      text: text, range: start..<position, argument: nil,
      unnumbered: number == start + 1 ? text : "%" + string(number..<position), bare: bare,
      mayBeProse: false, variable: nil, precision: nil, starCount: 0)
  }

  private func string(_ range: Range<Int>) -> String {
    // A part of an ASCII text can be copied.
    guard scalars.count == text.utf8.count else { return String(scalars: scalars[range]) }
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return String(text[start..<text.utf8.index(start, offsetBy: range.count)])
  }

  private mutating func take() -> Unicode.Scalar? {
    guard position < scalars.count else { return nil }
    defer { position += 1 }
    return scalars[position]
  }

  private mutating func take(while matches: (Unicode.Scalar) -> Bool) -> Range<Int> {
    let start = position
    while position < scalars.count, matches(scalars[position]) { position += 1 }
    return start..<position
  }
}
