import CopyfitCatalogs
@testable import CopyfitFindings
@testable import CopyfitProject
import CopyfitSourceText
import CopyfitUnicode
import Foundation
import Testing

@Suite struct ProjectFilesTests {
  /// A folder with files, which is removed with the test.
  private final class Folder {
    let path: String

    /// Creates files, each `path` or `path: content`; a path that ends in `->x` is a link to x.
    init(_ files: [String]) throws {
      path = NSTemporaryDirectory() + "copyfit-test-" + UUID().uuidString
      for file in files {
        let content = file.firstRange(of: ": ").map { String(file[$0.upperBound...]) }
        let name = content == nil ? file : String(file.prefix { $0 != ":" })
        let link = name.components(separatedBy: "->")
        let place = path + "/" + link[0]
        try FileManager.default.createDirectory(
          atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        if link.count > 1 {
          try FileManager.default.createSymbolicLink(
            atPath: place, withDestinationPath: link[1])
        } else {
          try Data((content ?? "").utf8).write(to: URL(fileURLWithPath: place))
        }
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func find(_ paths: String..., configuration: String? = nil) throws -> [ProjectFiles] {
      try ProjectFiles.find(
        paths: paths.map { path + "/" + $0 }, configuration: configuration.map { path + "/" + $0 })
    }
  }

  private static let app = [
    "App/Base.lproj/Main.storyboard", "App/de.lproj/Main.strings", "App/fr.lproj/Main.strings",
    "App/Base.lproj/Other.xib", "App/de.lproj/Other.strings", "App/Texts.xcstrings",
    "App/de.lproj/Plural.stringsdict", "Pods/Lib/a.xib", "Carthage/b.xib", ".build/c.xib",
    "DerivedData/d.xib", "App/node_modules/e.xib", "build/f.xib", "App/Info.plist",
    ".copyfit/Corpora/Base.lproj/g.xib", ".copyfit/de.lproj/Old.strings",
    "App.xcodeproj/project.pbxproj: developmentRegion = \"pt-BR\";",
  ]

  @Test func findsByConvention() throws {
    let folder = try Folder(Self.app)
    let project = try #require(try folder.find("").first)
    #expect(
      project.interfaceDocuments == ["App/Base.lproj/Main.storyboard", "App/Base.lproj/Other.xib"])
    #expect(
      project.stringTables == [
        "App/Texts.xcstrings", "App/de.lproj/Main.strings", "App/de.lproj/Other.strings",
        "App/de.lproj/Plural.stringsdict", "App/fr.lproj/Main.strings",
      ])
    #expect(
      project.account
        == "2 storyboards and xibs and 5 string tables in 2 languages, "
        + "'App.xcodeproj/project.pbxproj' cannot be read, so its targets are not known")
    #expect(project.developmentRegion == "pt-BR")
    #expect(project.sourceLanguage(catalogs: []).tag == "pt-BR")
    let catalog = CatalogContent(tables: [], sourceLanguage: "nl")
    #expect(project.sourceLanguage(catalogs: [catalog]).tag == "nl")
  }

  #if os(Linux)
    /// File systems of a Mac have only one of two such names.
    @Test(arguments: ["caf\u{E9}.swift", "caf\u{E9}/V.swift", "caf\u{E9}.xcstrings"])
    func aNameInTwoFormsOfUnicodeIsReported(name: String) throws {
      let other = name.decomposedStringWithCanonicalMapping
      let folder = try Folder(["App/\(name)", "App/\(other)", "App/cafe.swift"])
      let project = try #require(try folder.find("").first)
      #expect(project.unreadable.count == 1)
      #expect(project.unreadable.first?.reason.contains("NFC and NFD") == true)
    }
  #endif

  private static func xcode(_ name: String, makes product: String) -> String {
    "\(name)/\(name).xcodeproj/project.pbxproj: { rootObject = P; objects = { P = { targets = (T); }; "
      + "T = { productType = \"com.apple.product-type.\(product)\"; }; }; }"
  }

  /// The code of libraries, of which one is a package with an app as its example.
  private static let shared = ["Kit/k.swift", "Lib/Package.swift", "Lib/l.swift", "c.swift"]

