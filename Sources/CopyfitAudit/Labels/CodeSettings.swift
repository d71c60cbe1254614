internal import Copyfit
internal import CopyfitLabels
internal import CopyfitSwiftSource

/// The properties that code sets for an object, which override those in its document.
///
/// The value of a property is the one that is set before the object is visible. If code may also set another or an
/// unknown value, no finding is certain.
struct CodeSettings {
  private let settings: [OutletSetting.Property: [OutletSetting]]

  init(_ settings: [OutletSetting]) {
    self.settings = Dictionary(grouping: settings, by: \.property)
  }

  /// Applies the properties to a label.
  func apply(to label: inout AuditLabel) {
    let before = label.spec
    var isKnown = true
    for property in OutletSetting.Property.ofText {
      guard let found = settings[property] else { continue }
      guard let value = Self.value(of: found) else {
        isKnown = isKnown && Self.says(found, what: label)
        continue
      }
      label.set(value, of: property)
      label.codeSteps += found.map(\.place)
    }
    // A button's title has any number of lines if its line break mode wraps.
    if label.model.element == .button, settings[.numberOfLines] == nil,
      label.spec.mode != before.mode,
      [.wordWrap, .charWrap].contains(label.spec.mode)
    {
      label.model.setting.lines = Label.LineLimit(0)
    }
    if label.spec.minimumScaleFactor != before.minimumScaleFactor {
      // Text only shrinks if both properties are set.
      isKnown = isKnown && settings[.adjustsFontSizeToFitWidth] != nil
    }
    if let found = settings[.styling] {
      isKnown = false
      label.codeSteps += found.map(\.place)
    }
    if !isKnown { label.model.doubts.append(.codedSetting) }
  }

  /// Whether code hides the object, and never shows it.
  var hidesForGood: Bool { Self.value(of: settings[.isHidden] ?? []) == .boolean(true) }

  /// The final value of a property; `nil` if unknown.
  private static func value(of settings: [OutletSetting]) -> OutletSetting.Value? {
    guard let value = settings.first?.value, settings.contains(where: \.isAlways),
      settings.allSatisfy({ $0.value == value })
    else { return nil }
    return value
  }

  /// Whether statements that may run do not change a label.
  private static func says(_ settings: [OutletSetting], what label: AuditLabel) -> Bool {
    settings.allSatisfy { setting in
      guard let value = setting.value else { return false }
      var changed = label
      changed.set(value, of: setting.property)
      // Only properties that affect the fit are compared.
      return changed.spec == label.spec
    }
  }
}

extension AuditLabel {
  fileprivate mutating func set(
    _ value: OutletSetting.Value, of property: OutletSetting.Property
  ) {
    switch (property, value) {
    case (.numberOfLines, .number(let number)):
      model.setting.lines = Label.LineLimit(Int(max(0, min(number, 1_000))))
    case (.lineBreakMode, .mode(let name)):
      model.setting.lineBreakMode = LineBreakMode(codeName: name) ?? spec.mode
    case (.font, .font(let font)): model.font = Font(font)
    case (.adjustsFontForContentSizeCategory, .boolean(let adjusts)):
      if !model.scaling.isOfSystem { model.scaling = adjusts ? .ofFont : .onceOnly }
    case (.minimumContentSizeCategory, .category(let category)):
      model.setting.minimumCategory = category
    case (.maximumContentSizeCategory, .category(let category)):
      model.setting.maximumCategory = category
    case (.adjustsFontSizeToFitWidth, .boolean(false)):
      model.setting.shrinking.minimumScaleFactor = nil
    case (.minimumScaleFactor, .number(let factor)):
      model.setting.shrinking.minimumScaleFactor = factor > 0 && factor < 1 ? factor : nil
    default: break
    }
  }
}
