import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitTestSupport
import Testing

/// The strings without a label whose words are compared with the screen's width.
struct ScreenWordsTests {
  private static let word = "Donaudampfschifffahrtsgesellschaftskapitänskajütentür"

  private static func keys(_ files: [String: String]) throws -> [String] {
    // Without a label or a device, the screens of other catalogs than Apple's are unknown.
    let files = files.merging(["copyfit.yml": "devices: [375]"]) { own, _ in own }
    return try TemporaryProject(files).audit().findings.filter { $0.rule == .wordWiderThanScreen }
      .compactMap(\.key)
  }

  /// No code requests a key that the source language lacks, and the store shows its own texts.
  @Test func areThoseThatTheAppMayShow() throws {
    let word = Self.word
    #expect(
      try Self.keys([
        "App/en.lproj/Localizable.strings":
          #""title" = "A"; "STORE_DESCRIPTION" = "B"; "storeDescriptions" = "C";"#,
        "App/de.lproj/Localizable.strings":
          #""title" = "\#(word)"; "STORE_DESCRIPTION" = "\#(word)"; "old" = "\#(word)";"#,
      ]) == ["title"])
  }

  /// Without a label or a device, only Apple's catalogs are certainly shown on a phone.
  @Test(arguments: [
    ("App/de.lproj/Localizable.strings", #""k" = "\#(word)";"#, 1),
    ("lib/app_de.arb", #"{"@@locale": "de", "k": "\#(word)"}"#, 0),
    ("locale/de.po", "msgid \"k\"\nmsgstr \"\(word)\"\n", 0),
  ])
  func areThoseOfApple(file: String, content: String, count: Int) throws {
    let findings = try TemporaryProject([file: content]).audit().findings
    #expect(findings.count { $0.rule == .wordWiderThanScreen } == count)
  }

  /// A phone does not show what no code names, and what only code of apps for other systems names.
  @Test(
    .enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)),
    arguments: [
      (#"let a = String(localized: "k")"#, "", ["k"]), ("let a = 1", "", []),
      ("let a = 1", #"let b = String(localized: "k")"#, []),
      (#"let a = "k""#, #"let b = String(localized: "k")"#, ["k"]),
      (#"let a = NSLocalizedString("k\(n)", comment: "")"#, "", ["k"]),
    ])
  func areThoseThatCodeOfThePhoneNames(app: String, mac: String, expected: [String]) throws {
    #expect(
      try Self.keys([
        "App/en.lproj/Localizable.strings": #""k" = "A";"#,
        "App/de.lproj/Localizable.strings": #""k" = "\#(Self.word)";"#,
        "App/View.swift": "import SwiftUI\nclass A { \(app) }",
        "macOS/View.swift": "import SwiftUI\nclass B { \(mac) }",
      ]) == expected)
  }

  /// Watches and televisions have other screens.
  @Test(arguments: [("iphone", 1), ("other", 1), ("applewatch", 0), ("appletv", 0), ("mac", 0)])
  func areThoseOfPhones(_ device: String, _ count: Int) throws {
    let catalog = """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "k": { "localizations": {
      "en": { "variations": { "device": { "\(device)": { "stringUnit": { "state": "translated",
      "value": "\(Self.word)" } } } } } } } } }
      """
    #expect(try Self.keys(["App/Localizable.xcstrings": catalog]).count == count)
  }
}
