internal import CopyfitSwiftTree

extension Evaluator {
  /// The results of the system's functions for texts; `nil` for other calls.
  ///
  /// - Parameter expected: The name of the type for a leading dot.
  mutating func localized(
    _ call: SwiftNode, _ callee: SwiftNode, _ frame: Frame, _ expected: String?
  ) -> Possible? {
    if callee.kind == .member, callee.name == "init", argument("tableName", of: call) == nil {
      return made(by: call, type: callee.child(0).map(\.name) ?? expected, frame)
    }
    return switch (callee.kind, callee.name) {
    case (.member, "init") where argument("tableName", of: call) != nil,
      (.name, "StringResource"):
      lookUp(call, "key", "tableName", "value", frame)
    case (.name, "NSLocalizedString"): lookUp(call, "", "tableName", "value", frame)
    case (.name, "String"): string(call, frame)
    case (.name, "AttributedString"):
      getsLetters(call) ? string(call, frame).uncertain : string(call, frame)
    case (.name, "LocalizedStringKey"), (.name, "LocalizedStringResource"):
      lookUp(call, "", "table", "defaultValue", frame)
    case (.name, "NSAttributedString"), (.name, "NSMutableAttributedString"):
      attributed(call, frame)
    case (.member, "localizedStringWithFormat"), (.member, "localizedUserNotificationString"):
      argument("", of: call).map { evaluate($0, frame) } ?? .unknown
    case (.member, "localizedString") where argument("forKey", of: call) != nil:
      lookUp(call, "forKey", "table", "value", frame)
    default: nil
    }
  }

  /// The text that `.init(…)` makes of a literal, if the type is one of the system's for texts; `nil` for others.
  private mutating func made(by call: SwiftNode, type: String?, _ frame: Frame) -> Possible? {
    switch type {
    case "LocalizedStringKey", "LocalizedStringResource":
      argument("", of: call).flatMap { value in
        value.kind == .string ? lookUp(call, "", "table", "defaultValue", frame) : nil
      }
    case "String": argument("localized", of: call)?.kind == .string ? string(call, frame) : nil
    default: nil
    }
  }

  /// The results of `String(localized:)`, `String(format:)`, and initializers with another text.
  private mutating func string(_ call: SwiftNode, _ frame: Frame) -> Possible {
    if let resource = argument("localized", of: call) {
      let values = evaluate(resource, frame, expected: "LocalizedStringResource").values
      if values.contains(where: { if case .text = $0.value { true } else { false } }) {
        return Possible(values)
      }
      if let symbol = symbol(resource) { return symbol }
      return lookUp(call, "localized", "table", "defaultValue", frame)
    }
    let inner = argument("format", of: call) ?? argument("", of: call)
    return inner.map { evaluate($0, frame) } ?? .unknown
  }

  /// The characters of an attributed text; a text with its own font does not match the label's font.
  private mutating func attributed(_ call: SwiftNode, _ frame: Frame) -> Possible {
    guard let text = argument("string", of: call) else { return .unknown }
    let found = evaluate(text, frame)
    guard let attributes = argument("attributes", of: call) else { return found }
    let keys = attributes.children.enumerated().filter { $0.offset % 2 == 0 }.map(\.element.name)
    let isPlain = attributes.kind == .dictionary && keys.allSatisfy(Self.plainAttributes.contains)
    return isPlain ? found : found.uncertain
  }

  /// Attributes that do not change the size of text.
  static let plainAttributes: Set<String> = [
    "foregroundColor", "backgroundColor", "underlineStyle", "underlineColor", "link",
    "strikethroughStyle", "strikethroughColor", "shadow",
  ]

  /// The text of a function that SwiftGen generates, `tr(table, key, …)`; how the function looks it up is unknown.
  func generated(_ call: SwiftNode, _ callee: SwiftNode) -> Possible? {
    guard callee.name == "tr" else { return nil }
    let texts = call.children.filter { $0.kind == .argument && $0.name.isEmpty }
      .compactMap { $0.child(0) }
    guard texts.count >= 2, texts[..<2].allSatisfy({ $0.kind == .string && $0.child(0) == nil })
    else { return nil }
    return Possible(.text(CodeKey(key: texts[1].name, table: texts[0].name)), at: call)
  }

