internal import CopyfitSourceText

/// A percent sign that does not start a valid argument, so that the format loses text at run time.
package enum FormatFault: Hashable, Sendable {
  /// A specifier that is broken by spaces.
  case broken(BrokenSpecifier)
  /// Prose such as "50% off", which is read as a specifier and uses an argument, or for which Java throws an exception.
  case prose(String, thrown: JavaFormatFault? = nil)
  /// A specifier for which Java throws an exception.
  case rejected(String, JavaFormatFault)
  /// A percent sign that does not start a specifier.
  case stray(FormatDialect)
  /// A percent sign that vanishes after an argument that may bring its own, because the source has none there.
  case surplus
  /// Prose or a stray sign in a text that lacks an argument of the source, with the argument as written in the source,
  /// and whether the sign may also be meant as a percent sign.
  indirect case garbled(FormatFault, intended: String, isPercentage: Bool)

  /// The kinds of faults, without their details.
  package enum Kind: String, Hashable, Sendable {
    case harmless, broken, prose, rejected, stray
  }

  package var kind: Kind {
    switch self {
    case .broken(let specifier): specifier.isHarmless ? .harmless : .broken
    case .prose: .prose
    case .rejected: .rejected
    case .stray, .surplus: .stray
    case .garbled(let fault, intended: _, isPercentage: _): fault.kind
    }
  }

  /// Whether the fault is what is left of an argument of the source.
  package var losesArgument: Bool {
    if case .garbled(_, intended: _, isPercentage: false) = self { true } else { false }
  }

  /// The fault and its fix, in one clause.
  package var message: String {
    switch self {
    case .broken(let specifier) where specifier.isHarmless:
      "'\(specifier.text.shortened)' is read as '\(specifier.intended.shortened)' all the same; leave the space out"
    case .broken(let specifier):
      "'\(specifier.text.shortened)' is not read as '\(specifier.intended.shortened)'; leave the spaces out"
    case .prose(_, thrown: nil): "\(effect), and not as a percent sign; write '%%'"
    case .rejected(let text, let fault): fault.message(on: text)
    case .prose, .stray: "\(effect); write '%%'"
    case .surplus:
      "\(effect), and the source has none; leave it out, or write '%%' if it is to be shown"
    case .garbled(let fault, let intended, let isPercentage):
      "\(fault.effect), and '\(intended.shortened)' of the source is missing; write '\(intended.shortened)'"
        + (isPercentage ? ", and '%%' for a percent sign" : "")
    }
  }

  /// The effect of prose or of a stray sign, without the fix.
  private var effect: String {
    switch self {
    case .prose(let text, let fault):
      "'\(text.shortened)' is read as an argument"
        + (fault.map { ", for which Java throws \($0.rawValue)" } ?? "")
    case .stray(let dialect): "a single '%' \(dialect.effectOfStraySign)"
    case .surplus: "a single '%' \(FormatDialect.foundation.effectOfStraySign)"
    case .broken, .rejected, .garbled: ""
    }
  }

  /// Whether the text cannot be shown at all.
  package var isRejected: Bool {
    switch self {
    case .rejected, .stray(.java), .stray(.ruby), .prose(_, thrown: _?): true
    case .garbled(let fault, intended: _, isPercentage: _): fault.isRejected
    default: false
    }
  }

  /// Whether nothing is lost.
  package var isHarmless: Bool { kind == .harmless || self == .surplus }

  /// The first fault of each kind.
  package static func eachKind(
    in text: String, _ dialect: FormatDialect, source: SourceArguments
  ) -> [FormatFault] {
    var seen: Set<Kind> = []
    return all(in: text, dialect, source: source).filter { seen.insert($0.kind).inserted }
  }

  /// The maximum number of faults that are listed for a text.
  private static let maximumCount = 10

  /// The faults of a text, without repetitions.
  ///
  /// - Parameter source: The arguments of the source text. The text is a format only if the source is one.
  package static func all(
    in text: String, _ dialect: FormatDialect = .foundation, source: SourceArguments
  ) -> [FormatFault] {
    guard text.utf8.contains(UInt8(ascii: "%")), !FormatSpecifier.isAddress(text) else { return [] }
    let broken = dialect.isPrintf ? BrokenSpecifier.all(in: text) : []
    guard broken.isEmpty else { return broken.map { .broken($0) } }
    let found = FormatSpecifier.all(in: text, dialect)
    var faults: [FormatFault] = []
    for specifier in found where faults.count < maximumCount {
      let fault = fault(of: specifier, dialect, source)
      if let fault, !faults.contains(fault) { faults.append(fault) }
    }
    // Beyond this number, the rest of the text was not read.
    guard found.count < FormatSpecifier.maximumCount else { return faults }
    let signs = text.utf8.count { $0 == UInt8(ascii: "%") }
    let read = found.reduce(0) { $0 + ($1.isEscapedPercent ? 2 : 1) }
    if signs > read {
      let isSurplus =
        dialect.isPrintf && !source.hasPercentage && isNoPercentage(text, found, source)
      faults.append(isSurplus ? .surplus : .stray(dialect))
    }
    let isLost = faults.contains { [.prose, .stray].contains($0.kind) }
    guard isLost, let lost = lostArgument(of: text, found, dialect, source) else { return faults }
    let isPercentage = hasPercentage(
      text, besides: found, source, isBeforeNumber: source.hasPercentage)
    return faults.map {
      [.prose, .stray].contains($0.kind)
        ? .garbled($0, intended: lost, isPercentage: isPercentage) : $0
    }
  }

  /// The first argument of the source that a text lacks, as written in the source.
  private static func lostArgument(
    of text: String, _ found: [FormatSpecifier], _ dialect: FormatDialect,
    _ source: SourceArguments
  ) -> String? {
    var own = SourceArguments()
    own.add(text, syntax: dialect.syntax, comparedWith: source)
    guard own.arguments.count < source.arguments.count else { return nil }
    return source.written.first { !own.hasWritten($0) }
  }

  /// Whether the percent signs that do not start a specifier show no percentage: each follows an object argument, which
  /// may bring its own sign, or none is next to a number.
  private static func isNoPercentage(
    _ text: String, _ found: [FormatSpecifier], _ source: SourceArguments
  ) -> Bool {
    guard hasPercentage(text, besides: found, source) else { return true }
    var walk = SpecifierWalk(found)
    return text.unicodeScalars.enumerated().allSatisfy { index, scalar in
      scalar != "%" || walk.isInside(index)
        || walk.last?.range.upperBound == index && walk.last?.kind == .object
    }
  }

  /// Whether a percent sign is next to a number, or after an argument that may be a number.
  ///
  /// `%1` in a text with one argument is left of `%1$@` or `%i`.
  ///
  /// - Parameter isBeforeNumber: Whether a sign may be before its number, as in Turkish.
  private static func hasPercentage(
    _ text: String, besides found: [FormatSpecifier], _ source: SourceArguments,
    isBeforeNumber: Bool = true
  ) -> Bool {
    let scalars = Array(text.unicodeScalars)
    var walk = SpecifierWalk(found.filter { !$0.mayBeProse })
    return scalars.indices.contains { index in
      guard scalars[index] == "%", !walk.isInside(index) else { return false }
      let before = scalars[..<index].lastIndex { !$0.properties.isWhitespace }
      let isAfterNumber = before.map {
        scalars[$0].properties.numericType != nil || walk.last?.range.upperBound == $0 + 1
      }
      let number = scalars[(index + 1)...].prefix { $0.properties.numericType != nil }
      let position = number.count == 1 ? number.first?.properties.numericValue : nil
      return isAfterNumber == true
        || isBeforeNumber
          && !number.isEmpty
          && !(1...Double(max(1, source.arguments.count))).contains(position ?? 0)
    }
  }

  /// The fault of a specifier; a space after the percent sign is a flag if an argument is expected, and prose
  /// otherwise.
  private static func fault(
    of specifier: FormatSpecifier, _ dialect: FormatDialect, _ source: SourceArguments
  ) -> FormatFault? {
    let isSpaced = specifier.mayBeProse && !isMeant(specifier, source)
    let isArgument = specifier.standsAlone && source.kinds.contains(specifier.kind)
    let thrown = dialect == .java ? JavaFormatFault(specifier) : nil
    if isSpaced, !isArgument { return .prose(specifier.text, thrown: thrown) }
    if let thrown { return .rejected(specifier.text, thrown) }
    guard isSpaced else { return nil }
    return .broken(
      BrokenSpecifier(
        text: specifier.text, intended: specifier.text.replacing(" ", with: ""), isHarmless: true))
  }

  /// Whether the source has the same flags, or a number to which such flags apply.
  private static func isMeant(_ specifier: FormatSpecifier, _ source: SourceArguments) -> Bool {
    source.flagged.contains(specifier.unnumbered)
      || !specifier.isProse && specifier.kind == .real && source.kinds.contains(.real)
  }
}

/// Finds the specifiers around positions that are asked for in ascending order, so that each is passed once.
private struct SpecifierWalk {
  private let specifiers: [FormatSpecifier]
  private var next = 0

  init(_ specifiers: [FormatSpecifier]) { self.specifiers = specifiers }

  /// Whether a position is inside a specifier.
  mutating func isInside(_ position: Int) -> Bool {
    while next < specifiers.count, specifiers[next].range.upperBound <= position { next += 1 }
    return next < specifiers.count && specifiers[next].range.lowerBound <= position
  }

  /// The last specifier that ends at or before the last position.
  var last: FormatSpecifier? { next > 0 ? specifiers[next - 1] : nil }
}

extension FormatDialect {
  /// The syntax of texts in the dialect.
  fileprivate var syntax: PlaceholderSyntax {
    switch self {
    case .foundation: .printf
    case .glibc: .cFormat
    case .java: .javaFormat
    case .ruby: .rubyFormat
    }
  }
}
