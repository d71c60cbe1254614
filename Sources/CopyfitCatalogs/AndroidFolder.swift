/// The parts of the name of a folder of Android resources, such as `values-pt-rBR-night`.
struct AndroidFolder {
  /// The locale, as a BCP 47 tag; `nil` for the default resources.
  let locale: String?
  /// The other qualifiers, such as `night` or `sw600dp`.
  let qualifiers: [String]
  /// The first qualifier that Android does not know; `nil` if it knows all.
  var unknownQualifier: String? { qualifiers.first { !AndroidQualifier.isKnown($0) } }

  /// Reads a folder's name; `nil` if the folder has no values.
  init?(_ name: String) {
    var parts = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)[...]
    guard parts.popFirst() == "values" else { return nil }
    let networks = parts.prefix { $0.hasPrefix("mcc") || $0.hasPrefix("mnc") }
    parts = parts.dropFirst(networks.count)
    locale = Self.takeLocale(from: &parts)
    // The layout direction follows from the language.
    let others = locale == nil ? Array(parts) : parts.filter { $0 != "ldrtl" && $0 != "ldltr" }
    qualifiers = Array(networks) + others
  }

  /// Takes `b+sr+Latn`, or a language with a region: `pt-rBR`.
  private static func takeLocale(from parts: inout ArraySlice<String>) -> String? {
    guard let first = parts.first else { return nil }
    if first.hasPrefix("b+") {
      parts.removeFirst()
      return first.dropFirst(2).split(separator: "+").joined(separator: "-")
    }
    // `car` is a dock mode here, not the Carib language.
    let language = first.lowercased()
    // Android reads no other form of locales, such as `deutsch` and `419`.
    guard language != "car", isCode(language) else { return nil }
    parts.removeFirst()
    guard let region = parts.first, isRegion(region) else { return language }
    parts.removeFirst()
    return language + "-" + region.dropFirst()
  }

  /// Whether a qualifier has the form of a language, two or three letters; of the others, only `car` has it.
  private static func isCode(_ name: String) -> Bool {
    (2...3).contains(name.utf8.count)
      && name.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
  }

  private static func isRegion(_ name: String) -> Bool {
    let code = name.dropFirst()
    guard name.first == "r" || name.first == "R" else { return false }
    return code.utf8.count == 2 && code.allSatisfy { $0.isASCII && $0.isLetter }
      || code.utf8.count == 3 && code.allSatisfy { $0.isASCII && $0.isNumber }
  }
}
