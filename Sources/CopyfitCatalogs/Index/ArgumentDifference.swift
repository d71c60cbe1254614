internal import CopyfitSourceText

/// The difference between the arguments of a translation and those of the source text.
package struct ArgumentDifference: Hashable {
  typealias Kind = FormatSpecifier.Kind

  /// An argument that is read as a type that it does not have.
  package struct Retyped: Hashable {
    package var id: String
    var expected: Kind
    var found: Kind
    /// Whether Java reads the text; Java throws an exception where Foundation continues.
    var isJava = false

    /// Whether the argument is read as text by `%s`.
    var isText: Bool { found == .cString }

    /// Whether Python formats the text; `%(name)s` shows a value of any type.
    var isNamed: Bool { Int(id) == nil }

    /// Whether a number is used as an address.
    package var crashes: Bool {
      isJava
        ? expected.isNumber : expected.isNumber && (found == .object || found == .cString)
    }
  }

  /// The arguments of the source that the translation lacks, by number or name.
  package private(set) var lost: [String] = []
  /// The arguments that only the translation has.
  package private(set) var extra: [String] = []
  package private(set) var retyped: [Retyped] = []
  /// The numbers or names of those arguments.
  private var retypedIDs: Set<String> = []

  /// Creates the difference; `nil` if both use the same arguments.
  package init?(_ own: SourceArguments, from source: SourceArguments, syntax: PlaceholderSyntax) {
    if own.arguments.isEmpty, own.dangling.isEmpty, source.arguments.isEmpty { return nil }
    let (expected, found) = (Self.kinds(of: source), Self.kinds(of: own))
    lost = expected.keys.filter { found[$0] == nil }.sorted()
    // If the source has no arguments, a percent sign before a letter may be prose.
    let isFormat = source.isFormat || syntax.dialect == nil
    extra = found.filter { id, kinds in
      expected[id] == nil && !(own.spelling[id].map(source.mayTake) ?? false)
        && (isFormat || kinds.contains(.object) || kinds.contains(nil) || own.isMeant(id))
    }.keys.sorted()
    if !isFormat { extra += own.dangling }
    retyped = found.keys.sorted().flatMap { id in
      Self.retyped(id, expected[id] ?? [nil], found[id] ?? [])
    }
    // Java's `%s` shows a value of any type.
    if syntax == .javaFormat {
      retyped.removeAll(where: \.isText)
      for index in retyped.indices { retyped[index].isJava = true }
    }
    retyped.removeAll { $0.isText && $0.isNamed }
    retypedIDs = Set(retyped.map(\.id))
    if lost.isEmpty, extra.isEmpty, retyped.isEmpty { return nil }
  }

  private static func kinds(of arguments: SourceArguments) -> [String: Set<Kind?>] {
    arguments.arguments.reduce(into: [:]) { $0[$1.id, default: []].insert($1.kind) }
  }

  /// An argument without a type matches all types.
  private static func retyped(
    _ id: String, _ expected: Set<Kind?>, _ found: Set<Kind?>
  ) -> [Retyped] {
    let known = expected.compactMap { $0 }.sorted { $0.rawValue < $1.rawValue }
    guard known.count == expected.count, let first = known.first else { return [] }
    return found.compactMap { $0 }.filter { !known.contains($0) }
      .sorted { $0.rawValue < $1.rawValue }
      .map { Retyped(id: id, expected: first, found: $0) }
  }

  /// Whether the type of an argument differs.
  func retypes(_ id: String) -> Bool { retypedIDs.contains(id) }

  /// Whether the app crashes when it shows the text.
  package var crashes: Bool { retyped.contains(where: \.crashes) }

  /// The name of the difference in fingerprints.
  package var aspect: String {
    let retyped = retyped.map { "\($0.id):\($0.expected.rawValue)>\($0.found.rawValue)" }
    return (lost.map { "-\($0)" } + extra.map { "+\($0)" } + retyped).joined(separator: " ")
  }
}

extension ArgumentDifference {
  /// The effects at run time, in sentences.
  package func effects(_ own: SourceArguments, source: SourceArguments) -> String {
    var sentences: [String] = []
    if let worst = retyped.first(where: \.crashes) ?? retyped.first {
      sentences.append(
        Self.effect(of: worst, own.spelling(of: worst.id, as: worst.found).shortened))
    }
    if !extra.isEmpty {
      let written = extra.map { "'\((own.spelling[$0] ?? $0).shortened)'" }
      sentences.append("No argument is passed for \(Phrase.list(written)).")
    }
    if !lost.isEmpty {
      let written = lost.map { "'\((source.spelling[$0] ?? $0).shortened)'" }
      sentences.append("\(Phrase.list(written)) \(lost.count == 1 ? "is" : "are") not shown.")
    }
    return sentences.joined(separator: " ")
  }
}

extension ArgumentDifference {
  /// The effect of reading an argument as another type.
  private static func effect(of retyped: Retyped, _ written: String) -> String {
    let (expected, found) = (retyped.expected.phrase, retyped.found.phrase)
    if retyped.isJava {
      return "'\(written)' takes only \(found): where another value is passed, Java throws."
    }
    if retyped.crashes { return "'\(written)' reads \(expected) as \(found): the app crashes." }
    return "'\(written)' reads \(expected) as \(found): what it shows means nothing."
  }
}

extension FormatSpecifier.Kind {
  fileprivate var isNumber: Bool { self == .integer || self == .real || self == .character }

  /// The kind with its article: "a whole number".
  fileprivate var phrase: String {
    switch self {
    case .object: "an object"
    case .integer: "a whole number"
    case .real: "a decimal number"
    case .cString: "a C string"
    case .character: "a character"
    case .pointer: "a pointer"
    }
  }
}
