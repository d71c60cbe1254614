package import Copyfit
package import CopyfitDynamicType
package import CopyfitLabels

extension Room {
  /// The device of the room.
  package var device: Device {
    switch screen {
    case .all, .canvas: .canvas
    case .width(let width): .width(width)
    }
  }
  /// The maximum width of lines, in points; `nil` if no limit is known.
  package var widthLimit: Double? { width?.atMost?.points }
  /// The origin of the width limit.
  package var widthOrigin: LimitOrigin? { width.flatMap(LimitOrigin.init) }
  /// The maximum height of all lines, in points; `nil` if no limit is known.
  package var heightLimit: Double? { height?.atMost?.points }
  /// The origin of the height limit.
  package var heightOrigin: LimitOrigin? { height.flatMap(LimitOrigin.init) }
  /// The style with which the height is scaled; `nil` if the height is fixed or unlimited.
  package var heightStyle: TextStyle? { heightLimit == nil ? nil : heightScaling }

  /// Whether a frame of SwiftUI limits the lines.
  package var hasFrameHeight: Bool { height?.doubts.contains(.fixedHeight) == true }

  /// The maximum height in points that lines are measured in: more than that of a frame of SwiftUI, in which lines may
  /// be nearer to each other than in UIKit; `nil` if no limit is known.
  package var measuredHeight: Double? {
    heightLimit.map { hasFrameHeight ? $0 * PlatformDefaults.lineDistance.range.upperBound : $0 }
  }

  /// The maximum height at a text size, in points; `nil` if no limit is known.
  ///
  /// - Parameter measured: The height in which the lines were measured at that size, in points.
  private func maximumHeight(fromMeasured measured: Double?) -> Double? {
    guard hasFrameHeight else { return measured }
    guard heightStyle != nil else { return heightLimit }
    return measured.map { $0 / PlatformDefaults.lineDistance.range.upperBound }
  }

  /// The height that the room lacks for all lines of a text at the text size of its fit, in points.
  package func missingHeight(for fit: LabelFit) -> Double {
    max(0, fit.height - (maximumHeight(fromMeasured: fit.heightLimit) ?? .infinity))
  }

  /// The minimum height in points for lines in a frame of SwiftUI; `nil` in other rooms.
  package var leastHeight: Double? {
    hasFrameHeight
      ? height.map { $0.atLeast.points * PlatformDefaults.lineDistance.range.lowerBound } : nil
  }

  /// Whether nothing is known of the width, or of how much more it may be than nothing.
  package var hasUnknownWidth: Bool { widthLimit == nil && width?.atLeast.points ?? 0 <= 0 }

  /// The minimum width, if the width is not a single value; `nil` if it is.
  package var leastWidth: Double? {
    guard let width else { return nil }
    let least = width.atLeast.points
    return least < width.atMost?.points ?? (least > 0 ? .infinity : 0) ? least : nil
  }

  /// Whether the width is the rest of a row with a known width, so that text that does not fit is certainly lost.
  package var isSharedExactly: Bool {
    widthOrigin == .undecided && width?.atMost?.reasons.contains(.constraint) == true
  }

  /// Whether it may be wider than the known maximum.
  package var hasEstimatedWidth: Bool { width?.atMost?.reasons.contains(.estimate) == true }

  /// Whether the height is the rest of a table's row, so that text that only the height loses is uncertain, because
  /// code may let the row size itself.
  package var heightRestsOnRow: Bool { height?.atMost?.reasons.contains(.tableRow) == true }

  /// Whether two rooms give the same verdicts.
  package func hasLimits(of other: Room) -> Bool {
    widthLimit == other.widthLimit && leastWidth == other.leastWidth
      && measuredHeight == other.measuredHeight && leastHeight == other.leastHeight
      && heightStyle == other.heightStyle
  }

  /// Limits the width to a length in points, with new reasons; an estimate stays an estimate.
  package mutating func setWidth(_ interval: Interval) {
    let wasEstimated = hasEstimatedWidth
    width = interval
    if wasEstimated { width?.atMost?.reasons.append(.estimate) }
  }
}

extension Room.Screen {
  /// The screen of a device.
  package init(_ device: Device) {
    switch device {
    case .canvas: self = .canvas
    case .width(let width): self = .width(width)
    }
  }
}

extension LimitOrigin {
  /// Creates the origin of an interval's maximum; `nil` if it has none.
  package init?(_ interval: Interval) {
    guard let atMost = interval.atMost else { return nil }
    if atMost.reasons.contains(.system), interval.doubts.isEmpty {
      self = .system
      return
    }
    switch interval.knowledge {
    case .bound, .unknown: self = .undecided
    case .fact, .guess:
      self =
        if atMost.reasons.contains(.configured) {
          .configured
        } else if atMost.reasons.contains(.catalog) {
          .catalog
        } else if atMost.reasons.contains(.canvas) {
          .canvas
        } else if atMost.reasons.contains(.view) {
          .view
        } else {
          .constraint
        }
    }
  }
}

extension Finding.Frame {
  /// Creates the frame of a label in a room.
  package init(_ room: Room) {
    self.init(
      device: room.device, width: room.widthLimit, height: room.heightLimit,
      widthOrigin: room.widthOrigin, heightOrigin: room.heightOrigin)
    heightStyle = room.heightStyle
  }
}
