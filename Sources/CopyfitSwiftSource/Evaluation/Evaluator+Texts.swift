internal import CopyfitSwiftTree

extension Evaluator {
  /// A text with its interpolated values if all are known; otherwise with arguments.
  mutating func text(_ node: SwiftNode, _ frame: Frame) -> Possible {
    let parts = Array(node.children)
    guard !parts.isEmpty else { return format(node) }
    let written = parts.filter { $0.kind == .piece && !$0.name.isEmpty }
    if written.isEmpty, parts.count(where: { $0.kind == .argument }) == 1 {
      return parts.first { $0.kind == .argument }?.child(0).map { evaluate($0, frame) } ?? .unknown
    }
    return filled(node, frame) ?? format(node)
  }

  /// A text with `%@` for each interpolation, like a key with arguments.
  func format(_ node: SwiftNode) -> Possible {
    let parts = Array(node.children)
    guard !parts.isEmpty else {
      return Possible(.literal(node.name, hasArguments: false), at: node)
    }
    let text = parts.map { $0.kind == .piece ? $0.name : "%@" }.joined()
    return Possible(.literal(text, hasArguments: true), at: node)
  }

  /// The texts for all known values of the interpolations; `nil` if one is unknown.
  private mutating func filled(_ node: SwiftNode, _ frame: Frame) -> Possible? {
    var texts = [""]
    for part in node.children {
      if part.kind == .piece {
        texts = texts.map { $0 + part.name }
        continue
      }
      let values = part.child(0).map { evaluate($0, frame).values } ?? []
      let known = values.compactMap { traced -> String? in
        if case .literal(let text, hasArguments: false) = traced.value { text } else { nil }
      }
      guard !known.isEmpty, known.count == values.count,
        texts.count * known.count <= Possible.maximum
      else { return nil }
      texts = texts.flatMap { start in known.map { start + $0 } }
    }
    let values = texts.map { Traced(value: .literal($0, hasArguments: false), steps: [node]) }
    return Possible(values).asAlternatives
  }

  /// The key of a generated name, if no source declares its first part; `nil` for other expressions.
  ///
  /// R.swift makes `R.string.table.key()` from keys, SwiftGen `L10n.Some.key`, Tuist `TargetStrings.Table.key`, and Xcode
  /// members of `LocalizedStringResource` for manually managed keys of String Catalogs.
  func symbol(_ node: SwiftNode) -> Possible? {
    var names = node.chain
    guard let first = names.first, types.resolve(first).isEmpty || first.isEmpty else { return nil }
    var table: String?
    switch first {
    case "R":
      guard names.count == 4, names[1] == "string" else { return nil }
      table = names[2]
      names = [names[3]]
    case "", "LocalizedStringResource":
      guard 2...3 ~= names.count else { return nil }
      table = names.count == 3 ? names[1] : nil
      names = [names[names.count - 1]]
    case _ where Self.generatedNames.contains(where: first.hasSuffix):
      names.removeFirst()
      guard !names.isEmpty else { return nil }
    default: return nil
    }
    let key = CodeKey(
      key: names.joined(separator: "."), table: table, fallback: nil, isGenerated: true)
    return Possible(.text(key), at: node)
  }

  /// How the names of generated types with keys end.
  ///
  /// `L10n` and `Strings` are those of SwiftGen's templates. The others are names in public apps whose sources are generated
  /// when they are built.
  private static let generatedNames = [
    "L10n", "I18n", "Strings", "Localized", "Localization", "Localizations", "Localizable",
    "LocalString", "Translations",
  ]
}

extension SwiftNode {
  /// The names in a chain of members and calls.
  ///
  /// The first is empty for a leading dot. The result is empty for other expressions.
  fileprivate var chain: [String] {
    var names: [String] = []
    var next: SwiftNode? = self
    while let node = next {
      switch node.kind {
      case .call: next = node.child(0)
      case .member:
        names.append(node.name)
        next = node.child(0)
        if next == nil { names.append("") }
      case .name: return [node.name] + names.reversed()
      default: return []
      }
    }
    return names.reversed()
  }
}
