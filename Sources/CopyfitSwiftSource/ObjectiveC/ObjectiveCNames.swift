internal import CopyfitSwiftTree

/// The Swift names of the system's functions, messages and constants.
enum ObjectiveCNames {
  /// The Swift name of a property.
  static func property(_ name: String) -> String { properties[name] ?? name }

  private static let properties = [
    "hidden": "isHidden", "active": "isActive", "navigationBarHidden": "isNavigationBarHidden",
  ]

  /// A constant of the system as a member after a leading dot; `nil` for other names.
  static func member(of constant: String) -> String? {
    for prefix in prefixes where constant.hasPrefix(prefix) && constant.count > prefix.count {
      return constant.dropFirst(prefix.count).withLowercaseStart
    }
    guard constant.hasPrefix("NS"), constant.hasSuffix("AttributeName") else { return nil }
    return constant.dropFirst(2).dropLast("AttributeName".count).withLowercaseStart
  }

  private static let prefixes = [
    "UIControlState", "UIFontTextStyle", "UIFontWeight", "NSLineBreak", "UIBarButtonSystemItem",
    "UIButtonType", "UINavigationItemLargeTitleDisplayMode",
  ]

  /// A call of a function.
  static func call(of callee: ObjectiveCNode, _ values: [ObjectiveCNode]) -> ObjectiveCNode {
    var name = callee
    let labels = functions[callee.name]
    if labels != nil { name.name = "NSLocalizedString" }
    let arguments = values.enumerated().map { number, value in
      value.argument(labels.flatMap { number < $0.count ? $0[number] : nil } ?? "")
    }
    return ObjectiveCNode(.call, at: callee, [name] + arguments)
  }

  private static let functions = [
    "NSLocalizedString": ["", "comment"],
    "NSLocalizedStringFromTable": ["", "tableName", "comment"],
    "NSLocalizedStringFromTableInBundle": ["", "tableName", "bundle", "comment"],
    "NSLocalizedStringWithDefaultValue": ["", "tableName", "bundle", "value", "comment"],
  ]

  /// A message without arguments: a property, or a call if its result is not used.
  static func unary(
    _ word: String, _ receiver: ObjectiveCNode, at place: ObjectiveCToken
  ) -> ObjectiveCNode {
    if ["alloc", "init", "new", "copy", "mutableCopy"].contains(word) {
      guard word == "new" || word == "init", receiver.kind == .name else { return receiver }
      return ObjectiveCNode(.call, at: receiver, [receiver])
    }
    let member = ObjectiveCNode(.member, property(word), at: place, [receiver])
    return ObjectiveCNode(.call, at: place, [member])
  }

  /// A message with arguments.
  static func message(
    _ arguments: [(word: String, value: ObjectiveCNode)], _ rest: [ObjectiveCNode],
    to receiver: ObjectiveCNode, at place: ObjectiveCToken
  ) -> ObjectiveCNode {
    let first = arguments[0]
    if arguments.count == 1, first.word.hasPrefix("set"), first.word.count > 3 {
      let name = property(first.word.dropFirst(3).withLowercaseStart)
      let target = ObjectiveCNode(.member, name, at: place, [receiver])
      return ObjectiveCNode(.assignment, "=", at: place, [target, first.value])
    }
    let (callee, label) = callee(first.word, of: receiver, at: place)
    let labels = [label] + arguments.dropFirst().map { Self.label($0.word) }
    let values = zip(labels, arguments).map { $1.value.argument($0) } + rest.map { $0.argument() }
    return ObjectiveCNode(.call, at: place, [callee] + values)
  }

  /// `[object setValue:x forKey:@"text"]`, also with a path of keys, as an assignment to the member; `nil` for other
  /// messages.
  static func setting(
    _ arguments: [(word: String, value: ObjectiveCNode)], of receiver: ObjectiveCNode,
    at place: ObjectiveCToken
  ) -> ObjectiveCNode? {
    guard arguments.count == 2, arguments[0].word == "setValue",
      ["forKey", "forKeyPath"].contains(arguments[1].word), arguments[1].value.kind == .string
    else { return nil }
    let keys = arguments[1].value.name.split(separator: ".", omittingEmptySubsequences: false)
    guard keys.count == 1 || arguments[1].word == "forKeyPath", keys.count <= maximumKeys,
      keys.allSatisfy(isName)
    else { return nil }
    let target = keys.reduce(receiver) { object, key in
      ObjectiveCNode(.member, property(String(key)), at: place, [object])
    }
    return ObjectiveCNode(.assignment, "=", at: place, [target, arguments[0].value])
  }

  private static func isName(_ key: some StringProtocol) -> Bool {
    key.utf8.first?.startsWord == true && key.utf8.allSatisfy { $0.startsWord || $0.isDigit }
  }

  /// The maximum number of keys in a path; real ones have two or three.
  private static let maximumKeys = 8

  private static func label(_ word: String) -> String { labels[word] ?? word }

  private static let labels = ["forState": "for", "forSegmentAtIndex": "forSegmentAt"]

  /// The function that a message calls, and the label of its first argument.
  private static func callee(
    _ word: String, of receiver: ObjectiveCNode, at place: ObjectiveCToken
  ) -> (callee: ObjectiveCNode, label: String) {
    if word.hasPrefix("initWith"), receiver.kind == .name {
      return (receiver, word.dropFirst("initWith".count).withLowercaseStart)
    }
    if receiver.name == "NSString", word == "stringWithFormat" {
      return (ObjectiveCNode(.name, "String", at: receiver), "format")
    }
    if let label = labelOfFactory(word, of: receiver) { return (receiver, label) }
    if receiver.name == "UIFontMetrics", word == "metricsForTextStyle" {
      return (receiver, "forTextStyle")
    }
    let (name, label) = methods[word] ?? (word, "")
    return (ObjectiveCNode(.member, name, at: place, [receiver]), label)
  }

  /// The first label of the initializer that represents a class method in Swift, such as `alertControllerWithTitle`;
  /// `nil` for other methods: the words before `With` must be the last words of the class's name.
  private static func labelOfFactory(_ word: String, of receiver: ObjectiveCNode) -> String? {
    guard receiver.kind == .name, receiver.name.first?.isUppercase == true,
      let with = word.firstRange(of: "With"), !word[..<with.lowerBound].isEmpty,
      receiver.name.lowercased().hasSuffix(word[..<with.lowerBound].lowercased())
    else { return nil }
    return word[with.upperBound...].withLowercaseStart
  }

  private static let methods = [
    "systemFontOfSize": ("systemFont", "ofSize"),
    "boldSystemFontOfSize": ("boldSystemFont", "ofSize"),
    "italicSystemFontOfSize": ("italicSystemFont", "ofSize"),
    "preferredFontForTextStyle": ("preferredFont", "forTextStyle"),
    "scaledFontForFont": ("scaledFont", "for"),
    "localizedStringForKey": ("localizedString", "forKey"),
  ]
}

extension StringProtocol {
  /// The string with a lowercase first letter.
  var withLowercaseStart: String { prefix(1).lowercased() + dropFirst() }
}
