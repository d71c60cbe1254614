internal import CopyfitDynamicType
internal import CopyfitFonts
internal import CopyfitLayout
package import CopyfitUnicode

/// Measures whether texts fit their labels.
///
/// A fitter owns scratch memory and is used by one thread at a time. Create one for each thread, with a shared
/// `FontLibrary`. Preparing a text shapes it once. Fitting it afterwards, at any size and in any frame, is arithmetic.
public struct LabelFitter: ~Copyable {
  let fonts: FontLibrary
  /// The library's platform, copied to avoid reference counting.
  let platform: Platform
  let typeScale: TypeScale
  var worker: LayoutWorker
  /// The frames of the label of the text that was prepared last.
  var frames = LabelFrames()
  /// The label of the last text that was prepared.
  private var lastLabel: SharedLabel?
  private var lastNoted: FontResolution?
  /// The number of times that the library had closed its fonts at the last check.
  private var renewals = 0
  private let wordCacheBytes: Int
  /// The uses that are already recorded, so that the library's lock is acquired only once for each.
  private var noted: Set<FontLibrary.UsedFont> = []
  /// The fallback faces among them: comparing references is faster than hashing.
  private var notedFallbacks: [FontFace] = []
  private var localeName = ""
  private var locale = LocaleIdentifier.undetermined
  /// The locales by their names, because parsing a locale takes longer than shaping a label.
  private var locales: [String: LocaleIdentifier] = [:]
  /// The maximum number of locales, more than an app has; above it, all are parsed again.
  private static let maximumLocales = 256

  /// The default size of a fitter's word cache, in bytes: 16 MiB.
  public static var defaultWordCacheBytes: Int { LayoutWorker.defaultWordCacheBytes }

  /// Creates a fitter that measures with the fonts of a library.
  ///
  /// - Parameters:
  ///   - fonts: The fonts for measuring.
  ///   - wordCacheBytes: The maximum size of the cache of shaped words, in bytes, which makes texts with the same words
  ///     faster to prepare; 0 for no cache. It does not change any result.
  public init(
    fonts: FontLibrary, wordCacheBytes: Int = LabelFitter.defaultWordCacheBytes
  ) {
    self.fonts = fonts
    platform = fonts.platform
    typeScale = fonts.typeScale
    self.wordCacheBytes = wordCacheBytes
    renewals = fonts.renewals
    worker = LayoutWorker(wordCacheBytes: wordCacheBytes)
  }

  /// Whether fitting uses shortcuts, which are on by default and do not change any result.
  ///
  /// Sizes and widths with the same line breaks share one layout, and lines are measured by sums at breaks.
  public var takesShortcuts: Bool {
    get { worker.takesShortcuts }
    set { worker.takesShortcuts = newValue }
  }

  deinit { fonts.note(worker.wordCache) }

  /// Shapes a text for a label, once for all sizes.
  ///
  /// - Parameters:
  ///   - text: The text as the app shows it.
  ///   - locale: The locale as BCP 47 or a folder's name (`pt_BR`); empty for undetermined.
  ///   - label: The label.
  /// - Throws: `CopyfitError` if a font file is missing, the text is too long, a value of the label is outside its
  ///   range, or the locale is invalid.
  /// - Complexity: O(*n*), where *n* is the length of `text`.
  public mutating func prepare(
    _ text: String, locale: String, for label: LabelSpec
  ) throws(CopyfitError) -> PreparedLabelText {
    frames.turn(to: label)
    if !frames.isChecked {
      try label.checkRanges()
      frames.isChecked = true
    }
    if locale != localeName { try turn(to: locale) }
    return try prepareInFrames(text, in: self.locale)
  }

  /// Shapes a text for a label from a document, in which invalid values are ignored.
  ///
  /// - Throws: `CopyfitError` if a font file is missing, the text is too long, or the label's width, height or letter
  ///   spacing is NaN.
  /// - Complexity: O(*n*), where *n* is the length of `text`.
  package mutating func prepare(
    _ text: String, in locale: LocaleIdentifier, for label: LabelSpec
  ) throws(CopyfitError) -> PreparedLabelText {
    frames.turn(to: label)
    try label.checkMeasurable()
    return try prepareInFrames(text, in: locale)
  }

  /// Shapes a text for the label of `frames`.
  private mutating func prepareInFrames(
    _ text: String, in locale: LocaleIdentifier
  ) throws(CopyfitError) -> PreparedLabelText {
    let resolution = try resolution()
    let shared = frames.shared(resolution)
    lastLabel = shared
    let prepared: PreparedText
    do {
      prepared = try worker.prepare(
        text, locale: locale, fonts: resolution.stack, options: frames.options)
    } catch {
      throw .layout(error)
    }
    note(resolution)
    for face in prepared.fallbackFaces where !notedFallbacks.contains(where: { $0 === face }) {
      notedFallbacks.append(face)
      note(face, as: .fallback, standIn: false)
    }
    return PreparedLabelText(prepared, for: shared)
  }

  private mutating func turn(to name: String) throws(CopyfitError) {
    if let known = locales[name] {
      locale = known
    } else {
      guard name.isEmpty || LocaleIdentifier.isWellFormed(name) else { throw .invalidLocale(name) }
      if locales.count >= Self.maximumLocales { locales.removeAll() }
      locale = LocaleIdentifier(name)
      locales[name] = locale
    }
    localeName = name
  }

  /// The library's resolution for the label of `frames`, which is cached because consecutive labels often have the same
  /// font.
  private mutating func resolution() throws(CopyfitError) -> FontResolution {
    if let lastLabel, lastLabel === frames.shared || lastLabel.label.hasFont(of: frames.label) {
      return lastLabel.resolution
    }
    let resolution = try fonts.resolution(for: frames.label)
    forgetClosedFonts()
    return resolution
  }

  /// Removes the fonts that the library has closed since the last call, with their words.
  private mutating func forgetClosedFonts() {
    let known = fonts.renewals
    guard renewals != known else { return }
    renewals = known
    fonts.note(worker.wordCache)
    let takesShortcuts = worker.takesShortcuts
    worker = LayoutWorker(wordCacheBytes: wordCacheBytes)
    worker.takesShortcuts = takesShortcuts
    lastNoted = nil
    notedFallbacks = []
  }

  private mutating func note(_ resolution: FontResolution) {
    if resolution.isCopy(of: lastNoted) { return }
    lastNoted = resolution
    let role: FontRecord.Role = resolution.isNamed && !resolution.isStandIn ? .label : .system
    note(
      resolution.stack.face, as: role, standIn: resolution.isStandIn, notes: resolution.notes,
      deviation: resolution.deviation)
    if let standIn = resolution.stack.standIn {
      note(standIn.display, as: role, standIn: true, deviation: resolution.deviation)
    }
  }

  private mutating func note(
    _ face: FontFace, as role: FontRecord.Role, standIn: Bool, notes: [FontNote] = [],
    deviation: FontDeviation? = nil
  ) {
    let use = FontLibrary.UsedFont(
      file: face.file.identity, postScriptName: face.names.postScript, version: face.names.version,
      role: role, standIn: standIn, notes: notes, deviation: deviation)
    guard noted.count < FontLibrary.maximumRecords, noted.insert(use).inserted else { return }
    fonts.note(use)
  }
}

extension LabelSpec {
  /// Whether two labels have the same font for every reader.
  func hasFont(of other: LabelSpec) -> Bool {
    boldText == other.boldText && displayScale == other.displayScale
      && fallbackFiles == other.fallbackFiles && descriptor == other.descriptor
  }
}
