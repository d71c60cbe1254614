internal import Copyfit
internal import CopyfitLabels
internal import CopyfitSwiftSource

/// What code says of how an object shows its text, in the place of what its document says.
///
/// Of each property the value counts that is set before anyone sees the object. Where code may set another one as well,
/// or one that is not known, nothing that is found is certain.
struct CodeSettings {
  private let settings: [OutletSetting.Property: [OutletSetting]]

  init(_ settings: [OutletSetting]) {
    self.settings = Dictionary(grouping: settings, by: \.property)
  }

  /// Changes a label by what code says of its object.
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
    // UIKit gives a button's title as many lines as it needs where its mode wraps.
    if label.model.element == .button, settings[.numberOfLines] == nil,
      label.spec.mode != before.mode,
      [.wordWrap, .charWrap].contains(label.spec.mode)
    {
      label.model.setting.lines = Label.LineLimit(0)
    }
    if label.spec.minimumScaleFactor != before.minimumScaleFactor {
      // Text shrinks where both are said; one alone may mean anything.
      isKnown = isKnown && settings[.adjustsFontSizeToFitWidth] != nil
    }
    if !isKnown { label.model.doubts.append(.codedSetting) }
  }

  /// Whether the object is hidden before anyone sees it, and shown by no statement.
  var hidesForGood: Bool { Self.value(of: settings[.isHidden] ?? []) == .boolean(true) }

  /// The value that holds in the end; `nil` where that is not known.
  private static func value(of settings: [OutletSetting]) -> OutletSetting.Value? {
    guard let value = settings.first?.value, settings.contains(where: \.isAlways),
      settings.allSatisfy({ $0.value == value })
    else { return nil }
    return value
  }

  /// Whether statements that may be reached only say what holds of a label without them.
  private static func says(_ settings: [OutletSetting], what label: AuditLabel) -> Bool {
    settings.allSatisfy { setting in
      guard let value = setting.value else { return false }
      var changed = label
      changed.set(value, of: setting.property)
      // Whether the size follows changes while the app runs decides nothing about what fits.
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
      if model.scaling != .system { model.scaling = adjusts ? .ofFont : .onceOnly }
    case (.adjustsFontSizeToFitWidth, .boolean(false)):
      model.setting.shrinking.minimumScaleFactor = nil
    case (.minimumScaleFactor, .number(let factor)):
      model.setting.shrinking.minimumScaleFactor = factor > 0 && factor < 1 ? factor : nil
    default: break
    }
  }
}

extension LineBreakMode {
  /// A mode by the name of its constant.
  fileprivate init?(codeName: String) {
    let modes: [String: Self] = [
      "byWordWrapping": .wordWrap, "byCharWrapping": .charWrap, "byClipping": .clip,
      "byTruncatingHead": .head, "byTruncatingTail": .tail, "byTruncatingMiddle": .middle,
    ]
    guard let mode = modes[codeName] else { return nil }
    self = mode
  }
}
