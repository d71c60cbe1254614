internal import Copyfit
internal import CopyfitLabels

extension LabelSpec {
  /// Creates the specification of a label of the model, without its frame.
  init(_ label: Label) {
    let setting = label.setting
    self.init(
      font: label.font, lines: setting.lines.atMost,
      mode: setting.lineBreakMode,
      minimumScaleFactor: setting.shrinking.minimumScaleFactor,
      minimumFontSize: setting.shrinking.minimumFontSize,
      minimumCategory: setting.effectiveMinimumCategory,
      maximumCategory: setting.maximumCategory,
      paragraph: setting.paragraph, allowsTightening: setting.allowsTightening)
    letterSpacing = setting.letterSpacing
    opticalSize = setting.followsOpticalSize ? .automatic : .none
    direction = setting.direction
    lineBreakStrategy = setting.lineBreakStrategy
    behavior = setting.behavior
  }
}

extension Label.Setting {
  /// Creates the setting of a specification.
  init(_ spec: LabelSpec) {
    self.init()
    lines = Label.LineLimit(spec.lines)
    lineBreakMode = spec.mode
    shrinking = Label.Shrinking(
      minimumScaleFactor: spec.minimumScaleFactor, minimumFontSize: spec.minimumFontSize)
    (minimumCategory, maximumCategory) = (spec.minimumCategory, spec.maximumCategory)
    paragraph = spec.paragraph
    allowsTightening = spec.allowsTightening
    letterSpacing = spec.letterSpacing
    followsOpticalSize = spec.opticalSize == .automatic
    direction = spec.direction
    lineBreakStrategy = spec.lineBreakStrategy
    behavior = spec.behavior
  }
}
