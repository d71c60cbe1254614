extension InterfaceLabel.TextAttribute {
  /// Whether the key path contains the name of a property, as `localizedPlaceholder` contains `placeholder`.
  package func names(_ property: String) -> Bool {
    keyPath.lowercased().contains(property.lowercased())
  }
}

extension InterfaceLabel {
  /// Whether code may take a value in the document as one of the app's own styles or fonts.
  var isStyledByCode: Bool {
    runtimeAttributes.keys.contains { path in
      let name = (path.split(separator: ".").last ?? "").lowercased()
      return ["style", "font", "typography", "textsize"].contains(where: name.contains)
        && !Self.propertiesOfUIKit.contains { name.hasSuffix($0) }
    }
  }

  /// UIKit's properties whose names contain these words, but that do not change a font.
  private static let propertiesOfUIKit = [
    "adjustsfontforcontentsizecategory", "adjustsfontsizetofitwidth", "barstyle", "borderstyle",
    "selectionstyle",
  ]
}

/// The values that a document sets by key path when an object is loaded (`userDefinedRuntimeAttributes`).
enum RuntimeAttributes {
  /// An element's values by their key paths; for duplicate key paths the last value, as at run time.
  static func values(of element: Int, in tree: XMLTree) -> [String: String] {
    guard let list = tree.child("userDefinedRuntimeAttributes", of: element) else { return [:] }
    var values: [String: String] = [:]
    for attribute in tree.children("userDefinedRuntimeAttribute", of: list) {
      guard let keyPath = tree.attribute("keyPath", of: attribute) else { continue }
      values[keyPath] = value(of: attribute, in: tree)
    }
    return values
  }

  /// An element's text values in the order of the document; code may use any of them as a text's key.
  static func texts(of element: Int, in tree: XMLTree) -> [InterfaceLabel.TextAttribute] {
    guard let list = tree.child("userDefinedRuntimeAttributes", of: element) else { return [] }
    return tree.children("userDefinedRuntimeAttribute", of: list).compactMap { attribute in
      guard tree.attribute("type", of: attribute) == "string",
        let keyPath = tree.attribute("keyPath", of: attribute),
        let value = tree.text("value", of: attribute), !value.isEmpty
      else { return nil }
      return InterfaceLabel.TextAttribute(keyPath: keyPath, value: value)
    }
  }

  /// A value as text: a string, a number, or `YES` or `NO`.
  private static func value(of attribute: Int, in tree: XMLTree) -> String? {
    if let text = tree.text("value", of: attribute) { return text }
    let numbers = ["integer", "real", "boolean"].lazy.compactMap {
      tree.child($0, key: "value", of: attribute)
    }
    return numbers.first.flatMap { tree.attribute("value", of: $0) }
  }
}
