internal import CopyfitDynamicType
internal import CopyfitSourceText

/// What a document says of the element that shows a text.
struct ElementOrigin {
  var control: InterfaceLabel.Control
  var objectID: String
  var position: SourcePosition
  var scene: String?
  var userLabel: String?
  var customClass: String?
  var runtimeAttributes: [String: String] = [:]
  var textAttributes: [InterfaceLabel.TextAttribute] = []
  var variesWithSizeClass = false
  /// Whether an outlet leads to it.
  var isReached = false

  /// Whether code may set texts that the document leaves empty.
  var mayBeFilled: Bool {
    isReached || customClass != nil
      || [.navigationItem, .barButtonItem, .tabBarItem].contains(control)
  }

  /// A text of the element, and whether the document has none; `nil` where it has none and code sets none.
  ///
  /// - Parameter isKeyed: Whether code may set it from a key in an attribute.
  func text(_ written: String?, isKeyed: Bool = false) -> (text: String, isBlank: Bool)? {
    if let written { return (written, false) }
    return isKeyed || mayBeFilled ? ("", !isKeyed) : nil
  }
}

extension InterfaceLabel {
  /// One of an element's texts, in one line and without a limit to its height.
  init(
    _ origin: ElementOrigin, property: String, text: String, font: FontDescriptor, width: LimitRule
  ) {
    self.init(
      control: origin.control, objectID: origin.objectID, property: property, text: text,
      position: origin.position, scene: origin.scene, userLabel: origin.userLabel,
      customClass: origin.customClass, runtimeAttributes: origin.runtimeAttributes, font: font,
      width: width, height: .unlimited,
      isPlaceholderText: PlaceholderText.isPlaceholder(text, of: origin.control),
      variesWithSizeClass: origin.variesWithSizeClass)
    textAttributes = origin.textAttributes
    isReached = origin.isReached
  }
}
