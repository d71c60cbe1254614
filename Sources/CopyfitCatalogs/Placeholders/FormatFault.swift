/// What a format loses at run time, because a percent sign in it does not start an argument.
package enum FormatFault: Hashable, Sendable {
  /// A specifier that spaces came into.
  case broken(BrokenSpecifier)
  /// Prose such as "50% off", which is read as a specifier and takes an argument.
  case prose(String)
  /// A specifier that Java throws at.
  case rejected(String, JavaFormatFault)
  /// A percent sign that starts nothing.
  case stray(FormatDialect)

  /// What faults have in common, whatever they are faults of.
  package enum Kind: String, Hashable, Sendable {
    case harmless, broken, prose, rejected, stray
  }

  package var kind: Kind {
    switch self {
    case .broken(let specifier): specifier.isHarmless ? .harmless : .broken
    case .prose: .prose
    case .rejected: .rejected
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
    case .rejected(let text, let fault): fault.message(on: text)
    case .stray(let dialect): "a single '%' \(dialect.effectOfStraySign); write '%%'"
    }
  }

  /// Whether the text cannot be shown at all.
  package var isRejected: Bool {
    kind == .rejected || self == .stray(.java) || self == .stray(.ruby)
  }

  /// Whether nothing is lost.
  package var isHarmless: Bool { kind == .harmless }

  /// The first fault of each kind.
  package static func eachKind(
    in text: String, _ dialect: FormatDialect, source: SourceArguments
  ) -> [FormatFault] {
    var seen: Set<Kind> = []
    return all(in: text, dialect, source: source).filter { seen.insert($0.kind).inserted }
  }

  /// How many faults of a text are listed.
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
    for specifier in found where faults.count < maximumCount {
      let fault = fault(of: specifier, dialect, source)
      if let fault, !faults.contains(fault) { faults.append(fault) }
    }
    // Of more no one knows what the rest is.
    guard found.count < FormatSpecifier.maximumCount else { return faults }
    let signs = text.utf8.count { $0 == UInt8(ascii: "%") }
    let read = found.reduce(0) { $0 + ($1.isEscapedPercent ? 2 : 1) }
    return signs > read ? faults + [.stray(dialect)] : faults
  }

  /// What is wrong with a specifier: a space after the percent sign is a flag where an argument is due, else prose.
  private static func fault(
    of specifier: FormatSpecifier, _ dialect: FormatDialect, _ source: SourceArguments
  ) -> FormatFault? {
    let isSpaced = specifier.mayBeProse && !isMeant(specifier, source)
    let isArgument = specifier.standsAlone && source.kinds.contains(specifier.kind)
    if isSpaced, !isArgument { return .prose(specifier.text) }
    if dialect == .java, let fault = JavaFormatFault(specifier) {
      return .rejected(specifier.text, fault)
    }
    guard isSpaced else { return nil }
    return .broken(
      BrokenSpecifier(
        text: specifier.text, intended: specifier.text.replacing(" ", with: ""), isHarmless: true))
  }

  /// Whether the source has the same flags, or numbers that such flags are for.
  private static func isMeant(_ specifier: FormatSpecifier, _ source: SourceArguments) -> Bool {
    source.flagged.contains(specifier.unnumbered)
      || !specifier.isProse && specifier.kind == .real && source.kinds.contains(.real)
  }
}
