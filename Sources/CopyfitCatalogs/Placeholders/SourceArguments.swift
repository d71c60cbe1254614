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
