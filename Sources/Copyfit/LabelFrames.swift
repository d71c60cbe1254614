internal import CopyfitDynamicType
internal import CopyfitLayout

/// The frames of a fitter's current label, one for each category, which all texts of the label share.
struct LabelFrames {
  /// A frame, with the limits of lines over the margin of error of a text's widths.
  struct Size {
    let frame: FittingFrame
    let limit: Int64
    fileprivate let grid: Int64
    fileprivate let drawsOtherScripts: Bool
    /// The limits at the smallest and at the largest width; `nil` if widths are exact, or have no limit.
    fileprivate let margin: (least: Int64, most: Int64)?
    /// The certainty of a verdict that is the same at all of these limits.
    let certainty: Certainty?
  }

  /// The current label with its face; `nil` before its first text.
  private(set) var shared: SharedLabel?
  /// The current label.
  private(set) var label = LabelSpec(font: .body)
  /// The options of the current label's texts.
  private(set) var options = LayoutOptions()
  /// The frames of the categories for the texts of `shared`.
  private var sizes: [Size?] = []
  /// Whether all of the label's values are in their ranges.
  var isChecked = false

  /// Begins a label, unless it is the current one.
  mutating func turn(to label: LabelSpec) {
    if shared != nil, self.label == label { return }
    self.label = label
    shared = nil
    options = TextPreparation(label).options
    isChecked = false
  }

  /// The current label with a face.
  mutating func shared(_ resolution: FontResolution) -> SharedLabel {
    if let shared, resolution.isCopy(of: shared.resolution) { return shared }
    let new = SharedLabel(label, resolution)
    shared = new
    sizes = Array(repeating: nil, count: ContentSizeCategory.allCases.count)
    return new
  }

  /// The frame of the current label in a category, with the limits of a text; `nil` if they are unknown.
  @inline(__always)
  func size(
    at category: ContentSizeCategory, for text: borrowing PreparedLabelText
  ) -> Size? {
    guard let known = sizes[category.rawValue], known.grid == text.prepared.grid,
      known.drawsOtherScripts == text.drawsOtherScripts
    else { return nil }
    return known
  }

  /// Computes the limits of a text in a frame of the current label.
  mutating func add(
    _ frame: FittingFrame, at category: ContentSizeCategory,
    for text: borrowing PreparedLabelText
  ) {
    sizes[category.rawValue] = Size(frame, text)
  }
}

extension LabelFrames.Size {
  fileprivate init(_ frame: FittingFrame, _ text: borrowing PreparedLabelText) {
    let grid = text.prepared.grid
    self.frame = frame
    self.grid = grid
    drawsOtherScripts = text.drawsOtherScripts
    limit = frame.box.limit(grid: grid)
    guard let error = text.margin(atPointSize: frame.pointSize) else {
      (margin, certainty) = (nil, nil)
      return
    }
    certainty = .certain
    margin = frame.width.map { width in
      (
        frame.withWidth(width / (1 + error)).box.limit(grid: grid),
        frame.withWidth(width / (1 - error)).box.limit(grid: grid)
      )
    }
  }

  /// The limit of words at the smallest width; `nil` if the number of lines or their height is limited.
  @inline(__always)
  var wordLimit: Int64? {
    frame.height == nil && frame.lines == nil ? margin?.least ?? limit : nil
  }

  /// Whether the layout of a text fits the frame, and breaks into the same lines over the margin of error.
  @inline(__always)
  func surelyFits(_ fit: LineFit) -> Bool {
    guard frame.height == nil, !fit.splitsWord, fit.widestAdvance <= limit,
      fit.lineCount <= frame.lines ?? fit.lineCount
    else { return false }
    guard let margin else { return true }
    return fit.sameFrom <= margin.least && margin.most < fit.sameUntil
  }
}
