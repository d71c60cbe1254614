public import Copyfit
internal import CopyfitDynamicType

/// Answers requests one after the other, with its own temporary memory.
///
/// Fonts stay open between requests. Only one thread at a time may use a worker.
public struct RequestWorker: ~Copyable {
  private var fonts: FontLibrary
  private var fitter: LabelFitter
  private let wordCacheBytes: Int
  private var seenFonts: Set<FontKey> = []
  private var lastFont: FontKey?
  /// The requested properties that the last request's font lacks, each as a sentence without a full stop.
  private(set) var notes: [String] = []
  /// The name of its font if that was not found, so that another font is measured.
  package private(set) var missingFont: String?
  /// The fonts that draw its text, if the request includes them.
  package private(set) var usedFonts: [LabelFont] = []
  var results = ResultWriter()
  /// The last request of a stream.
  var pattern: RequestPattern?

  /// The key of an open font.
  private struct FontKey: Hashable {
    let face: FitRequest.Face
    let fallback: [String]
    let variations: [FontVariation]
  }

  /// Creates a worker with the fonts of a library and a word cache of this many bytes.
  public init(fonts: FontLibrary, wordCacheBytes: Int = LabelFitter.defaultWordCacheBytes) {
    self.fonts = fonts
    self.wordCacheBytes = wordCacheBytes
    fitter = LabelFitter(fonts: fonts, wordCacheBytes: wordCacheBytes)
  }

  /// Fits the text of a request at each of its sizes, in the request's order.
  ///
  /// - Parameters:
  ///   - request: The text and how it is shown.
  ///   - body: Called with each result; an error that it throws ends the call.
  public mutating func fit(
    _ request: FitRequest, _ body: (FitResult) throws(RequestError) -> Void
  ) throws(RequestError) {
    pattern = nil
    renewFonts(for: request)
    try fit(request, request.label, body)
  }

  /// Fits the text of a request, whose font is the current one, in its label.
  mutating func fit(
    _ request: FitRequest, _ label: LabelSpec,
    _ body: (FitResult) throws(RequestError) -> Void
  ) throws(RequestError) {
    // Discards the failures of an earlier text.
    try? fitter.checkShaping()
    let text = try prepare(request, for: label)
    missingFont = text.resolution.missingName
    usedFonts = request.hasDetails ? text.fonts : []
    notes = text.resolution.notes.map { String(describing: $0) }
    switch request.sizes {
    case .points(let sizes):
      for size in sizes {
        let label = try request.label(atSize: size)
        // Letter spacing by size is part of the shaping.
        let isSpaced = request.profile?.hasTextSpacing == true
        let shaped = try isSpaced ? prepare(request, for: label) : text
        try body(try result(of: shaped, request, label, at: nil))
      }
    case .categories(let categories):
      for category in categories {
        try body(try result(of: text, request, label, at: category))
      }
    }
  }

  private mutating func prepare(
    _ request: FitRequest, for label: LabelSpec
  ) throws(RequestError) -> PreparedLabelText {
    do throws(CopyfitError) {
      return try fitter.prepare(request.text, locale: request.locale, for: label)
    } catch {
      throw RequestError(error, of: label)
    }
  }

  /// A font with a given size is fixed, so it is equal in every category.
  private mutating func result(
    of text: borrowing PreparedLabelText, _ request: FitRequest, _ label: LabelSpec,
    at category: ContentSizeCategory?
  ) throws(RequestError) -> FitResult {
    let fit =
      category.map { fitter.fit(text, at: $0) } ?? fitter.fit(text, label, at: .large)
    let visible =
      fit.losesText ? fitter.visibleText(of: text, label, at: category ?? .large) : nil
    let lines =
      request.materializes ? fitter.lines(of: text, label, at: category ?? .large) : nil
    let remedy =
      request.hasDetails && fit.verdict.isFailure
      ? fitter.remedy(for: text, label, at: category ?? .large) : nil
    do throws(CopyfitError) {
      try fitter.checkShaping()
    } catch {
      throw RequestError(error, of: label)
    }
    return FitResult(
      category: category, fit: fit, visible: visible, missing: text.missing,
      isPreparedPerSize: text.isPreparedPerSize, remedy: remedy, lines: lines)
  }

  /// Closes the fonts of earlier requests if there are too many.
  mutating func renewFonts(for request: FitRequest) {
    let key = FontKey(
      face: request.face, fallback: request.setting.fallbackFiles, variations: request.variations)
    // Consecutive requests often have the same font.
    if key == lastFont { return }
    lastFont = key
    guard seenFonts.insert(key).inserted, seenFonts.count > RequestLimits.openFonts else { return }
    fonts = fonts.renewed()
    fitter = LabelFitter(fonts: fonts, wordCacheBytes: wordCacheBytes)
    seenFonts = [key]
  }
}

extension RequestError {
  /// Creates the error of a label that cannot be measured, with the probable meaning of a font that is no file.
  package init(_ error: CopyfitError, of label: LabelSpec) {
    self.init(error)
    // The problem may be that of a fallback file.
    guard case .font = error, case .file(let path, _) = label.descriptor.face,
      error.description.hasPrefix("\(path): "), let hint = FitRequest.Face.hint(forFile: path)
    else { return }
    self = .fontNotFound(error.description + "; " + hint)
  }

  /// Creates the error of a text or label that cannot be measured.
  package init(_ error: CopyfitError) {
    switch error {
    case .font, .systemFontMissing, .namedFontMissing: self = .fontNotFound(error.description)
    case .minimumAboveMaximum(let minimum, let maximum):
      self = .minimumAboveMaximum(minimum, maximum)
    case .invalidLocale(let name): self = .invalidLocale(name)
    case .description, .outOfRange, .calibration: self = .notAllowed(error.message(.json))
    case .noCategories, .preparedForAnotherLabel, .layout: self = .failed(error.description)
    }
  }
}
