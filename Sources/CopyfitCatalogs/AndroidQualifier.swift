/// The qualifiers in the names of folders of Android resources, except languages and regions.
///
/// Source: the table "Configuration qualifier names" of Android's documentation, and `ConfigDescription.cpp` of its
/// resource compiler, which ignores case.
enum AndroidQualifier {
  private static let names: Set = [
    "masculine", "feminine", "neuter", "ldltr", "ldrtl", "small", "normal", "large", "xlarge",
    "long", "notlong", "round", "notround", "widecg", "nowidecg", "highdr", "lowdr", "port", "land",
    "square", "car", "desk", "television", "appliance", "watch", "vrheadset", "night", "notnight",
    "ldpi", "mdpi", "hdpi", "xhdpi", "xxhdpi", "xxxhdpi", "nodpi", "tvdpi", "anydpi", "notouch",
    "stylus", "finger", "keysexposed", "keyshidden", "keyssoft", "nokeys", "qwerty", "12key",
    "navexposed", "navhidden", "nonav", "dpad", "trackball", "wheel", "any",
  ]

  /// Numbers between a start and an end: `sw600dp`, `v21`.
  private static let measures = [
    ("mcc", ""), ("mnc", ""), ("sw", "dp"), ("w", "dp"), ("h", "dp"), ("", "dpi"), ("v", ""),
  ]

  /// Whether Android knows a qualifier.
  static func isKnown(_ name: String) -> Bool {
    let name = name.lowercased()
    return names.contains(name) || measures.contains { isNumber(in: name, $0, $1) }
      || isScreenSize(name)
  }

  private static func isNumber(in name: String, _ start: String, _ end: String) -> Bool {
    guard name.hasPrefix(start), name.hasSuffix(end) else { return false }
    return isNumber(name.dropFirst(start.count).dropLast(end.count))
  }

  /// Whether a qualifier is a size in pixels: `640x480`.
  private static func isScreenSize(_ name: String) -> Bool {
    let parts = name.split(separator: "x", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy(isNumber)
  }

  /// Whether a part has digits alone; a version may have a minor number: `v31.1`.
  private static func isNumber(_ part: Substring) -> Bool {
    !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
  }
}
