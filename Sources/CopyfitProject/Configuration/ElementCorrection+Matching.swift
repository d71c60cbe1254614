internal import CopyfitSourceText

/// The properties of a label in Interface Builder by which corrections select it.
package struct CorrectedElement: Sendable {
  /// The label's identifier (`bundle/table#ObjectID.property`).
  package var id: String
  /// The object's identifier in its document.
  package var objectID: String
  /// The custom class; `nil` for none.
  package var customClass: String?
  /// The values of the runtime attributes, by their key paths.
  package var runtimeAttributes: [String: String]

  /// Creates an element.
  package init(
    id: String, objectID: String, customClass: String?, runtimeAttributes: [String: String]
  ) {
    (self.id, self.objectID) = (id, objectID)
    (self.customClass, self.runtimeAttributes) = (customClass, runtimeAttributes)
  }
}

extension ElementCorrection {
  /// Whether a label meets all conditions of the correction.
  func applies(to element: CorrectedElement) -> Bool {
    if let id, !Self.matches(id, element) { return false }
    if let customClass {
      guard let own = element.customClass, customClass.matches(own) else { return false }
    }
    return keyPaths.allSatisfy { element.runtimeAttributes[$0] != nil }
      && attributes.allSatisfy { $0.value.matches(element.runtimeAttributes[$0.keyPath] ?? "") }
  }

  /// The key paths of the runtime attributes that an element must have.
  var keyPaths: [String] { attributes.map(\.keyPath) + [keyAttribute].compactMap(\.self) }

  /// Whether a pattern matches a label's identifier or its end, or is the object's identifier.
  private static func matches(_ pattern: TextPattern, _ element: CorrectedElement) -> Bool {
    pattern.text == element.objectID || pattern.matches(element.id)
      || TextPattern("*/" + pattern.text).matches(element.id)
      || TextPattern("*#" + pattern.text).matches(element.id)
  }

  /// The labels of the correction, for sentences: "the identity 'App/Main#u7Q-MU-drX.text'".
  package var description: String {
    let parts =
      [id.map { "the identity '\($0.text)'" }, customClass.map { "the class '\($0.text)'" }]
      .compactMap { $0 }
      + attributes.map { "\($0.keyPath) '\($0.value.text)'" }
      + [keyAttribute.map { "the attribute '\($0)'" }].compactMap { $0 }
    return Phrase.all(parts)
  }

  /// The labels of the correction, for fingerprints.
  package var subject: String {
    customClass == nil && attributes.isEmpty && keyAttribute == nil ? id?.text ?? "" : description
  }
}
