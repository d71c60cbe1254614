internal import Copyfit
internal import CopyfitCatalogs
internal import CopyfitDynamicType
internal import CopyfitFindings
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Finds words that are wider than a screen, in strings that no label shows.
struct WordCheck: Sendable {
  /// The strings of one file of a table in one locale.
  struct Item: Sendable {
    var table: TableIdentity
    var part: TablePart
    /// The indexes of the strings' entries in the part.
    var entries: [UInt32] = []
  }

  /// A word that does not fit the screen.
  struct Hit: Sendable {
    var table: TableIdentity
    var key: String
    var locale: LocaleIdentifier
    var text: LocatedText
    var word: String
    var fit: Fit
  }

  /// The sizes at which a word does not fit.
  struct Fit: Sendable {
    /// The part of the word that no line break divides.
    var part: String
    var categories: [ContentSizeCategory]
    /// The certainty at the largest of the categories.
    var certainty: Certainty?
    /// The width of a screen in which the word fits, in points.
    var width: Double
  }

  let device: Device
  let screenWidth: Double
  /// The categories that are checked, in their order.
  let categories: [ContentSizeCategory]
  /// The assumed font of texts without a label: that of the style `body`.
  let font: FontDescriptor

  private let words: RealWords

  /// Uses the narrowest screen with a width.
  ///
  /// The canvases of documents are used only if no width is given, because a string without a label has no canvas.
  ///
  /// - Parameter canvasWidth: The narrowest canvas of the documents; `nil` without any.
  init(
    settings: AuditSettings, canvasWidth: Double?, font: FontDescriptor, scale: TypeScale
  ) {
    self.font = font
    let named = settings.devices.compactMap { device in
      device.width.map { (device: device, width: $0) }
    }
    let narrowest =
      named.min { $0.width < $1.width } ?? canvasWidth.map { (.canvas, $0) } ?? (.width(375), 375)
    device = narrowest.device
    screenWidth = narrowest.width
    categories = settings.categories.filter { $0 <= Rule.wordWiderThanScreen.largestCategory ?? $0 }
    let largest = categories.last.map { font.pointSize(at: $0, scale: scale) } ?? 1
    words = RealWords(minimumEms: screenWidth / largest)
  }

  /// The widest word of each string of an item, and of each form of its variables, if it does not fit at some category.
  func hits(in item: Item, with checker: inout WordChecker) -> [Hit] {
    let table = item.part.table
    var hits: [Hit] = []
    func add(_ fit: Fit?, _ entry: StringEntry, _ text: LocatedText) {
      guard let fit else { return }
      hits.append(
        Hit(
          table: item.table, key: entry.key, locale: item.part.locale, text: text, word: fit.part,
          fit: fit))
    }
    for index in item.entries.lazy.map({ Int($0) }) {
      let fit = widest(in: table.entries[index].value, item.part.locale, &checker)
      guard fit != nil || !table.entries[index].variables.isEmpty else { continue }
      let entry = table.entries[index]
      let text = LocatedText(entry, file: table.file)
      add(fit, entry, text)
      for form in text.formsOfVariables {
        add(widest(in: form.value, item.part.locale, &checker), entry, form)
      }
    }
    return hits
  }

  /// The widest word of a text that does not fit at some category.
  private func widest(
    in text: String, _ locale: LocaleIdentifier, _ checker: inout WordChecker
  ) -> Fit? {
    var widest: Fit?
    for word in words.all(in: text) {
      guard let fit = checker.check(word, in: locale, self), fit.width > widest?.width ?? 0 else {
        continue
      }
      widest = fit
    }
    return widest
  }
}

extension LocatedText {
  /// The forms of its variables with their places.
  fileprivate var formsOfVariables: [LocatedText] {
    variables.flatMap { variable in
      variable.forms.map { form in
        var text = LocatedText(
          value: form.text,
          location: SourceLocation(file: location.file, position: form.position))
        text.variant = TextVariant([.variable(variable.name, form.category)])
        return text
      }
    }
  }
}

/// The memory of one thread that checks words, with the results of earlier words.
struct WordChecker: ~Copyable {
  private var fitter: LabelFitter
  /// The last failure of a word's font that was not yet taken.
  private var failure: CopyfitError?
  private var known: [Key: WordCheck.Fit?] = [:]

  private struct Key: Hashable {
    var word: ExactString
    var locale: LocaleIdentifier
  }

  init(library: FontLibrary, settings: AuditSettings) {
    fitter = LabelFitter(fonts: library, wordCacheBytes: settings.wordCacheBytes)
  }

  /// The sizes at which a word does not fit; `nil` if it fits at all sizes.
  mutating func check(
    _ word: String, in locale: LocaleIdentifier, _ check: WordCheck
  ) -> WordCheck.Fit? {
    let key = Key(word: ExactString(word), locale: locale)
    if let fit = known[key] { return fit }
    let earlier = failure
    failure = nil
    let fit = fit(word, in: locale, check)
    // A failure is not stored, so that each file with the word reports it, regardless of the thread.
    if failure == nil { known[key] = .some(fit) }
    failure = failure ?? earlier
    return fit
  }

  /// Returns a failure of a font since the last call.
  mutating func takeFailure() -> CopyfitError? {
    defer { failure = nil }
    return failure
  }

  private mutating func fit(
    _ word: String, in locale: LocaleIdentifier, _ check: WordCheck
  ) -> WordCheck.Fit? {
    let fit = shapedFit(word, in: locale, check)
    do throws(CopyfitError) { try fitter.checkShaping() } catch {
      failure = error
      return nil
    }
    return fit
  }

  private mutating func shapedFit(
    _ word: String, in locale: LocaleIdentifier, _ check: WordCheck
  ) -> WordCheck.Fit? {
    let label = LabelSpec(font: Font(check.font), width: check.screenWidth, lines: 0)
    // Errors of the system font are reported with the labels.
    guard let largest = check.categories.last,
      let text = try? fitter.prepare(word, in: locale, for: label)
    else { return nil }
    let worst = fitter.fit(text, label, at: largest)
    // Widths never fall as the size grows, so the largest size decides for all sizes.
    guard worst.verdict == .splitsWord else { return nil }
    let parts = LineParts.all(of: word, locale: locale)
    if parts.count > 1 {
      return parts.compactMap { self.check($0, in: locale, check) }.max { $0.width < $1.width }
    }
    var broken: [ContentSizeCategory] = []
    for category in check.categories
    where fitter.fit(text, label, at: category).verdict == .splitsWord {
      broken.append(category)
    }
    let remedy = fitter.remedy(for: text, label, at: largest)
    return WordCheck.Fit(
      part: word, categories: broken, certainty: worst.certainty, width: remedy.width ?? worst.width
    )
  }
}
