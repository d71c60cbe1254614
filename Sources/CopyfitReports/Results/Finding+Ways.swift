internal import Copyfit
internal import CopyfitFindings

extension Finding {
  /// The changes that would fix it and are realistic: nobody doubles a label's width.
  ///
  /// - Parameter hasAlternative: Whether the report names something else that helps, such as a smaller size.
  func ways(of fits: LocaleFinding.Remedy, hasAlternative: Bool) -> [LabelChange] {
    let sensible = fits.ways.filter { $0.width.map(isSensible) ?? true }
    return sensible.isEmpty && !hasAlternative ? fits.ways : sensible
  }

  private func isSensible(width: Double) -> Bool {
    let widest = frames.compactMap(\.width).max() ?? width
    return width < 2 * widest
  }
}
