import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitTestSupport
import Testing

/// Texts in `#if` with flags, which settings of the build define.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct CompilationFlagTests {
  /// The keys of the texts that do not fit, if some of the code is in `#if`.
  private static func cut(
    _ condition: String, _ settings: [String: String] = [:]
  ) throws -> [String] {
    let files = [
      "Pay/en.lproj/Localizable.strings": """
      "new" = "A text that has no room"; "old" = "A text that has no room";
      """,
      "Pay/Pay.swift": """
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
    let project = try TemporaryProject(files.merging(settings) { $1 })
    return try project.audit().findings.filter { $0.rule == .truncation }.compactMap(\.key).sorted()
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
  ])
  func aFlagThatASettingDefinesMayBeTrue(file: String, content: String) throws {
    #expect(try Self.cut("REDESIGN", [file: content]) == ["new", "old"])
  }
}
