/// The arguments of a key's source text, which distinguish a translation's placeholders from prose.
package struct SourceArguments: Hashable, Sendable {
  /// An argument with its kind.
  package struct Argument: Hashable, Sendable {
    package var id: String
    package var kind: FormatSpecifier.Kind?
  }

  /// The source text, or its forms if it has several.
  package private(set) var texts: Set<String> = []
  package private(set) var arguments: Set<Argument> = []
  /// The kinds of the arguments; `nil` is among them if the syntax does not specify one.
  package private(set) var kinds: Set<FormatSpecifier.Kind?> = []
  /// The arguments as written, each once, in the order of the text.
  package private(set) var written: [String] = []
  private var knownWritten: Set<String> = []
  /// The first spelling of each argument, by its number or name.
  package private(set) var spelling: [String: String] = [:]
  private var spellings: [Argument: String] = [:]
  /// Whether one argument is read as two kinds of values, or a text was not read.
  package private(set) var mayClash = false
  /// Whether a percent sign is doubled; the text is then a format, even without arguments.
  package private(set) var hasEscapedPercent = false
  /// Whether one of the texts is of another kind with percent signs, so that none is a format.
  private var hasOtherText = false
  /// Whether one of the texts has a percent sign that starts no specifier.
  private var hasStraySign = false
  /// Specifiers, as written, that prose never has.
  private var meant: Set<String> = []
  /// References to missing variables, each once; they use no argument and show nothing.
  package private(set) var dangling: [String] = []
  private var knownDangling: Set<String> = []
  /// Specifiers that may be prose, and are prose unless a translation has the same.
  private(set) var flagged: Set<String> = []
  /// The same without spaces.
  private var flaggedWithoutSpaces: Set<String> = []

  package init() {}

  /// Adds a source text, one of its forms.
  ///
  /// - Parameters:
  ///   - template: The parsed text if it is known already.
  ///   - source: The arguments of the source text if the text is a translation.
  package mutating func add(
    _ text: String, syntax: PlaceholderSyntax = .printf, variables: [PluralVariable] = [],
    template: TextTemplate? = nil, comparedWith source: SourceArguments? = nil
  ) {
    texts.insert(text)
    if source == nil { noteSigns(in: text) }
    // Most texts have no arguments.
    let dialect = syntax.dialect
    if dialect != nil, variables.isEmpty, !text.utf8.contains(UInt8(ascii: "%")) { return }
    if syntax.isPrintf, source?.hasOtherText ?? FormatSpecifier.isOther(text) {
      mayClash = true
      return
    }
    let template =
      template
      ?? TextTemplate(
        text, syntax: syntax, variables: variables, source: source, isCompared: source != nil)
    for argument in template.arguments { add(argument) }
    if let dialect { addSpecifiers(of: text, dialect, Set(variables.map(\.name))) }
  }

  private mutating func add(_ argument: TextTemplate.Argument) {
    kinds.insert(argument.kind)
    let isFirst = spelling[argument.id] == nil
    spelling[argument.id] = spelling[argument.id] ?? argument.text
    let place = Argument(id: argument.id, kind: argument.kind)
    spellings[place] = spellings[place] ?? argument.text
    let isNew = arguments.insert(place).inserted
    if isNew, !isFirst { mayClash = true }
    if isNew, knownWritten.insert(argument.text).inserted || isFirst {
      written.append(argument.text)
    }
  }

  /// Adds what a text's specifiers say about prose, doubled signs and missing variables.
  private mutating func addSpecifiers(
    of text: String, _ dialect: FormatDialect, _ variables: Set<String>
  ) {
    for specifier in FormatSpecifier.all(in: text, dialect) {
      if specifier.mayBeProse, !specifier.isProse {
        flagged.insert(specifier.unnumbered)
        flaggedWithoutSpaces.insert(specifier.unnumbered.replacing(" ", with: ""))
      }
      if specifier.text == "%%" { hasEscapedPercent = true }
      if specifier.isUnmistakable { note(specifier, variables: variables) }
    }
  }

  private mutating func note(_ specifier: FormatSpecifier, variables: Set<String>) {
    meant.insert(specifier.variable.map { "%#@\($0)@" } ?? specifier.text)
    guard let name = specifier.variable, !variables.contains(name),
      knownDangling.insert(specifier.text).inserted
    else { return }
    dangling.append(specifier.text)
  }

  /// Notes whether a source text has percent signs besides specifiers, which each translation asks for.
  private mutating func noteSigns(in text: String) {
    if FormatSpecifier.isOther(text) { hasOtherText = true }
    let signs = text.utf8.count { $0 == UInt8(ascii: "%") }
    guard signs > 0, !hasStraySign else { return }
    hasStraySign = signs > FormatSpecifier.all(in: text).count
  }

  /// Whether a text may show a percent sign besides its arguments.
  var hasPercentage: Bool { hasEscapedPercent || hasStraySign }

  /// Whether an argument has a spelling.
  func hasWritten(_ spelling: String) -> Bool { knownWritten.contains(spelling) }

  /// Whether the spelling of an argument excludes prose.
  package func isMeant(_ id: String) -> Bool { spelling[id].map(meant.contains) ?? false }

  /// Whether possible prose, such as "% d", may be an argument: it differs from one only by spaces.
  package func mayTake(_ spelling: String) -> Bool {
    flaggedWithoutSpaces.contains(spelling.replacing(" ", with: ""))
  }

  /// The spelling of an argument that is read as a kind of value.
  package func spelling(of id: String, as kind: FormatSpecifier.Kind) -> String {
    spellings[Argument(id: id, kind: kind)] ?? spelling[id] ?? id
  }

  /// Whether the texts are certainly formats, and not prose with percent signs.
  package var isFormat: Bool { !arguments.isEmpty || hasEscapedPercent }
}
