internal import CopyfitSourceText
internal import CopyfitUnicode

/// A `.stringsdict` file: a property list of texts with forms for numbers, widths and devices.
///
/// Its entries override those of the `.strings` file of the same table.
struct StringsDictionaryTable {
  let file: String
  let path: CatalogPath

  /// Reads the file, in XML or binary; a binary list has no lines, all of it stands at 1:1.
  func content(_ bytes: [UInt8]) -> CatalogContent {
    if BinaryPropertyList.isBinary(bytes) {
      return content(lostKeys: 0, position: { _ in .start }) { () throws(PropertyListError) in
        try PropertyListReader.read(binary: bytes)
      }
    }
    let text = SourceText(decoding: bytes)
    let lost = { XMLPropertyList.keys(in: text.utf8) }
    return content(lostKeys: lost(), position: text.position(at:)) {
      () throws(PropertyListError) in
      if let offset = text.firstInvalidOffset {
        throw PropertyListError("these bytes are no text in \(text.encoding.rawValue)", at: offset)
      }
      guard XMLPropertyList.isXML(text.utf8) else {
        throw PropertyListError("expected a property list in XML", at: 0)
      }
      return try PropertyListReader.read(xml: text.utf8)
    }
  }

  private func content(
    lostKeys: @autoclosure () -> Int, position: (Int) -> SourcePosition,
    read: () throws(PropertyListError) -> PropertyListNode
  ) -> CatalogContent {
    do throws(PropertyListError) {
      let root = try read()
      guard case .dictionary(let members) = root.content else {
        throw PropertyListError("expected a dictionary at the top", at: root.offset)
      }
      return withoutActuallyEscaping(position) { content(of: members, position: $0) }
    } catch {
      let problem = CatalogProblem(
        kind: .catalogSyntax,
        message: "The system rejects the whole file: \(error.message).",
        position: position(error.offset), entriesLost: lostKeys())
      return CatalogContent(tables: [table([])], problems: [problem])
    }
  }

  private func content(
    of members: [PropertyListNode.Member], position: @escaping (Int) -> SourcePosition
  ) -> CatalogContent {
    var list = EntryList()
    var problems = ProblemList()
    for member in members {
      var reader = StringsDictionaryEntry(
        key: member.key, comment: member.comment, position: position)
      reader.read(member.value, at: member.offset)
      reader.problems.forEach { problems.add($0) }
      // Forms of one key are no duplicates of each other.
      list.append(contentsOf: reader.entries)
    }
    problems.add(contentsOf: list.problems)
    return CatalogContent(tables: [table(list.entries)], problems: problems.sorted)
  }

  private func table(_ entries: [StringEntry]) -> StringTable {
    StringTable(file: file, name: path.table, locale: path.locale, entries: entries)
  }
}
