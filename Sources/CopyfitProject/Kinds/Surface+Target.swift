package import CopyfitLabels

extension Label.Surface {
  /// The surface of a program other than the app, by the names of a source's folders; `nil` for the app's own sources.
  package init?(target file: String) {
    for folder in file.split(separator: "/").dropLast() {
      let words = folder.split(separator: " ").flatMap(KeyWords.words)
      let names = Set(words + zip(words, words.dropFirst()).map { $0 + $1 })
      // A folder with both names has sources that the app shares.
      if !names.isDisjoint(with: Self.otherSystems), !names.contains("ios") {
        self = .otherSystem
        return
      }
      guard let found = Self.targets.first(where: { !names.isDisjoint(with: $0.names) }) else {
        // A folder named `Extensions`, or only `Extension`, contains Swift extensions.
        guard words.count > 1, words.last == "extension" else { continue }
        self = .appExtension
        return
      }
      self = found.surface
      return
    }
    return nil
  }

  private static let otherSystems: Set<String> = ["tvos", "appletv", "macos", "osx", "visionos"]

  private static let targets: [(names: Set<String>, surface: Label.Surface)] = [
    (["widget", "widgets"], .widget), (["watch", "watchos", "watchkit"], .watch),
    (["intent", "intents"], .intents), (["carplay"], .carPlay),
  ]
}