  /// The code of another app below the same configuration is not that of the checked one.
  @Test(
    arguments: [
      ("{strings: [A/**]}", "", ["A/a.swift"] + shared),
      ("{}", "A/de.lproj/L.strings", ["A/a.swift"] + shared),
      ("{strings: [Kit/**]}", "", ["A/a.swift", "B/b.swift"] + shared),
    ] as [(String, String, [String])])
  func codeOfOtherAppsIsLeftOut(
    configuration: String, asked: String, expected: [String]
  ) throws {
    let folder = try Folder([
      "copyfit.yml: \(configuration)", Self.xcode("A", makes: "application"), "A/a.swift",
      "A/de.lproj/L.strings", Self.xcode("B", makes: "application"), "B/b.swift",
      "B/de.lproj/L.strings", Self.xcode("Lib", makes: "application"), "Lib/Package.swift",
      "Lib/l.swift", Self.xcode("Kit", makes: "framework"), "Kit/k.swift",
      "Kit/de.lproj/K.strings", "c.swift",
    ])
    let project = try #require(try folder.find(asked).first)
    #expect(project.swiftSources == expected)
  }

  private static let target = """
    App.xcodeproj/project.pbxproj: { rootObject = P; objects = { P = { targets = (T); mainGroup = M; }; \
    M = { children = (F); }; T = { buildPhases = (R); }; R = { files = (B); }; B = { fileRef = F; }; \
    F = { path = App/de.lproj/Main.strings; }; }; }
    """

