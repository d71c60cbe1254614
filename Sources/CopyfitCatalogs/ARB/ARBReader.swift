internal import CopyfitSourceText
internal import CopyfitUnicode

/// Reads an Application Resource Bundle (`.arb`), the file format for the strings of Flutter apps.
///
/// Texts become entries while the file is parsed, because their tree would need more memory than the entries.
struct ARBReader {
  private let text: SourceText
  private let file: String
  private let path: CatalogPath
  private var entries: [StringEntry] = []
  private var problems = ProblemList()
  /// The metadata of texts that have not been read yet.
  private var metadata: [ExactString: JSONNode] = [:]

  static func content(of text: SourceText, file: String) -> CatalogContent {
    var reader = ARBReader(text, file: file)
    return reader.content()
  }

  private init(_ text: SourceText, file: String) {
    self.text = text
    self.file = file
    path = CatalogPath(file)
  }

  private mutating func content() -> CatalogContent {
    var reader = self
    let document = JSONDocument(text, counting: JSONRecovery.resources) { reader.take($0) }
    if document.isPassed { swap(&self, &reader) }
    var problems = document.problems
    var locale = path.locale
    if let root = document.root {
      if case .object = root.content {
        locale = self.locale(root, &problems)
        for member in document.members(of: root) { _ = take(member) }
        describeEntries()
      } else {
        problems.add(
          .notAsExpected(
            "expected an object, found \(root.kind)", at: text.position(at: root.offset),
            lost: root.textCount))
      }
    }
    problems.add(contentsOf: self.problems)
    let table = StringTable(file: file, name: path.table, locale: locale, entries: entries)
    var content = CatalogContent(
      tables: entries.isEmpty ? [] : [table], problems: problems.sorted)
    if let node = document.root?["@@locale"], let name = node.string {
      content.languagePlaces[LocaleIdentifier(name).tag] = text.position(at: node.offset)
    }
    return content
  }

  /// The locale in `@@locale`, or else in the file's name; Flutter's build fails if they differ.
  ///
  /// Flutter recognizes languages with two letters, `fil` and `gsw` in file names (`_iso639Languages` of its tools).
  private func locale(_ root: JSONNode, _ problems: inout ProblemList) -> LocaleIdentifier? {
    guard let node = root["@@locale"] else { return path.locale }
    guard let name = node.string else {
      problems.add(rejection("expected a text for \"@@locale\", found \(node.kind)", at: node))
      return path.locale
    }
    let locale = LocaleIdentifier(name)
    if let other = path.locale, other != locale,
      other.language.utf8.count == 2 || ["fil", "gsw"].contains(other.language)
    {
      problems.add(
        .notAsExpected(
          "\"@@locale\" is \(locale.tag.quoted), but the file's name says \(other.tag.quoted)",
          at: text.position(at: node.offset)))
    }
    return locale
  }

  /// Takes a text, or the metadata of a text.
  ///
  /// - Returns: Whether the root does not need the member; it keeps the metadata of the whole file.
  private mutating func take(_ member: JSONNode.Member) -> Bool {
    if member.name.hasPrefix("@@") { return false }
    if member.name.hasPrefix("@") {
      takeMetadata(member)
    } else if let text = member.value.string {
      append(text, of: member)
    } else {
      problems.add(
        .notAsExpected(
          "expected a text for \(member.name.quoted), found \(member.value.kind)",
          at: text.position(at: member.value.offset), key: member.name))
    }
    return true
  }

  private mutating func append(_ text: String, of member: JSONNode.Member) {
    var entry = StringEntry(
      key: member.name, value: text, position: self.text.position(at: member.value.offset))
    entry.syntax = .flutterMessage
    if !metadata.isEmpty, let metadata = metadata.removeValue(forKey: ExactString(member.name)) {
      check(metadata, of: entry.key)
      entry.describe(by: metadata)
    }
    entries.reserve(readTo: member.offset, of: self.text.utf8.count)
    entries.append(entry)
  }

  /// Takes the metadata of a text, which usually comes before it.
  private mutating func takeMetadata(_ member: JSONNode.Member) {
    if let last = entries.indices.last,
      entries[last].key.utf8.elementsEqual(member.name.utf8.dropFirst())
    {
      check(member.value, of: entries[last].key)
      entries[last].describe(by: member.value)
    } else {
      metadata[ExactString(String(member.name.dropFirst()))] = member.value
    }
  }

  /// Adds metadata that is separate from its text to the entries.
  private mutating func describeEntries() {
    guard !metadata.isEmpty else { return }
    for index in entries.indices {
      guard let found = metadata[ExactString(entries[index].key)] else { continue }
      check(found, of: entries[index].key)
      entries[index].describe(by: found)
    }
  }

  private mutating func check(_ metadata: JSONNode, of key: String) {
    for fault in ARBMetadataFault.all(in: metadata, of: "@\(key)") {
      problems.add(rejection(fault.reason, at: fault.node, except: fault.exception))
    }
  }

  /// The problem that Flutter's build fails at a value, while all texts of the file are read.
  private func rejection(
    _ reason: String, at node: JSONNode, except exception: String? = nil
  ) -> CatalogProblem {
    var problem = CatalogProblem.notAsExpected(
      "\(reason): Flutter's build stops at it\(exception ?? "")",
      at: text.position(at: node.offset))
    problem.isReadOn = true
    if exception != nil { problem.weight = .warning }
    return problem
  }
}

extension StringEntry {
  /// Adds the file's information about the text: its comments, and samples of its arguments.
  fileprivate mutating func describe(by metadata: JSONNode) {
    let comments = [metadata["description"]?.string, metadata["context"]?.string]
      .compactMap { $0.map(trimmed) }.filter { !$0.isEmpty }
    if !comments.isEmpty { comment = comments.joined(separator: "\n") }
    for placeholder in metadata["placeholders"]?.members ?? [] {
      switch placeholder.value["example"]?.content {
      case .string(let example), .number(let example): examples[placeholder.name] = example
      default: break
      }
    }
  }
}
