internal import CopyfitCatalogs
internal import CopyfitProject
internal import CopyfitUnicode

/// Creates the possible texts of a text with arguments and forms.
struct TextExpander: Sendable {
  /// The possible texts.
  struct Result: Sendable {
    var forms: [FilledText.Form] = []
    /// The maximum number of measured combinations of forms; `nil` if all are measured.
    var limit: Int?
  }

  /// The maximum number of measured combinations of one text's forms.
  static let maximumCombinations = 64

  /// The maximum number of measured combinations of a text, so that their total length does not exceed that of the
  /// longest measured text; at least one.
  ///
  /// - Parameter length: The number of UTF-8 bytes of the text and its forms.
  static func maximumCombinations(length: Int) -> Int {
    min(maximumCombinations, max(1, MeasuringLimit.textLength / max(1, length)))
  }

  let samples: SampleTexts
  private let numbers = PluralNumbers()

  init(samples: SampleTexts) {
    self.samples = samples
  }

  /// The texts of a template.
  ///
  /// - Parameters:
  ///   - found: The text; its variant may have a plural category.
  ///   - source: The arguments of the source text; `nil` without one.
  ///   - own: The samples for this label only.
  ///   - forms: The plural categories of the key's texts, if the text is a plural form.
  /// - Returns: No text for a form that no number of the locale takes, and for a choice without such a form.
  func expand(
    _ found: LocatedText, locale: LocaleIdentifier, source: SourceArguments?, own: SampleTexts?,
    forms: Set<PluralCategory> = []
  ) -> Result {
    let length = found.variables.reduce(found.value.utf8.count) { sum, variable in
      variable.forms.reduce(sum) { $0 + $1.text.utf8.count }
    }
    guard length <= MeasuringLimit.textLength else {
      return Result(forms: [
        FilledText.Form(
          text: found.value, emptied: found.value, variant: found.variant?.description)
      ])
    }
    let template = TextTemplate(
      found.value, syntax: found.syntax, variables: found.variables, source: source)
    let filler = Filler(
      locale: locale, samples: samples, own: own, examples: found.examples, numbers: numbers,
      chooser: PluralChooser(within: found.syntax), forms: forms)
    guard filler.canShow(found, template, source) else { return Result() }
    if case .text(let text)? = template.pieces.first, template.pieces.count == 1 {
      return Result(forms: [
        FilledText.Form(text: text, emptied: text, variant: found.variant?.description)
      ])
    }
    return expand(found, template, filler, atMost: Self.maximumCombinations(length: length))
  }

  /// The texts of a template, one for each combination of its forms.
  private func expand(
    _ found: LocatedText, _ template: TextTemplate, _ filler: Filler, atMost limit: Int
  ) -> Result {
    let choices = Self.choices(of: template)
    let options = choices.map { filler.options(of: $0) }
    guard options.allSatisfy({ !$0.isEmpty }) else { return Result() }
    let (combinations, isCutOff) = Self.combinations(options.map(\.count), atMost: limit)
    var result = Result(
      limit: isCutOff ? limit : template.isCutOff ? Self.maximumCombinations : nil)
    var seen: Set<FilledText.Form> = []
    var total = 0
    for (number, combination) in combinations.enumerated() {
      // Forms may be longer than the text if it repeats them.
      guard total <= MeasuringLimit.textLength else {
        result.limit = number
        break
      }
      var text = FilledText(filler: filler)
      for (choice, option) in zip(choices, zip(options, combination).map { $0[$1] }) {
        text.choose(option, of: choice)
      }
      if let number = filler.number(choosing: found, template) {
        text.setNumber(number.value, of: number.argument)
      }
      text.append(template.pieces)
      var form = text.form
      total += form.text.utf8.count
      form.trimEmptied()
      form.variant = Self.variant(
        found.variant?.description, text.chosen, isSingle: choices.count == 1)
      var shown = form
      (shown.variant, shown.samples) = (nil, [])
      if seen.insert(shown).inserted { result.forms.append(form) }
    }
    return result
  }

  /// The choices of a text in their order, each variable once.
  private static func choices(of template: TextTemplate) -> [TextTemplate.Choice] {
    var known: [Bool: Set<String>] = [:]
    return template.choices.filter { known[$0.isPlural, default: []].insert($0.name).inserted }
  }

  /// All combinations of options.
  ///
  /// If there are too many combinations, only those that differ from the last options in one choice.
  private static func combinations(
    _ counts: [Int], atMost limit: Int
  ) -> (all: [[Int]], isCutOff: Bool) {
    var all: [[Int]] = [[]]
    for count in counts where all.count * max(count, 1) <= limit {
      all = all.flatMap { start in (0..<max(count, 1)).map { start + [$0] } }
    }
    if all.first?.count == counts.count { return (all, false) }
    let last = counts.map { max($0 - 1, 0) }
    var some = [last]
    for (index, count) in counts.enumerated() where some.count < limit {
      for option in 0..<max(count - 1, 0) {
        var combination = last
        combination[index] = option
        some.append(combination)
      }
    }
    return (Array(some.prefix(limit)), true)
  }

  /// `plural.few` for a text with one choice, `days.few, hours.one` for one with several.
  private static func variant(
    _ start: String?, _ chosen: [FilledText.Chosen], isSingle: Bool
  ) -> String? {
    guard let first = chosen.first else { return start }
    let forms =
      isSingle
      ? (first.isPlural ? "plural." : "\(first.name).") + first.label
      : chosen.map { "\($0.name).\($0.label)" }.joined(separator: ", ")
    return [start, forms].compactMap { $0 }.joined(separator: ".")
  }
}
