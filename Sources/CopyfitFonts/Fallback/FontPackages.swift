/// The packages with fonts for a script.
enum FontPackages {
  private static let cjk: Set<String> = [
    "Hani", "Hans", "Hant", "Hanb", "Jpan", "Kore", "Hira", "Kana", "Hrkt", "Hang", "Bopo", "Jamo",
  ]

  /// Scripts whose letters are in Noto Sans itself.
  private static let european: Set<String> = ["Latn", "Grek", "Cyrl"]

  /// The Debian package, by ISO 15924 code.
  static func debian(for code: String) -> String? {
    if cjk.contains(code) { return "fonts-noto-cjk" }
    if code == "Zsye" { return "fonts-noto-color-emoji" }
    return isInNoto(code) ? "fonts-noto-core" : nil
  }

  /// The Homebrew cask, by ISO 15924 code.
  static func homebrew(for code: String) -> String? {
    if cjk.contains(code) { return "font-noto-sans-cjk" }
    if code == "Zsye" { return "font-noto-color-emoji" }
    if european.contains(code) { return "font-noto-sans" }
    if code == "Arab" || code == "Aran" { return "font-noto-sans-arabic" }
    let serifOnly: Set<String> = ["Ahom", "Dogr", "Hmnp", "Tang", "Tibt", "Yezi"]
    let design = serifOnly.contains(code) ? "serif" : "sans"
    return ScriptNames.name(of: code).map {
      "font-noto-\(design)-" + $0.lowercased().split(separator: " ").joined(separator: "-")
    }
  }

  private static func isInNoto(_ code: String) -> Bool {
    european.contains(code) || ["Arab", "Aran", "Brai", "Zsym", "Zmth"].contains(code)
      || ScriptNames.name(of: code) != nil
  }
}
