internal import CopyfitSourceText
internal import CopyfitUnicode

/// Reads one entry of a `.stringsdict` file: a format with its variables, or texts for widths or devices.
///
/// Source of the keys: Apple, "Stringsdict File Format".
struct StringsDictionaryEntry {
  let key: String
  let comment: String?
  let locale: LocaleIdentifier?
  let position: (Int) -> SourcePosition
  /// The texts of the key: one, or one for each width or device.
  private(set) var entries: [StringEntry] = []
  private(set) var problems = ProblemList()
  /// The offset of the key.
  private var start = 0

  private enum Name {
    static let format = "NSStringLocalizedFormatKey"
    static let width = "NSStringVariableWidthRuleType"
    static let device = "NSStringDeviceSpecificRuleType"
    static let all = [format, width, device]
  }

  /// An estimate of the entries of a broken file after an offset: each contains the name of a rule.
  static func count(in utf8: [UInt8], from offset: Int = 0) -> Int {
    Name.all.reduce(0) { sum, name in
      var scanner = TextScanner(utf8, at: offset)
      var count = 0
      while scanner.skip(to: name) {
        scanner.advance()
        count += 1
      }
      return sum + count
    }
  }

  init(
    key: String, comment: String?, locale: LocaleIdentifier?,
    position: @escaping (Int) -> SourcePosition
  ) {
    self.key = key
    self.comment = comment
    self.locale = locale
    self.position = position
  }

  /// Reads the entry's value; `offset` is the offset of its key.
  mutating func read(_ node: PropertyListNode, at offset: Int) {
    start = offset
    guard case .dictionary = node.content else {
      return reject("is \(node.kind) where a dictionary of rules is expected", at: node.offset)
    }
    read(node, variant: [])
  }

  /// Reads a dictionary of rules, of the entry or of one of its devices.
  private mutating func read(_ node: PropertyListNode, variant: [TextVariant.Choice]) {
    let members = countedMembers(of: node)
    let rules = members.filter { Name.all.contains($0.key) }
    guard let rule = rules.first else {
      return reject("has no '\(Name.format)'", at: node.offset)
    }
    if rules.count > 1 {
      warn(
        "has both '\(rule.key)' and '\(rules[1].key)'; which of them counts is not defined",
        at: rules[1].offset)
    }
    if let format = members.last(where: { $0.key == Name.format }) {
      read(format: format.value, in: members, variant: variant)
    } else if let devices = members.last(where: { $0.key == Name.device }) {
      read(devices: devices.value, variant: variant)
    } else if let widths = members.last(where: { $0.key == Name.width }) {
      read(widths: widths.value, variant: variant)
    }
  }

  private mutating func read(
    format node: PropertyListNode, in members: [PropertyListNode.Member],
    variant: [TextVariant.Choice]
  ) {
    guard let format = node.string else {
      return reject("has \(node.kind) as its format", at: node.offset)
    }
    var reader = StringsDictionaryVariables(key: key, locale: locale, position: position)
    for member in members where !Name.all.contains(member.key) { reader.read(member) }
    reader.check(format: format, at: node.offset)
    problems.add(contentsOf: reader.problems)
    append(format, at: variant.isEmpty ? start : node.offset, variant, reader.variables)
  }

  private mutating func read(devices node: PropertyListNode, variant: [TextVariant.Choice]) {
    let members = countedMembers(of: node)
    guard !members.isEmpty else {
      return reject(
        "has \(node.kind) without texts where texts for devices are expected", at: node.offset)
    }
    for member in members {
      let path = variant + [.device(member.key)]
      if !DeviceVariant.isKnown(member.key) {
        note("names the device '\(member.key.shortened)', which is unknown", at: member.offset)
      }
      switch member.value.content {
      case .string(let text): append(text, at: member.offset, path)
      case .dictionary where variant.isEmpty: read(member.value, variant: path)
      default:
        reject(
          "has \(member.value.kind) for the device '\(member.key.shortened)'",
          at: member.value.offset)
      }
    }
    guard !members.contains(where: { $0.key == "other" }) else { return }
    note("has no text for devices that it does not name", at: node.offset)
  }

  private mutating func read(widths node: PropertyListNode, variant: [TextVariant.Choice]) {
    let members = countedMembers(of: node)
    guard !members.isEmpty else {
      return reject(
        "has \(node.kind) without texts where texts for widths are expected", at: node.offset)
    }
    for member in members {
      guard let width = Int(member.key), width > 0 else {
        warn("names '\(member.key.shortened)', which is not a whole number", at: member.offset)
        continue
      }
      guard let text = member.value.string else {
        reject("has \(member.value.kind) for the width \(width)", at: member.value.offset)
        continue
      }
      append(text, at: member.offset, variant + [.width(String(width))])
    }
  }

  private mutating func append(
    _ text: String, at offset: Int, _ variant: [TextVariant.Choice],
    _ variables: [PluralVariable] = []
  ) {
    entries.append(
      StringEntry(
        key: key, value: text, comment: comment, position: position(offset),
        variant: variant.isEmpty ? nil : TextVariant(variant), variables: variables))
  }
}

extension StringsDictionaryEntry {
  /// The members of a dictionary that count; replaced members are reported.
  private mutating func countedMembers(of node: PropertyListNode) -> [PropertyListNode.Member] {
    var problems = ProblemList()
    let members = node.countedMembers { earlier, later in
      problems.add(.replaced(earlier, by: later, of: key, position: position))
    }
    self.problems.add(contentsOf: problems)
    return members
  }

  private mutating func reject(_ reason: String, at offset: Int) {
    problems.add(
      CatalogProblem(
        kind: .catalogSyntax, message: "\(key.quoted) \(reason): its text is lost.",
        position: position(offset), entriesLost: 1, key: key))
  }

  private mutating func warn(_ reason: String, at offset: Int) {
    problems.add(
      CatalogProblem(
        kind: .catalogSyntax, message: "\(key.quoted) \(reason).", position: position(offset),
        key: key, weight: .warning))
  }

  private mutating func note(_ reason: String, at offset: Int) {
    problems.add(
      CatalogProblem(
        kind: .catalogSyntax, message: "\(key.quoted) \(reason).", position: position(offset),
        key: key, weight: .note))
  }
}

extension CatalogProblem {
  /// A duplicate name in a dictionary of an entry.
  static func replaced(
    _ earlier: PropertyListNode.Member, by later: PropertyListNode.Member, of key: String,
    position: (Int) -> SourcePosition
  ) -> Self {
    let (first, last) = (position(earlier.offset), position(later.offset))
    let places = first == last ? "twice in the file" : first.words(with: last)
    return CatalogProblem(
      kind: .duplicateKey,
      message: "'\(later.key.shortened)' of \(key.quoted) is \(places); the last wins.",
      position: last, key: key, doubling: .part)
  }
}