  @Test func filesThatAreNotTheAppsAreLeftOut() throws {
    let folder = try Folder([
      Self.target, "App/de.lproj/Main.strings", "App/fr.lproj/Main.strings", "Old/Main.xib",
      "Kit/Package.swift", "Kit/Sources/de.lproj/Kit.strings", "texts/de.po",
      "Fastlane/screenshots/de/title.strings",
    ])
    let project = try #require(try folder.find("").first)
    #expect(project.interfaceDocuments.isEmpty)
    #expect(
      project.stringTables
        == ["App/de.lproj/Main.strings", "Kit/Sources/de.lproj/Kit.strings"])
    #expect(
      project.leftOut.map(\.path) == ["App/fr.lproj/Main.strings", "Old/Main.xib", "texts/de.po"])
    #expect(project.account.hasSuffix(", 3 files left out: in no target of the Xcode project"))
    let configured = try Folder([
      Self.target, "App/de.lproj/Main.strings", "App/fr.lproj/Main.strings", "Old/Main.xib",
      "copyfit.yml: {strings: [App/**]}",
    ])
    let chosen = try #require(try configured.find("").first)
    #expect(chosen.stringTables == ["App/de.lproj/Main.strings", "App/fr.lproj/Main.strings"])
    #expect(chosen.leftOut.map(\.path) == ["Old/Main.xib"])
    // A named file is checked.
    let named = try #require(try configured.find("", "Old/Main.xib").first)
    #expect(named.interfaceDocuments == ["Old/Main.xib"])
  }

  /// Copies and notes are not tables of the app.
  @Test(arguments: [
    ("App/frozen/de.lproj/A.strings", "a frozen copy, by its name"),
    ("App/qqq.lproj/A.strings", "notes for translators (qqq), which is not a language"),
  ])
  func filesThatAreNoTablesAreLeftOut(file: String, reason: String) throws {
    let folder = try Folder(["App/de.lproj/A.strings", file])
    let project = try #require(try folder.find("").first)
    #expect(project.stringTables == ["App/de.lproj/A.strings"])
    #expect(project.account.hasSuffix(", 1 file left out: \(reason)"))
  }

  @Test func aPathRestrictsAndBringsWhatItIsJoinedWith() throws {
    let folder = try Folder(Self.app)
    let document = try #require(try folder.find("App/Base.lproj/Main.storyboard").first)
    #expect(document.interfaceDocuments == ["Base.lproj/Main.storyboard"])
    #expect(document.stringTables == ["de.lproj/Main.strings", "fr.lproj/Main.strings"])
    let language = try #require(try folder.find("App/fr.lproj").first)
    #expect(language.interfaceDocuments == ["Base.lproj/Main.storyboard"])
    #expect(language.stringTables == ["fr.lproj/Main.strings"])
  }

  @Test func aPathIsCheckedEvenWhereItWouldBeLeftOut() throws {
    let folder = try Folder(Self.app + ["copyfit.yml: name: A"])
    #expect(try folder.find("Pods/Lib").map(\.interfaceDocuments) == [["Pods/Lib/a.xib"]])
    #expect(try folder.find("build/f.xib").map(\.interfaceDocuments) == [["build/f.xib"]])
    let hidden = ".copyfit/Corpora/Base.lproj/g.xib"
    for path in [".copyfit", ".copyfit/Corpora", hidden] {
      #expect(try folder.find(path).map(\.interfaceDocuments) == [[hidden]])
      let whole = try #require(try folder.find("", path).first)
      #expect(whole.interfaceDocuments.contains(hidden))
      #expect(
        whole.interfaceDocuments.count
          == (try folder.find("")).first?.interfaceDocuments.count.advanced(by: 1))
    }
  }

  @Test func aConfigurationAboveNamesTheProject() throws {
    let folder = try Folder(
      Self.app + ["copyfit.yml: {name: Shop, strings: [App/**/*.strings], exclude: [App/fr.lproj]}"]
    )
    let project = try #require(try folder.find("App/de.lproj").first)
    #expect(project.name == "Shop")
    #expect(project.root == folder.path)
    #expect(project.stringTables == ["App/de.lproj/Main.strings", "App/de.lproj/Other.strings"])
    #expect(project.path(of: "x/y") == folder.path + "/x/y")
    let whole = try #require(try folder.find("", configuration: "copyfit.yml").first)
    #expect(whole.stringTables == project.stringTables)
    #expect(try folder.find("App", "").map(\.stringTables) == [whole.stringTables])
  }

  @Test func patternsThatMatchNothingAreReported() throws {
    let folder = try Folder(Self.app + ["copyfit.yml: {strings: [Ap/**]}"])
    let project = try #require(try folder.find("").first)
    #expect(project.unmatchedPatterns.map(\.value.text) == ["Ap/**"])
    #expect(project.account.contains("nothing matches 'Ap/**'"))
  }

  @Test func errorsOfAllPathsAreGathered() throws {
    let folder = try Folder(["a/copyfit.yml: nam: x", "b/x.xib"])
    let missing = #expect(throws: AuditError.self) { try folder.find("no", "b", "nowhere") }
    #expect(missing?.messages.count == 2)
    #expect(missing?.messages.first == "\(folder.path)/no: there is no such file or folder")
    let broken = #expect(throws: AuditError.self) { try folder.find("a") }
    #expect(broken?.messages.first?.contains("a/copyfit.yml:1:1: unknown key 'nam'") == true)
  }

  @Test func aRepositoryThatCannotBeReadIsReported() throws {
    let folder = try Folder(["Main.xib", ".gitignore: *", ".git/config: [broken"])
    let project = try #require(try folder.find("").first)
    #expect(project.interfaceDocuments == ["Main.xib"])
    #expect(
      project.account.hasSuffix(
        ", what git ignores is not known of all files: the repository cannot be read"))
  }

  @Test func loopsOfLinksAreNotEntered() throws {
    let folder = try Folder([
      "App/a.xib", "App/loop->..", "App/b.xib->a.xib", "App/broken.xib->none",
    ])
    let project = try #require(try folder.find("").first)
    #expect(project.interfaceDocuments == ["App/a.xib", "App/b.xib", "App/broken.xib"])
  }

  @Test func whatGitIgnoresIsLeftOut() throws {
    let folder = try Folder([".gitignore: Generated/", "Generated/a.xib", "App/b.xib"])
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = ["git", "init", "-q", folder.path]
    try git.run()
    git.waitUntilExit()
    try #require(git.terminationStatus == 0, "git is needed")
    #expect(try folder.find("").map(\.interfaceDocuments) == [["App/b.xib"]])
    #expect(try folder.find("Generated").map(\.interfaceDocuments) == [["a.xib"]])
    #expect(try folder.find("Generated/a.xib").map(\.interfaceDocuments) == [["a.xib"]])
  }

  @Test(arguments: [
    (".", "."), ("App", "App"), ("..", ".."), ("../Other", "../Other"),
    ("/nowhere/App", "/nowhere/App"),
  ])
  func showsTheFolderAsGiven(root: String, shown: String) {
    #expect(ProjectFiles(root: root, name: "App").shownRoot == shown)
  }

  @Test func showsAnAbsolutePathBelowTheWorkingFolderFromThere() {
    let current = FileManager.default.currentDirectoryPath
    #expect(ProjectFiles(root: current, name: "App").shownRoot == ".")
    #expect(ProjectFiles(root: current + "/App/iOS", name: "App").shownRoot == "App/iOS")
  }
}
