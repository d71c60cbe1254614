internal import CCopyfitInterface
internal import Copyfit

/// A text of a caller with its locale.
struct CallerText {
  private let text: String
  private let locale: String

  /// Copies a text; without a length it ends with a NUL.
  init(
    _ text: UnsafePointer<CChar>?, length: Int?, locale: UnsafePointer<CChar>?
  ) throws(Failure) {
    guard let text = unsafe text, length ?? 0 >= 0 else {
      throw Failure(COPYFIT_FAILED, "the text is NULL or its length above PTRDIFF_MAX")
    }
    let found =
      if let length {
        unsafe String(validating: UnsafeBufferPointer(start: text, count: length), as: UTF8.self)
      } else {
        unsafe String(validatingCString: text)
      }
    guard let found else { throw Failure(COPYFIT_NOT_UTF8, "the text is not UTF-8") }
    self.text = found
    self.locale = try unsafe string(locale, "locale") ?? ""
  }

  func prepare(
    for label: LabelSpec, _ fitter: inout LabelFitter
  ) throws(Failure) -> PreparedLabelText {
    try Failure.wrapping { () throws(CopyfitError) in
      try fitter.prepare(text, locale: locale, for: label)
    }
  }
}

extension LabelFitter {
  /// Writes the fits of a text.
  mutating func fit(
    _ text: borrowing PreparedLabelText, at categories: some Collection<ContentSizeCategory>,
    to fits: UnsafeMutablePointer<copyfit_fit>
  ) throws(Failure) {
    // Discards the failures of an earlier text.
    try? checkShaping()
    var next = unsafe fits
    let lacksCharacters = !text.missing.isEmpty
    for category in categories {
      unsafe next.initialize(to: copyfit_fit(fit(text, at: category), lacksCharacters))
      unsafe next += 1
    }
    do { try checkShaping() } catch { throw Failure(error) }
  }
}

extension copyfit_fit {
  fileprivate init(_ fit: LabelFit, _ lacksCharacters: Bool) {
    self.init(
      point_size: fit.pointSize, drawn_point_size: fit.drawnPointSize, width: fit.width,
      height: fit.height, slack: fit.slack ?? .nan, scale: fit.scale ?? .nan,
      line_count: fit.lineCount, verdict: copyfit_verdict(fit.verdict),
      certainty: copyfit_certainty(fit.certainty), loses_text: fit.losesText,
      clips_vertically: fit.clipsVertically, lacks_characters: lacksCharacters)
  }
}

extension copyfit_verdict {
  fileprivate init(_ verdict: Verdict) {
    self =
      switch verdict {
      case .fits: COPYFIT_FITS
      case .shrinks: COPYFIT_SHRINKS
      case .splitsWord: COPYFIT_SPLITS_WORD
      case .truncates: COPYFIT_TRUNCATES
      case .clips: COPYFIT_CLIPS
      }
  }
}

extension copyfit_certainty {
  fileprivate init(_ certainty: Certainty?) {
    self =
      switch certainty {
      case nil: COPYFIT_MEASURED
      case .certain: COPYFIT_CERTAIN
      case .uncertain: COPYFIT_UNCERTAIN
      }
  }
}

extension String {
  /// Writes at most `capacity` bytes, without a NUL, to the memory of a caller; returns the number of all its bytes.
  func write(to buffer: UnsafeMutablePointer<CChar>?, capacity: Int) -> Int {
    for (index, byte) in utf8.prefix(max(0, capacity)).enumerated() {
      unsafe buffer?[index] = CChar(bitPattern: byte)
    }
    return utf8.count
  }
}

/// Stored, because fitting must not allocate.
let allCategories = ContentSizeCategory.allCases

extension ContentSizeCategory {
  /// Creates the category of a caller; `nil` for an unknown number.
  init?(_ category: copyfit_category) { self.init(rawValue: Int(category.rawValue)) }
}
