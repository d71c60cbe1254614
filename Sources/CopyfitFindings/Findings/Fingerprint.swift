/// A name for a finding that stays the same from run to run and from machine to machine.
///
/// It hashes rule, identity, key and locale: no figure, no line and no wording of a message, so that a
/// finding keeps its name while its figures change and messages are said better. Of problems of a file that
/// have all this in common, the aspect holds which of them it is.
package enum Fingerprint {
  /// The fingerprint of a finding, 16 hexadecimal digits.
  ///
  /// - Parameter aspect: What distinguishes it from others of the same rule, identity and key, if there may be
  ///   several.
  package static func of(_ rule: Rule, id: String, key: String?, aspect: String? = nil) -> String {
    hash([rule.rawValue, id, key ?? ""] + named(aspect))
  }

  /// The fingerprint of a finding in one locale.
  package static func of(
    _ rule: Rule, id: String, key: String?, aspect: String? = nil, locale: String
  ) -> String {
    hash([rule.rawValue, id, key ?? "", locale] + named(aspect))
  }

  /// A name for a text that does not reveal it.
  package static func of(text: String) -> String { hash(["text", text]) }

  /// An aspect as a part of its own kind, so that none is taken for a locale.
  private static func named(_ aspect: String?) -> [String] { aspect.map { ["aspect", $0] } ?? [] }

  /// FNV-1a, 64 bits, over the parts, each ended by a zero byte.
  ///
  /// Source: Fowler, Noll and Vo; `draft-eastlake-fnv`.
  private static func hash(_ parts: [String]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in parts {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = hash &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
