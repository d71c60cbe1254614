public import Copyfit
public import CopyfitDynamicType

/// The result for the text of a request at one size.
public struct FitResult: Hashable, Sendable {
  /// The category, if the request has categories.
  public var category: ContentSizeCategory?
  /// The verdict with measurements.
  public var fit: LabelFit
  /// The visible text, if some text is lost.
  public var visible: VisibleLabelText?
  /// The characters that no font has, in ascending order.
  public var missing: [Unicode.Scalar]
  /// Whether the text is shaped separately for each size.
  public var isPreparedPerSize = false
  /// Changes of the label that make the text fit, if the request includes them and it does not fit.
  public var remedy: LabelRemedy?
  /// The lines, if the request includes them.
  public var lines: [LabelLine]?
}
