internal import CopyfitLayout

/// The properties of a label that affect a prepared text, apart from its font; labels with equal properties may share
/// it.
package struct TextPreparation: Hashable, Sendable {
  let options: LayoutOptions

  /// Creates the preparation for a label.
  package init(_ label: LabelSpec) {
    var options = LayoutOptions(
      lineBreakStrategy: label.lineBreakStrategy == .standard ? .standard : .none)
    let behavior = label.behavior
    options.fallbackLineHeight = behavior.fallbackLineHeight == .primary ? .primary : .measured
    options.linePitch = behavior.linePitch == .tallest ? .tallest : .textStyle
    options.opensLineAfterFinalTerminator = behavior.opensLineAfterFinalTerminator
    options.pushOut = behavior.pushOut
    options.wrapping = label.mode == .charWrap ? .character : .word
    options.letterSpacing = label.letterSpacing
    options.baseDirection =
      switch label.direction {
      case .natural: .natural
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
    let isGiven = label.descriptor.variations.contains { $0.axis == "opsz" }
    options.automaticOpticalSize = label.opticalSize == .automatic && !isGiven
    self.options = options
  }
}
