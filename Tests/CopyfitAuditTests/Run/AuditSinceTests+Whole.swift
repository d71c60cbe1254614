import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitTestSupport
import Foundation
import Testing

/// Changes that concern everything, and revisions that cannot be compared.
extension AuditSinceTests {
  /// A text whose font is unknown may have a room.
  @Test func saysThatTheFontIsUnknown() throws {
    let project = try Self.repository()
    let label =
      #"{ "id": "x", "texts": [{ "bundle": "App", "table": "Other", "key": "k" }], "#
      + #""style": "body", "rooms": [{ "width": { "atMost": 90 } }], "unknown": ["font"] }"#
    try Self.write(
      project, "labels.json", #"{"schema": "copyfit.labels/2", "labels": [\#(label)]}"#)
    try Self.write(project, "copyfit.yml", "name: App\nlabelFiles: [labels.json]")
    try Self.write(project, "App/de.lproj/Other.strings", #""k" = "Ja";"#)
    try Self.commit(project)
    try Self.write(project, "App/de.lproj/Other.strings", #""k" = "Nein";"#)
    let report = try Self.audit(project, since: "HEAD")
    #expect(report.exitStatus == 2)
    #expect(
      report.failures == [
        "Nothing that changed since 'HEAD' can be measured: the font of 1 text is not known; the report says why."
      ])
  }

  @Test func aNewFileIsChecked() throws {
    let project = try Self.repository()
    try Self.write(
      project, "App/el.lproj/Main.strings", "\"bbb-22-bbb.text\" = \"Επιβεβαίωση πληρωμής\";")
    #expect(Self.truncated(try Self.audit(project)) == ["bbb-22-bbb.text el"])
    try Self.commit(project)
    #expect(Self.truncated(try Self.audit(project, since: "HEAD^")) == ["bbb-22-bbb.text el"])
    #expect(Self.truncated(try Self.audit(project)).isEmpty)
  }

  /// A constant, a font and a view around a label may be in any source; an Xcode project says which sources count.
  @Test(arguments: [
    (
      "Fonts.swift", "import UIKit\nenum Fonts { static let small = UIFont.systemFont(ofSize: 60) }"
    ),
    ("Fonts.swift", nil), ("M.m", "#import <UIKit/UIKit.h>"),
    ("App.xcodeproj/project.pbxproj", "{ objects = {}; }"),
  ])
  func aSourceConcernsAllLabelsInCode(file: String, content: String?) throws {
    let project = try Self.repository()
    try Self.write(project, "App/de.lproj/L.strings", "\"hint\" = \"\(Self.wide)\";")
    try Self.write(project, "Fonts.swift", "import UIKit")
    try Self.write(
      project, "V.swift",
      """
      import UIKit
      class V: UIViewController {
        let hint = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          hint.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
          hint.text = NSLocalizedString("hint", tableName: "L", comment: "")
          view.addSubview(hint)
        }
      }
      """)
    try Self.commit(project)
    #expect(Self.truncated(try Self.audit(project, since: "HEAD")).isEmpty)
    if let content {
      try Self.write(project, file, content)
    } else {
      try FileManager.default.removeItem(atPath: project.path + "/My App é/" + file)
    }
    #expect(Self.truncated(try Self.audit(project, since: "HEAD")) == ["hint de"])
  }

  /// Texts in surfaces of the system have no view in code, but a place.
  @Test(
    .enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)),
    arguments: [
      (#".navigationTitle("grows")"#, .title),
      (#".alert("grows", isPresented: $isShown) { Button("short") {} }"#, .alert),
      (#".toolbar { ToolbarItem { Button("grows") {} } }"#, .bar),
      (#".searchable(text: $text, prompt: "grows")"#, .search),
    ] as [(String, AuditReport.Coverage.Use.Place)])
  func aSourceConcernsLabelsOfTheSystem(
    modifier: String, place: AuditReport.Coverage.Use.Place
  ) throws {
    let project = try Self.repository()
    let long = String(repeating: Self.wide, count: 3)
    try Self.write(
      project, "App/de.lproj/Localizable.strings", "\"grows\" = \"\(long)\"; \"short\" = \"Ja\";")
    let source = { (modifier: String) in
      """
      import SwiftUI
      @main struct A: App { var body: some Scene { WindowGroup { V() } } }
      struct V: View {
        @State private var text = ""
        @State private var isShown = false
        var body: some View { NavigationStack { List { Text("short") }\(modifier) } }
      }
      """
    }
    try Self.write(project, "App/V.swift", source(#".navigationTitle("short")"#))
    try Self.commit(project)
    try Self.write(project, "App/V.swift", source(modifier))
    let part = try Self.audit(project, since: "HEAD")
    let whole = try Self.audit(project, since: nil)
    #expect(Self.truncated(part) == Self.truncated(whole).filter { $0.hasPrefix("grows ") })
    #expect(Self.truncated(part) == ["grows de"] || place != .title)
    let share = part.coverage.places.first { $0.place == place }
    #expect(share?.count ?? 0 > 0 && share == whole.coverage.places.first { $0.place == place })
  }

  @Test func theConfigurationConcernsEverything() throws {
    let project = try Self.repository()
    try Self.write(project, "copyfit.yml", "name: Other")
    let report = try Self.audit(project)
    #expect(Self.truncated(report).count == 2)
    #expect(
      report.account.first?.contains("everything is checked, as 'copyfit.yml' changed since 'main'")
        == true)
  }

  /// A setting that affects every width, in a file that the configuration names.
  @Test(arguments: [
    (
      "calibration", "widths.yml",
      "[{ font: system, weight: regular, sizes: [16, 17], factor: 1.01, margin: 1% }]"
    ),
    ("styles", "styles.yml", "{}"),
  ])
  func aFileOfFontsConcernsEverything(key: String, file: String, content: String) throws {
    let project = try Self.repository()
    try Self.write(project, file, content)
    try Self.write(project, "copyfit.yml", "fonts: { \(key): \(file) }")
    try Self.commit(project)
    #expect(Self.truncated(try Self.audit(project)).isEmpty)
    try Self.write(project, file, content + " # again")
    let report = try Self.audit(project)
    #expect(Self.truncated(report).count == 2)
    #expect(
      report.account.first?.contains("everything is checked, as '\(file)' changed") == true)
  }

  /// A font changes the widths of any label.
  ///
  /// A folder is compared through the links in it; fonts of third parties, and
  /// other files beside the fonts, do not count.
  @Test(
    arguments: [
      ("[Fonts]", "Fonts/A.ttf", "Fonts"), ("[./Fonts/]", "Fonts/More/B.otf", "Fonts"),
      ("[Fonts]", "Other/C.ttf", "Fonts"), ("[Linked]", "Other/C.ttf", "Linked"),
      ("[.]", "Other/C.ttf", "."), ("[Fonts]", "Fonts/ReadMe.txt", nil), ("[.]", "ReadMe.txt", nil),
      ("[Fonts]", "Elsewhere/D.ttf", nil),
      (nil, "Elsewhere/D.ttf", "Elsewhere/D.ttf"), (nil, "Pods/E.ttf", nil),
    ] as [(String?, String, String?)])
  func aFontConcernsEverything(folders: String?, file: String, cause: String?) throws {
    let project = try Self.repository()
    try Self.write(
      project, "copyfit.yml", folders.map { "fonts: { directories: \($0) }" } ?? "name: A")
    let files = [
      "Fonts/A.ttf", "Fonts/More/B.otf", "Other/C.ttf", "Elsewhere/D.ttf", "Pods/E.ttf",
      "Fonts/ReadMe.txt", "ReadMe.txt",
    ]
    for file in files { try Self.write(project, file, "a font") }
    let place = project.path + "/My App é"
    for (link, target) in [("Linked", "Other"), ("Fonts/Link", "../Other")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(place)/\(link)", withDestinationPath: target)
    }
    try Self.commit(project)
    #expect(Self.truncated(try Self.audit(project, since: "HEAD")).isEmpty)
    for isDeleted in [false, true] {
      try Self.write(project, file, "another font")
      if isDeleted { try FileManager.default.removeItem(atPath: "\(place)/\(file)") }
      let report = try Self.audit(project, since: "HEAD")
      #expect(Self.truncated(report).count == (cause == nil ? 0 : 2))
      let account = cause.map { "everything is checked, as '\($0)' changed since 'HEAD'" }
      #expect(account.map { report.account.first?.contains($0) == true } ?? true)
    }
  }

  @Test(arguments: [
    ("nowhere", "git knows no revision 'nowhere'"),
    ("--upload-pack=touch x", "'--upload-pack=touch x' is not the name of a revision"),
    ("", "'' is not the name of a revision"), ("-1", "'-1' is not the name of a revision"),
    ("a\nb", "'a\\nb' is not the name of a revision"),
  ])
  func refusesWhatIsNoRevision(revision: String, message: String) throws {
    let project = try Self.repository()
    let error = #expect(throws: AuditError.self) { try Self.audit(project, since: revision) }
    #expect(error?.messages == [message])
  }

  @Test func aShallowCloneLacksHistory() throws {
    let project = try Self.repository()
    try Self.write(project, "App/de.lproj/Main.strings", "\"aaa-11-aaa.text\" = \"Ja\";")
    try Self.commit(project)
    let clone = try TemporaryProject([:])
    try Self.git(clone, ["clone", "-q", "--depth", "1", "file://" + project.path, "."])
    let error = #expect(throws: AuditError.self) { try Self.audit(clone, since: "main~1") }
    #expect(error?.messages.first?.contains("fetch-depth: 0") == true, "\(error?.messages ?? [])")
  }

  @Test func withoutARepositoryItCannotTell() throws {
    let project = try TemporaryProject(["My App é/App/de.lproj/A.strings": #""a" = "Ja";"#])
    let error = #expect(throws: AuditError.self) { try Self.audit(project) }
    #expect(
      error?.messages.first?.hasSuffix(
        "changes since 'main' need a git repository, and this folder is in none")
        == true)
  }
}
