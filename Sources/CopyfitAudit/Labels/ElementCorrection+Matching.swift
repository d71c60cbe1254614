internal import CopyfitInterfaceBuilder
internal import CopyfitProject
internal import CopyfitSourceText

extension ElementCorrection {
  /// Whether the correction is for a label with an identity, by all of its selectors.
  func isMeant(for element: InterfaceLabel, _ identity: String) -> Bool {
    if let id, !Self.names(id, identity, objectID: element.objectID) { return false }
    if let customClass {
      guard let own = element.customClass, customClass.matches(own) else { return false }
    }
    return keyPaths.allSatisfy { element.runtimeAttributes[$0] != nil }
      && attributes.allSatisfy { $0.value.matches(element.runtimeAttributes[$0.keyPath] ?? "") }
  }

  /// The key paths of the runtime attributes that an element must have.
  var keyPaths: [String] { attributes.map(\.keyPath) + [keyAttribute].compactMap(\.self) }

  /// Whether a pattern names a label: by its identity, the end of it, or its object.
  private static func names(_ id: TextPattern, _ identity: String, objectID: String) -> Bool {
    if id.text == objectID || id.matches(identity) { return true }
    return TextPattern("*/" + id.text).matches(identity)
      || TextPattern("*#" + id.text).matches(identity)
  }

  /// Whom it is for, for sentences: "the identity 'App/Main#u7Q-MU-drX.text'".
  var description: String {
    let parts =
      [id.map { "the identity '\($0.text)'" }, customClass.map { "the class '\($0.text)'" }]
      .compactMap { $0 }
      + attributes.map { "\($0.keyPath) '\($0.value.text)'" }
      + [keyAttribute.map { "the attribute '\($0)'" }].compactMap { $0 }
    return Phrase.list(parts, limit: parts.count)
  }

  /// Whom it is for, for fingerprints.
  var subject: String {
    customClass == nil && attributes.isEmpty && keyAttribute == nil ? id?.text ?? "" : description
  }
}
