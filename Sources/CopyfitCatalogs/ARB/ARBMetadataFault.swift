internal import CopyfitSourceText

/// A value in the metadata of a text because of which Flutter's build fails.
///
/// Metadata without a text is not checked, because the build does not look it up, and `null` is no value.
///
/// Source: `Message` and `Placeholder` of Flutter's tools (`gen_l10n_types.dart`).
struct ARBMetadataFault {
  /// What is wrong, as a clause.
  let reason: String
  /// The value.
  let node: JSONNode
  /// Where the build does not stop, as the end of a sentence; `nil` if it always does.
  var exception: String?

  /// The attributes of a placeholder that are texts.
  private static let textAttributes = ["type", "format", "example"]

  /// The faults in the metadata of a text, in the order of the build's checks.
  ///
  /// - Parameter name: The name of the metadata, such as `@title`.
  /// - Complexity: O(*n*) for *n* placeholders.
  static func all(in metadata: JSONNode, of name: String) -> [ARBMetadataFault] {
    if metadata.isNull { return [] }
    let name = name.quoted
    guard case .object = metadata.content else {
      return [
        Self(reason: "expected an object for \(name), found \(metadata.kind)", node: metadata)
      ]
    }
    return description(of: metadata, name) + placeholders(of: metadata, name)
  }

  /// Only the template's descriptions are read, so that a fault is a warning.
  private static func description(of metadata: JSONNode, _ name: String) -> [Self] {
    guard let description = metadata["description"], !description.isNull,
      description.string == nil
    else { return [] }
    return [
      Self(
        reason: "expected a text as description of \(name), found \(description.kind)",
        node: description, exception: " in the template file")
    ]
  }

  private static func placeholders(of metadata: JSONNode, _ name: String) -> [Self] {
    guard let placeholders = metadata["placeholders"], !placeholders.isNull else { return [] }
    guard case .object(let members) = placeholders.content else {
      return [
        Self(
          reason:
            "expected an object for the placeholders of \(name), found \(placeholders.kind)",
          node: placeholders)
      ]
    }
    return members.flatMap { placeholder in
      let name = "the placeholder \(placeholder.name.quoted) of \(name)"
      guard case .object = placeholder.value.content else {
        let found = placeholder.value.kind
        return [
          Self(reason: "expected an object for \(name), found \(found)", node: placeholder.value)
        ]
      }
      return attributes(of: placeholder.value, name)
    }
  }

  private static func attributes(of placeholder: JSONNode, _ name: String) -> [Self] {
    let texts = textAttributes.compactMap { attribute -> Self? in
      guard let value = placeholder[attribute], !value.isNull, value.string?.isEmpty ?? true else {
        return nil
      }
      let found = value.string == nil ? value.kind : "an empty one"
      let isExample = attribute == "example" && value.string == nil
      return Self(
        reason: "expected a text as '\(attribute)' of \(name), found \(found)", node: value,
        exception: isExample ? ", and other tools read it" : nil)
    }
    guard let options = placeholder["optionalParameters"], !options.isNull else { return texts }
    if case .object = options.content { return texts }
    return texts + [
      Self(
        reason: "expected an object as 'optionalParameters' of \(name), found \(options.kind)",
        node: options)
    ]
  }
}

extension JSONNode {
  fileprivate var isNull: Bool { if case .null = content { true } else { false } }
}
