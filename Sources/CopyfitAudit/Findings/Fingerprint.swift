/// A name for a finding that stays the same from run to run and from machine to machine.
///
/// It hashes rule, identity, key and locale: no number, no line and no text, so that a finding keeps
/// its name while its figures change.
enum Fingerprint {
  /// The fingerprint of a finding, 16 hexadecimal digits.
  static func of(_ rule: Rule, id: String, key: String?) -> String {
    hash([rule.rawValue, id, key ?? ""])
  }

  /// The fingerprint of a finding in one locale.
  static func of(_ rule: Rule, id: String, key: String?, locale: String) -> String {
    hash([rule.rawValue, id, key ?? "", locale])
  }

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
