public import Copyfit
public import CopyfitDynamicType

/// What an entry of the configuration says of a label; `nil`: nothing.
public struct LabelChanges: Hashable, Sendable {
  /// A length that takes the place of what is known otherwise.
  public enum Length: Hashable, Sendable {
    /// No limit.
    case free
    /// A number of points.
    case points(Double)
    /// A number of points at `large`, scaled by the label's style.
    case scaled(Double)
  }

  /// What people call the label.
  public var name: String?
  public var font: Font?
  public var width: Length?
  public var height: Length?
  public var lines: Int?
  public var mode: LabelSpec.Mode?
  public var minimumScaleFactor: Double?
  public var minimumFontSize: Double?
  public var maximumCategory: ContentSizeCategory?
  public var allowsTightening: Bool?

  public init() {}

  /// Changes in a label what the entry speaks of.
  public func apply(to spec: inout LabelSpec) {
    spec.font = font ?? spec.font
    spec.lines = lines ?? spec.lines
    spec.mode = mode ?? spec.mode
    spec.minimumScaleFactor = minimumScaleFactor ?? spec.minimumScaleFactor
    spec.minimumFontSize = minimumFontSize ?? spec.minimumFontSize
    spec.maximumCategory = maximumCategory ?? spec.maximumCategory
    spec.allowsTightening = allowsTightening ?? spec.allowsTightening
    applyFrame(to: &spec)
  }

  private func applyFrame(to spec: inout LabelSpec) {
    switch width {
    case .free: spec.width = nil
    case .points(let points), .scaled(let points): spec.width = points
    case nil: break
    }
    switch height {
    case .free: (spec.height, spec.heightScaling) = (nil, nil)
    case .points(let points): (spec.height, spec.heightScaling) = (points, nil)
    case .scaled(let points):
      (spec.height, spec.heightScaling) = (points, spec.descriptor.textStyle ?? .body)
    case nil: break
    }
  }
}
