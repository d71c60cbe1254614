internal import CopyfitLabels

extension LimitRule {
  /// Whether the maximum is an estimate: a drawn length, or a length without an undocumented inset.
  package var isEstimate: Bool {
    if case .undecided(_, _, let reason) = self {
      reason.allowsMore
    } else {
      false
    }
  }

  /// The limit reduced by insets, in points.
  func reduced(by insets: Double) -> Self {
    guard insets != 0 else { return self }
    return mapped {
      $0.reduced(by: insets)
    } drawn: {
      $0 - insets
    }
  }

  /// The limit multiplied by a fraction.
  func scaled(by share: Double) -> Self {
    mapped {
      $0.scaled(by: share)
    } drawn: {
      $0 * share
    }
  }

  /// The limit with a doubt, because one of its numbers is an estimate.
  func doubted(_ reason: Doubt) -> Self {
    switch self {
    case .constraint(let length), .canvas(let length):
      .undecided(limit: length, drawn: nil, reason: reason)
    case .between(least: _, let most, reason: _):
      .undecided(limit: most, drawn: nil, reason: reason)
    case .undecided, .unlimited: self
    }
  }

  private func mapped(
    _ change: (DeviceLength) -> DeviceLength, drawn changeDrawn: (Double) -> Double
  ) -> Self {
    switch self {
    case .constraint(let length): .constraint(change(length)).withRoom
    case .canvas(let length): .canvas(change(length)).withRoom
    case .between(let least, let most, let reason):
      Self.between(least: change(least), most: change(most), reason: reason).withRoom
    case .undecided(let limit, let drawn, let reason):
      Self.undecided(limit: limit.map(change), drawn: drawn.map(changeDrawn), reason: reason)
        .withRoom
    case .unlimited: self
    }
  }

  /// The limit, or an undecided one if it leaves no room on the canvas, which cannot be intended.
  private var withRoom: Self {
    switch self {
    case .constraint(let length), .canvas(let length):
      length.onCanvas > 0
        ? self : .undecided(limit: nil, drawn: nil, reason: Doubt.noRoom)
    case .between(least: _, let most, reason: _) where most.onCanvas <= 0:
      .undecided(limit: nil, drawn: nil, reason: Doubt.noRoom)
    case .undecided(let limit?, let drawn, let reason) where limit.onCanvas <= 0:
      .undecided(limit: nil, drawn: drawn, reason: reason)
    case .between, .undecided, .unlimited: self
    }
  }
}
