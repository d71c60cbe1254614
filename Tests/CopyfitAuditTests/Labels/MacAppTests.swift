import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitTestSupport
import Testing

/// Views of apps for the Mac, which has neither Dynamic Type nor screens of an iPhone.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct MacAppTests {
  /// An app with a view that cuts a text, and with these settings of its Xcode project and of its target.
  private static func project(
    _ settings: String, target: String = "", more: [String: String] = [:]
  ) throws -> TemporaryProject {
    let project = """
      // !$*UTF8*$!
      { archiveVersion = 1; rootObject = P; objects = {
        P = { isa = PBXProject; buildConfigurationList = L; targets = ( T, ); };
        L = { isa = XCConfigurationList; buildConfigurations = ( C, ); };
        C = { isa = XCBuildConfiguration; buildSettings = { \(settings) }; };
        T = { isa = PBXNativeTarget; productType = "com.apple.product-type.application";
          buildConfigurationList = M; };
        M = { isa = XCConfigurationList; buildConfigurations = ( D, ); };
        D = { isa = XCBuildConfiguration; \(target) };
      }; }
      """
    let files = [
      "Pay.xcodeproj/project.pbxproj": project,
      "Pay/en.lproj/Localizable.strings": #""long" = "A text that has no room at all";"#,
      "Pay/Pay.swift": """
      import SwiftUI
      @main struct Pay: App { var body: some Scene { WindowGroup { Bill() } } }
      struct Bill: View {
        var body: some View { Text("long").lineLimit(1).frame(width: 50) }
      }
      """,
    ]
    return try TemporaryProject(files.merging(more) { $1 })
  }

  private static func cutCount(_ project: TemporaryProject) throws -> Int {
    try project.audit().findings.count { $0.rule == .truncation }
  }

  @Test(arguments: [
    ("SDKROOT = macosx;", "", 0), ("MACOSX_DEPLOYMENT_TARGET = 14.0;", "", 0),
    ("SDKROOT = iphoneos; MACOSX_DEPLOYMENT_TARGET = 14.0;", "", 1), ("", "", 1),
    (
      "SDKROOT = macosx;",
      #"buildSettings = { SUPPORTED_PLATFORMS = "iphoneos iphonesimulator macosx"; };"#, 1
    ),
    // Other settings are in a file that is not read.
    ("MACOSX_DEPLOYMENT_TARGET = 14.0;", "baseConfigurationReference = F;", 1),
  ])
  func onlyViewsOfAnIPhoneAreMeasured(settings: String, target: String, count: Int) throws {
    #expect(try Self.cutCount(Self.project(settings, target: target)) == count)
  }

  @Test func aConfigurationForTheMacMeasuresThem() throws {
    let project = try Self.project(
      "SDKROOT = macosx;", more: ["copyfit.yml": "fonts: { platform: macOS }"])
    #expect(try Self.cutCount(project) == 1)
  }

  /// A project decides about the files in its own folder.
  @Test func anAppOfAnIPhoneBesideOneOfTheMac() throws {
    let phone = "{ rootObject = P; objects = { P = { isa = PBXProject; }; }; }"
    let project = try Self.project(
      "SDKROOT = macosx;",
      more: [
        "Phone/Phone.xcodeproj/project.pbxproj": phone,
        "Phone/en.lproj/Localizable.strings": #""short" = "Another text that has no room";"#,
        "Phone/Phone.swift": """
        import SwiftUI
        @main struct Phone: App { var body: some Scene { WindowGroup { Ticket() } } }
        struct Ticket: View {
          var body: some View { Text("short").lineLimit(1).frame(width: 50) }
        }
        """,
      ])
    let cut = try project.audit().findings.filter { $0.rule == .truncation }
    #expect(cut.map(\.key) == ["short"])
  }
}
