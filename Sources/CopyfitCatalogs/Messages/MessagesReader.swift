internal import CopyfitSourceText
internal import CopyfitUnicode

/// Reads the messages of web apps in JSON: those of i18next, nested or flat, and those of FormatJS, flat or with
/// `defaultMessage` and `description`.
///
/// Keys of nested objects are joined by dots.
struct MessagesReader {
  let text: SourceText
  private let file: String
  private let path: CatalogPath
  private var entries: [StringEntry] = []
  var problems = ProblemList()
  private var noTextCount = 0
  /// Whether some texts use i18next's syntax, and whether some are ICU messages.
  private var (hasDoubleBraces, hasMessages) = (false, false)
  /// The first members of the root, as long as the root may be a single message.
  private var first: [JSONNode.Member] = []
  /// The entries with a dot in the name of a member on their path.
  private var dotted = RangeSet<Int>()
  /// Whether some texts are in an object or list of the root.
  private var isNested = false
  /// Whether members other than nested ones and those with dots in their names may have one key.
  private var mayRepeat = false
  /// Whether the root is a group of messages, whose members are read while the file is parsed.
  private var isGroup = false
  /// The bytes of keys that those of nested texts may repeat.
  private var keys: CopyBudget
  /// The indexes of the entries that are members of the root themselves.
  private var rootEntries: [UInt32] = []

  static func content(of text: SourceText, file: String) -> CatalogContent {
    var reader = MessagesReader(text, file: file)
    return reader.content()
  }

  private init(_ text: SourceText, file: String) {
    self.text = text
    self.file = file
    path = CatalogPath(file)
    keys = CopyBudget(fileLength: text.utf8.count)
  }

  private mutating func content() -> CatalogContent {
    var reader = self
    // A file without a language in its path may contain several; only all members together show this.
    let document =
      path.locale == nil
      ? JSONDocument(text, counting: JSONRecovery.messages)
      : JSONDocument(text, counting: JSONRecovery.messages) { reader.take($0) }
    let isRead = document.isPassed && reader.isGroup
    if isRead { swap(&self, &reader) }
    var tables = isRead ? [takeRootTable()] : tables(of: document)
    if hasMessages, !hasDoubleBraces {
      for table in tables.indices { tables[table].readAsMessages() }
    }
    var problems = document.problems
    problems.add(contentsOf: self.problems)
    keys.problem("The keys of nested texts", in: text).map { problems.add($0) }
    var content = CatalogContent(
      tables: tables.filter { !$0.entries.isEmpty }, problems: problems.sorted)
    content.leaveOut(noTextCount, .noText)
    return content
  }

  private mutating func tables(of document: JSONDocument) -> [StringTable] {
    guard let root = document.root else { return [] }
    switch root.content {
    case .object(let members) where path.locale == nil && Self.areLocales(members):
      return document.members(of: root).compactMap { member in
        guard isLanguage(member) else { return nil }
        return table(of: member.value, LocaleIdentifier(member.name), document)
      }
    case .object, .array: return [table(of: root, path.locale, document)]
    default:
      problems.add(
        .notAsExpected("expected an object, found \(root.kind)", at: text.position(at: 0)))
      return []
    }
  }

  private mutating func table(
    of node: JSONNode, _ locale: LocaleIdentifier?, _ document: JSONDocument
  ) -> StringTable {
    read(node, key: "", isDotted: false, document)
    return takeTable(locale)
  }

  /// Moves the entries to a table, without those that others with their key hide.
  private mutating func takeTable(_ locale: LocaleIdentifier?) -> StringTable {
    defer { (entries, dotted, isNested, mayRepeat) = ([], RangeSet(), false, false) }
    if mayRepeat || isNested && !dotted.isEmpty {
      let repeated = RepeatedMessages(entries, dotted: dotted)
      problems.add(contentsOf: repeated.problems)
      entries.removeSubranges(repeated.hidden)
    }
    return StringTable(file: file, name: path.table, locale: locale, entries: entries)
  }

  /// - Parameters:
  ///   - document: The document that knows which members count; `nil` if all members count.
  ///   - isDotted: Whether a name in the key has a dot.
  private mutating func read(
    _ node: JSONNode, key: String, isDotted: Bool, _ document: JSONDocument?
  ) {
    switch node.content {
    case .string(let text):
      mark(isDotted)
      append(text, at: node.offset, key: key)
    case .object:
      if let message = MessageDescriptor(node) {
        mayRepeat = mayRepeat || message.id != nil
        mark(isDotted)
        return append(
          message.text, at: message.offset, key: message.id ?? key, comment: message.comment,
          isDescriptor: true)
      }
      readMembers(of: node, key: key, isDotted: isDotted, document)
    case .array(let elements):
      isNested = true
      for (index, element) in elements.enumerated() {
        guard let key = joined(key, "\(index)", of: element) else { continue }
        read(element, key: key, isDotted: isDotted, document)
      }
    case .number, .bool, .null:
      // i18next shows these values unchanged, and the key for null.
      noTextCount += 1
      problems.add(.noText(node.kind, of: key, at: text.position(at: node.offset), weight: .note))
    }
  }

