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

  /// A class of Objective-C with statements about its outlet.
  private static func source(_ statements: String) -> String {
    """
    @interface V : UIViewController
    @property IBOutlet UILabel *a;
    @end
    @implementation V
    - (void)viewDidLoad {
    \(statements)
    }
    @end
    """
  }

  /// Each of many scenes gets each text of its class, also if no table has it.
  @Test(arguments: [(4_000, false), (3_999, true)])
  func statementsAboutManyScenesAreCounted(limit: Int, isExceeded: Bool) throws {
    var errors: [String] = []
    _ = try Self.read(
      Self.scenes(40, texts: (0..<100).map { "k\($0)" }, inTable: false), errors: &errors
    ) { $0.codeStatements = limit }
    #expect(errors.isEmpty != isExceeded)
    let start = "App/Base.lproj/Main.storyboard: code has more than 3,999 statements about objects"
    #expect(
      errors.allSatisfy {
        $0.hasPrefix(start) && $0.contains(" 4,000 of them are about 'a' of 'V'")
      },
      "\(errors)")
  }

  /// No labels are made beyond the maximum.
  @Test func labelsOfManyScenesAreLimited() throws {
    var errors: [String] = []
    let reading = try Self.read(
      Self.scenes(4, texts: (0..<100).map { "k\($0)" }, inTable: true), errors: &errors
    ) { $0.labelTexts = 400 }
    #expect(errors.count == 1)
    #expect(reading.project.labels.count < 250)
  }

  private static func scenes(
    _ count: Int, texts: [String], inTable isInTable: Bool
  ) -> [String: String] {
    let statements = texts.map { "self.a.text = NSLocalizedString(@\"\($0)\", nil);" }
    return [
      "App/Base.lproj/Main.storyboard": storyboard(count) { ("V", label($0)) },
      "App/V.m": source(statements.joined(separator: "\n")),
      "App/en.lproj/Localizable.strings": isInTable
        ? texts.map { "\"\($0)\" = \"T\";" }.joined() : #""other" = "T";"#,
    ]
  }

  /// A class of a cell in many scenes has code in none of their view controllers.
  @Test func scenesAreNotComparedWithEachOther() throws {
    var errors: [String] = []
    let count = 1_500
    let reading = try Self.read(
      [
        "App/Base.lproj/Main.storyboard": Self.storyboard(count) { number in
          ("V\(number)", "<view id=\"c\(number)\" customClass=\"C\"/>" + Self.label(number))
        },
        "App/V.m": Self.source("self.a.text = NSLocalizedString(@\"k\", nil);"),
        "App/en.lproj/Localizable.strings": #""k" = "T";"#,
      ], errors: &errors)
    #expect(reading.project.labels.count >= count)
    #expect(errors == [])
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
    let start = "copyfit.yml:1:12: the entries of elements need more than 1,999 comparisons"
    #expect(errors.allSatisfy { $0.contains(start) }, "\(errors)")
  }

  /// The labels of an entry share its samples.
  @Test func labelsShareManySamples() throws {
    let samples = (0..<10_000).map { "'{a\($0)}': b" }.joined(separator: ", ")
    let keys = (0..<2_000).map { "\"k\($0)\" = \"{a\($0)} c\";" }
    var errors: [String] = []
    let reading = try Self.read(
      [
        "en.lproj/L.strings": keys.joined(),
        "copyfit.yml":
          "labels: [{ keys: '*', style: body, frame: { width: 300 }, samples: { \(samples) } }]",
      ], errors: &errors)
    #expect(errors == [])
    #expect(reading.project.labels.count == 2_000)
  }

  /// Keys that differ only in their arguments have one literal text in code.
  @Test func manyKeysHaveOneSpelling() throws {
    let arguments = ["%d", "%ld", "%lf", "%lld", "%@"]
    let keys = (0..<3_000).map { number in
      (0..<5).map { arguments[number / [1, 5, 25, 125, 625][$0] % 5] }.joined()
    }
    let literals = Array(repeating: "NSLog(@\"%@%@%@%@%@\");", count: 3_000)
    let statements = "self.a.text = NSLocalizedString(@\"k\", nil);\n"
    var errors: [String] = []
    let reading = try Self.read(
      [
        "App/V.m": Self.source(statements + literals.joined(separator: "\n")),
        "App/en.lproj/Localizable.strings":
          #""k" = "T";"# + keys.map { "\"\($0)\" = \"T\";" }.joined(),
      ], errors: &errors)
    let table = try #require(reading.index.tables.first)
    let places = TextPlaces(of: table, reading.uses, isDrawn: false)
    #expect(keys.allSatisfy { places.place(of: $0) == .code && places.mayBeOnPhone($0) })
  }
}
