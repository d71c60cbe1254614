internal import CopyfitSourceText

/// Plural forms of one number, the most frequent kind; they need not be read as formats, which takes long.
extension PluralVariable {
  /// Whether a text consists only of this variable, and each form shows its number at most once, with the type of the
  /// variable, and no other argument.
  func isPlain(in text: String) -> Bool {
    guard argument ?? 1 == 1, Self.isUsual(specifier), name.utf8.allSatisfy(Self.isPartOfName),
      text.hasSameBytes(as: "%#@\(name)@"), !name.isEmpty
    else { return false }
    return forms.allSatisfy { isPlain($0.text.utf8) }
  }

  private func isPlain(_ form: String.UTF8View) -> Bool {
    guard let sign = form.firstIndex(of: UInt8(ascii: "%")) else { return true }
    let rest = form[sign...].dropFirst()
    return rest.starts(with: specifier.utf8) && !rest.contains(UInt8(ascii: "%"))
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether a specifier is one of the usual ones for whole numbers.
  static func isUsual(_ specifier: String) -> Bool {
    switch specifier {
    case "d", "ld", "lld", "u", "lu", "llu": true
    default: false
    }
  }
}

extension LocatedText {
  /// Whether the text is a plural of one number that all its forms show as the same type or leave out.
  package var isPlainPlural: Bool {
    syntax == .printf && variables.count == 1 && variables[0].isPlain(in: value)
  }
}
