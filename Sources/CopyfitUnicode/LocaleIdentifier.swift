internal import CCopyfitICU

/// A locale's name in the form of BCP 47, such as `de`, `pt-BR` or `zh-Hans`.
///
/// Names as found in folders and files (`zh_CN`, `pt_PT`, `sr_Latn`) are normalised; a name that ICU
/// cannot read is kept as it is, with `_` as `-`. An empty name is `und`, never the environment's.
@safe
public struct LocaleIdentifier: Hashable, Sendable {
  /// The BCP 47 tag.
  public let tag: String

  /// Creates an identifier from a name in BCP 47's, ICU's or Xcode's spelling.
  public init(_ name: String) {
    let canonical = unsafe Self.fill { unsafe copyfit_icu_language_tag(name, $0, $1) }
    // ICU takes parts that it does not know for a variant of its own, as `euro` in POSIX's `de@euro` is.
    let isKept =
      canonical == nil || canonical == "und" && !name.isEmpty
      || canonical?.contains("x-lvariant") == true && !name.contains("@")
        && !name.lowercased().contains("lvariant")
      || !Self.hasSubtags(name)
    tag = isKept && !name.isEmpty ? String(name.map { $0 == "_" ? "-" : $0 }) : canonical ?? "und"
  }

  /// Whether a name is made of letters and digits, eight at most between two marks, up to what ICU and
  /// POSIX append; ICU leaves out other parts without a word.
  private static func hasSubtags(_ name: String) -> Bool {
    let base = name.utf8.prefix { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: ".") }
    return base.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }.allSatisfy { part in
      part.count <= 8 && part.allSatisfy { isLetterOrDigit($0) }
    }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// The undetermined locale, `und`.
  public static let undetermined = LocaleIdentifier("")

  /// The language, script and region that the tag most likely means: `zh-CN` is `zh-Hans-CN`.
  public var maximized: LocaleIdentifier {
    let likely = unsafe Self.fill { unsafe copyfit_icu_add_likely_subtags(tag, $0, $1) }
    return likely.map { LocaleIdentifier($0) } ?? self
  }

  /// The language subtag, such as `zh`.
  public var language: String { String(tag.prefix { $0 != "-" }) }

  /// The script subtag where the tag has one, such as `Hans`.
  public var script: String? {
    subtags.first { $0.count == 4 && $0.allSatisfy(\.isLetter) }.map(String.init)
  }

  /// The region subtag where the tag has one: two letters, such as `HK`, or three digits.
  public var region: String? {
    subtags.first {
      $0.count == 2 && $0.allSatisfy(\.isLetter) || $0.count == 3 && $0.allSatisfy(\.isNumber)
    }
    .map(String.init)
  }

  /// What follows the language, without extensions: `-u-nu-latn` names digits, and no script.
  private var subtags: some Sequence<Substring> {
    tag.split(separator: "-").dropFirst().prefix { $0.count > 1 }
  }

  /// Whether ICU knows a language by this subtag of ISO 639: two or three small letters.
  package static func isKnown(language: String) -> Bool {
    let letters = language.utf8
    guard (2...3).contains(letters.count),
      letters.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
    else { return false }
    return unsafe copyfit_icu_knows_language(language) != 0
  }

  private static func fill(
    _ body: (UnsafeMutablePointer<CChar>, Int32) -> Int32
  ) -> String? {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 160) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let length = unsafe body(start, Int32(buffer.count))
      guard length >= 0 else { return nil }
      return unsafe String(cString: start)
    }
  }
}

extension LocaleIdentifier: Comparable {
  /// Whether a tag comes before another one, by its bytes.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.tag.utf8.lexicographicallyPrecedes(rhs.tag.utf8)
  }
}

extension LocaleIdentifier: CustomStringConvertible {
  /// The tag.
  public var description: String { tag }
}
