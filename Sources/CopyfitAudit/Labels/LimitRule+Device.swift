internal import CopyfitFindings
internal import CopyfitInterfaceBuilder

extension Device {
  /// The screen's width in points; `nil` for the document's own.
  var width: Double? {
    switch self {
    case .canvas: nil
    case .width(let width): width
    }
  }
}

extension LimitRule {
  /// A length in points, and where it comes from.
  typealias Limit = (length: Double, origin: LimitOrigin)

  /// The limit on a device; `nil` if the length has no limit.
  func limit(onDeviceOfWidth width: Double, canvasWidth: Double) -> Limit? {
    let found: (DeviceLength, LimitOrigin)? =
      switch self {
      case .constraint(let length): (length, .constraint)
      case .canvas(let length): (length, .canvas)
      case .between(least: _, let most, reason: _): (most, .undecided)
      case .undecided(let limit, drawn: _, reason: _): limit.map { ($0, .undecided) }
      case .unlimited: nil
      }
    return found.map { length, origin in
      (length.length(onDeviceOfWidth: width, canvasWidth: canvasWidth), origin)
    }
  }

  /// The least that the length is on a device, in points; `nil` where it is not between two lengths.
  func least(onDeviceOfWidth width: Double, canvasWidth: Double) -> Double? {
    guard case .between(let least, most: _, reason: _) = self else { return nil }
    return least.length(onDeviceOfWidth: width, canvasWidth: canvasWidth)
  }
}
