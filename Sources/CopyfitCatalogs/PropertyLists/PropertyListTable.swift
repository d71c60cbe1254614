internal import CopyfitSourceText

/// A `.strings` file that is an XML or binary property list, read as a table.
struct PropertyListTable {
  let file: String
  let path: CatalogPath

  /// Reads a property list in XML, where each entry has its place.
  func content(xml text: SourceText) -> CatalogContent {
    var parser = XMLPropertyList(text.utf8)
    do throws(PropertyListError) {
      if let offset = text.firstInvalidOffset {
        throw PropertyListError("these bytes are no text in \(text.encoding.rawValue)", at: offset)
      }
      return content(try parser.entries()) { text.position(at: $0) }
    } catch {
      return rejected(
        for: error, at: text.position(at: error.offset), lost: XMLPropertyList.keys(in: text.utf8))
    }
  }

  /// Reads a binary property list, which has no lines: all of it stands at 1:1.
  func content(binary bytes: [UInt8]) -> CatalogContent {
    var list = BinaryPropertyList(bytes)
    do throws(PropertyListError) {
      return content(try list.entries()) { _ in .start }
    } catch {
      return rejected(for: error, at: .start, lost: 0)
    }
  }

  private func content(
    _ entries: [PropertyListEntry], position: (Int) -> SourcePosition
  ) -> CatalogContent {
    var list = EntryList()
    for entry in entries {
      guard let value = entry.value else { continue }
      list.append(
        StringEntry(
          key: entry.key, value: value, comment: entry.comment,
          position: position(entry.offset)))
    }
    var content = CatalogContent(tables: [table(list.entries)], problems: list.problems.sorted)
    content.leaveOut(entries.count { $0.value == nil }, CatalogContent.noText)
    return content
  }

  private func rejected(
    for error: PropertyListError, at position: SourcePosition, lost: Int
  ) -> CatalogContent {
    let problem = CatalogProblem(
      kind: .catalogSyntax,
      message: "The system rejects the whole table: \(error.message).", position: position,
      entriesLost: lost)
    return CatalogContent(tables: [table([])], problems: [problem])
  }

  private func table(_ entries: [StringEntry]) -> StringTable {
    StringTable(file: file, name: path.table, locale: path.locale, entries: entries)
  }
}

/// A key with its value.
struct PropertyListEntry {
  var key: String
  /// The text, or `nil` for a value of another kind.
  var value: String?
  var comment: String?
  /// Where the entry starts.
  var offset: Int
}

/// Why a property list is rejected.
package struct PropertyListError: Error, Hashable {
  /// What is wrong, in one clause.
  package var message: String
  package var offset: Int

  init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}
