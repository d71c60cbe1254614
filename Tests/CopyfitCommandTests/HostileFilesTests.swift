import Foundation
import Testing

/// Files that are too deep, too long, in circles or no text: each command ends with one of its statuses.
struct HostileFilesTests {
  struct File: CustomTestStringConvertible, Sendable {
    var path: String
    var content: String
    var testDescription: String { "\(path): \(content.prefix(24))" }

    init(_ path: String, _ content: String) { (self.path, self.content) = (path, content) }
  }

  private static func plist(_ content: String) -> String {
    "<plist><dict>\(content)</dict></plist>"
  }

  private static func screen(_ content: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s">
    <objects><viewController id="v"><view key="view" id="w"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>\(content)</subviews></view></viewController></objects></scene></scenes></document>
    """
  }

  private static func label(width: String, size: String) -> String {
    """
    <label id="l" text="Pay"><rect key="frame" x="-0" y="nan" width="\(width)" height="1e308"/>
    <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
    """
  }

  /// Rows of SwiftUI, each in the one before.
  private static func rows(_ count: Int, eachTwice: Bool) -> String {
    let rows = (0..<count).map { index in
      let inner = "{\"row\": \"\(index + 1)\"}"
      let members =
        index + 1 == count ? #"{"label": "l"}"# : eachTwice ? "\(inner), \(inner)" : inner
      return """
        {"id": "\(index)", "room": {"atLeast": 0, "atMost": 90}, "rule": "swiftui", "members": [\(members)]}
        """
    }
    return """
      {"schema": "copyfit.labels/2", "rows": [\(rows.joined(separator: ","))], "labels": [{"id": "l", "font": "body",
       "lines": 1, "texts": [{"literal": "Pay", "locale": "en"}], "rooms": [{"width": {"atMost": null}}]}]}
      """
  }

  static let files = [
    File("fr.lproj/D.strings", String(repeating: "{\"a\"=", count: 20_000)),
    File("fr.lproj/D.strings", "\"a\"=" + String(repeating: "(", count: 50_000)),
    File(
      "fr.lproj/D.strings", "\"a\0\" = \"\u{1B}]0;x\u{7}\"; \"b\" = \"%99999999999$@ %\u{1B}[2J\";"),
    File("fr.lproj/D.strings", "bplist00" + String(repeating: "\u{7F}", count: 200)),
    File("fr.lproj/D.stringsdict", String(repeating: "<dict><key>a</key>", count: 20_000)),
    File(
      "fr.lproj/D.stringsdict",
      plist("<key>a</key><integer>1e999</integer><key>b</key><real>-0</real>")),
    File(
      "fr.lproj/D.stringsdict",
      "<!DOCTYPE plist [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b SYSTEM \"/etc/passwd\">]>"
        + plist("<key>a</key><string>\(String(repeating: "&a;", count: 50_000))&b;</string>")),
    File("D.xcstrings", String(repeating: "[", count: 100_000)),
    File(
      "D.xcstrings", #"{"sourceLanguage": 1e999, "version": -0, "strings": {"a": null, "b": []}}"#),
    File("de.xliff", "<xliff a=\"\(String(repeating: "x", count: 1_000_000))\"/>"),
    File("values/strings.xml", "<resources><string name=\"a\">@string/a</string></resources>"),
    File("po/de.po", "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=99999999999; plural=n/0;\\n\"\n"),
    File("app_de.arb", "{\"a\": \"\(String(repeating: "{n, plural, ", count: 1000))\"}"),
    File("Main.storyboard", screen(label(width: "1e999", size: "-1e308"))),
    File("Main.storyboard", screen(label(width: "99999999999999999999", size: "0x1p9999"))),
    File("Main.storyboard", screen(String(repeating: "<view><subviews>", count: 1000))),
    File("A.xcodeproj/project.pbxproj", String(repeating: "{", count: 50_000)),
    File(".gitignore", String(repeating: "**/[a-", count: 5000)),
    File("copyfit.fonts.json", "{\"fonts\": " + String(repeating: "[", count: 50_000)),
    File("labels.json", rows(300, eachTwice: true)),
    File("labels.json", rows(5000, eachTwice: false)),
    File("->fr.lproj", "."), File("->Main.storyboard", "/dev/zero"),
    File("->L.xcstrings", "L.xcstrings"),
  ]

  private static let commands = [
    ["check"], ["labels"], ["explain", "title"], ["init", "--output", "-"], ["budget"],
    ["render", "title"], ["config", "verify"],
  ]

  @Test(arguments: files)
  func endsEachCommand(file: File) throws {
    let isLink = file.path.hasPrefix("->")
    let project = try SmallProject(files: isLink ? [:] : [file.path: file.content])
    if isLink {
      try FileManager.default.createSymbolicLink(
        atPath: project.path + "/" + file.path.dropFirst(2), withDestinationPath: file.content)
    }
    for command in Self.commands {
      let run = try CommandRun(command + [project.path])
      #expect((0...2).contains(run.status), "\(command)")
      #expect(!(run.output + run.messages).contains("\u{1B}"), "\(command)")
      // The file hides no finding of another one.
      #expect(command != ["check"] || run.status == 2 || run.output.contains("[truncation]"))
    }
  }
}
