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
    /// Whether the number is one in a row, 1st, 2nd, 3rd, of which languages have other categories.
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
  /// Reads a text.
  ///
  /// - Parameters:
  ///   - source: The arguments of the source text; `nil` if there is none to compare with.
  ///   - isCompared: Whether arguments count that the source does not have.
  package init(
    _ text: String, syntax: PlaceholderSyntax, variables: [PluralVariable] = [],
    source: SourceArguments? = nil, isCompared: Bool = false
  ) {
    switch syntax {
    case .printf, .javaFormat, .rubyFormat:
      var reader = PrintfReader(
        variables: variables, source: source, isCompared: isCompared,
        dialect: syntax.dialect ?? .foundation)
      self = reader.template(text)
    case .replacementFields, .plainFields:
      var reader = ReplacementFields(hasDoubledBraces: syntax == .replacementFields)
      self = reader.template(text)
    case .qtFormat: self = QtFormat.template(text)
    case .flutterMessage:
      self = MessageFormatReader.template(text, readsNumberSign: false, quoting: .never)
    case .flutterEscapedMessage:
      self = MessageFormatReader.template(text, readsNumberSign: false, quoting: .always)
    case .javaMessage: self = MessageFormatReader.javaTemplate(text)
    case .messageFormat, .braces: self = MessageFormatReader.template(text)
    case .doubleBraces: self = TextTemplate(pieces: DoubleBraces.pieces(of: text))
    case .none: self.init(pieces: [.text(text)])
    }
  }

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

/// What the source text of a key takes as arguments, to tell a translation's placeholders from prose.
package struct SourceArguments: Hashable, Sendable {
  /// An argument with its kind.
  package struct Argument: Hashable, Sendable {
    package var id: String
    package var kind: FormatSpecifier.Kind?
  }

  /// The source text and, where it has several, its forms.
  package private(set) var texts: [String] = []
  package private(set) var arguments: Set<Argument> = []
  /// The kinds of the arguments; `nil` among them where the syntax does not say one.
  package private(set) var kinds: Set<FormatSpecifier.Kind?> = []
  /// The arguments as they are written, each once, in the order of the text.
  package private(set) var written: [String] = []
  /// Each argument as it is written first, by its number or name.
  package private(set) var spelling: [String: String] = [:]
  private var spellings: [Argument: String] = [:]
  /// Whether a percent sign is written twice: the text is a format then, whatever else it takes.
  package private(set) var hasEscapedPercent = false
  /// Specifiers as they are written that no prose has.
  private var meant: Set<String> = []
  /// References to variables that are not there, each once: they take no argument, and show nothing.
  package private(set) var dangling: [String] = []
  /// Specifiers that may be prose, and are unless a translation has the same.
  private(set) var flagged: Set<String> = []

  package init() {}

  /// Adds a source text, one of its forms.
  ///
  /// - Parameters:
  ///   - template: What the text is read as, where that is known already.
  ///   - source: What the text is compared with, if it is a translation.
  package mutating func add(
    _ text: String, syntax: PlaceholderSyntax = .printf, variables: [PluralVariable] = [],
    template: TextTemplate? = nil, comparedWith source: SourceArguments? = nil
  ) {
    texts.append(text)
    // Most texts take nothing.
    let dialect = syntax.dialect
    if dialect != nil, variables.isEmpty, !text.utf8.contains(UInt8(ascii: "%")) { return }
    let template =
      template
      ?? TextTemplate(
        text, syntax: syntax, variables: variables, source: source, isCompared: source != nil)
    for argument in template.arguments {
      kinds.insert(argument.kind)
      let isFirst = spelling[argument.id] == nil
      spelling[argument.id] = spelling[argument.id] ?? argument.text
      let place = Argument(id: argument.id, kind: argument.kind)
      spellings[place] = spellings[place] ?? argument.text
      let isNew = arguments.insert(place).inserted
      if isNew, isFirst || !written.contains(argument.text) { written.append(argument.text) }
    }
    guard let dialect else { return }
    let names = Set(variables.map(\.name))
    for specifier in FormatSpecifier.all(in: text, dialect) {
      if specifier.mayBeProse, !specifier.isProse { flagged.insert(specifier.unnumbered) }
      if specifier.text == "%%" { hasEscapedPercent = true }
      if specifier.isUnmistakable { note(specifier, variables: names) }
    }
  }

  private mutating func note(_ specifier: FormatSpecifier, variables: Set<String>) {
    meant.insert(specifier.variable.map { "%#@\($0)@" } ?? specifier.text)
    guard let name = specifier.variable, !variables.contains(name),
      !dangling.contains(specifier.text)
    else { return }
    dangling.append(specifier.text)
  }

  /// Whether an argument is written as no prose is.
  package func isMeant(_ id: String) -> Bool { spelling[id].map(meant.contains) ?? false }

  /// Whether what may be prose, such as "% d", may be an argument: one that differs only by spaces.
  package func mayTake(_ spelling: String) -> Bool {
    flagged.contains { $0.replacing(" ", with: "") == spelling.replacing(" ", with: "") }
  }

  /// How an argument is written where it is read as a kind of value.
  package func spelling(of id: String, as kind: FormatSpecifier.Kind) -> String {
    spellings[Argument(id: id, kind: kind)] ?? spelling[id] ?? id
  }

  /// Whether the texts are formats for certain, and no prose with percent signs.
  package var isFormat: Bool { !arguments.isEmpty || hasEscapedPercent }
}
