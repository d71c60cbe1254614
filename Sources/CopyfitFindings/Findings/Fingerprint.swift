internal import CopyfitFiles

/// An identifier of a finding that is the same in all runs and on all machines.
///
/// It is a hash of rule, identifier, key and locale, without numbers, lines and messages, so that it does not change
/// with them. The aspect distinguishes problems of a file with the same values.
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

  /// A hash of the parts, each of which ends with a zero byte.
  private static func hash(_ parts: [String]) -> String {
    var hash = FNV1a()
    for part in parts {
      hash.add(part)
      hash.add(0)
    }
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
