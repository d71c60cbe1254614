public import CopyfitFindings

extension Finding {
  /// The remedy for the finding in a locale, such as "allow 2 lines or give it a frame 188 pt wide".
  public func advice(for locale: LocaleFinding) -> String {
    if let rule = companion(for: locale) { return Self.advice(toFix: rule) }
    return fix(for: locale) ?? locale.advice ?? rule.description.advice
  }

  /// The remedy for a finding without locales; `nil` if each locale has its own.
  public var advice: String? { locales.isEmpty ? rule.description.advice : nil }

  /// Whether a frame may be narrower than its width, which is a maximum.
  var hasBound: Bool { frames.contains { $0.widthOrigin == .undecided } }

  /// The rule of the label's other finding whose remedy also fixes this one; `nil` if it has its own remedy.
  ///
  /// A decoded finding has only the words.
  func companion(for locale: LocaleFinding) -> Rule? {
    fix(for: locale) == nil ? locale.goesWith : nil
  }

  /// The remedy that measuring found for a text in a locale; `nil` if nothing helps, or if the finding is not about the
  /// fit of a text.
  func fix(for locale: LocaleFinding) -> String? {
    guard let fits = locale.fits else { return nil }
    if let advice = locale.advice { return isGeneral(advice) ? nil : advice }
    let advice = Advice(
      frames, isLaidOutBySystem: isLaidOutBySystem, isBound: hasBound, growth: locale.heightGrowth)
    return advice.text(
      rule == .wordWiderThanScreen ? [] : fits.ways,
      hasAlternative: !locale.isOneCell && fits.largestCategory != nil,
      loss: loss(in: locale))
  }

  /// Whether the advice of a decoded finding was not found by measuring.
  private func isGeneral(_ advice: String) -> Bool {
    advice == Self.advice(toFix: .truncation)
      || advice == rule.description.advice && !isAboutWords
  }

  private static func advice(toFix rule: Rule) -> String {
    "fix the '\(rule.rawValue)' finding of this label"
  }

  private var isAboutWords: Bool { rule == .wordSplit || rule == .wordWiderThanScreen }

  private func loss(in locale: LocaleFinding) -> Advice.Loss {
    if isAboutWords { return .word }
    guard let excess = locale.excess else { return .other }
    return .length(excess, of: locale.text?.count ?? 0, isOneSize: locale.isOneCell)
  }
}
