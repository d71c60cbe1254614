/// What a format loses at run time, because a percent sign in it is none of an argument's.
package enum FormatFault: Hashable, Sendable {
  /// A specifier that spaces came into.
  case broken(BrokenSpecifier)
  /// Prose such as "50% off", which is read as a specifier and takes an argument.
  case prose(String)
  /// A percent sign that starts nothing.
  case stray(FormatDialect)

  /// What faults have in common, whatever they are faults of.
  package enum Kind: String, Hashable, Sendable {
    case harmless, broken, prose, stray
  }

  package var kind: Kind {
    switch self {
    case .broken(let specifier): specifier.isHarmless ? .harmless : .broken
    case .prose: .prose
    case .stray: .stray
    }
  }

  /// What is wrong and what to do, in one clause.
  package var message: String {
    switch self {
    case .broken(let specifier) where specifier.isHarmless:
      "'\(specifier.text)' is read as '\(specifier.intended)' all the same; leave the space out"
    case .broken(let specifier):
      "'\(specifier.text)' is not read as '\(specifier.intended)'; leave the spaces out"
    case .prose(let text): "'\(text)' is read as an argument, and not as a percent sign; write '%%'"
    case .stray(let dialect): "a single '%' \(dialect.effectOfStraySign); write '%%'"
    }
  }

  /// Whether the text cannot be shown at all.
  package var isRejected: Bool { self == .stray(.java) || self == .stray(.ruby) }

  /// Whether a specifier was meant, and spaces came into it.
  package var isBrokenSpecifier: Bool { if case .broken = self { true } else { false } }

  /// Whether nothing is lost.
  package var isHarmless: Bool { kind == .harmless }

  /// The first fault of each kind.
  package static func eachKind(
    in text: String, _ dialect: FormatDialect, source: SourceArguments
  ) -> [FormatFault] {
    var seen: Set<Kind> = []
    return all(in: text, dialect, source: source).filter { seen.insert($0.kind).inserted }
  }

  /// How many faults of a text are told apart.
  private static let maximumCount = 10

  /// The faults of a text, those that say the same once.
  ///
  /// - Parameter source: What the source text takes; it is a format, without which no text is one.
  package static func all(
    in text: String, _ dialect: FormatDialect = .foundation, source: SourceArguments
  ) -> [FormatFault] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [] }
    let broken = dialect == .foundation ? BrokenSpecifier.all(in: text) : []
    guard broken.isEmpty else { return broken.map { .broken($0) } }
    let found = FormatSpecifier.all(in: text, dialect)
    var faults: [FormatFault] = []
    for specifier in found where specifier.mayBeProse && faults.count < maximumCount {
      let isMeant =
        source.flagged.contains(specifier.unnumbered)
        || !specifier.isProse && specifier.kind == .real && source.kinds.contains(.real)
      let fault = fault(of: specifier, source)
      if !isMeant, !faults.contains(fault) { faults.append(fault) }
    }
    // Of more no one knows what the rest is.
    guard found.count < FormatSpecifier.maximumCount else { return faults }
    let signs = text.utf8.count { $0 == UInt8(ascii: "%") }
    let read = found.reduce(0) { $0 + ($1.isEscapedPercent ? 2 : 1) }
    return signs > read ? faults + [.stray(dialect)] : faults
  }

  /// What a space after the percent sign comes to: where an argument is due, it is a flag.
  private static func fault(
    of specifier: FormatSpecifier, _ source: SourceArguments
  ) -> FormatFault {
    guard specifier.standsAlone, source.kinds.contains(specifier.kind) else {
      return .prose(specifier.text)
    }
    return .broken(
      BrokenSpecifier(
        text: specifier.text, intended: specifier.text.replacing(" ", with: ""), isHarmless: true))
  }
}
