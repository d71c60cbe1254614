internal import CopyfitCatalogs
internal import CopyfitUnicode

/// Knows what stands for the arguments of a text in one locale.
struct Filler {
  let locale: LocaleIdentifier
  let samples: SampleTexts
  let own: SampleTexts?
  let examples: [String: String]
  let numbers: PluralNumbers

  /// An option that some number chooses, with that number.
  struct NumberedOption {
    var option: TextTemplate.Option
    var number: Double?
  }

  func sample(
    for argument: TextTemplate.Argument
  ) -> (text: String, origin: ArgumentSample.Origin)? {
    samples[argument, own: own, examples: examples]
  }

  /// The options of a choice that can be chosen in the locale; all where none can.
  func options(of choice: TextTemplate.Choice) -> [NumberedOption] {
    guard choice.isPlural else { return choice.options.map { NumberedOption(option: $0) } }
    let reachable = choice.options.compactMap { option -> NumberedOption? in
      if let number = option.number { return NumberedOption(option: option, number: number) }
      guard let category = option.category,
        let number = number(of: category, choice.argument, isOrdinal: choice.isOrdinal)
      else { return nil }
      return NumberedOption(option: option, number: number)
    }
    let typical = Double(typical(for: choice.argument))
    return reachable.isEmpty
      ? choice.options.map { NumberedOption(option: $0, number: typical) } : reachable
  }

  private func number(
    of category: PluralCategory, _ argument: TextTemplate.Argument, isOrdinal: Bool = false
  ) -> Double? {
    numbers.number(
      of: category, in: locale, near: typical(for: argument), isReal: argument.kind == .real,
      isOrdinal: isOrdinal)
  }

  /// The number that a sample says, else what numbers typically are.
  private func typical(for argument: TextTemplate.Argument) -> Int {
    sample(for: argument).flatMap { Int($0.text) } ?? PluralNumbers.typical
  }

  /// The argument by whose number a catalog chose a whole text, with a number of its category.
  func number(
    for category: PluralCategory?, of template: TextTemplate
  ) -> (argument: TextTemplate.Argument, value: Double)? {
    guard let category else { return nil }
    let arguments = template.arguments
    let counted =
      arguments.first { $0.id == "count" }
      ?? arguments.first { $0.kind == .integer || $0.kind == .real }
    guard let counted, let number = number(of: category, counted) else { return nil }
    return (counted, number)
  }

  /// A number as the locale writes it.
  func text(of number: Double, for argument: TextTemplate.Argument) -> String {
    let isWhole = argument.kind != .real && number.rounded() == number
    let digits = isWhole ? 0 : argument.precision ?? (argument.kind == .real ? 6 : 1)
    return NumberText.decimal(number, locale: locale, fractionDigits: digits)
  }

  /// A sample as the argument's specifier lays it out.
  func laidOut(_ sample: String, for argument: TextTemplate.Argument) -> String {
    guard argument.layout != FieldLayout(), !sample.isEmpty else { return sample }
    let isNumber = argument.kind == .integer || argument.kind == .real
    let zero = isNumber ? NumberText.decimal(0, locale: locale, fractionDigits: 0) : nil
    return argument.layout.laidOut(sample, zero: zero)
  }
}

/// A text whose arguments are filled in and whose forms are chosen.
struct FilledText {
  /// A form that was chosen.
  struct Chosen: Hashable {
    var name: String
    var label: String
    var isPlural: Bool
  }

  let filler: Filler
  private(set) var form = TextExpander.Form(text: "", emptied: "")
  /// The forms that the text is made of, in its order.
  private(set) var chosen: [Chosen] = []
  private var options: [String: TextTemplate.Option] = [:]
  private var numbers: [String: Double] = [:]
  private var knownForms: Set<Chosen> = []
  private var knownSamples: Set<ArgumentSample> = []
  private var knownUnfilled: Set<String> = []

  init(filler: Filler) {
    self.filler = filler
  }

  /// Takes a form for every place of a variable.
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

  private mutating func append(_ text: String, isKnown: Bool) {
    form.text += text
    if isKnown { form.emptied += text }
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
    let isNumber = argument.kind == .integer || argument.kind == .real
    if isNumber || argument.kind == nil, let number = numbers[argument.id] {
      append(
        filler.text(of: number, for: argument), for: argument, .plural, isKnown: sample != nil)
    } else if let sample {
      let number = isNumber ? Int(sample.text).map(Double.init) : nil
      let text = number.map { filler.text(of: $0, for: argument) } ?? sample.text
      return append(text, for: argument, sample.origin, isKnown: true)
    } else if isNumber {
      let text = filler.text(of: Double(PluralNumbers.typical), for: argument)
      append(text, for: argument, .typical, isKnown: false)
    } else {
      append("", for: argument, .none, isKnown: false)
    }
    if sample == nil, knownUnfilled.insert(argument.text).inserted {
      form.unfilled.append(argument.text)
    }
  }

  private mutating func append(
    _ text: String, for argument: TextTemplate.Argument, _ origin: ArgumentSample.Origin,
    isKnown: Bool
  ) {
    append(filler.laidOut(text, for: argument), isKnown: isKnown)
    let sample = ArgumentSample(placeholder: argument.text, text: text, origin: origin)
    if knownSamples.insert(sample).inserted { form.samples.append(sample) }
  }
}
