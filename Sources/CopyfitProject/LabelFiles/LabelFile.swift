package import CopyfitFindings
package import CopyfitLabels
internal import CopyfitSourceText

/// Labels that an app's own tests or another program wrote, with their actual room: `copyfit.labels/1` and
/// `copyfit.labels/2`.
///
/// An entry of version 1 has the same keys as an entry of `labels` in the configuration. In version 2, an entry may
/// also be a label of the model.
package struct LabelFile {
  /// The value of the member `schema` in such a file.
  static let schema = "copyfit.labels/1"
  /// The file that is read from a project's folder if the configuration names none.
  package static let conventionalName = "labels.json"
  /// The maximum size of a file, in bytes: 64 MiB, several hundred thousand labels.
  package static let maximumSize = 64 << 20
  /// The maximum size of all files of labels of a project together, in bytes: 128 MiB.
  static let maximumTotal = 128 << 20

  /// The file's path for places.
  private let name: String
  /// The file's path for messages.
  private let shown: String
  private let text: SourceText
  private let root: Result<JSONNode, SourceTextError>
  private let duplicates: [JSONParser.Duplicate]

  /// Reads a file's bytes.
  ///
  /// - Parameters:
  ///   - name: The file's path in the places of the labels.
  ///   - shown: The path at the start of each message; `nil` if it is the same.
  package init(_ bytes: [UInt8], name: String, shown: String? = nil) {
    (self.name, self.shown) = (name, shown ?? name)
    text = SourceText(decoding: bytes)
    var parser = JSONParser(text)
    do throws(SourceTextError) { root = .success(try parser.parse()) } catch {
      root = .failure(error)
    }
    duplicates = parser.duplicates
  }

  /// Whether the file is JSON for another purpose: it neither names a format of Copyfit's, not even under another name
  /// than `schema`, nor has labels.
  var isSomethingElse: Bool {
    guard let root = try? root.get() else { return false }
    return !root.members.contains(where: \.namesFormat) && root.labelShape == nil
  }

  /// The content of a label file, each part in the order of the file.
  package struct Content {
    fileprivate var hasLabels = false
    /// The entries that select keys.
    package fileprivate(set) var entries: [ConfiguredLabel] = []
    /// The labels of the model.
    package fileprivate(set) var labels: [Label] = []
    /// The rows that the labels share.
    package fileprivate(set) var rows: [Row] = []
    /// The labels and rows that members of these rows name, without those of this file.
    fileprivate(set) var references: [Located<RowReference>] = []
    /// The storyboards and xibs that the labels come from.
    package fileprivate(set) var documents: [DrawnDocument] = []
  }

  /// The entries that select keys, in the order of the file.
  ///
  /// - Throws: `AuditError` with all errors of the file, in the order of their places.
  package func labels() throws(AuditError) -> [ConfiguredLabel] { try content().entries }

  /// The content of the file.
  ///
  /// - Throws: `AuditError` with all errors of the file, in the order of their places.
  package func content() throws(AuditError) -> Content {
    var reader = ConfigurationReader(text)
    var content = Content()
    do throws(SourceTextError) {
      let root = try root.get()
      let node = YAMLNode(root, in: text)
      switch root["schema"]?.string {
      case LabelDocument.schema: readModel(node, &reader, into: &content)
      case Self.schema: readEntries(node, &reader, into: &content)
      default: reportSchema(of: root, node, &reader)
      }
    } catch {
      reader.report(error.message, at: error.position ?? .start)
    }
    reader.reportDuplicates(duplicates)
    guard reader.problems.isEmpty else { throw reader.error(in: shown) }
    for index in content.entries.indices { content.entries[index].file = name }
    return content
  }

  /// Reports a schema that is missing or unknown, at its place or at that of the member that has its value; other
  /// errors would depend on the version.
  private func reportSchema(
    of root: JSONNode, _ node: YAMLNode, _ reader: inout ConfigurationReader
  ) {
    if let schema = root["schema"] {
      let known = [LabelDocument.schema, Self.schema]
      let _: String? = reader.choice(YAMLNode(schema, in: text), "schema", known: known) { _ in nil
      }
      return
    }
    guard case .object = root.content else {
      return reader.report("expected an object, found \(root.kind)", at: node.position)
    }
    let expected = "expected \"schema\": \"\(root.labelShape ?? Self.schema)\""
    if let other = root.members.first(where: \.namesFormat) {
      reader.report(
        "\(expected), not \(other.name.quoted)", at: text.position(at: other.offset))
    } else {
      reader.report(expected, at: node.position)
    }
  }

  /// Reads version 2.
  private func readModel(
    _ node: YAMLNode, _ reader: inout ConfigurationReader, into content: inout Content
  ) {
    var entries: [ConfiguredLabel] = []
    let document = reader.labelDocument(node, file: name) { reader, node in
      if let entry = reader.label(node) { entries.append(entry) }
    }
    content.entries = entries
    (content.labels, content.rows) = (document.labels, document.rows)
    content.documents = document.documents
    let own = Set(
      document.labels.map { RowReference.label($0.id) } + document.rows.map { .row($0.id) })
    content.references = reader.rowReferences.filter { !own.contains($0.value) }
  }

  /// Reads version 1.
  private func readEntries(
    _ node: YAMLNode, _ reader: inout ConfigurationReader, into content: inout Content
  ) {
    reader.read(node, as: "an object", into: &content, keys: Self.keys)
    if !content.hasLabels, reader.errors.isEmpty {
      reader.report("expected \"labels\", a list", at: node.position)
    }
  }

  private static let keys: [ConfigurationKey<Content>] = [
    .init("schema") { _, _, _ in },
    .init("labels") { reader, node, content in
      content.hasLabels = true
      content.entries = (reader.list(node, of: "{ \"key\": …, \"style\": …, \"frame\": … }") ?? [])
        .compactMap { reader.label($0) }
    },
  ]
}

extension JSONNode {
  /// The schema of a document whose labels have the names that only labels have; `nil` for others.
  fileprivate var labelShape: String? {
    guard case .array(let labels) = self["labels"]?.content else { return nil }
    // The others are like the first ones.
    let names = Set(labels.prefix(10).flatMap { $0.members.map(\.name) })
    if !names.isDisjoint(with: ["rooms", "texts"]) { return LabelDocument.schema }
    let selects = !names.isDisjoint(with: ["key", "keys", "regex", "text"])
    let draws = !names.isDisjoint(with: ["style", "font", "lines", "frame", "measured"])
    return selects && draws ? LabelFile.schema : nil
  }
}

extension JSONNode.Member {
  /// Whether its value names a format of Copyfit's, whatever its own name.
  fileprivate var namesFormat: Bool {
    value.string?.lowercased().hasPrefix("copyfit.") == true
  }
}
