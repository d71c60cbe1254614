internal import CopyfitSwiftTree

/// The names that generators make from keys.
extension Evaluator {
  /// The key of a generated name, if no source declares its first part; `nil` for other expressions.
  ///
  /// R.swift makes `R.string.table.key()` from keys, SwiftGen `L10n.Some.key`, Tuist `TargetStrings.Table.key`, and Xcode
  /// members of `LocalizedStringResource` for manually managed keys of String Catalogs: `.key` and `.Table.key`.
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

  /// The key of `.table(.key)`, which the plug-in xcstrings-tool makes from String Catalogs; `nil` for other calls.
  ///
  /// A function of the project's own with this name comes before it.
  func symbolOfTable(_ call: SwiftNode, _ callee: SwiftNode, _ expected: String?) -> Possible? {
    let names = callee.chain
    guard names.count == 2, Self.isResource(names[0].isEmpty ? expected : names[0]),
      call.child(2) == nil, let inner = call.argument(labeled: "")?.chain,
      inner.count == 2, inner[0].isEmpty
    else { return nil }
    let key = CodeKey(key: inner[1], table: names[1], fallback: nil, isGenerated: true)
    return Possible(.text(key), at: call)
  }

  /// Whether a type is the one that generated names of String Catalogs are members of.
  static func isResource(_ type: String?) -> Bool { type == "LocalizedStringResource" }
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
