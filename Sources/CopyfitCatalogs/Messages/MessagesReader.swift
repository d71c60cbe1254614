internal import CopyfitSourceText
internal import CopyfitUnicode

/// Reads the messages of web apps in JSON: i18next's, nested or flat, and FormatJS's, flat or with `defaultMessage` and
/// `description`.
///
/// Keys of nested objects are joined by dots.
struct MessagesReader {
  private var document: JSONDocument
  private let file: String
  private let path: CatalogPath
  private var entries: [StringEntry] = []
  private var noTextCount = 0
  /// Whether some texts use i18next's syntax, and whether some are ICU messages.
  private var (hasDoubleBraces, hasMessages) = (false, false)

  static func content(of text: SourceText, file: String) -> CatalogContent {
    var reader = MessagesReader(text, file: file)
    return reader.content()
  }

  private init(_ text: SourceText, file: String) {
    document = JSONDocument(text, counting: JSONRecovery.messages)
    self.file = file
    path = CatalogPath(file)
  }

  private mutating func content() -> CatalogContent {
    var tables: [StringTable] = []
    switch document.root?.content {
    case nil: break
    case .object(let members) where path.locale == nil && Self.areLocales(members):
      tables =
        document.root.map { document.members(of: $0) }?.map { member in
          table(of: member.value, LocaleIdentifier(member.name))
        } ?? []
    case .object, .array:
      tables = document.root.map { [table(of: $0, path.locale)] } ?? []
    default:
      document.reject(
        "expected an object, found \(document.root?.kind ?? "nothing")", at: 0)
    }
    if hasMessages, !hasDoubleBraces { tables = tables.map(Self.messages) }
    var content = CatalogContent(
      tables: tables.filter { !$0.entries.isEmpty }, problems: document.problems.sorted)
    content.leaveOut(noTextCount, .noText)
    return content
  }

  /// The table of a file whose texts are all ICU messages.
  private static func messages(_ table: StringTable) -> StringTable {
    var table = table
    for index in table.entries.indices { table.entries[index].syntax = .messageFormat }
    return table
  }

  /// Whether a file holds several languages, each in an object with its name.
  private static func areLocales(_ members: [JSONNode.Member]) -> Bool {
    !members.isEmpty
      && members.allSatisfy { member in
        guard case .object = member.value.content else { return false }
        return LocaleName.locale(member.name) != nil
      }
  }

  private mutating func table(of node: JSONNode, _ locale: LocaleIdentifier?) -> StringTable {
    entries = []
    read(node, key: "")
    return StringTable(file: file, name: path.table, locale: locale, entries: entries)
  }

  private mutating func read(_ node: JSONNode, key: String) {
    switch node.content {
    case .string(let text): append(text, at: node.offset, key: key)
    case .object:
      if let message = MessageDescriptor(node) {
        return append(
          message.text, at: message.offset, key: message.id ?? key, comment: message.comment,
          isDescriptor: true)
      }
      readMembers(of: node, key: key)
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        read(element, key: Self.joined(key, "\(index)"))
      }
    case .number, .bool, .null:
      // i18next shows these values unchanged, and the key for null.
      noTextCount += 1
      document.add(
        .noText(node.kind, of: key, at: document.position(at: node.offset), weight: .note))
    }
  }

  private mutating func readMembers(of node: JSONNode, key: String) {
    let members = document.members(of: node)
    let suffixes = KeySuffixes(members.filter { $0.value.string != nil }.map(\.name))
    for member in members {
      guard let text = member.value.string else {
        read(member.value, key: Self.joined(key, member.name))
        continue
      }
      let (name, variant) = suffixes.split(member.name)
      append(text, at: member.value.offset, key: Self.joined(key, name), variant: variant)
    }
  }

  private static func joined(_ key: String, _ name: String) -> String {
    key.isEmpty ? name : "\(key).\(name)"
  }

  private mutating func append(
    _ text: String, at offset: Int, key: String, variant: TextVariant? = nil,
    comment: String? = nil,
    isDescriptor: Bool = false
  ) {
    let isMessage = isDescriptor || MessageFormatReader.choosesForm(text)
    var entry = StringEntry(
      key: key, value: RichTextTags.removed(from: text, honoursQuotes: isMessage),
      comment: comment, position: document.position(at: offset), variant: variant)
    if isMessage {
      (entry.syntax, hasMessages) = (.messageFormat, true)
    } else if DoubleBraces.opens(in: text) {
      (entry.syntax, hasDoubleBraces) = (.doubleBraces, true)
    } else {
      entry.syntax = .braces
    }
    entries.reserve(readTo: offset, of: document.size)
    entries.append(entry)
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

  private static let names: Set<String> = [
    "id", "defaultMessage", "description", "file", "start", "end", "line", "col",
  ]
}
