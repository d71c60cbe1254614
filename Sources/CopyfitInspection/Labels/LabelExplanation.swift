public import Copyfit
public import CopyfitDynamicType
public import CopyfitFindings
internal import CopyfitSourceText

/// All that is known about one label: the fits of its texts, the worst first.
public struct LabelExplanation: Sendable {
  /// The project of the label.
  public let project: InspectedProject
  /// The label.
  public let label: InspectedLabel
  /// The fits of its texts, the worst first, in all of its locales or the requested one.
  public let fits: [InspectedFit]
  /// The lines of the text that is shown in detail, for each of its cells: the first of `fits`.
  public let lines: [[LabelLine]]
  /// The number of characters by which that text is too long at the categories up to the gate's; `nil` if no text would
  /// fit, and 0 if nothing is truncated.
  public let excess: Int?
  /// Whether that text certainly fits without these characters: its room is exactly known, and no word is split.
  public let isExcessCertain: Bool

  /// Fits a label's texts.
  ///
  /// - Parameters:
  ///   - match: The label, with its project.
  ///   - locale: The requested locale, in any form; `nil` for all.
  /// - Throws: `AuditError` if the fonts cannot be opened, the label cannot be measured, or it has no text in the locale.
  public init(
    _ match: LabelSearch.Match, locale: String? = nil
  ) throws(AuditError) {
    (project, label) = (match.project, match.label)
    let tag = try locale.map { name throws(AuditError) in try match.label.locale(named: name) }
    var inspector = try LabelInspector(match.project)
    let fits = inspector.fits(of: match.label, locale: tag).sorted { Self.isWorse($0, than: $1) }
    self.fits = fits
    guard let first = fits.first else {
      (lines, excess, isExcessCertain) = ([], 0, false)
      return
    }
    var lines: [[LabelLine]] = []
    do throws(CopyfitError) {
      for cell in first.cells {
        lines.append(
          try inspector.lines(of: first, in: label, frame: cell.frame, at: cell.category))
      }
    } catch {
      throw AuditError("the label '\(label.id)' cannot be measured: \(error.description)")
    }
    self.lines = lines
    let excess = inspector.excess(of: first, in: label)
    self.excess = excess
    isExcessCertain =
      if let excess { inspector.fits(first, without: excess, in: label) } else { false }
  }

  /// All places where code uses or mentions the label's key.
  public var uses: [InspectedUse] { project.uses(of: label) }

  /// The categories at which the label differs.
  public var categories: [ContentSizeCategory] { project.categories(of: label) }

  /// Whether a text comes first by what a list of the texts shows: truncated ones, then certain ones, as in a check,
  /// then those that fail nearer to `large`, then those with the least room to spare.
  private static func isWorse(_ one: InspectedFit, than other: InspectedFit) -> Bool {
    let outcomes = (one.first?.outcome ?? .fits, other.first?.outcome ?? .fits)
    if outcomes.0 != outcomes.1 { return outcomes.0 > outcomes.1 }
    if one.isUncertain != other.isUncertain, outcomes.0 != .fits { return other.isUncertain }
    let distances = (
      one.first?.category.distanceFromLarge ?? 0, other.first?.category.distanceFromLarge ?? 0
    )
    if outcomes.0 != .fits, distances.0 != distances.1 { return distances.0 < distances.1 }
    let slack = (one.shownSlack ?? .infinity, other.shownSlack ?? .infinity)
    if slack.0 != slack.1 { return slack.0 < slack.1 }
    if one.text.locale != other.text.locale {
      return ExactString(one.text.locale) < ExactString(other.text.locale)
    }
    return ExactString(one.text.variant ?? "") < ExactString(other.text.variant ?? "")
  }
}
