public import CopyfitFindings

extension Finding {
  /// The remedy for the finding in a locale, such as "allow 2 lines or give it a frame 188 pt wide"; `nil` if nothing
  /// helps.
  public func advice(for locale: LocaleFinding) -> String? {
    guard let fits = locale.fits, locale.advice == nil else { return locale.advice }
    let advice = Advice(
      frames.map { ($0.device, $0.width) },
      isSystem: frames.contains { $0.widthOrigin == .system })
    return advice.text(
      rule == .wordWiderThanScreen ? [] : fits.ways,
      hasAlternative: !locale.isOneCell && fits.largestCategory != nil,
      loss: loss(in: locale))
  }

  private func loss(in locale: LocaleFinding) -> Advice.Loss {
    if rule == .wordSplit || rule == .wordWiderThanScreen { return .word }
    guard let excess = locale.excess else { return .other }
    return .length(excess, of: locale.text?.count ?? 0, isOneSize: locale.isOneCell)
  }
}
