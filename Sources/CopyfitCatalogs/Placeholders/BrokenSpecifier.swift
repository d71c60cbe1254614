/// A specifier that is broken by spaces: `%# @sites @`, `%1 $@`, `% @`.
package struct BrokenSpecifier: Hashable, Sendable {
  /// The specifier as written.
  package var text: String
  /// The intended specifier, without spaces.
  package var intended: String
  /// Whether the system reads the specifier as intended, because a space after `%` is a flag.
  package var isHarmless: Bool

  /// The broken specifiers of a text, in order.
  ///
  /// Only specifiers that end with `@` are found: "5 % de" is prose, and a letter after it proves nothing.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func all(in text: String) -> [BrokenSpecifier] {
    guard text.utf8.contains(UInt8(ascii: "%")), text.utf8.contains(UInt8(ascii: "@")) else {
      return []
    }
    let scalars = text.scalars
    var found: [BrokenSpecifier] = []
    var position = 0
    while found.count < maximumCount, let start = scalars[position...].firstIndex(of: "%") {
      let end = variableEnd(in: scalars, from: start) ?? objectEnd(in: scalars, from: start)
      position = end ?? start + 1
      guard let end, scalars[start..<end].contains(where: \.isSpace) else {
        continue
      }
      let written = String(scalars: scalars[start..<end])
      let intended = String(written.filter { !$0.isWhitespace })
      guard written != intended else { continue }
      found.append(
        BrokenSpecifier(
          text: written, intended: intended, isHarmless: isRead(written, as: intended)))
    }
    return found
  }

  /// The maximum number of broken specifiers that are found in a text.
  private static let maximumCount = 1_000

  /// Whether the system reads the spaces as flags, and the specifier as intended.
  private static func isRead(_ written: String, as intended: String) -> Bool {
    let (found, meant) = (FormatSpecifier.all(in: written), FormatSpecifier.all(in: intended))
    guard let found = found.first, let meant = meant.first, found.text == written else {
      return false
    }
    return found.bare == meant.bare && found.argument == meant.argument
  }

  /// The maximum length of a variable's name.
  private static let maximumName = 64

  /// The end of `%[n$]#@name@` with spaces anywhere but inside the name.
  private static func variableEnd(in scalars: [Unicode.Scalar], from start: Int) -> Int? {
    var position = skipNumber(in: scalars, from: start + 1)
    guard take("#", in: scalars, &position), take("@", in: scalars, &position) else { return nil }
    skipSpaces(in: scalars, &position)
    let name = position
    while position < scalars.count, position - name < maximumName, isPartOfName(scalars[position]) {
      position += 1
    }
    return position > name && take("@", in: scalars, &position) ? position : nil
  }

  /// The end of `%[n$]@` with spaces anywhere.
  private static func objectEnd(in scalars: [Unicode.Scalar], from start: Int) -> Int? {
    var position = skipNumber(in: scalars, from: start + 1)
    return take("@", in: scalars, &position) ? position : nil
  }

  /// Skips `n$` if it is next.
  private static func skipNumber(in scalars: [Unicode.Scalar], from start: Int) -> Int {
    var position = start
    skipSpaces(in: scalars, &position)
    let digits = position
    while position < scalars.count, ("0"..."9").contains(scalars[position]) { position += 1 }
    return position > digits && take("$", in: scalars, &position) ? position : digits
  }

  private static func take(
    _ scalar: Unicode.Scalar, in scalars: [Unicode.Scalar], _ position: inout Int
  ) -> Bool {
    skipSpaces(in: scalars, &position)
    guard position < scalars.count, scalars[position] == scalar else { return false }
    position += 1
    return true
  }

  /// Skips one or two spaces, including ideographic ones, as translators and programs insert them.
  private static func skipSpaces(in scalars: [Unicode.Scalar], _ position: inout Int) {
    let limit = min(position + 2, scalars.count)
    while position < limit, scalars[position].isSpace { position += 1 }
  }

  private static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar == "." || scalar == "-" || scalar.isLetter || scalar.isNumber
  }
}
