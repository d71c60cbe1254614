internal import CopyfitSourceText
internal import CopyfitUnicode

/// Reads an Application Resource Bundle (`.arb`), in which Flutter apps keep their strings.
struct ARBReader {
  private var document: JSONDocument
  private let file: String
  private let path: CatalogPath
  private var entries: [StringEntry] = []

  static func content(of text: SourceText, file: String) -> CatalogContent {
    var reader = ARBReader(text, file: file)
    return reader.content()
  }

  private init(_ text: SourceText, file: String) {
    document = JSONDocument(text, counting: JSONRecovery.resources)
    self.file = file
    path = CatalogPath(file)
  }

  private mutating func content() -> CatalogContent {
    var locale = path.locale
    if let root = document.root {
      if case .object = root.content {
        locale = self.locale(root)
        read(root)
      } else {
        document.reject("expected an object, found \(root.kind)", at: root.offset)
      }
    }
    let table = StringTable(file: file, name: path.table, locale: locale, entries: entries)
    return CatalogContent(
      tables: entries.isEmpty ? [] : [table], problems: document.problems.sorted)
  }

  /// The locale in `@@locale`, or else in the file's name; Flutter's build fails if they differ.
  ///
  /// It knows the languages of two letters, `fil` and `gsw` in names of files (`_iso639Languages` of its tools).
  private mutating func locale(_ root: JSONNode) -> LocaleIdentifier? {
    guard let node = root["@@locale"], let name = node.string else { return path.locale }
    let locale = LocaleIdentifier(name)
    if let other = path.locale, other != locale,
      other.language.utf8.count == 2 || ["fil", "gsw"].contains(other.language)
    {
      document.reject(
        "\"@@locale\" is \"\(locale)\", but the file's name says \"\(other)\"", at: node.offset)
    }
    return locale
  }

  private mutating func read(_ root: JSONNode) {
    let members = document.members(of: root)
    entries.reserveCapacity(members.count)
    var metadata: [ExactString: JSONNode] = [:]
    for member in members where member.name.hasPrefix("@") {
      metadata[ExactString(String(member.name.dropFirst()))] = member.value
    }
    for member in members where !member.name.hasPrefix("@") {
      guard let text = member.value.string else {
        document.reject(
          "expected a text for \"\(member.name)\", found \(member.value.kind)",
          at: member.value.offset, key: member.name)
        continue
      }
      append(text, of: member, metadata[ExactString(member.name)])
    }
  }

  private mutating func append(_ text: String, of member: JSONNode.Member, _ metadata: JSONNode?) {
    let comments = [metadata?["description"]?.string, metadata?["context"]?.string]
    let comment = comments.compactMap { $0.map(trimmed) }.filter { !$0.isEmpty }
    var entry = StringEntry(
      key: member.name, value: text,
      comment: comment.isEmpty ? nil : comment.joined(separator: "\n"),
      position: document.position(at: member.value.offset))
    entry.syntax = .flutterMessage
    for placeholder in metadata?["placeholders"]?.members ?? [] {
      switch placeholder.value["example"]?.content {
      case .string(let example), .number(let example): entry.examples[placeholder.name] = example
      default: break
      }
    }
    entries.append(entry)
  }
}
