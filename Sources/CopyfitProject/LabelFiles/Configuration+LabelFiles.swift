internal import CopyfitFiles
internal import CopyfitFindings
internal import CopyfitSourceText

extension Configuration {
  /// Adds the labels of the project's label files: the named ones, or else `labels.json`, unless it is another kind of
  /// JSON.
  ///
  /// - Parameters:
  ///   - folder: The project's folder, for opening it.
  ///   - boundary: The files that may be read.
  ///   - listedPath: The folder relative to that of the configuration that lists the project, for messages.
  ///   - total: The maximum size of all files together, in bytes.
  /// - Throws: `AuditError` for named files that are missing, and for files with errors.
  mutating func addLabelFiles(
    in folder: String, within boundary: ReadingBoundary, listedPath: String = "",
    total: Int = LabelFile.maximumTotal
  ) throws(AuditError) {
    func bytes(of name: String) throws(FileError) -> [UInt8] {
      try SourceFile.bytes(
        of: FilePath.resolved(name, in: folder), within: boundary, limit: LabelFile.maximumSize)
    }
    guard let labelFiles else { return try addConventionalLabelFile(listedPath, bytes) }
    var problems: [AuditError.Problem] = []
    var left = total
    for file in labelFiles {
      do throws(AuditError) {
        let contents = try contents(of: file, bytes)
        left -= contents.count
        labelSize += contents.count
        guard left >= 0 else { throw excess(total, at: file.position) }
        let shown = FilePath.resolved(file.value, in: listedPath)
        let labels = try LabelFile(contents, name: file.value, shown: shown).content()
        add(labels, of: file.value)
      } catch {
        problems += error.problems
        if left < 0 { break }
      }
    }
    guard problems.isEmpty else { throw AuditError(problems) }
  }

  private mutating func addConventionalLabelFile(
    _ listedPath: String, _ bytes: (String) throws(FileError) -> [UInt8]
  ) throws(AuditError) {
    let name = LabelFile.conventionalName
    let shown = FilePath.joined(listedPath, name)
    let contents: [UInt8]
    do throws(FileError) { contents = try bytes(name) } catch {
      // A file that cannot be read may have labels, and the check would pass without them.
      if [.missing, .isFolder].contains(error) { return }
      throw AuditError("\(shown): the labels cannot be read: \(error.message)")
    }
    labelSize += contents.count
    let file = LabelFile(contents, name: name, shown: shown)
    if file.isSomethingElse { otherLabelFile = name } else { add(try file.content(), of: name) }
  }

  private mutating func add(_ content: LabelFile.Content, of file: String) {
    labels += content.entries
    modelLabels += content.labels
    modelRows += content.rows
    modelDocuments += content.documents
    rowReferences += content.references.map { reference in
      PlacedRowReference(
        value: reference.value,
        source: SourceLocation(file: file, position: reference.position))
    }
  }

  private func contents(
    of file: Located<String>, _ bytes: (String) throws(FileError) -> [UInt8]
  ) throws(AuditError) -> [UInt8] {
    do throws(FileError) { return try bytes(file.value) } catch {
      throw self.error("'\(file.value)' cannot be read: \(error.message)", at: file.position)
    }
  }

  private func excess(_ total: Int, at position: SourcePosition) -> AuditError {
    error(
      "with this file, the files of labels have more than \(Phrase.grouped(total)) bytes together",
      at: position)
  }
}
