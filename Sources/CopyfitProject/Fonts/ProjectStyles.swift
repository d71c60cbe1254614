package import Copyfit
package import CopyfitDynamicType
internal import CopyfitFiles
package import CopyfitFindings
internal import CopyfitSourceText

/// The app's own fonts for text styles, from `fonts.styles`.
package struct ProjectStyles: Sendable {
  package private(set) var dictionary = StyleDictionary()
  /// The place of each style's entry, for a message: `file:line:column: ` or `file: `.
  private var places: [TextStyle: String] = [:]

  /// Creates the styles of an app that uses the system's fonts.
  package init() {}

  /// Reads the style dictionary in a project's configuration, or in the file that it names.
  ///
  /// - Throws: `AuditError` with all errors of the file, because measurements in fonts other than the app's would be
  ///   meaningless.
  package init(_ files: ProjectFiles) throws(AuditError) {
    switch files.configuration.fonts.styles {
    case nil: break
    case .dictionary(let dictionary, let positions):
      self.dictionary = dictionary
      places = positions.mapValues { position in
        let place = files.configuration.place(of: position)
        return Self.place(place.file, place.position)
      }
    case .file(let file):
      let path = files.place(of: file.value)
      let reader = try Self.read(path, namedAs: file, files)
      dictionary = reader.dictionary
      for style in dictionary.entries.keys {
        places[style] = Self.place(path, reader.positions[style])
      }
    }
  }

  private static func read(
    _ path: String, namedAs file: Located<String>, _ files: ProjectFiles
  ) throws(AuditError) -> StyleDictionaryReader {
    var styles = StyleFile(path, within: files.boundary)
    let result: Result<StyleDictionaryReader, AuditError>
    do throws(FileError) { result = try styles.read() } catch {
      throw files.configuration.error(
        "the style dictionary '\(file.value)' cannot be read: \(error.message)", at: file.position)
    }
    return try result.get()
  }

  private static func place(_ file: String, _ position: SourcePosition?) -> String {
    position.map { "\(file):\($0.line):\($0.column): " } ?? "\(file): "
  }

  /// Removes the entries whose font is not installed; as in apps, these styles keep the preferred font.
  ///
  /// - Returns: A message about each of them with its error, in the order of the styles.
  package mutating func removeMissingFonts(
    in library: FontLibrary
  ) -> [(message: String, error: CopyfitError)] {
    var failures: [(message: String, error: CopyfitError)] = []
    for (style, entry) in dictionary.entries.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let spec = LabelSpec(font: Font(dictionary.font(for: style)))
      do throws(CopyfitError) {
        if library.typeScale[style, .large] == nil {
          throw .description(.styleMissing(style, scale: library.typeScale.name))
        }
        let found = try library.resolution(for: spec)
        guard found.missingName != nil, found.platformFont == nil else { continue }
        throw .namedFontMissing(name: entry.fontName, purpose: "the font of \(style)")
      } catch {
        let place = places[style] ?? ""
        failures.append((place + Configuration.printable(String(describing: error)), error))
        dictionary[style] = nil
      }
    }
    return failures
  }

  /// Replaces the preferred font of a text style with the app's own font.
  package func apply(to font: inout Font) {
    let descriptor = font.descriptor
    let own = dictionary.font(replacing: descriptor)
    if own != descriptor { font = Font(own) }
  }
}
