import Foundation

/// A project with one text in a temporary folder, which is removed when the test ends.
final class SmallProject {
  let path: String

  /// - Parameters:
  ///   - width: The width of the text's label; 60 points truncate it.
  ///   - settings: Additional settings of the configuration.
  ///   - files: Additional files, by their paths.
  init(width: Int = 60, settings: String = "", files: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "copyfit-small-\(UUID().uuidString)")
    path = folder.path
    var files = files
    files["App/en.lproj/Localizable.strings"] = #""title" = "Confirm the payment";"#
    files["copyfit.yml"] = """
      labels: [{ key: title, frame: { width: \(width) }, font: { name: system, size: 17 } }]
      \(settings)
      """
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The names of the folder's files, sorted.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
