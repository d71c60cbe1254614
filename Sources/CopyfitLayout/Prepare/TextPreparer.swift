internal import CopyfitFonts
internal import CopyfitUnicode

/// A text to prepare, with its locale and fonts.
struct TextSource {
  let text: String
  /// The locale for the rules of line breaks and for locale-specific glyphs.
  let locale: LocaleIdentifier
  let fonts: FontStack
  let options: LayoutOptions
}

/// Prepares texts.
struct TextPreparer: ~Copyable {
  private var analyzer = TextAnalyzer()
  private let origin = TextIdentity.Origin()
  private var count = 0
  var memory: ShapingMemory
  /// The text prepared last; its storage is reused for the next text if there are no other references.
  private var last: PreparedStorage?
  /// The last text; `nil` if it cannot be reused.
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

  /// Analyzes a text and shapes it.
  private mutating func shape(
    _ text: inout ShapedText, from source: TextSource,
    with buffer: inout ShapingBuffer
  ) throws(LayoutError) {
    count += 1
    text.identity = TextIdentity(origin: origin, number: count)
    try text.analyze(source, by: &analyzer)
    if text.analysis.joinsDifferently {
      let (spaced, pairs) = Self.joinLines(text.analysis.units)
      let whole = try analyzer.analyze(
        spaced, locale: source.locale, fonts: source.fonts, options: source.options)
      text.joined = try shape(whole, pairs: pairs, with: &buffer)
    }
    try text.shape(memory: &memory, with: &buffer)
  }

  /// Removes words and the text prepared last.
  mutating func forgetTexts() {
    memory.words.forgetWords()
    lastText = nil
  }

  /// The storage of the text prepared last if there are no other references, or new storage.
  private mutating func takeStorage(
    _ fonts: FontStack, _ options: LayoutOptions
  ) -> PreparedStorage {
    let isOnlyHere = isKnownUniquelyReferenced(&last)
    // If preparing fails, the storage has undefined content.
    lastText = nil
    if isOnlyHere, let storage = last.take() { return storage }
    let analysis = TextAnalysis(
      units: [], language: ShapingLanguage(.undetermined), fonts: fonts, options: options)
    return PreparedStorage(
      ShapedText(analysis, as: TextIdentity(origin: origin, number: count)))
  }

  /// Whether the text prepared last is requested again.
  private func isLast(_ source: TextSource) -> Bool {
    // `String` compares by canonical equivalence, but the units must be equal.
    guard memory.words.isOn, let lastText, source.text.utf8.count == lastText.utf8.count, let last
    else {
      return false
    }
    return source.text.utf8.elementsEqual(lastText.utf8) && source.locale == lastLocale
      && source.options == last.options && last.analysis.isIn(source.fonts)
  }

  /// A prepared text shaped for one size.
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

  /// The text with a space for each line terminator, and the offsets of spaces in place of CR LF.
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
