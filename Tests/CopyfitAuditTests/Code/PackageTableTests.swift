import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitTestSupport
import Testing

/// Tables of packages, which are not in the app's main bundle.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct PackageTableTests {
  /// An app with a package that has a table, and a text that does not fit.
  ///
  /// - Parameter folder: The folder that the app's own table would be in.
  private static func project(
    _ text: String, folder: String = "Pay", more: [String: String] = [:]
  ) throws -> TemporaryProject {
    let files = [
      "Pay.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      { archiveVersion = 1; rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = M; targets = ( T, ); };
        M = { isa = PBXGroup; children = ( F, E ); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = Pay/Main.xib; sourceTree = "<group>"; };
        E = { isa = PBXFileReference; path = \(folder)/en.lproj/Localizable.strings; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        D = { isa = PBXBuildFile; fileRef = E; };
        R = { isa = PBXResourcesBuildPhase; files = ( B, D ); };
        T = { isa = PBXNativeTarget; buildPhases = ( R, );
          productType = "com.apple.product-type.application"; };
      }; }
      """,
      "Pay/Main.xib": "<document/>",
      "Kit/Package.swift": #"let package = Package(name: "Kit", targets: [.target(name: "Kit")])"#,
      "Kit/Sources/Kit/Kit.swift": "public let kit = 1",
      "Kit/Sources/Kit/en.lproj/Localizable.strings": #""long" = "A text that has no room";"#,
      "Pay/Pay.swift": """
      import SwiftUI
      @main struct Pay: App { var body: some Scene { WindowGroup { Bill() } } }
      struct Bill: View { var body: some View { \(text).lineLimit(1).frame(width: 50) } }
      """,
    ]
    return try TemporaryProject(files.merging(more) { $1 })
  }

  /// Only a text that code looks up in the bundle of the package is certainly shown.
  @Test(arguments: [
    (#"Text("long", bundle: .module)"#, ["error"]),
    (#"Text("long", bundle: Bundle(for: Kit.self))"#, ["error"]),
    (#"Text("long")"#, ["warning"]), (#"Text("long", bundle: .main)"#, ["warning"]),
    (#"Text(String(localized: "long"))"#, ["warning"]),
    (#"Text(NSLocalizedString("long", bundle: .main, comment: ""))"#, ["warning"]),
    (#"Text(NSLocalizedString("long", bundle: .module, comment: ""))"#, ["error"]),
  ])
  func aTextOfTheMainBundleIsNotThatOfAPackage(text: String, expected: [String]) throws {
    let findings = try Self.project(text).audit().findings
    #expect(findings.filter { $0.rule == .truncation }.map { "\($0.severity)" } == expected)
  }

  /// The app's own table is in its bundle, and the one that is nearest to the code.
  @Test func aTextOfTheAppIsCertain() throws {
    let table = ["Pay/en.lproj/Localizable.strings": #""long" = "A text that has no room";"#]
    let findings = try Self.project(#"Text("long")"#, more: table).audit().findings
    #expect(findings.filter { $0.rule == .truncation }.map { "\($0.severity)" } == ["error"])
  }

  /// The main bundle has the app's table, even if a package's is nearer to the code.
  @Test(arguments: [
    (#"Text("long")"#, []), (#"Text("long", bundle: .main)"#, []),
    (#"Text("long", bundle: .module)"#, ["error"]),
  ])
  func aTextOfTheMainBundleIsThatOfTheApp(text: String, expected: [String]) throws {
    let folder = "Pay/Texts/Of/This/App/Only"
    let table = ["\(folder)/en.lproj/Localizable.strings": #""long" = "I";"#]
    let findings = try Self.project(text, folder: folder, more: table).audit().findings
    #expect(findings.filter { $0.rule == .truncation }.map { "\($0.severity)" } == expected)
  }

  /// The app's table may spell the key of a text with arguments in another way than a package's.
  @Test func aSpellingOfTheAppIsThatOfTheMainBundle() throws {
    let tables = [
      "Pay/en.lproj/Localizable.strings": #""a %lld" = "I";"#,
      "Kit/Sources/Kit/en.lproj/Localizable.strings": #""a %@" = "A text that has no room";"#,
    ]
    let findings = try Self.project(#"Text("a \(bills)")"#, more: tables).audit().findings
    #expect(findings.filter { $0.rule == .truncation }.isEmpty)
  }
}
