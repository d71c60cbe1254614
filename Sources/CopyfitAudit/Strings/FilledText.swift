internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Selects the samples of a text's arguments in one locale.
struct Filler {
  let locale: LocaleIdentifier
  let samples: SampleTexts
  let own: SampleTexts?
  let examples: [String: String]
  let numbers: PluralNumbers
  /// The rules for choosing among the forms in the text.
  let chooser: PluralChooser
  /// The categories of all forms of the text.
  let forms: Set<PluralCategory>

  /// An option with a number that selects it.
  struct NumberedOption {
    var option: TextTemplate.Option
    var number: Double?
  }

  func sample(for argument: TextTemplate.Argument) -> SampleTexts.Found? {
    let found = samples[argument, own: own, examples: examples]
    let isNumber = argument.kind == .integer || argument.kind == .real
    // A literal in code may have another argument's type.
    if let found, found.origin == .code, isNumber, Self.number(found.text) == nil { return nil }
    return found
  }

  /// The options of a choice that can be chosen in the locale.
  func options(of choice: TextTemplate.Choice) -> [NumberedOption] {
    guard choice.isPlural else { return choice.options.map { NumberedOption(option: $0) } }
    let forms = Set(choice.options.compactMap(\.category))
    return choice.options.compactMap { option in
      if let number = option.number { return NumberedOption(option: option, number: number) }
      guard let category = option.category,
        let number = numbers.number(
          .init(
            category: category, locale: locale, typical: typical(for: choice.argument),
            isReal: choice.argument.kind == .real, isOrdinal: choice.isOrdinal, forms: forms),
          chooser: chooser)
      else { return nil }
      return NumberedOption(option: option, number: number)
    }
  }

  /// The number of the sample, or else the typical number.
  private func typical(for argument: TextTemplate.Argument) -> Int {
    sample(for: argument).flatMap { Int($0.text) } ?? PluralNumbers.typical
  }

  /// A number in the notation of the locale.
  func text(of number: Double, for argument: TextTemplate.Argument) -> String {
    // `%g` leaves out zeros at the end of a fraction, and its precision is that of all digits.
    let isReal = argument.kind == .real && !"gG".contains(argument.text.last ?? " ")
    let isWhole = !isReal && number.rounded() == number
    let precision = argument.kind == .real && !isReal ? nil : argument.precision
    let digits = isWhole ? 0 : precision ?? (isReal ? 6 : 1)
    return NumberText.decimal(number, locale: locale, fractionDigits: digits)
  }

  /// A sample; a number is in the notation of the locale, with the digits of the format specifier.
  func shown(_ sample: String, for argument: TextTemplate.Argument) -> String {
    guard argument.kind == .integer || argument.kind == .real,
      let (number, digits) = Self.number(sample)
    else { return sample }
    switch argument.text.last {
    // Scientific notation is shown as in the sample.
    case "e"?, "E"?, "a"?, "A"?: return sample
    case "g"?, "G"?: return NumberText.decimal(number, locale: locale, fractionDigits: digits)
    default:
      let isExact = argument.kind == .real || digits == 0
      return isExact
        ? text(of: number, for: argument)
        : NumberText.decimal(number, locale: locale, fractionDigits: digits)
    }
  }

  /// The number in a sample, such as "-5" or "1234.5", with the number of its fraction digits.
  private static func number(_ sample: String) -> (value: Double, fractionDigits: Int)? {
    let parts = sample.split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = parts.first, parts.count <= 2, Int(whole) != nil,
      parts.dropFirst().allSatisfy({ !$0.isEmpty && $0.allSatisfy { "0"..."9" ~= $0 } }),
      let value = Double(sample)
    else { return nil }
    return (value, parts.count == 2 ? parts[1].count : 0)
  }

  /// A sample with the padding of the argument's format specifier.
  func laidOut(_ sample: String, for argument: TextTemplate.Argument) -> String {
    guard argument.layout != FieldLayout(), !sample.isEmpty else { return sample }
    let isNumber = argument.kind == .integer || argument.kind == .real
    let zero = isNumber ? NumberText.decimal(0, locale: locale, fractionDigits: 0) : nil
    return argument.layout.laidOut(sample, zero: zero)
  }
}

extension Filler {
  /// Whether a number of the locale selects the text's form.
  ///
  /// - Parameter source: The arguments of the source text, for a form without the number.
  func canShow(
    _ text: LocatedText, _ template: TextTemplate, _ source: SourceArguments?
  ) -> Bool {
    guard let form = text.pluralForm else { return true }
    let kinds: Set<FormatSpecifier.Kind?> =
      counted(in: template)?.kind.map { [$0] } ?? source?.kinds ?? []
    let isWhole = kinds.contains(.integer) && !kinds.contains(.real)
    return number(of: form, choosing: text, isReal: !isWhole) != nil
  }

  /// The argument whose number selects the text's form, with a number for that form.
  func number(
    choosing text: LocatedText, _ template: TextTemplate
  ) -> (argument: TextTemplate.Argument, value: Double)? {
    guard let form = text.pluralForm, let counted = counted(in: template),
      let number = number(
        of: form, choosing: text, near: typical(for: counted), isReal: counted.kind == .real)
    else { return nil }
    return (counted, number)
  }

