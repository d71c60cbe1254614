import Foundation

/// The message catalogs of installed packages.
struct CatalogTexts {
  /// The maximum number of messages from one package, so that none dominates the corpus.
  private static let mostOfOnePackage = 400

  private let folders: [String]

  init(
    folders: [String] = [
      "/usr/share/locale", "/usr/local/share/locale", "/opt/homebrew/share/locale",
    ]
  ) {
    self.folders = folders
  }

  /// The cleaned texts of a language without duplicates, by package in the order of names.
  ///
  /// English texts are the originals of other languages' messages.
  func texts(in language: Language) -> [String] {
    let isEnglish = language.tag == "en"
    var seen: Set<String> = []
    var texts: [String] = []
    for path in files(of: isEnglish ? ["de", "fr", "es"] : language.folders) {
      guard let data = FileManager.default.contents(atPath: path),
        let catalog = MessageCatalog(data)
      else { continue }
      let messages = catalog.messages.flatMap { isEnglish ? [$0.original] : $0.translations }
      var count = 0
      for message in messages where count < Self.mostOfOnePackage {
        guard let text = MessageText.cleaned(message), language.isWritten(in: text),
          seen.insert(text).inserted
        else { continue }
        texts.append(text)
        count += 1
      }
    }
    return texts
  }

  /// The catalogs of the first folder name that has any, by package, so that they do not depend on other packages.
  private func files(of names: [String]) -> [String] {
    for name in names {
      let found = folders.flatMap { folder -> [String] in
        let path = "\(folder)/\(name)/LC_MESSAGES"
        let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return files.filter { $0.hasSuffix(".mo") }.sorted().map { "\(path)/\($0)" }
      }
      if !found.isEmpty { return found }
    }
    return []
  }
}
