import CopyfitUnicode
import Foundation

/// A generated app to check, with texts of a corpus.
struct SampleApp {
  /// The number of labels, each for one key.
  let labels: Int
  /// The number of locales, each with a table.
  let locales: Int
  /// The number of keys in each table, with and without a label.
  let keys: Int
  /// The number of storyboards, which are copies of those of the sample app in `Corpora/`, with their translations.
  let documents: Int

  init(labels: Int, locales: Int, keys: Int? = nil, documents: Int = 0) {
    self.labels = labels
    self.locales = locales
    self.keys = keys ?? labels
    self.documents = documents
  }

  /// The number of strings outside the tables of storyboards.
  var stringCount: Int { keys * locales }

  /// The app's numbers, which also name its folder.
  var name: String {
    var name = "\(labels) × \(locales)"
    if keys > labels { name += ", \(stringCount) strings" }
    if documents > 0 { name += ", \(documents) storyboards" }
    return name
  }

  /// Writes the app for a command; returns its folder.
  func write(_ corpus: Corpus, for command: CopyfitCommand) throws(BenchmarkError) -> String {
    let cells = corpus.cells.filter { $0.stratum == .app }
    for index in 0..<locales {
      let cell = cells[index % cells.count]
      let lines = (0..<keys).map { key in
        let name = "\(key < labels ? "label" : "key").\(key)"
        return "\(JSON.text(name)) = \(JSON.text(Self.text(key, of: cell.samples)));\n"
      }
      _ = try command.write(
        lines.joined(), to: "\(name)/\(tag(index, cells)).lproj/Localizable.strings")
    }
    try writeDocuments(for: command)
    _ = try command.write(configuration, to: "\(name)/copyfit.yml")
    return command.folder.appending(path: name).path
  }

  private var configuration: String {
    """
    name: App
    sourceLanguage: en
    strings: ["*.lproj/*.strings"]
    interfaceBuilder: ["*.lproj/*.storyboard"]
    devices: [canvas]
    labels:
      - keys: "label.*"
        style: body
        frame: { width: 280 }
        lines: 2

    """
  }

  /// Writes copies of the sample app's storyboards, and their translations.
  private func writeDocuments(for command: CopyfitCommand) throws(BenchmarkError) {
    guard documents > 0 else { return }
    let app = AppTexts()
    let storyboards = app.files(in: "Base.lproj", ending: ".storyboard")
    guard !storyboards.isEmpty else { throw .cannotOpen(path: AppTexts.corpora.path) }
    for number in 0..<documents {
      let storyboard = storyboards[number % storyboards.count]
      let name = storyboard.deletingPathExtension().lastPathComponent
      for file in [storyboard] + app.tables(named: name) {
        let folder = file.deletingLastPathComponent().lastPathComponent
        try command.copy(
          file, to: "\(self.name)/\(folder)/Screen\(number).\(file.pathExtension)")
      }
    }
  }

  /// The corpus's texts repeat with numbers, because apps repeat words, not strings.
  private static func text(_ key: Int, of samples: [Sample]) -> String {
    let text = samples[key % samples.count].text
    return key < samples.count ? text : "\(text) \(key / samples.count)"
  }

  /// The corpus's locales repeat with other regions.
  private func tag(_ index: Int, _ cells: [Cell]) -> String {
    let locale = cells[index % cells.count].locale
    guard index >= cells.count else { return locale.tag }
    return "\(locale.language)-\(Self.regions[index / cells.count % Self.regions.count])"
  }

  private static let regions = ["AT", "CH", "BE", "CA", "IN", "SG", "ZA", "IE", "NZ", "AU"]
}
