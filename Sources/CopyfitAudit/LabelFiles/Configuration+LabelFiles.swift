internal import CopyfitFiles
internal import CopyfitSourceText

extension Configuration {
  /// Adds the labels of the project's label files: those that are named, else `labels.json` where there is
  /// one that does not turn out to be JSON of another kind.
  ///
  /// - Parameter folder: The project's folder, fit to open.
  /// - Throws: `AuditError` for files that are named and missing, and for files with errors.
  mutating func addLabelFiles(in folder: String) throws(AuditError) {
    guard let labelFiles else { return try addConventionalLabelFile(in: folder) }
    var messages: [String] = []
    for file in labelFiles {
      do throws(AuditError) {
        labels += try Self.labels(of: file.value, in: folder) { message in
          error("'\(file.value)' cannot be read: \(message)", at: file.position)
        }
      } catch {
        messages += error.messages
      }
    }
    guard messages.isEmpty else { throw AuditError(messages: messages) }
  }

  private mutating func addConventionalLabelFile(in folder: String) throws(AuditError) {
    let name = LabelFile.conventionalName
    guard SourceFolder.kind(of: FilePath.joined(folder, name)) == .file,
      let bytes = try? SourceFile.bytes(
        of: FilePath.joined(folder, name), limit: LabelFile.maximumSize)
    else { return }
    let file = LabelFile(bytes, name: name)
    if file.isSomethingElse { otherLabelFile = name } else { labels += try file.labels() }
  }

  private static func labels(
    of name: String, in folder: String, unreadable: (String) -> AuditError
  ) throws(AuditError) -> [ConfiguredLabel] {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try SourceFile.bytes(
        of: name.hasPrefix("/") ? name : FilePath.joined(folder, name),
        limit: LabelFile.maximumSize)
    } catch {
      throw unreadable(error.message)
    }
    return try LabelFile(bytes, name: name).labels()
  }
}
