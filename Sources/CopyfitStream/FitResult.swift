public import Copyfit
public import CopyfitDynamicType
internal import CopyfitUnicode

/// How the text of a request fits at one size.
public struct FitResult: Hashable, Sendable {
  /// The category, where the request asks for categories.
  public var category: ContentSizeCategory?
  /// The verdict with what was measured.
  public var fit: LabelFit
  /// What is drawn, where text is lost.
  public var visible: VisibleLabelText?
  /// Characters that no font had, in ascending order.
  public var missing: [Unicode.Scalar]
  /// Whether the text is shaped anew for each size.
  public var isPreparedPerSize = false
  /// The lines, where the request materialises them.
  public var lines: [LabelLine]?
}
