public import Copyfit
public import CopyfitDynamicType
public import CopyfitSourceText

/// A correction to a label that was read from Interface Builder.
public struct ElementCorrection: Hashable, Sendable {
  /// A length that takes the place of what the document says.
  public enum Length: Hashable, Sendable {
    /// No limit.
    case free
    /// A number of points.
    case points(Double)
    /// A number of points at `large`, scaled by the label's style.
    case scaled(Double)
  }

  /// The labels, by their identity (`bundle/table#ObjectID.property`).
  public var id: TextPattern
  public var width: Length?
  public var height: Length?
  public var font: FontDescription?
  public var lines: Int?
  public var mode: LabelSpec.Mode?
  public var minimumScaleFactor: Double?
  public var minimumFontSize: Double?
  public var maximumCategory: ContentSizeCategory?
  public var allowsTightening: Bool?
  /// What people call the label.
  public var name: String?
  /// Where the entry starts.
  public var position: SourcePosition

  public init(id: TextPattern, position: SourcePosition) {
    self.id = id
    self.position = position
  }

  /// Changes what the correction speaks of; a corrected width or height has the origin `configured`.
  public func apply(to spec: inout LabelSpec) {
    if let font { spec.font = font }
    if let lines { spec.lines = lines }
    if let mode { spec.mode = mode }
    if let minimumScaleFactor { spec.minimumScaleFactor = minimumScaleFactor }
    if let minimumFontSize { spec.minimumFontSize = minimumFontSize }
    if let maximumCategory { spec.maximumCategory = maximumCategory }
    if let allowsTightening { spec.allowsTightening = allowsTightening }
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
      (spec.height, spec.heightScaling) = (points, spec.font.scalingStyle ?? .body)
    case nil: break
    }
  }
}

extension FontDescription {
  /// The style that the font's size follows, or `nil` where it is fixed.
  var scalingStyle: TextStyle? {
    switch scaling {
    case .fixed: nil
    case .textStyle(let style), .metrics(let style, maximumPointSize: _): style
    }
  }
}
