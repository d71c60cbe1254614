/// A format specifier of a text, such as `%@`, `%1$d`, `%.2f` or `%#@sites@`.
package struct FormatSpecifier: Hashable, Sendable {
  /// What kind of value an argument must be.
  package enum Kind: String, Hashable, Sendable {
    case object, integer, real, cString = "C string", character, pointer
  }

  /// The specifier as written.
  package var text: String
  /// Where it stands in the text, as offsets of Unicode scalars.
  package var range: Range<Int>
  /// The argument's number as it is written; `nil`: the next one.
  package var argument: Int?
  /// The argument's name, of Python's `%(name)s`.
  package var name: String?
  /// The specifier without its argument's number or name: `%d` for `%1$d`.
  package var unnumbered: String
  /// The specifier without number, flags, width, precision and length: `%d` for `%1$03lld`.
  package var bare: String
  /// Whether prose may be meant, such as "50% off" or "100%-ig".
  package var mayBeProse: Bool
  /// Whether prose is meant, whatever else says so: a word goes on, as in "50 % off", or no one writes it.
  package var isProse = false
  /// Whether only a space makes it look like prose: "% d items", and neither "50 % d" nor "% de".
  package var standsAlone = false
  /// Whether no prose is written so: `%1$d`, `%lld`, `%.2f`, `%#@n@`, and `%d` as a word of its own.
  package var isUnmistakable = false
  /// The name of the variable whose form takes its place, of `%#@name@`.
  package var variable: String?
  /// How many digits follow the decimal separator, where the specifier says it in digits.
  package var precision: Int?
  /// How many arguments its width and precision take, each a `*`.
  package var starCount: Int
  /// How its value is laid out.
  package var layout = FieldLayout()

  /// Whether it takes the argument that the specifier before it took, as Java's `%<s` does.
  package var repeatsArgument = false

  /// `%%`, which stands for a percent sign, and Java's `%5%`.
  package var isEscapedPercent: Bool { bare == "%%" }

  /// What it stands for whatever the arguments are: `%%` and Java's `%n`.
  package var literal: String? {
    switch bare {
    case "%%": layout.laidOut("%", zero: nil)
    case "%n": "\n"
    default: nil
    }
  }

  /// What kind of value its argument is; `nil` for `%%` and for variables, whose rules say it.
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