  private func counted(in template: TextTemplate) -> TextTemplate.Argument? {
    let arguments = template.arguments
    return arguments.first { $0.id == "count" }
      ?? arguments.first { $0.kind == .integer || $0.kind == .real }
  }

  private func number(
    of form: TextVariant.PluralForm, choosing text: LocatedText,
    near typical: Int = PluralNumbers.typical, isReal: Bool
  ) -> Double? {
    numbers.number(
      .init(
        category: form.category, locale: locale, typical: typical, isReal: isReal,
        isOrdinal: form.isOrdinal, forms: forms),
      chooser: PluralChooser(among: text))
  }
}

/// A text with chosen forms, and samples in place of its arguments.
struct FilledText {
  /// A possible text.
  struct Form: Hashable, Sendable {
    /// The text with samples in place of arguments.
    var text: String
    /// The text without arguments whose value is unknown.
    var emptied: String
    /// The chosen forms, such as `plural.few`; `nil` if there is no choice.
    var variant: String?
    /// The arguments with an unknown value as written, each once.
    var unfilled: [String] = []
    /// The arguments as written, each once, whose sample is only an example in code.
    var exemplified: [String] = []
    /// The samples of its arguments, in the order of the text.
    var samples: [ArgumentSample] = []

    /// The arguments with an unknown value, with or without an example.
    var open: [String] { unfilled + exemplified }

    /// Removes spaces at the ends of the text without arguments, which may be next to an argument: alone, they would be
    /// a separate line.
    mutating func trimEmptied() {
      guard !open.isEmpty else { return }
      let isLetter = { (character: Character) in !character.isWhitespace }
      guard let first = emptied.firstIndex(where: isLetter),
        let last = emptied.lastIndex(where: isLetter)
      else { return emptied = "" }
      emptied = String(emptied[first...last])
    }
  }

  /// A chosen form.
  struct Chosen: Hashable {
    var name: String
    var label: String
    var isPlural: Bool
  }

  let filler: Filler
  private(set) var form = Form(text: "", emptied: "")
  /// The chosen forms, in the order of the text.
  private(set) var chosen: [Chosen] = []
  private var options: [String: TextTemplate.Option] = [:]
  private var numbers: [String: Double] = [:]
  private var knownForms: Set<Chosen> = []
  private var knownSamples: Set<ArgumentSample> = []
  private var knownUnfilled: Set<String> = []

  init(filler: Filler) {
    self.filler = filler
  }

  /// Chooses a form for all places of a variable.
  mutating func choose(_ option: Filler.NumberedOption, of choice: TextTemplate.Choice) {
    options[choice.name] = option.option
    if let number = option.number { setNumber(number, of: choice.argument) }
  }

  mutating func setNumber(_ number: Double, of argument: TextTemplate.Argument) {
    numbers[argument.id] = number
  }

  mutating func append(_ pieces: [TextTemplate.Piece]) {
    for piece in pieces {
      switch piece {
      case .text(let text): append(text, isKnown: true)
      case .argument(let argument): append(argument)
      case .choice(let choice): append(choice)
      }
    }
  }

  /// A text beyond the limit is not extended, because it is not measured.
  private mutating func append(_ text: String, isKnown: Bool) {
    let most = MeasuringLimit.textLength
    if form.text.utf8.count <= most { form.text += text }
    if isKnown, form.emptied.utf8.count <= most { form.emptied += text }
  }

  private mutating func append(_ choice: TextTemplate.Choice) {
    guard let label = options[choice.name]?.label,
      let option = choice.options.first(where: { $0.label == label }) ?? choice.options.last
    else { return }
    let made = Chosen(name: choice.name, label: option.label, isPlural: choice.isPlural)
    if knownForms.insert(made).inserted { chosen.append(made) }
    append(option.pieces)
  }

  private mutating func append(_ argument: TextTemplate.Argument) {
    let sample = filler.sample(for: argument)
    let isKnown = sample.map { $0.origin != .code } ?? false
    let isNumber = argument.kind == .integer || argument.kind == .real
    if isNumber || argument.kind == nil, let number = numbers[argument.id] {
      append(
        filler.text(of: number, for: argument), for: argument, .plural, isKnown: isKnown)
    } else if let sample {
      let text = filler.shown(sample.text, for: argument)
      append(text, for: argument, sample.origin, isKnown: isKnown, from: sample.source)
    } else if isNumber {
      let text = filler.text(of: Double(PluralNumbers.typical), for: argument)
      append(text, for: argument, .typical, isKnown: false)
    } else {
      append("", for: argument, .none, isKnown: false)
    }
    guard !isKnown, knownUnfilled.insert(argument.text).inserted else { return }
    if sample == nil {
      form.unfilled.append(argument.text)
    } else {
      form.exemplified.append(argument.text)
    }
  }

  private mutating func append(
    _ text: String, for argument: TextTemplate.Argument, _ origin: ArgumentSample.Origin,
    isKnown: Bool, from source: SourceLocation? = nil
  ) {
    append(filler.laidOut(text, for: argument), isKnown: isKnown)
    let sample = ArgumentSample(
      placeholder: argument.text, text: text, origin: origin, source: source)
    if knownSamples.insert(sample).inserted { form.samples.append(sample) }
  }
}
