package import CopyfitFindings
package import CopyfitLabels
internal import CopyfitSourceText

/// Labels that an app's own tests, or another program, wrote out, with the room that they really have:
/// `copyfit.labels/1` and `copyfit.labels/2`.
///
/// An entry of version 1 says what one under `labels` in the configuration says, with the same keys. In version 2 an
/// entry may also be a label of the model.
package struct LabelFile {
  /// What the member `schema` of such a file says.
  static let schema = "copyfit.labels/1"
  /// The file that is read from a project's folder where the configuration names none.
  package static let conventionalName = "labels.json"
  /// The largest file that is read, in bytes: 64 MiB, some hundred thousand labels.
  package static let maximumSize = 64 << 20

  /// The file's path for messages and places.
  private let name: String
  private let text: SourceText
  private let root: Result<JSONNode, SourceTextError>
  private let duplicates: [JSONParser.Duplicate]

  /// Reads a file's bytes; `name` starts each message, and stands in the places of the labels.
  package init(_ bytes: [UInt8], name: String) {
    self.name = name
    text = SourceText(decoding: bytes)
    var parser = JSONParser(text)
    do throws(SourceTextError) { root = .success(try parser.parse()) } catch {
      root = .failure(error)
    }
    duplicates = parser.duplicates
  }

  /// Whether the file says of itself that it is something else than a file of labels, by being JSON that
  /// does not say so.
  var isSomethingElse: Bool {
    (try? root.get()).map { $0["schema"]?.string?.hasPrefix("copyfit.labels/") != true } ?? false
  }

  /// What a file holds, each in the order of the file.
  package struct Content {
    fileprivate var schema: String?
    fileprivate var hasLabels = false
    /// The entries that say which keys have a label.
    package fileprivate(set) var entries: [ConfiguredLabel] = []
    /// The labels of the model.
    package fileprivate(set) var labels: [Label] = []
    /// The rows that they share.
    package fileprivate(set) var rows: [Row] = []
  }

  /// The entries that say which keys have a label, in the order of the file.
  ///
  /// - Throws: `AuditError` with all errors of the file, in the order of their places.
  package func labels() throws(AuditError) -> [ConfiguredLabel] { try content().entries }

  /// What the file holds.
  ///
  /// - Throws: `AuditError` with all errors of the file, in the order of their places.
  package func content() throws(AuditError) -> Content {
    var reader = ConfigurationReader(text)
    var content = Content()
    do throws(SourceTextError) {
      let root = try root.get()
      let node = YAMLNode(root, in: text)
      if root["schema"]?.string == LabelDocument.schema {
        readModel(node, &reader, into: &content)
      } else {
        readEntries(node, &reader, into: &content)
      }
    } catch {
      reader.report(error.message, at: error.position ?? .start)
    }
    reader.reportDuplicates(duplicates)
    guard reader.problems.isEmpty else {
      throw AuditError(
        messages: reader.problems.map { problem in
          let place = "\(name):\(problem.position.line):\(problem.position.column)"
          return "\(place): \(Configuration.printable(problem.value))"
        })
    }
    for index in content.entries.indices { content.entries[index].file = name }
    return content
  }

  /// Reads version 2.
  private func readModel(
    _ node: YAMLNode, _ reader: inout ConfigurationReader, into content: inout Content
  ) {
    var entries: [ConfiguredLabel] = []
    let document = reader.labelDocument(node, file: name) { reader, node in
      if let entry = reader.label(node) { entries.append(entry) }
    }
    (content.entries, content.labels, content.rows) = (entries, document.labels, document.rows)
  }

  /// Reads version 1.
  private func readEntries(
    _ node: YAMLNode, _ reader: inout ConfigurationReader, into content: inout Content
  ) {
    reader.read(node, as: "an object", into: &content, keys: Self.keys)
    if content.schema == nil, reader.errors.isEmpty {
      reader.report("expected \"schema\": \"\(Self.schema)\"", at: node.position)
    }
    if !content.hasLabels, reader.errors.isEmpty {
      reader.report("expected \"labels\", a list", at: node.position)
    }
  }

  private static let keys: [ConfigurationKey<Content>] = [
    .init("schema") { reader, node, content in
      content.schema = reader.choice(node, "schema", known: [schema, LabelDocument.schema]) {
        $0 == schema ? $0 : nil
      }
    },
    .init("labels") { reader, node, content in
      content.hasLabels = true
      content.entries = (reader.list(node, of: "{ \"key\": …, \"style\": …, \"frame\": … }") ?? [])
        .compactMap { reader.label($0) }
    },
  ]
}
