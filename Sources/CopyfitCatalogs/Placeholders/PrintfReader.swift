internal import CopyfitUnicode

/// Reads texts with `%@`, `%1$d` and `%#@n@` as templates.
struct PrintfReader {
  private let variables: [String: PluralVariable]
  private let source: SourceArguments?
  /// Whether the text is compared with the source, so that arguments that the source lacks also count.
  private let isCompared: Bool
  private let dialect: FormatDialect
  /// The number of the last argument that was used.
  private var last = 1
  /// The number of pieces that may still be created, because nested forms multiply.
  private var budget = maximumPieces
  /// The bytes of texts of forms that may still be copied.
  private var formBudget = maximumFormLength
  private var path: [String] = []
  private var isCutOff = false

  /// The maximum number of specifiers in a text; no label shows more.
  private static let maximumPieces = FormatSpecifier.maximumCount - 1
  /// The maximum length of the forms that a text shows, in bytes; a form counts each time that the text refers to it.
  private static let maximumFormLength = 1_000_000

  init(
    variables: [PluralVariable] = [], source: SourceArguments? = nil, isCompared: Bool = false,
    dialect: FormatDialect = .foundation
  ) {
    self.variables = Dictionary(variables.map { ($0.name, $0) }) { $1 }
    self.source = source
    self.isCompared = isCompared
    self.dialect = dialect
  }

  mutating func template(_ text: String) -> TextTemplate {
    var template = TextTemplate(pieces: pieces(of: text, own: nil))
    template.isCutOff = isCutOff
    return template
  }

  /// The variable that a text is a form of, and the number of its argument.
  private struct Owner {
    var argument: Int
  }

  private mutating func pieces(of text: String, own: Owner?) -> [TextTemplate.Piece] {
    let all = FormatSpecifier.all(in: text, dialect)
    if all.count > Self.maximumPieces { isCutOff = true }
    let found = all.prefix(Self.maximumPieces).filter {
      $0.literal != nil || isPlaceholder($0, in: text, isForm: own != nil)
    }
    // A text without arguments is not a format, so `%%` remains unchanged.
    let isFormat =
      own != nil || source?.arguments.isEmpty == false || !found.allSatisfy { $0.literal != nil }
    guard isFormat else { return [.text(text)] }
    let scalars = text.unicodeScalars
    var pieces: [TextTemplate.Piece] = []
    var (end, endIndex) = (0, scalars.startIndex)
    var next = own?.argument ?? 1
    for specifier in found {
      budget -= 1
      guard budget > 0 else {
        isCutOff = true
        break
      }
      let start = scalars.index(endIndex, offsetBy: specifier.range.lowerBound - end)
      append(text[endIndex..<start], to: &pieces)
      (end, endIndex) = (
        specifier.range.upperBound, scalars.index(start, offsetBy: specifier.range.count)
      )
      if let literal = specifier.literal {
        pieces.append(.text(literal))
      } else {
        pieces.append(piece(for: specifier, &next))
      }
    }
    append(text[endIndex...], to: &pieces)
    return pieces
  }

  private func append(_ text: Substring, to pieces: inout [TextTemplate.Piece]) {
    if !text.isEmpty { pieces.append(.text(String(text))) }
  }

  private mutating func piece(
    for specifier: FormatSpecifier, _ next: inout Int
  ) -> TextTemplate.Piece {
    let number = argumentNumber(of: specifier, &next)
    last = number
    guard let name = specifier.variable else {
      return .argument(Self.argument(number, specifier))
    }
    guard let variable = variables[name], !path.contains(name),
      path.count < VariableWalk.maximumDepth
    else { return .text("") }
    let own = Owner(argument: variable.argument ?? number)
    path.append(name)
    defer { path.removeLast() }
    let options = variable.forms.map { form in
      TextTemplate.Option(
        label: form.category.rawValue, category: form.category, number: nil,
        pieces: pieces(ofForm: form.text, own))
    }
    return .choice(
      TextTemplate.Choice(
        name: name, argument: Self.argument(own.argument, of: variable), isPlural: true,
        options: options))
  }

  /// The pieces of a form; none if the forms of the text are too long.
  private mutating func pieces(ofForm text: String, _ own: Owner) -> [TextTemplate.Piece] {
    formBudget -= text.utf8.count
    guard formBudget >= 0 else {
      isCutOff = true
      return []
    }
    return pieces(of: text, own: own)
  }

  /// The number of the argument that a specifier uses; 0 for a named argument.
  private func argumentNumber(of specifier: FormatSpecifier, _ next: inout Int) -> Int {
    if specifier.name != nil { return 0 }
    if specifier.repeatsArgument { return last }
    return specifier.argument ?? Self.advance(&next, by: specifier.starCount)
  }

  /// The number of the next argument, after one argument for each `*`.
  private static func advance(_ next: inout Int, by stars: Int) -> Int {
    let number = next &+ stars
    next = number &+ 1
    return number
  }

  private static func argument(
    _ number: Int, _ specifier: FormatSpecifier
  ) -> TextTemplate.Argument {
    TextTemplate.Argument(
      id: specifier.name ?? String(number), text: specifier.text,
      names: [specifier.text, specifier.unnumbered, specifier.bare], kind: specifier.kind,
      precision: specifier.precision, layout: specifier.layout)
  }

  private static func argument(
    _ number: Int, of variable: PluralVariable
  ) -> TextTemplate.Argument {
    let specifier = FormatSpecifier.all(in: "%" + variable.specifier).first
    let reference = "%#@\(variable.name)@"
    return TextTemplate.Argument(
      id: String(number), text: reference,
      names: [reference, "%\(variable.specifier)", specifier?.bare ?? "%d"],
      kind: specifier?.kind ?? .integer, precision: specifier?.precision)
  }

  /// Whether an argument replaces a specifier; in a translation, only if the source has an argument.
  ///
  /// A format reads every specifier, also one of another type than the source's.
  private func isPlaceholder(
    _ specifier: FormatSpecifier, in text: String, isForm: Bool
  ) -> Bool {
    if specifier.literal != nil { return false }
    if specifier.variable != nil { return true }
    guard let source else { return !specifier.mayBeProse }
    if specifier.mayBeProse {
      // Prose never has '% @'.
      if specifier.kind == .object {
        return isCompared ? source.kinds.contains(.object) : !source.arguments.isEmpty
      }
      let isFlagged = source.flagged.contains(specifier.unnumbered)
      // The same text in the source is not an argument there.
      if isCompared, isFlagged { return false }
      if specifier.standsAlone, source.kinds.contains(specifier.kind) { return true }
      return isFlagged && !source.texts.contains(text)
    }
    if isCompared { return true }
    return isForm || (dialect.isPrintf ? !source.arguments.isEmpty : source.isFormat)
  }
}