  func argument(_ label: String, of call: SwiftNode) -> SwiftNode? {
    call.argument(labeled: label)
  }

  /// The keys that a call looks up.
  ///
  /// - Parameters:
  ///   - keyLabel: The argument label of the key.
  ///   - tableLabel: The argument label of the table.
  ///   - valueLabel: The argument label of the fallback text.
  private mutating func lookUp(
    _ call: SwiftNode, _ keyLabel: String, _ tableLabel: String, _ valueLabel: String,
    _ frame: Frame
  ) -> Possible {
    guard let keyNode = argument(keyLabel, of: call) else { return .unknown }
    var table: String?
    if let node = argument(tableLabel, of: call) ?? argument("tableName", of: call) {
      let found = evaluate(node, frame)
      // An unknown table may be any table.
      guard found.values.map(\.value) == [.nothing] || found.literal != nil else { return .unknown }
      table = found.literal
    }
    let fallback = argument(valueLabel, of: call).flatMap { evaluate($0, frame).literal }
    let isFormat = keyLabel == "localized" || callTakesInterpolation(call)
    let named = isFormat && keyNode.kind == .string ? format(keyNode) : evaluate(keyNode, frame)
    let (isOfCaller, isOfMain) = (readsBundleOfCaller(call), readsMainBundle(call))
    let keys = named.values.compactMap { traced -> Traced? in
      guard case .literal(let text, let hasArguments) = traced.value,
        !hasArguments || isFormat
      else { return nil }
      var key = traced
      key.value = .text(
        CodeKey(
          key: text, table: table, fallback: fallback, hasArguments: hasArguments,
          isOfCaller: isOfCaller, isOfMain: isOfMain))
      key.steps = [call]
      return key
    }
    return Possible(keys)
  }

  private func callTakesInterpolation(_ call: SwiftNode) -> Bool {
    guard let callee = call.child(0) else { return false }
    return callee.name.hasPrefix("LocalizedString")
      || callee.name == "init" && argument("tableName", of: call) == nil
  }
}

extension SwiftNode {
  /// The value of a call's first argument with a label; `""` for arguments without one.
  func argument(labeled label: String) -> SwiftNode? {
    children.first { $0.kind == .argument && $0.name == label }?.child(0)
  }
}

extension Evaluator {
  /// Whether the function around the value of a variable gives the attributed text letters of its own.
  fileprivate mutating func getsLetters(_ value: SwiftNode) -> Bool {
    guard let variable = value.parent, variable.kind == .variable,
      let block = value.ancestors.first(where: { $0.kind == .block })
    else { return false }
    let names = namesWithLetters[block] ?? block.namesWithLetters
    namesWithLetters[block] = names
    return names.contains(variable.name)
  }
}

extension SwiftNode {
  /// The names of the texts to which code in a block gives letters of their own.
  fileprivate var namesWithLetters: Set<String> {
    var names: Set<String> = []
    for node in descendants where node.kind == .assignment || node.kind == .call {
      guard let target = node.child(0) else { continue }
      let givers = node.kind == .assignment ? Self.letters : Self.mergers
      if givers.contains(target.name) { names.insert(target.rootName) }
    }
    return names
  }

  /// The name that a chain of members, calls and subscripts begins with.
  private var rootName: String {
    var node = self
    while let inner = node.child(0) { node = inner }
    return node.name
  }

  /// Attributes of a text that change the size of its letters, or the distance between them.
  private static let letters: Set<String> = [
    "font", "inlinePresentationIntent", "presentationIntent", "kern", "tracking", "baselineOffset",
  ]

  /// Functions that give a text several attributes.
  private static let mergers: Set<String> = [
    "mergeAttributes", "setAttributes", "replaceAttributes",
  ]
}
