package import CopyfitFindings
internal import CopyfitSourceText

/// Labels that an app's own tests wrote out, with the room that they really have: `copyfit.labels/1`.
///
/// An entry says what one under `labels` in the configuration says, with the same keys.
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

  /// The labels in the order of the file.
  ///
  /// - Throws: `AuditError` with all errors of the file, in the order of their places.
  package func labels() throws(AuditError) -> [ConfiguredLabel] {
    var reader = ConfigurationReader(text)
    var content = Content()
    do throws(SourceTextError) {
      let node = YAMLNode(try root.get(), in: text)
      reader.read(node, as: "an object", into: &content, keys: Self.keys)
      if content.schema == nil, reader.errors.isEmpty {
        reader.report("expected \"schema\": \"\(Self.schema)\"", at: node.position)
      }
      if !content.hasLabels, reader.errors.isEmpty {
        reader.report("expected \"labels\", a list", at: node.position)
      }
    } catch {
      reader.report(error.message, at: error.position ?? .start)
    }
    for duplicate in duplicates {
      reader.report(
        "\"\(duplicate.name)\" stands here twice", at: text.position(at: duplicate.offset))
    }
    guard reader.problems.isEmpty else {
      throw AuditError(
        messages: reader.problems.map { problem in
          let place = "\(name):\(problem.position.line):\(problem.position.column)"
          return "\(place): \(Configuration.printable(problem.value))"
        })
    }
    return content.labels.map { label in
      var label = label
      label.file = name
      return label
    }
  }

  private struct Content {
    var schema: String?
    var labels: [ConfiguredLabel] = []
    var hasLabels = false
  }

  private static let keys: [ConfigurationKey<Content>] = [
    .init("schema") { reader, node, content in
      content.schema = reader.choice(node, "schema", known: [schema]) {
        $0 == schema ? $0 : nil
      }
    },
    .init("labels") { reader, node, content in
      content.hasLabels = true
      content.labels = (reader.list(node, of: "{ \"key\": …, \"style\": …, \"frame\": … }") ?? [])
        .compactMap { reader.label($0) }
    },
  ]
}

extension YAMLNode {
  /// A value of a JSON text, as a configuration has it.
  fileprivate init(_ node: JSONNode, in text: SourceText) {
    let content: Content =
      switch node.content {
      case .object(let members):
        .mapping(
          members.map { member in
            Pair(
              key: Located(member.name, at: text.position(at: member.offset)),
              value: YAMLNode(member.value, in: text))
          })
      case .array(let elements): .sequence(elements.map { YAMLNode($0, in: text) })
      case .string(let value): .scalar(value, isPlain: false)
      case .number(let digits): .scalar(digits, isPlain: true)
      case .bool(let value): .scalar(value ? "true" : "false", isPlain: true)
      case .null: .scalar("null", isPlain: true)
      }
    self.init(content: content, position: text.position(at: node.offset))
  }
}
