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

  /// An app for both systems with a source of each, and these settings of the Mac's target.
  private static func mixed(
    _ target: String, project: String = "SDKROOT = iphoneos;", filter: String = "",
    more: [String: String] = [:]
  ) throws -> TemporaryProject {
    func view(_ name: String) -> String {
      #"struct \#(name): View { var body: some View { Text("long").lineLimit(1).frame(width: 50) } }"#
    }
    let objects = """
      // !$*UTF8*$!
      { archiveVersion = 1; rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = ( T, U ); };
        L = { isa = XCConfigurationList; buildConfigurations = ( C, ); };
        C = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(project) }; };
        T = { isa = PBXNativeTarget; productType = "com.apple.product-type.application";
          buildPhases = ( TS ); buildConfigurationList = M; };
        M = { isa = XCConfigurationList; buildConfigurations = ( D, ); };
        D = { isa = XCBuildConfiguration; name = Release; };
        U = { isa = PBXNativeTarget; buildPhases = ( US ); buildConfigurationList = N; };
        N = { isa = XCConfigurationList; buildConfigurations = ( E, ); };
        E = { isa = XCBuildConfiguration; name = Release; \(target) };
        TS = { isa = PBXSourcesBuildPhase; files = ( B1 ); };
        US = { isa = PBXSourcesBuildPhase; files = ( B2, B3 ); };
        B1 = { fileRef = F1; }; B2 = { fileRef = F1; }; B3 = { fileRef = F2; \(filter) };
        G = { isa = PBXGroup; children = ( H, X ); };
        H = { isa = PBXGroup; path = Pay; children = ( F1, F2 ); };
        F1 = { isa = PBXFileReference; path = Bill.swift; };
        F2 = { isa = PBXFileReference; path = Window.swift; };
        X = { isa = PBXFileReference; path = Mac.xcconfig; };
      }; }
      """
    let files = [
      "Pay.xcodeproj/project.pbxproj": objects,
      "Pay/en.lproj/Localizable.strings": #""long" = "A text that has no room at all";"#,
      "Pay/Bill.swift": """
      import SwiftUI
      @main struct Pay: App { var body: some Scene { WindowGroup { Bill() } } }
      \(view("Bill"))
      """,
      "Pay/Window.swift": "import SwiftUI\n@main struct Mac: App { var body: some Scene "
        + "{ WindowGroup { Window() } } }\n" + view("Window"),
    ]
    return try TemporaryProject(files.merging(more) { $1 })
  }

  private static let isInFile = "baseConfigurationReference = X; buildSettings = { };"

  @Test(arguments: [
    ("buildSettings = { SDKROOT = macosx; };", 1),
    ("buildSettings = { SDKROOT = macosx14.2; };", 1),
    ("buildSettings = { SUPPORTED_PLATFORMS = macosx; };", 1),
    (#"buildSettings = { SUPPORTED_PLATFORMS = "xros xrsimulator"; };"#, 1),
    (#"buildSettings = { SUPPORTED_PLATFORMS = "iphoneos macosx"; SDKROOT = macosx; };"#, 2),
    (#"buildSettings = { SUPPORTED_PLATFORMS = ""; };"#, 2),
    ("buildSettings = { SDKROOT = auto; };", 2), ("buildSettings = { };", 2), ("", 2),
    (#"buildSettings = { SDKROOT = "$(OTHER)"; };"#, 2),
    (#"buildSettings = { SDKROOT = macosx; "SDKROOT[arch=arm64]" = iphoneos; };"#, 2),
  ])
  func viewsThatOnlyTheMacsTargetHasAreNotMeasured(target: String, count: Int) throws {
    #expect(try Self.cutCount(Self.mixed(target)) == count)
  }

  @Test(arguments: [
    ("SDKROOT = macosx // all", 1), ("SDKROOT = iphoneos", 2), ("SDKROOT[sdk=*] = macosx", 2),
    ("#include \"Base.xcconfig\"", 1), ("#include? \"None.xcconfig\"\nSDKROOT=macosx", 1),
    ("#include \"None.xcconfig\"\nSDKROOT = macosx", 2), ("#include \"Mac.xcconfig\"", 2),
    ("#include", 2), ("= = =\n=", 2),
  ])
  func settingsMayBeInAFile(text: String, count: Int) throws {
    let project = try Self.mixed(
      Self.isInFile, more: ["Mac.xcconfig": text, "Base.xcconfig": "SDKROOT = macosx"])
    #expect(try Self.cutCount(project) == count)
  }

  @Test func aFileOfSettingsMayBeMissing() throws {
    #expect(try Self.cutCount(Self.mixed(Self.isInFile)) == 2)
  }

  @Test(arguments: [
    ("platformFilter = macos;", 1), ("platformFilters = ( macos, tvos );", 1),
    ("platformFilters = ( ios, macos );", 2), ("platformFilter = ios;", 2),
  ])
  func aTargetMayHaveASourceOnOneSystem(filter: String, count: Int) throws {
    #expect(try Self.cutCount(Self.mixed("buildSettings = { };", filter: filter)) == count)
  }

  /// A project whose targets are unknown may have any source.
  @Test func anotherProjectMayHaveTheSource() throws {
    let project = try Self.mixed(
      "buildSettings = { SDKROOT = macosx; };", more: ["Else.xcodeproj/project.pbxproj": "{"])
    #expect(try Self.cutCount(project) == 2)
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
