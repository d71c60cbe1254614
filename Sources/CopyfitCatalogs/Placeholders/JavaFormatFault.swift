internal import CopyfitSourceText

/// The reason that Java's `Formatter` throws an exception for a specifier, for any value.
///
/// Source: the documentation of `java.util.Formatter`, and the behavior of OpenJDK 17.
package enum JavaFormatFault: String, Hashable, Sendable {
  case doubledFlag = "DuplicateFormatFlagsException"
  case mismatchedFlag = "FormatFlagsConversionMismatchException"
  case excludingFlags = "IllegalFormatFlagsException"
  case missingWidth = "MissingFormatWidthException"
  case needlessWidth = "IllegalFormatWidthException"
  case needlessPrecision = "IllegalFormatPrecisionException"
  case malformedSize = "UnknownFormatConversionException"

  /// Returns `nil` if Java accepts the specifier.
  init?(_ specifier: FormatSpecifier) {
    let parts = Parts(specifier)
    let fault = parts.hasText ? parts.faultOfText : parts.fault
    guard let fault else { return nil }
    self = fault
  }

  /// The fault of a specifier and its fix, in one clause.
  func message(on specifier: String) -> String {
    "at '\(specifier.shortened)' Java throws \(rawValue), as \(reason)"
  }

  private var reason: String {
    switch self {
    case .doubledFlag: "a flag is there twice; write it once"
    case .mismatchedFlag: "its flag does not go with its conversion; leave the flag out"
    case .excludingFlags: "its flags do not go together; leave them out"
    case .missingWidth: "the flags '-' and '0' need a width; write one, or leave the flag out"
    case .needlessWidth: "it takes no width; leave the width out"
    case .needlessPrecision: "it takes no precision; leave the precision out"
    case .malformedSize: "its width and precision are not numbers; write numbers, or leave them out"
    }
  }
}

/// The parts of a specifier between the percent sign and the conversion.
private struct Parts {
  private let flags: [Unicode.Scalar]
  private let sizes: ArraySlice<Unicode.Scalar>
  private let conversion: Unicode.Scalar

  init(_ specifier: FormatSpecifier) {
    let scalars = Array(specifier.unnumbered.unicodeScalars.dropFirst())
    flags = Array(scalars.prefix(while: FormatDialect.java.isFlag))
    sizes = scalars.dropFirst(flags.count).prefix { Self.isDigit($0) || $0 == "*" || $0 == "." }
    let isDate = specifier.bare == "%t"
    let letter = isDate ? "t" : scalars.last ?? "%"
    conversion = letter.properties.lowercaseMapping.unicodeScalars.first ?? letter
  }

  /// Whether it shows a fixed text, such as `%%` and `%n`, and uses no argument.
  var hasText: Bool { conversion == "%" || conversion == "n" }

  private var hasWidth: Bool { sizes.first.map { $0 != "." } ?? false }
  private var hasPrecision: Bool { sizes.contains(".") }

  private var isMalformed: Bool {
    let parts = sizes.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.dropFirst().contains(where: \.isEmpty)
      || !parts.joined().allSatisfy(Self.isDigit)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  var faultOfText: JavaFormatFault? {
    if isMalformed { return .malformedSize }
    if hasPrecision { return .needlessPrecision }
    if conversion == "n", hasWidth { return .needlessWidth }
    guard conversion == "%", flags == ["-"] else { return flags.isEmpty ? nil : .excludingFlags }
    return hasWidth ? nil : .missingWidth
  }

  var fault: JavaFormatFault? {
    if isMalformed { return .malformedSize }
    if Set(flags).count < flags.count { return .doubledFlag }
    if !takesPrecision, hasPrecision { return .needlessPrecision }
    if flags.contains(where: mismatches.contains) { return .mismatchedFlag }
    let aligns = flags.contains("-")
    let fills = flags.contains("0")
    if aligns || fills, !hasWidth { return .missingWidth }
    let hasTwoSigns = flags.contains("+") && flags.contains(" ")
    return aligns && fills || hasTwoSigns ? .excludingFlags : nil
  }

  private var takesPrecision: Bool { !"dxotc".unicodeScalars.contains(conversion) }

  /// The flags that the conversion does not accept.
  private var mismatches: String.UnicodeScalarView {
    switch conversion {
    case "d", "g": "#".unicodeScalars
    case "e": ",".unicodeScalars
    case "a": ",(".unicodeScalars
    case "f": "".unicodeScalars
    // A `BigInteger` accepts signs, but apps pass an `int` or a `long`.
    case "x", "o": ",(+ ".unicodeScalars
    default: "#+ 0,(".unicodeScalars
    }
  }
}
