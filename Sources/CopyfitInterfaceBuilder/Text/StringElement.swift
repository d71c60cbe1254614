internal import CopyfitFiles

/// A text in a separate element, for example one with several lines.
enum StringElement {
  /// The text of the `string` or `mutableString` element with a key; `nil` if no element has the key.
  static func value(key: String, of element: Int, in tree: XMLTree) -> String? {
    let names = ["string", "mutableString"]
    guard let child = names.lazy.compactMap({ tree.child($0, key: key, of: element) }).first else {
      return nil
    }
    let text = tree[child].text
    // Interface Builder uses Base64 for text with characters that XML does not allow.
    guard tree.says("base64-UTF8", of: child) else { return text }
    return Base64.bytes(of: text).map { String(decoding: $0, as: UTF8.self) } ?? text
  }
}

extension XMLTree {
  /// A text in an attribute or, if it has line breaks, in a separate element.
  func text(_ name: String, of element: Int) -> String? {
    attribute(name, of: element) ?? StringElement.value(key: name, of: element, in: self)
  }

  /// The result of `text(_:of:)`, or `nil` if it is only white space.
  func visibleText(_ name: String, of element: Int) -> String? {
    text(name, of: element).flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }
}
