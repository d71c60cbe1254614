public import Copyfit
internal import CopyfitFiles
internal import CopyfitFindings
internal import CopyfitProject
internal import CopyfitSourceText

/// The fonts that a project was measured with, by name, version and digest.
///
/// Other fonts may give other verdicts, so a check fails if one differs.
public struct FontLock: Hashable, Sendable {
  /// The name of the file in a project's folder.
  public static let fileName: String = LockedFonts.fileName
  /// The value of the member `schema`.
  static let schema = "copyfit.font-lock/1"
  /// The maximum size of a file, in bytes.
  static let maximumSize = 1 << 20

  /// A font file, described by one of its faces.
  struct Font: Hashable, Sendable {
    var name: String
    var version: String
    var sha256: String
  }

  /// The fonts, sorted by their names.
  private(set) var fonts: [Font]

  /// The number of fonts.
  public var count: Int { fonts.count }

  /// Creates a lock from the fonts of a check.
  public init(_ records: [FontRecord]) {
    fonts = Set(records.map(Font.init)).sorted {
      ($0.name, $0.version, $0.sha256) < ($1.name, $1.version, $1.sha256)
    }
  }

  /// The content of the file; the same fonts give the same bytes.
  public var json: String {
    let fonts = fonts.map { font in
      JSONValue.object([
        "name": .string(font.name), "version": .string(font.version),
        "sha256": .string(font.sha256),
      ])
    }
    return JSONValue.object(["schema": .string(Self.schema), "fonts": .array(fonts)]).text
  }

  /// The differences between the fonts of a check and the lock, each as a sentence without a full stop.
  ///
  /// - Parameters:
  ///   - lacking: The names of fonts that the check asked for and did not find.
  ///   - file: The lock's path for messages.
  func differences(
    from records: [FontRecord], lacking: Set<String> = [], in file: String = fileName
  ) -> [String] {
    let used = FontLock(records).fonts
    let names = Set(used.map(\.name))
    let advice = advice(about: fonts.filter { !names.contains($0.name) }, lacking: lacking)
    return used.filter { !fonts.contains($0) }.map { font in
      let locked = fonts.filter { $0.name == font.name }.map(\.description)
      guard locked.isEmpty else {
        return
          "\(font.name) is \(font), but \(file) has \(Phrase.list(locked)); install the locked "
          + "font, or \(Self.rewriting)"
      }
      return "\(font.name) is \(font), but \(file) does not have it; \(advice)"
    }
  }

  /// The remedy for a font that is not locked.
  ///
  /// - Parameter unused: The locked fonts that were not measured.
  private func advice(about unused: [Font], lacking: Set<String>) -> String {
    guard !unused.isEmpty else { return Self.rewriting }
    // Another font was measured in place of these.
    let missing = unused.filter { lacking.contains($0.name) }
    let shown = (missing.isEmpty ? unused : missing).prefix(4).map { "\($0.name), \($0)" }
      .joined(separator: "; ")
    return missing.isEmpty
      ? "these locked fonts were not measured: \(shown); \(Self.rewriting)"
      : "it may be used in place of a locked font that was not found: install \(shown), or \(Self.rewriting)"
  }

  private static let rewriting = "write the file again with 'copyfit fonts --lock'"
}

extension FontLock.Font: CustomStringConvertible {
  fileprivate init(_ record: FontRecord) {
    self.init(
      name: record.postScriptName, version: record.version, sha256: record.sha256)
  }

  var description: String { "version '\(version)' with the digest \(sha256.prefix(12))" }
}

extension FontLock {
  /// The lock of a project; `nil` if it has none.
  ///
  /// - Throws: `AuditError` for a file that cannot be read.
  static func read(
    of project: ProjectFiles
  ) throws(AuditError) -> (lock: FontLock, file: String)? {
    guard let (path, shown) = project.fontLock else { return nil }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try SourceFile.bytes(
        of: path, within: project.boundary, limit: maximumSize)
    } catch {
      if error == .missing { return nil }
      throw AuditError("\(shown): the fonts cannot be read: \(error.message)")
    }
    do throws(SourceTextError) { return (try FontLock(bytes), shown) } catch {
      throw AuditError(
        "the fonts cannot be read: \(error.message)",
        at: SourceLocation(file: shown, position: error.position ?? .start))
    }
  }

  /// Reads the content of a file.
  init(_ bytes: [UInt8]) throws(SourceTextError) {
    let text = SourceText(decoding: bytes)
    var parser = JSONParser(text)
    try self.init(try parser.parse(), in: text)
  }

  private init(_ root: JSONNode, in text: SourceText) throws(SourceTextError) {
    guard root["schema"]?.string == Self.schema, case .array(let nodes)? = root["fonts"]?.content
    else {
      throw .syntax(
        message: "expected \"schema\": \"\(Self.schema)\" and \"fonts\", a list",
        position: text.position(at: root.offset))
    }
    fonts = []
    for node in nodes {
      guard let name = node["name"]?.string, let version = node["version"]?.string,
        let digest = node["sha256"]
      else {
        throw .syntax(
          message: "expected \"name\", \"version\" and \"sha256\"",
          position: text.position(at: node.offset))
      }
      guard let digits = digest.string, Self.isDigest(digits) else {
        throw .syntax(
          message: "expected a digest by SHA-256, 64 hexadecimal digits",
          position: text.position(at: digest.offset))
      }
      fonts.append(Font(name: name, version: version, sha256: digits.lowercased()))
    }
  }

  private static func isDigest(_ text: String) -> Bool {
    text.utf8.count == 64 && text.unicodeScalars.allSatisfy(\.properties.isASCIIHexDigit)
  }
}
