import CopyfitAuditTestSupport
import CopyfitCatalogs
import CopyfitFindings
import CopyfitProject
import Testing

@testable import CopyfitAudit

/// Small files whose products would fill the memory or take minutes.
struct HostileLabelTests {
  /// Reads a project without measuring it.
  private static func read(
    _ files: [String: String], errors: inout [String],
    change: (inout AuditSettings) -> Void = { _ in }
  ) throws -> ProjectReading {
    let project = try TemporaryProject(files)
    let found = try #require(ProjectFiles.find(paths: [project.path]).first)
    var settings = AuditSettings(AuditOptions(paths: [project.path]), found.configuration)
    change(&settings)
    return withExtendedLifetime(project) {
      ProjectReading(
        found, settings: settings, jobs: 2, cacheDirectory: nil, readsSources: true,
        errors: &errors)
    }
  }

  /// Scenes of a view controller with an outlet.
  ///
  /// - Parameter scene: The view controller's class and the objects in its view, by its number.
  private static func storyboard(
    _ count: Int, _ scene: (Int) -> (className: String, inner: String)
  ) -> String {
    let scenes = (0..<count).map { number in
      let (name, inner) = scene(number)
      return """
        <scene sceneID="s\(number)"><objects><viewController id="v\(number)" customClass="\(name)" \
        sceneMemberID="viewController"><view key="view" id="w\(number)"><subviews>\(inner)</subviews>
        </view><connections><outlet property="a" destination="l\(number)" id="o\(number)"/></connections>
        </viewController></objects></scene>
        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes>\(scenes.joined(separator: "\n"))</scenes></document>
      """
  }

  private static func label(_ number: Int) -> String {
    """
    <label text="Text \(number)" id="l\(number)"><rect key="frame" x="0" y="0" width="90" height="21"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """
  }

  /// Entries of `elements` that match any label.
  @Test(arguments: [(2_000, false), (1_999, true)])
  func elementsAreComparedWithALimitedNumberOfLabels(limit: Int, isReached: Bool) throws {
    var errors: [String] = []
    let entries = Array(repeating: "{ id: '*', frame: { width: 9 } }", count: 100)
    _ = try Self.read(
      [
        "App/Base.lproj/Main.storyboard": Self.storyboard(20) { ("", Self.label($0)) },
        "copyfit.yml": "elements: [\(entries.joined(separator: ", "))]",
      ], errors: &errors
    ) { $0.elementComparisons = limit }
    #expect(errors.isEmpty != isReached)
    let start = "copyfit.yml:1:12: the entries of elements are compared with more than 1,999 labels"
    #expect(errors.allSatisfy { $0.contains(start) }, "\(errors)")
  }
}
