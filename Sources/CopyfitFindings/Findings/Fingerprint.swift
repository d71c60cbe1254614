/// An identifier of a finding that is the same in all runs and on all machines.
///
/// It is a hash of rule, identifier, key and locale, without numbers, lines and messages, so that it does not change
/// with them. The aspect distinguishes problems of a file that share all of these.
package enum Fingerprint {
  /// The fingerprint of a finding, 16 hexadecimal digits.
  ///
  /// - Parameter aspect: The part that distinguishes it from others with the same rule, identifier and key, if there
  ///   may be several.
  package static func of(_ rule: Rule, id: String, key: String?, aspect: String? = nil) -> String {
    hash([rule.rawValue, id, key ?? ""] + named(aspect))
  }

  /// The fingerprint of a finding in one locale.
  package static func of(
    _ rule: Rule, id: String, key: String?, aspect: String? = nil, locale: String
  ) -> String {
    hash([rule.rawValue, id, key ?? "", locale] + named(aspect))
  }

  /// An identifier of a text that does not reveal it.
  package static func of(text: String) -> String { hash(["text", text]) }

  /// An aspect with a prefix, so that it cannot equal a locale.
  private static func named(_ aspect: String?) -> [String] { aspect.map { ["aspect", $0] } ?? [] }

  /// FNV-1a, 64 bits, over the parts, each terminated by a zero byte.
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