  private mutating func readMembers(
    of node: JSONNode, key: String, isDotted: Bool, _ document: JSONDocument?
  ) {
    let members = document?.members(of: node) ?? node.members
    let suffixes = KeySuffixes(members.filter { $0.value.string != nil }.map(\.name))
    isNested = isNested || !key.isEmpty
    mayRepeat = mayRepeat || suffixes.hasOldPlurals
    for member in members {
      let isDotted = hasDot(member.name) || isDotted
      guard let text = member.value.string else {
        if let key = joined(key, member.name, of: member.value) {
          read(member.value, key: key, isDotted: isDotted, document)
        }
        continue
      }
      let (name, variant) = suffixes.split(member.name)
      guard let key = joined(key, name, of: member.value) else { continue }
      mark(isDotted)
      append(text, at: member.value.offset, key: key, variant: variant)
    }
  }

  /// Whether a member's name has a dot.
  ///
  /// A member without a name has the key of its object.
  private mutating func hasDot(_ name: String) -> Bool {
    mayRepeat = mayRepeat || name.isEmpty
    return name.contains(byte: UInt8(ascii: "."))
  }

  /// The key of a nested text or group; `nil` if its texts are left out, because their keys are too long together.
  private mutating func joined(_ key: String, _ name: String, of node: JSONNode) -> String? {
    guard !key.isEmpty else { return name }
    guard keys.take(key.utf8.count) else {
      keys.leaveOut(node.textCount, at: node.offset)
      return nil
    }
    return "\(key).\(name)"
  }

  /// Remembers whether the next entry has a dot in a name on its path.
  private mutating func mark(_ isDotted: Bool) {
    if isDotted { dotted.insert(contentsOf: entries.count..<(entries.count + 1)) }
  }

  private mutating func append(
    _ text: String, at offset: Int, key: String, variant: TextVariant? = nil,
    comment: String? = nil, isDescriptor: Bool = false
  ) {
    let isMessage = isDescriptor || MessageFormatReader.choosesForm(text)
    var entry = StringEntry(
      key: key, value: RichTextTags.removed(from: text, honoursQuotes: isMessage),
      comment: comment, position: self.text.position(at: offset), variant: variant)
    if isMessage {
      (entry.syntax, hasMessages) = (.messageFormat, true)
    } else if DoubleBraces.opens(in: text) {
      (entry.syntax, hasDoubleBraces) = (.doubleBraces, true)
    } else {
      entry.syntax = .braces
    }
    entries.reserve(readTo: offset, of: self.text.utf8.count)
    entries.append(entry)
  }
}

/// Reads the members of the root while the file is parsed.
extension MessagesReader {
  /// Takes a member of the root.
  ///
  /// - Returns: Whether the root does not need the member.
  private mutating func take(_ member: JSONNode.Member) -> Bool {
    guard isGroup || !MessageDescriptor.names.contains(member.name) else {
      first.append(member)
      return false
    }
    isGroup = true
    for member in first { readMember(member) }
    first = []
    readMember(member)
    return true
  }

  private mutating func readMember(_ member: JSONNode.Member) {
    let isDotted = hasDot(member.name)
    guard let text = member.value.string else {
      return read(member.value, key: member.name, isDotted: isDotted, nil)
    }
    rootEntries.append(UInt32(truncatingIfNeeded: entries.count))
    mark(isDotted)
    append(text, at: member.value.offset, key: member.name)
  }

  /// The table of the members; their suffixes are known when all are read.
  private mutating func takeRootTable() -> StringTable {
    let suffixes = Self.suffixes(of: entries, at: rootEntries)
    mayRepeat = mayRepeat || suffixes.hasOldPlurals
    if !suffixes.isEmpty {
      for index in rootEntries.lazy.map({ Int($0) }) {
        (entries[index].key, entries[index].variant) = suffixes.split(entries[index].key)
      }
    }
    return takeTable(path.locale)
  }

  private static func suffixes(of entries: [StringEntry], at indexes: [UInt32]) -> KeySuffixes {
    KeySuffixes(indexes.lazy.map { entries[Int($0)].key })
  }
}

extension StringTable {
  /// Reads all texts as ICU messages, because all texts of the file are.
  fileprivate mutating func readAsMessages() {
    for index in entries.indices { entries[index].syntax = .messageFormat }
  }
}

/// A FormatJS message with its metadata: `{ "defaultMessage": …, "description": … }`.
private struct MessageDescriptor {
  var id: String?
  var text: String
  /// The offset of the text.
  var offset: Int
  var comment: String?

  /// Reads an object as a message; `nil` if it is a group of messages.
  init?(_ node: JSONNode) {
    guard let value = node["defaultMessage"], let text = value.string,
      node.members.allSatisfy({ Self.names.contains($0.name) })
    else { return nil }
    self.text = text
    offset = value.offset
    id = node["id"]?.string
    comment = node["description"]?.string
  }

  static let names: Set<String> = [
    "id", "defaultMessage", "description", "file", "start", "end", "line", "col",
  ]
}
