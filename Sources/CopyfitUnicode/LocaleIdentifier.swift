internal import CCopyfitICU

/// A locale in the form of BCP 47, such as `de`, `pt-BR` or `zh-Hans`.
///
/// Names in folders and files (`zh_CN`, `pt_PT`, `sr_Latn`) are normalized. A name that ICU cannot read is kept, with
/// `_` replaced by `-`. An empty name is `und`, never the environment's locale.
@safe
public struct LocaleIdentifier: Hashable, Sendable {
  /// The BCP 47 tag.
  public let tag: String

  /// Creates an identifier from a name in BCP 47's, ICU's or Xcode's spelling.
  public init(_ name: String) {
    let name = Self.withScript(name)
    let canonical = unsafe Self.fill { unsafe copyfit_icu_language_tag(name, $0, $1) }
    // ICU reads unknown parts as its own variant, like `euro` in POSIX's `de@euro`.
    let isKept =
      canonical == nil || canonical == "und" && !name.isEmpty
      || canonical?.contains("x-lvariant") == true && !name.contains("@")
        && !name.lowercased().contains("lvariant")
      || !Self.hasSubtags(name)
    tag = isKept && !name.isEmpty ? String(name.map { $0 == "_" ? "-" : $0 }) : canonical ?? "und"
  }

  /// A name whose modifier in POSIX is a script, with that script: `sr-Latn_RS` for `sr_RS@latin`.
  private static func withScript(_ name: String) -> String {
    guard let at = name.firstIndex(of: "@"),
      let script = scripts[name[name.index(after: at)...].lowercased()]
    else { return name }
    let base = name[..<at].prefix { $0 != "." }
    let language = base.prefix { $0 != "_" && $0 != "-" }
    return "\(language)-\(script)\(base[language.endIndex...])"
  }

  /// The modifiers of the GNU C library's locales that are scripts.
  private static let scripts = [
    "latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab",
  ]

  /// Whether a name consists of subtags of letters and digits, each of at most eight, before the parts that ICU and
  /// POSIX append; ICU silently drops other subtags.
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

  /// The locale with its likely script and region: `zh-CN` is `zh-Hans-CN`.
  public var maximized: LocaleIdentifier {
    let likely = unsafe Self.fill { unsafe copyfit_icu_add_likely_subtags(tag, $0, $1) }
    return likely.map { LocaleIdentifier($0) } ?? self
  }

  /// The language subtag, such as `zh`.
  public var language: String { String(tag.prefix { $0 != "-" }) }

  /// The script subtag, such as `Hans`; `nil` if the tag has none.
  public var script: String? {
    subtags.first { $0.count == 4 && $0.allSatisfy(\.isLetter) }.map(String.init)
  }

  /// The region subtag, two letters such as `HK` or three digits; `nil` if the tag has none.
  public var region: String? {
    subtags.first {
      $0.count == 2 && $0.allSatisfy(\.isLetter) || $0.count == 3 && $0.allSatisfy(\.isNumber)
    }
    .map(String.init)
  }

  /// The subtags after the language, without extensions: `-u-nu-latn` names digits, not a script.
  private var subtags: some Sequence<Substring> {
    tag.split(separator: "-").dropFirst().prefix { $0.count > 1 }
  }

  /// Whether ICU knows a language with this ISO 639 subtag: two or three lower-case letters.
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
