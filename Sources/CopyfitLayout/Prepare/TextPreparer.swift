internal import CopyfitFonts
internal import CopyfitUnicode

/// A text that is to be prepared, and how.
struct TextSource {
  let text: String
  /// Whose rules break lines, and whose forms fonts choose.
  let locale: LocaleIdentifier
  let fonts: FontStack
  let options: LayoutOptions
}

/// Turns texts into prepared ones.
struct TextPreparer: ~Copyable {
  private var analyzer = TextAnalyzer()
  private let origin = TextIdentity.Origin()
  private var count = 0
  var memory: ShapingMemory
  /// The text prepared last: once nobody else has it, the next one takes its place.
  private var last: PreparedStorage?
  /// `nil` where it is not to be known again.
  private var lastText: String?
  private var lastLocale = LocaleIdentifier.undetermined

  init(_ memory: ShapingMemory) { self.memory = memory }

  mutating func prepare(
    _ source: TextSource, with buffer: inout ShapingBuffer
  ) throws(LayoutError) -> PreparedText {
    if let last, isLast(source) { return PreparedText(last) }
    let storage = takeStorage(source.fonts, source.options)
    try storage.change { shaped throws(LayoutError) in
      try shape(&shaped, from: source, with: &buffer)
    }
    (last, lastText, lastLocale) = (storage, source.text, source.locale)
    return PreparedText(storage)
  }

  /// Takes a text apart and shapes it.
  private mutating func shape(
    _ text: inout ShapedText, from source: TextSource,
    with buffer: inout ShapingBuffer
  ) throws(LayoutError) {
    count += 1
    text.identity = TextIdentity(origin: origin, number: count)
    try text.takeApart(source, by: &analyzer)
    if text.analysis.joinsDifferently {
      let (spaced, pairs) = Self.joinLines(text.analysis.units)
      let whole = try analyzer.analyze(
        spaced, locale: source.locale, fonts: source.fonts, options: source.options)
      text.joined = try shape(whole, pairs: pairs, with: &buffer)
    }
    try text.shape(memory: &memory, with: &buffer)
  }

  /// Forgets words, and the text prepared last.
  mutating func forgetTexts() {
    memory.words.forgetWords()
    lastText = nil
  }

  /// The storage of the text prepared last, if nobody else has that any more, or new storage.
  private mutating func takeStorage(
    _ fonts: FontStack, _ options: LayoutOptions
  ) -> PreparedStorage {
    let isOnlyHere = isKnownUniquelyReferenced(&last)
    // Should preparing fail, nothing is known of what stands there.
    lastText = nil
    if isOnlyHere, let storage = last.take() { return storage }
    let analysis = TextAnalysis(
      units: [], language: ShapingLanguage(.undetermined), fonts: fonts, options: options)
    return PreparedStorage(
      ShapedText(analysis, as: TextIdentity(origin: origin, number: count)))
  }

  /// Whether the text prepared last is asked for again.
  private func isLast(_ source: TextSource) -> Bool {
    // Strings are equal where they are canonically equivalent; these must be the same.
    guard memory.words.isOn, let lastText, source.text.utf8.count == lastText.utf8.count, let last
    else {
      return false
    }
    return source.text.utf8.elementsEqual(lastText.utf8) && source.locale == lastLocale
      && source.options == last.options && last.analysis.isIn(source.fonts)
  }

  /// A prepared text shaped anew for one size.
  mutating func variant(
    of text: PreparedStorage, atPointSize pointSize: Double, with buffer: inout ShapingBuffer
  ) throws(LayoutError) -> PreparedStorage {
    try shape(text.analysis.sized(to: pointSize), pairs: text.pairs, with: &buffer)
  }

  private mutating func shape(
    _ analysis: consuming TextAnalysis, pairs: [Int], with buffer: inout ShapingBuffer
  ) throws(LayoutError) -> PreparedStorage {
    count += 1
    var text = ShapedText(analysis, as: TextIdentity(origin: origin, number: count))
    text.pairs = pairs
    try text.shape(memory: &memory, with: &buffer)
    return PreparedStorage(text)
  }

  /// The text with a space for each line terminator, and where a space stands for CR LF.
  private static func joinLines(_ units: [UInt16]) -> (units: [UInt16], pairs: [Int]) {
    var (result, pairs): ([UInt16], [Int]) = ([], [])
    result.reserveCapacity(units.count)
    for (index, unit) in units.enumerated() {
      if unit == 0x0A, index > 0, units[index - 1] == 0x0D {
        pairs.append(result.count - 1)
      } else {
        result.append(LineTerminator.contains(unit) ? 0x20 : unit)
      }
    }
    return (result, pairs)
  }
}
