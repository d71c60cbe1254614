/// A format specifier in a text, such as `%@`, `%1$d`, `%.2f` or `%#@sites@`.
package struct FormatSpecifier: Hashable, Sendable {
  /// The kind of value that a specifier needs.
  package enum Kind: String, Hashable, Sendable {
    case object, integer, real, cString = "C string", character, pointer
  }

  /// The specifier as written.
  package var text: String
  /// The range in the text, as offsets of Unicode scalars.
  package var range: Range<Int>
  /// The explicit number of the argument; `nil` for the next argument.
  package var argument: Int?
  /// The argument's name, as in Python's `%(name)s`.
  package var name: String?
  /// The specifier without its argument's number or name: `%d` for `%1$d`.
  package var unnumbered: String
  /// The specifier without number, flags, width, precision and length: `%d` for `%1$03lld`.
  package var bare: String
  /// Whether prose may be intended, such as "50% off" or "100%-ig".
  package var mayBeProse: Bool
  /// Whether prose is certainly intended: a word continues, as in "50 % off", or the specifier is never used.
  package var isProse = false
  /// Whether only a space makes it look like prose, as in "% d items", but not in "50 % d" or "% de".
  package var standsAlone = false
  /// Whether prose never looks like this: `%1$d`, `%lld`, `%.2f`, `%#@n@`, and `%d` as a separate word.
  package var isUnmistakable = false
  /// The name of the variable whose form replaces the specifier, in `%#@name@`.
  package var variable: String?
  /// The number of digits after the decimal separator, if the specifier has it in digits.
  package var precision: Int?
  /// The number of arguments for its width and precision, each a `*`.
  package var starCount: Int
  /// The layout of its value.
  package var layout = FieldLayout()

  /// Whether it uses the argument of the previous specifier, as Java's `%<s` does.
  package var repeatsArgument = false

  /// Whether it is `%%`, which shows a percent sign, or Java's `%5%`.
  package var isEscapedPercent: Bool { bare == "%%" }

  /// The text that it shows for all arguments: for `%%` and Java's `%n`.
  package var literal: String? {
    switch bare {
    case "%%": layout.laidOut("%", zero: nil)
    case "%n": "\n"
    default: nil
    }
  }

  /// The kind of value of its argument; `nil` for `%%`, and for variables, whose rules specify it.
  package var kind: Kind? {
    guard variable == nil, let conversion = bare.unicodeScalars.last else { return nil }
    return switch conversion {
    case "@": .object
    case "d", "o", "O", "x", "X": .integer
    case "f": .real
    case "s", "b", "h": .cString
    case "c": .character
    case "p": .pointer
    default: nil
    }
  }
}

/// Properties of scalars, which are slow to look up for characters outside ASCII.
extension Unicode.Scalar {
  /// Whether it is white space.
  var isSpace: Bool {
    isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }

  /// Whether it is a letter.
  var isLetter: Bool {
    isASCII ? (0x61...0x7A).contains(value | 0x20) : properties.isAlphabetic
  }

  /// Whether it is a digit or another number.
  var isNumber: Bool {
    isASCII ? (0x30...0x39).contains(value) : properties.numericType != nil
  }
}

extension Unicode.Scalar {
  /// Whether it is a frequent conversion for numbers and texts.
  var isPlainConversion: Bool {
    switch self {
    case "d", "i", "u", "f", "s": true
    default: false
    }
  }
}

extension String {
  /// The scalars; they are not counted first.
  var scalars: [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(utf8.count)
    for scalar in unicodeScalars { scalars.append(scalar) }
    return scalars
  }

  /// Joins scalars.
  init(scalars: ArraySlice<Unicode.Scalar>) {
    if scalars.allSatisfy(\.isASCII) {
      self.init(decoding: scalars.map { UInt8(truncatingIfNeeded: $0.value) }, as: UTF8.self)
      return
    }
    var text = String.UnicodeScalarView()
    for scalar in scalars { text.append(scalar) }
    self.init(text)
  }
}
