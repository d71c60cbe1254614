internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitLabels

extension AuditLabel {
  /// Scales a fixed font as if the app had adopted Dynamic Type.
  mutating func assumeScaling(in scale: TypeScale) {
    guard !spec.descriptor.scales, !model.scaling.isOfSystem else { return }
    var font = spec.descriptor
    // The visible size at `large` is scaled.
    font.pointSize = font.pointSize(at: .large, scale: scale)
    font.sizeFactor = 1
    model.font = Font(
      font.scaled(relativeTo: .nearest(toPointSize: font.pointSize, in: scale)))
    isScaledByAssumption = true
  }

  /// The reason why the label does not follow the reader's text size; `nil` if it does.
  package var scalingProblem: String? {
    // Code that is not read may set a font that scales with the text size.
    guard hasSizes, !model.scaling.isOfSystem,
      isScaledByAssumption
        || !model.doubts.contains(where: { $0 == .codedSetting || $0 == .appearance })
    else { return nil }
    if !spec.descriptor.scales || isScaledByAssumption {
      return
        "The font has a fixed size: the \(model.element.noun) does not follow the reader's text size."
    }
    guard model.scaling == .onceOnly else { return nil }
    return """
      The size is taken when the \(model.element.noun) is made: it does not follow changes of the reader's text \
      size while the app runs (adjustsFontForContentSizeCategory is off).
      """
  }
}
