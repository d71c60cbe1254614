/// The cases of BidiCharacterTest in which ICU deviates from UAX #9, found with ICU 72.
///
/// All are unusual texts; ICU-23513 is about the first and the last kind. None is known to affect widths, which do not
/// depend on the order.
enum BidiDeviations {
  /// An override and an isolate inside it: X5a to X6a.
  static let overriddenIsolates = [
    "202E 0061 202A 0062 202C 2066 0063 2069 202A 0064 202C 0065 202C;2",
    "202E 0061 202A 0062 202C 2066 0063 2069 202A 0064 202C 0065 202C;1",
    "202D 05D0 202B 05D1 202C 2068 05D2 2069 202B 05D3 202C 05D4 202C;2",
    "202D 0661 202B 0662 202C 2068 0663 2069 202B 0664 202C 0665 202C;0",
  ]

  /// A bracket that an override turns into a letter has no pair: N0 and BD14.
  static let overriddenBrackets = [
    "202A 05D0 0028 05D1 202C 202D 0029;2",
    "202A 05D0 0028 05D1 202C 202D 0029 202C;2",
    "202B 0061 0028 0062 202C 202E 0029;2",
    "202B 0061 0028 0062 202C 202E 0029 202C;2",
    "202A 202E 0061 202C 0028 05D0 202C 202D 0029 202C;2",
    "202B 202D 05D0 202C 0028 0061 202C 202E 0029 202C;2",
    "202A 202E 0061 202C 0028 005B 05D0 202C 202D 005D 0029 202C;2",
    "202B 202D 05D0 202C 0028 005B 0061 202C 202E 005D 0029 202C;2",
    "202D 0028 202C 202A 05D0 0029 05D1;2",
    "202D 0028 202C 202A 05D0 0029 05D1 202C;2",
    "202E 0028 202C 202B 0061 0029 0062;2",
    "202E 0028 202C 202B 0061 0029 0062 202C;2",
    "202D 202E 0061 202C 0028 202C 202A 05D0 0029 05D1;2",
    "202E 202D 05D0 202C 0028 202C 202B 0061 0029 0062;2",
    "202D 202E 0061 202C 0028 005B 202C 202A 05D0 005D 0029 05D1;2",
    "202E 202D 05D0 202C 0028 005B 202C 202B 0061 005D 0029 0062;2",
  ]

  /// Marks have the direction of the bracket before them: N0.
  static let marksAfterBrackets = [
    "0061 0028 0062 0029 0331;1",
    "0061 0028 0332 0062 0029 0333;1",
    "05D0 0028 05D1 0029 0331;0",
    "05D0 0028 0332 05D1 0029 0333;0",
    "0661 0028 0662 0029 0331;0",
    "0661 0028 0332 0662 0029 0333;0",
    "0041 200F 005B 05D0 005D 200D 20D6;0",
    "0041 200F 005B 200D 20D6 05D0 005D 200D 20D6;0",
    "0041 200F 005B 200D 200B 20D6 05D0 005D 200B 200D 20D6;0",
  ]

  /// A run with more than 63 open brackets has no pairs: BD16.
  static let deepBrackets = ["0061 0028 0028 0028 0028 …;1"]

  static let all = overriddenIsolates + overriddenBrackets + marksAfterBrackets + deepBrackets
}
