internal import Copyfit
internal import CopyfitFindings

extension Finding {
  /// The changes that would fix it and are realistic: no label becomes twice as wide, nor wider than the
  /// screen.
  ///
  /// - Parameter hasAlternative: Whether the report names something else that helps, such as a smaller size.
  func ways(of fits: LocaleFinding.Remedy, hasAlternative: Bool) -> [LabelChange] {
    let possible = fits.ways.filter { $0.width.map { $0 <= widestScreen } ?? true }
    let sensible = possible.filter { $0.width.map(isSensible) ?? true }
    return sensible.isEmpty && !hasAlternative ? possible : sensible
  }

  /// The widest screen that the finding is on, in points; of a document's own canvas only that the frame is on it is
  /// known.
  private var widestScreen: Double {
    let screens = frames.map { frame in
      if case .width(let width) = frame.device { width } else { Self.widestPhone }
    }
    return max(screens.max() ?? .infinity, frames.compactMap(\.width).max() ?? 0)
  }

  /// The width of the widest iPhone's screen in points, of the 16 Pro Max.
  ///
  /// Source: Apple's Human Interface Guidelines,
  /// "Layout", device screen sizes.
  private static let widestPhone = 440.0

  private func isSensible(width: Double) -> Bool {
    let widest = frames.compactMap(\.width).max() ?? width
    return width < 2 * widest
  }
}
