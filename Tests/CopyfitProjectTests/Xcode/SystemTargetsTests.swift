import CopyfitFiles
import Testing

@testable import CopyfitProject

/// The files of targets for other systems than the iPhone's.
struct SystemTargetsTests {
  private static func targets(_ objects: String) -> SystemTargets {
    var targets = SystemTargets(["/p/x.strings"])
    let text = "{rootObject=R;objects={\(objects)};}"
    let isRead = targets.add(
      Array(text.utf8), of: "/p/A.xcodeproj/project.pbxproj", ReadingBoundary(around: "/p"))
    #expect(isRead)
    return targets
  }

  @Test(arguments: [
    ("SDKROOT=macosx;", true), ("SDKROOT=iphoneos;", false), ("SDKROOT=\"$(X)\";", false),
    ("SDKROOT=macosx;\"SDKROOT[arch=x]\"=iphoneos;", false), ("", false),
    ("SUPPORTED_PLATFORMS=\"macosx xros\";", true),
    ("SUPPORTED_PLATFORMS=\" \";SDKROOT=macosx14.0;", true),
    ("SUPPORTED_PLATFORMS=\"macosx iphoneos\";SDKROOT=macosx;", false),
  ])
  func systemsFollowFromSettings(settings: String, isOther: Bool) {
    let targets = Self.targets(
      """
      R={targets=(T);};T={buildPhases=(P);buildConfigurationList=L;};L={buildConfigurations=(C);};
      C={buildSettings={\(settings)};};P={files=(B);};B={fileRef=F;};F={path=x.strings;};
      """)
    #expect(targets.isOther("/p/x.strings") == isOther)
    #expect(targets.hasOthers == isOther)
  }

  /// With a dictionary of all settings for each look at one, this takes hours.
  @Test func manyTargetsMayShareManySettings() {
    let numbers = 0..<20_000
    let settings = numbers.map { "S\($0)=1;" }.joined()
    let targets = Self.targets(
      """
      R={targets=(\(numbers.map { "T\($0)," }.joined())\(numbers.map { _ in "T0," }.joined()));};
      \(numbers.map { "T\($0)={buildConfigurationList=L\($0 % 20);};" }.joined())
      \((0..<20).map { "L\($0)={buildConfigurations=(\(numbers.map { _ in "C," }.joined()));};" }.joined())
      C={buildSettings={\(settings)SDKROOT=macosx;SUPPORTED_PLATFORMS="\(String(repeating: " ", count: 1_000_000))";};};
      """)
    #expect(targets.hasOthers)
  }
}
