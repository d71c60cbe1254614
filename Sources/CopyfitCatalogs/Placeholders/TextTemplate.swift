package import CopyfitUnicode

/// A text with arguments and with forms to choose among, whatever syntax it is written in.
package struct TextTemplate: Hashable, Sendable {
  /// A place that an argument takes.
  package struct Argument: Hashable, Sendable {
    /// Which argument it is: its number from 1, or its name.
    package var id: String
    /// The place as it is written.
    package var text: String
    /// What a sample for it may be called, the most exact name first.
    package var names: [String]
    /// What kind of value it takes; `nil` where the syntax does not say.
    package var kind: FormatSpecifier.Kind?
    /// How many digits follow the decimal separator, where it is said.
    package var precision: Int?
    /// How the value is laid out.
    package var layout = FieldLayout()
  }

  /// A form with what it is chosen by.
  package struct Option: Hashable, Sendable {
    /// The category or name that stands for it in reports, such as `few`.
    package var label: String
    package var category: PluralCategory?
    /// The one number that it is for.
    package var number: Double?
    package var pieces: [Piece]
  }

  /// A place that one of several forms takes.
  package struct Choice: Hashable, Sendable {
    /// The variable's name, or the argument's.
    package var name: String
    package var argument: Argument
    /// Whether a number decides, and not a word.
    package var isPlural: Bool
    /// Whether the number is one in a row, 1st, 2nd, 3rd, which has other categories in some languages.
    package var isOrdinal = false
    package var options: [Option]
  }

  package indirect enum Piece: Hashable, Sendable {
    case text(String)
    case argument(Argument)
    case choice(Choice)
  }

  package var pieces: [Piece]
  /// Whether forms are nested so that not all of them were read.
  package var isCutOff = false
  /// What is wrong with the text's syntax; what cannot be read at all is taken as it stands.
  package var syntaxError: MessageFault?

  package init(pieces: [Piece]) {
    self.pieces = pieces
  }
}

extension TextTemplate {
  /// All arguments in the order of the text, those of forms and choices too.
  package var arguments: [Argument] { Self.arguments(of: pieces) }

  /// All choices in the order of the text, those within forms too.
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
