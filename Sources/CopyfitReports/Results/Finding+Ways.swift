internal import Copyfit
internal import CopyfitAudit

extension Finding {
  /// The changes that would mend it and are worth telling: nobody doubles a label's width.
  ///
  /// - Parameter hasAlternative: Whether something else is told that helps, such as a smaller size.
  func ways(of fits: LocaleFinding.Remedy, hasAlternative: Bool) -> [LabelChange] {
    // The same cell may lose text, too: the height alone mends this finding then, not the other.
    if rule == .verticalClipping, fits.ways.isEmpty {
      return fits.height.map { [LabelChange(height: $0)] } ?? []
    }
    let sensible = fits.ways.filter { $0.width.map(isSensible) ?? true }
    return sensible.isEmpty && !hasAlternative ? fits.ways : sensible
  }

  private func isSensible(width: Double) -> Bool {
    let widest = frames.compactMap(\.width).max() ?? width
    return width < 2 * widest
  }
}
