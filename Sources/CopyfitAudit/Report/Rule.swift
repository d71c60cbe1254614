/// What a finding is about.
public enum Rule: String, CaseIterable, Sendable, Hashable {
  case truncation
  case verticalClipping = "vertical-clipping"
  case missingGlyph = "missing-glyph"
  case fontNotFound = "font-not-found"
  case catalogSyntax = "catalog-syntax"
  case unreachableEntries = "unreachable-entries"
  case unreadableFile = "unreadable-file"
  case invalidFormat = "invalid-format"
  case wordSplit = "word-split"
  case shrunkText = "shrunk-text"
  case wordWiderThanScreen = "word-wider-than-screen"
  case duplicateKey = "duplicate-key"
  case invalidEscape = "invalid-escape"
  case placeholderMismatch = "placeholder-mismatch"
  case missingPluralCategory = "missing-plural-category"
  case lengthLimit = "length-limit"
  case fontFallback = "font-fallback"
  case unmatchedEntry = "unmatched-entry"
  case unusedSuppression = "unused-suppression"
  case staleBaseline = "stale-baseline"
  case doesNotScale = "does-not-scale"
  case undecidedFrame = "undecided-frame"
  case missingTranslation = "missing-translation"
  case orphanKey = "orphan-key"
  case placeholderWithoutSample = "placeholder-without-sample"
  case limitReached = "limit-reached"

  /// The severity where the configuration does not say otherwise.
  public var defaultSeverity: Severity {
    switch self {
    case .truncation, .verticalClipping, .missingGlyph, .fontNotFound, .catalogSyntax,
      .unreachableEntries, .unreadableFile, .invalidFormat:
      .error
    case .wordSplit, .shrunkText, .wordWiderThanScreen, .duplicateKey, .invalidEscape,
      .placeholderMismatch, .missingPluralCategory, .lengthLimit, .fontFallback, .unmatchedEntry,
      .unusedSuppression, .staleBaseline:
      .warning
    case .doesNotScale, .undecidedFrame, .missingTranslation, .orphanKey,
      .placeholderWithoutSample, .limitReached:
      .note
    }
  }
}

/// How bad a finding is.
public enum Severity: String, CaseIterable, Sendable, Hashable, Comparable {
  case note, warning, error

  /// Whether a severity is less than another one.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

  /// The next lower severity; a note stays a note.
  public var lowered: Severity { self == .error ? .warning : .note }

  var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// Where a limit of a label's frame comes from.
public enum LimitOrigin: String, Sendable, Hashable {
  case constraint, canvas, configured, catalog, undecided
}
