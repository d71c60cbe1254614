internal import CopyfitSourceText

/// A `.strings` or `.stringsdict` file that is an XML or binary property list, read as a table.
struct PropertyListTable {
  let file: String
  let path: CatalogPath

  /// Reads a property list in XML, where each entry has its place.
  ///
  /// - Parameter unicode: The bytes, decoded as Unicode.
  func content(xml bytes: [UInt8], read unicode: SourceText) -> CatalogContent {
    let text = DeclaredText.decode(bytes, read: unicode)
    do throws(PropertyListError) {
      if let fault = DeclaredText.fault(in: bytes, read: unicode) {
        throw PropertyListError(fault, at: 0)
      }
      let empty = PropertyListEntries(
        path: path, size: text.utf8.count, position: text.position(at:))
      var entries = empty
      if !PlainPropertyList.read(text, take: { entries.append($0) }) {
        entries = empty
        var rest: Int?
        let root = try XMLPropertyList.read(text, ignored: { rest = $0 }) { entries.append($0) }
        _ = try members(of: root)
        if let rest { entries.problems.add(ignored(from: rest, in: text)) }
      }
      return entries.content(file: file)
    } catch {
      let lost = count(in: text.utf8)
      return rejected(for: error, at: text.position(at: error.offset), lost: lost)
    }
  }

  /// The number of entries in a list or a part of it.
  private func count(in utf8: [UInt8]) -> Int {
    path.isStringsDictionary
      ? StringsDictionaryEntry.count(in: utf8) : XMLRecovery.count(of: ["key"], in: utf8)
  }

  /// The problem of what follows a list, such as another list.
  private func ignored(from offset: Int, in text: SourceText) -> CatalogProblem {
    let lost = count(in: Array(text.utf8[offset...]))
    let effect =
      lost == 0
      ? "what follows is ignored without an error; delete it"
      : "\(Phrase.count(lost, "entry", "entries")) after it \(lost == 1 ? "is" : "are") lost without an error; put "
        + "\(lost == 1 ? "it" : "them") into the list, or delete what follows"
    return CatalogProblem(
      kind: .unreachableEntries, message: "The property list ends before this place: \(effect).",
      position: text.position(at: offset), entriesLost: lost, weight: lost == 0 ? .warning : nil,
      isReadOn: true)
  }

  /// Reads a binary property list, which has no lines: every place is 1:1.
  func content(binary bytes: [UInt8]) -> CatalogContent {
    do throws(PropertyListError) {
      var entries = PropertyListEntries(path: path) { _ in .start }
      for member in try members(of: PropertyListReader.read(binary: bytes)) {
        entries.append(member)
      }
      return entries.content(file: file)
    } catch {
      return rejected(for: error, at: .start, lost: BinaryPropertyList.entryCount(in: bytes))
    }
  }

  private func members(
    of root: PropertyListNode
  ) throws(PropertyListError) -> [PropertyListNode.Member] {
    guard case .dictionary(let members) = root.content else {
      throw PropertyListError("expected a dictionary at the top", at: root.offset)
    }
    return members
  }

  private func rejected(
    for error: PropertyListError, at position: SourcePosition, lost: Int
  ) -> CatalogContent {
    let problem =
      error.isLimit
      ? .tableNotRead(error.message, at: position, entriesLost: lost)
      : CatalogProblem(
        kind: .catalogSyntax, message: "The system rejects the whole table: \(error.message).",
        position: position, entriesLost: lost)
    let table = StringTable(file: file, name: path.table, locale: path.locale, entries: [])
    return CatalogContent(tables: [table], problems: [problem])
  }
}

extension CatalogProblem {
  /// A table that exceeds a limit of this reader, but not of the system.
  static func tableNotRead(
    _ reason: String, at position: SourcePosition, entriesLost: Int
  ) -> Self {
    CatalogProblem(
      kind: .limitReached, message: "The table is not read: \(reason). The system may read it.",
      position: position, entriesLost: entriesLost, weight: .error)
  }
}

extension CatalogPath {
  /// Whether a property list with this extension holds rules for plurals, widths and devices.
  var isStringsDictionary: Bool { fileExtension == "stringsdict" }
}
