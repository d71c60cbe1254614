extension Unicode.Scalar {
  /// The character's code point in Unicode's notation, such as `U+00A0` or `U+1F600`.
  package var codePointName: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
