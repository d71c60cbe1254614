/// The visible text of an element inside a source or target.
enum XLIFFInline {
  /// The content of the element is text.
  case content
  /// The content of the element is code, and not text.
  case nothing
  /// The element shows this text, regardless of its content.
  case text(String)

  /// - Parameters:
  ///   - name: The element's name without a prefix.
  ///   - data: The code that elements of XLIFF 2.x refer to.
  init(
    _ name: String, _ attributes: [String: String], version: XLIFFVersion, data: [String: String]
  ) {
    switch (version, name) {
    case (.one, "g"), (.one, "mrk"), (.one, "ph"): self = .content
    case (.two, "pc"), (.two, "mrk"): self = .content
    case (.one, "x"): self = .text(attributes["equiv-text"] ?? "")
    case (.two, "ph"):
      let code = attributes["dataRef"].flatMap { data[$0] }
      self = .text(code ?? attributes["disp"] ?? attributes["equiv"] ?? "")
    case (.two, "cp"):
      let scalar = attributes["hex"].flatMap { UInt32($0, radix: 16) }.flatMap(Unicode.Scalar.init)
      self = .text(scalar.map { String($0) } ?? "\u{FFFD}")
    default: self = .nothing
    }
  }
}

/// The two grammars of XLIFF.
enum XLIFFVersion {
  /// 1.2, which includes 1.0 and 1.1.
  case one
  /// 2.0, 2.1 and 2.2.
  case two

  init?(_ version: String) {
    switch version {
    case "1.0", "1.1", "1.2": self = .one
    case "2.0", "2.1", "2.2": self = .two
    default: return nil
    }
  }

  /// The version of a namespace; `nil` if the namespace is not XLIFF's.
  init?(namespace: String) {
    let prefix = "urn:oasis:names:tc:xliff:document:"
    guard namespace.hasPrefix(prefix) else { return nil }
    self.init(String(namespace.dropFirst(prefix.count)))
  }
}
