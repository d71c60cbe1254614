internal import CopyfitFiles

/// A text that stands in an element of its own, as texts of several lines do.
enum StringElement {
  /// The text of the `string` or `mutableString` with a key, or `nil` if there is none.
  static func value(key: String, of element: Int, in tree: XMLTree) -> String? {
    let names = ["string", "mutableString"]
    guard let child = names.lazy.compactMap({ tree.child($0, key: key, of: element) }).first else {
      return nil
    }
    let text = tree[child].text
    // Characters that XML does not allow make Interface Builder write the text in Base64.
    guard tree.says("base64-UTF8", of: child) else { return text }
    return Base64.bytes(of: text).map { String(decoding: $0, as: UTF8.self) } ?? text
  }
}

extension XMLTree {
  /// A text that stands in an attribute, or, with its line breaks, in an element of its own.
  func text(_ name: String, of element: Int) -> String? {
    attribute(name, of: element) ?? StringElement.value(key: name, of: element, in: self)
  }

  /// A text as `text(_:of:)` finds it, where it shows anything.
  func visibleText(_ name: String, of element: Int) -> String? {
    text(name, of: element).flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }
}
