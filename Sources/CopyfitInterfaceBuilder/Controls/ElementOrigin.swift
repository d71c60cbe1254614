internal import CopyfitDynamicType
internal import CopyfitLabels
internal import CopyfitSourceText

/// The document's data about an element that shows text.
struct ElementOrigin {
  var control: Label.Element
  var objectID: String
  var position: SourcePosition
  var scene: String?
  var userLabel: String?
  var customClass: String?
  var runtimeAttributes: [String: String] = [:]
  var textAttributes: [InterfaceLabel.TextAttribute] = []
  var variesWithSizeClass = false
  /// Whether an outlet refers to it.
  var isReached = false

  /// Whether code may set texts that are empty in the document.
  var mayBeFilled: Bool {
    isReached || customClass != nil
      || [.navigationItem, .barButtonItem, .tabBarItem].contains(control)
  }

  /// A text of the element, and whether it is empty in the document; `nil` if code does not set it, either.
  ///
  /// - Parameter isKeyed: Whether code may set the text from a key in an attribute.
  func text(_ written: String?, isKeyed: Bool = false) -> (text: String, isBlank: Bool)? {
    if let written { return (written, false) }
    return isKeyed || mayBeFilled ? ("", !isKeyed) : nil
  }
}

extension InterfaceLabel {
  /// Creates the label for one of an element's texts, with one line and without a height limit.
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
