internal import Copyfit
internal import CopyfitFindings

extension Finding {
  /// How to fix the finding in a locale, such as "allow 2 lines or give it a frame 188 pt wide"; `nil` where nothing
  /// is known to help.
  func advice(for locale: LocaleFinding) -> String? {
    guard let fits = locale.fits else { return nil }
    let advice = Advice(frames.map { ($0.device, $0.width) })
    let text = advice.text(
      fits.ways, hasAlternative: !locale.isOneCell && fits.largestCategory != nil,
      hiddenCharacters: locale.visibleText == nil ? nil : locale.hiddenCharacters)
    // A soft hyphen shows only where a line ends at it.
    return text
      ?? (rule == .wordSplit
        ? "choose a shorter word or put soft hyphens (U+00AD) where it may break" : nil)
  }
}
