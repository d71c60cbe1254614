public import CopyfitSourceText

/// The errors of a label file, in the order of the places.
public struct LabelDocumentError: Error, Hashable, Sendable {
  /// The problems with their places.
  public var problems: [Located<String>]
}

extension LabelDocument {
  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - file: Its path, for labels without a place.
  /// - Throws: `LabelDocumentError` with all errors, in the order of their places.
  public init(reading bytes: [UInt8], file: String) throws(LabelDocumentError) {
    let text = SourceText(decoding: bytes)
    var parser = JSONParser(text)
    var reader = ConfigurationReader(text)
    self.init()
    do throws(SourceTextError) {
      let node = YAMLNode(try parser.parse(), in: text)
      self = reader.labelDocument(node, file: file) { reader, node in
        reader.report("expected 'texts' and 'rooms' in this entry", at: node.position)
      }
    } catch {
      reader.report(error.message, at: error.position ?? .start)
    }
    reader.reportDuplicates(parser.duplicates)
    guard reader.problems.isEmpty else { throw LabelDocumentError(problems: reader.problems) }
  }
}

extension ConfigurationReader {
  /// Reports duplicate names in objects.
  package mutating func reportDuplicates(_ duplicates: [JSONParser.Duplicate]) {
    for duplicate in duplicates {
      report("\"\(duplicate.name)\" occurs here twice", at: text.position(at: duplicate.offset))
    }
  }

  /// Reads a document of labels.
  ///
  /// - Parameters:
  ///   - file: The file's path, for labels without a place.
  ///   - readEntry: Reads an entry that is not a label but selects keys, as in version 1.
  package mutating func labelDocument(
    _ node: YAMLNode, file: String,
    readEntry: (inout ConfigurationReader, YAMLNode) -> Void
  ) -> LabelDocument {
    var draft = LabelDocumentDraft(file: file)
    read(node, as: "an object", into: &draft, keys: Self.documentKeys)
    if draft.schema == nil, errors.isEmpty {
      report("expected \"schema\": \"\(LabelDocument.schema)\"", at: node.position)
    }
    if draft.entries == nil, errors.isEmpty {
      report("expected \"labels\", a list", at: node.position)
    }
    for entry in draft.entries ?? [] {
      if entry.hasKey(among: LabelDraft.ownKeys) {
        if let label = modelLabel(entry, file: file) { draft.document.labels.append(label) }
      } else {
        readEntry(&self, entry.withoutKeys(LabelDraft.addedKeys))
      }
    }
    reportRepeatedIdentities(of: draft)
    return draft.document
  }

  private mutating func reportRepeatedIdentities(of draft: LabelDocumentDraft) {
    var known: Set<[String]> = []
    for entry in draft.entries ?? [] {
      guard let id = entry["id"], case .scalar(let text, isPlain: _) = id.content else { continue }
      var parts = [text]
      // There may be one document for each language.
      if case .sequence(let locales)? = entry["locales"]?.content { parts += locales.map(\.kind) }
      if !known.insert(parts).inserted {
        report("another label has the id '\(text)'", at: id.position)
      }
    }
  }

  private static let documentKeys: [ConfigurationKey<LabelDocumentDraft>] = [
    .init("schema") { reader, node, draft in
      draft.schema = reader.choice(node, "schema", known: [LabelDocument.schema]) {
        $0 == LabelDocument.schema ? $0 : nil
      }
    },
    .init("tool") { $2.document.tool = $0.text($1) },
    .init("labels") { $2.entries = $0.list($1, of: "{ \"id\": …, \"texts\": …, \"rooms\": … }") },
    // The member is ignored: uses are for readers of the file, and follow from the project's own code.
    .init("uses") { _, _, _ in },
    .init("rows") { reader, node, draft in
      draft.document.rows =
        (reader.list(node, of: "{ \"id\": …, \"room\": …, \"members\": … }") ?? [])
        .compactMap { reader.row($0, file: draft.file) }
    },
    .init("documents") { reader, node, draft in
      draft.document.documents = (reader.list(node, of: "{ \"file\": … }") ?? []).compactMap {
        reader.drawnDocument($0)
      }
    },
  ]
}

/// A document that is being read.
private struct LabelDocumentDraft {
  let file: String
  var document = LabelDocument()
  var schema: String?
  var entries: [YAMLNode]?
}

extension YAMLNode {
  /// The value of a key; `nil` if the mapping does not have it, or the node is not a mapping.
  package subscript(key: String) -> YAMLNode? {
    guard case .mapping(let pairs) = content else { return nil }
    return pairs.first { $0.key.value == key }?.value
  }

  fileprivate func hasKey(among keys: Set<String>) -> Bool {
    guard case .mapping(let pairs) = content else { return false }
    return pairs.contains { keys.contains($0.key.value) }
  }

  fileprivate func withoutKeys(_ keys: Set<String>) -> YAMLNode {
    guard case .mapping(let pairs) = content else { return self }
    return YAMLNode(
      content: .mapping(pairs.filter { !keys.contains($0.key.value) }), position: position)
  }
}
