internal import Copyfit
public import CopyfitDynamicType

extension LocaleFinding {
  /// The failing category from which the finding is certain: `first` if it is certain at all of them; `nil` if it is
  /// uncertain at all of them, or about no category.
  public var certainFrom: ContentSizeCategory? {
    certainty == .uncertain ? nil : certainLater ?? first
  }
}
