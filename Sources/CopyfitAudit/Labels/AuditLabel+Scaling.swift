internal import Copyfit
internal import CopyfitDynamicType

extension AuditLabel {
  /// Scales a fixed font as if the app had adopted Dynamic Type.
  mutating func assumeScaling() {
    guard !spec.descriptor.scales else { return }
    spec.font = Font(
      spec.descriptor.scaled(relativeTo: .nearest(toPointSize: spec.descriptor.pointSize)))
    isScaledByAssumption = true
  }

  /// Why the label does not follow the reader's text size, or `nil` where it does.
  var scalingProblem: String? {
    if !spec.descriptor.scales || isScaledByAssumption {
      return "The font has a fixed size: the label does not follow the reader's text size."
    }
    guard ignoresChanges else { return nil }
    return """
      The size is taken when the label is made: it does not follow changes of the reader's text \
      size while the app runs (adjustsFontForContentSizeCategory is off).
      """
  }
}

extension TextStyle {
  /// The style whose size at `large` is nearest to a point size.
  ///
  /// Of two styles of one size `body` is taken before `headline`; between two sizes the smaller one,
  /// which grows faster.
  static func nearest(toPointSize size: Double) -> TextStyle {
    let bySize = TypeScale.iOS.styles.filter { $0 != .headline && !$0.isDerived }
      .sorted { $0.sizeAtLarge < $1.sizeAtLarge }
    return bySize.min { abs($0.sizeAtLarge - size) < abs($1.sizeAtLarge - size) } ?? .body
  }

  private var sizeAtLarge: Double { TypeScale.iOS[self, .large]?.pointSize ?? 0 }

  private var isDerived: Bool { TypeScale.iOS[self, .large]?.isDerived ?? true }
}
