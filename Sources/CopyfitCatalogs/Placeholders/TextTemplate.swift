package import CopyfitUnicode

/// A text with arguments and choices, independent of its syntax.
package struct TextTemplate: Hashable, Sendable {
  /// A place in the text that an argument replaces.
  package struct Argument: Hashable, Sendable {
    /// The identifier of the argument: its number from 1, or its name.
    package var id: String
    /// The placeholder as written.
    package var text: String
    /// The names by which a sample can be found, the most exact name first.
    package var names: [String]
    /// The kind of value; `nil` if the syntax does not specify one.
    package var kind: FormatSpecifier.Kind?
    /// The number of digits after the decimal separator, if specified.
    package var precision: Int?
    /// The layout of the value.
    package var layout = FieldLayout()
  }

  /// A form and its selector.
  package struct Option: Hashable, Sendable {
    /// The category or name that identifies it in reports, such as `few`.
    package var label: String
    package var category: PluralCategory?
    /// The number that it is for, if it is for a single number.
    package var number: Double?
    package var pieces: [Piece]
  }

  /// A place in the text that one of several forms replaces.
  package struct Choice: Hashable, Sendable {
    /// The name of the variable or argument.
    package var name: String
    package var argument: Argument
    /// Whether a number decides, rather than a word.
    package var isPlural: Bool
    /// Whether the number is ordinal, such as 1st, 2nd, 3rd; ordinals have other categories in some languages.
    package var isOrdinal = false
    package var options: [Option]
  }

  package indirect enum Piece: Hashable, Sendable {
    case text(String)
    case argument(Argument)
    case choice(Choice)
  }

  package var pieces: [Piece]
  /// Whether nesting was too deep to read all forms.
  package var isCutOff = false
  /// The fault in the text's syntax; a text that cannot be parsed is kept as it is.
  package var syntaxError: MessageFault?

  package init(pieces: [Piece]) {
    self.pieces = pieces
  }
}

extension TextTemplate {
  /// All arguments in the order of the text, including those in forms and choices.
  package var arguments: [Argument] { Self.arguments(of: pieces) }

  /// All choices in the order of the text, including those in forms.
  package var choices: [Choice] { Self.choices(of: pieces) }

  private static func choices(of pieces: [Piece]) -> [Choice] {
    pieces.flatMap { piece -> [Choice] in
      guard case .choice(let choice) = piece else { return [] }
      return [choice] + choice.options.flatMap { choices(of: $0.pieces) }
    }
  }

  private static func arguments(of pieces: [Piece]) -> [Argument] {
    pieces.flatMap { piece -> [Argument] in
      switch piece {
      case .text: []
      case .argument(let argument): [argument]
      case .choice(let choice):
        [choice.argument] + choice.options.flatMap { arguments(of: $0.pieces) }
      }
    }
  }
}
