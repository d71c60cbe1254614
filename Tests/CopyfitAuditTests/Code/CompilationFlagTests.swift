import CopyfitAudit
import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitTestSupport
import Testing

/// Texts in `#if` with flags, which settings of the build define.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct CompilationFlagTests {
  /// The keys of the texts that do not fit, if some of the code is in `#if`.
  ///
  /// - Parameters:
  ///   - folder: The project's folder, empty or with a slash at its end.
  ///   - repositories: The folders of repositories in the same form.
  private static func cut(
    _ condition: String, _ settings: [String: String] = [:], in folder: String = "",
    repositories: [String] = [""]
  ) throws -> [String] {
    var files = [
      "\(folder)Pay/en.lproj/Localizable.strings": """
      "new" = "A text that has no room"; "old" = "A text that has no room";
      """,
      "\(folder)Pay/Pay.swift": """
      import SwiftUI
      @main struct Pay: App { var body: some Scene { WindowGroup { Bill() } } }
      struct Bill: View {
        var body: some View {
          #if \(condition)
            Text("new").lineLimit(1).frame(width: 50)
          #else
            Text("old").lineLimit(1).frame(width: 50)
          #endif
        }
      }
      """,
    ]
    for repository in repositories { files[repository + ".git/HEAD"] = "" }
    let project = try TemporaryProject(files.merging(settings) { $1 })
    let options = AuditOptions(paths: [project.path + "/" + folder])
    let found = try project.audit(options).findings.filter { $0.rule == .truncation }
    return found.compactMap(\.key).sorted()
  }

  @Test(arguments: [
    ("REDESIGN", ["old"]), ("!REDESIGN", ["new"]), ("REDESIGN && os(iOS)", ["old"]),
    ("(REDESIGN || BETA)", ["old"]), ("os(iOS) || REDESIGN", ["new"]),
    // Tools define these without a setting, and other conditions are no flags.
    ("SWIFT_PACKAGE", ["new", "old"]), ("canImport(Kit)", ["new", "old"]),
    ("hasFeature(REDESIGN)", ["new", "old"]),
  ])
  func aBranchThatNothingDefinesIsNotBuilt(condition: String, expected: [String]) throws {
    #expect(try Self.cut(condition) == expected)
  }

  @Test(arguments: [
    ("Config/App.xcconfig", "SWIFT_ACTIVE_COMPILATION_CONDITIONS = REDESIGN"),
    ("Kit/Package.swift", #"swiftSettings: [.define("REDESIGN")]"#),
    ("project.yml", "OTHER_SWIFT_FLAGS: -DREDESIGN"), ("fastlane/Fastfile", "xcargs: 'REDESIGN'"),
    ("project.json", #"{ "OTHER_SWIFT_FLAGS": "-DBETA\n-D\nREDESIGN" }"#),
    ("Kit.podspec", "'OTHER_SWIFT_FLAGS' => '-DREDESIGN'"),
    ("Config/Build.plist", "<string>REDESIGN</string>"),
    ("Pay/BUCK", #"["-DREDESIGN"]"#), ("Pay/TARGETS", #"["-DREDESIGN"]"#),
    ("WORKSPACE", "REDESIGN"), ("Jenkinsfile", "sh 'OTHER_SWIFT_FLAGS=-DREDESIGN'"),
    ("Tools/build.rake", "REDESIGN"), ("Tools/build.py", "flags = ['REDESIGN']"),
    ("Tools/build.bash", "-D REDESIGN"), ("Tools/build.zsh", "-D REDESIGN"),
    ("Kit/Tuist/Flags.swift", #"let flags = ["REDESIGN"]"#),
    ("Pods/Target Support Files/Pay.xcconfig", "OTHER_SWIFT_FLAGS = -DREDESIGN"),
    // Files that are not read may define it.
    ("Config/App.xcconfig", "->../../App.xcconfig"), ("Config", "->/usr"),
  ])
  func aFlagThatASettingDefinesMayBeTrue(file: String, content: String) throws {
    #expect(try Self.cut("REDESIGN", [file: content]) == ["new", "old"])
  }

  @Test(arguments: [
    ("Config/App.xcconfig", "OTHER_SWIFT_FLAGS = -DREDESIGNED -DOLD_REDESIGN"),
    ("README.md", "REDESIGN"), ("vendor/bundle/Gemfile.rb", "REDESIGN"),
    ("node_modules/kit/package.json", "REDESIGN"), ("Linked", "->Pay"),
  ])
  func otherFilesAndWordsDefineNoFlag(file: String, content: String) throws {
    #expect(try Self.cut("REDESIGN", [file: content]) == ["old"])
  }

  @Test func theOutermostRepositoryIsSearched() throws {
    let settings = ["project.yml": "OTHER_SWIFT_FLAGS: -DREDESIGN"]
    let found = try Self.cut("REDESIGN", settings, in: "Kit/", repositories: ["", "Kit/"])
    #expect(found == ["new", "old"])
  }

  @Test func aFolderAboveTheRepositoryDoesNotCount() throws {
    let found = try Self.cut("REDESIGN", in: "Tuist/Pay/", repositories: ["Tuist/Pay/"])
    #expect(found == ["old"])
  }

  /// The settings may be in a folder above, unless the project is there.
  @Test func withoutGitOnlyAProjectIsSearched() throws {
    #expect(try Self.cut("REDESIGN", repositories: []) == ["new", "old"])
    #expect(try Self.cut("REDESIGN", ["project.yml": ""], repositories: []) == ["old"])
  }
}
