import CopyfitAudit
import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitInspection
import Foundation
import Testing

/// What sources say, kept between checks of one project.
struct FactCacheTests {
  private static let outlet = #"<outlet property="title" destination="lb1-aa-001" id="o1"/>"#
  private static let controller = #"id="vc1-aa-001" sceneMemberID="viewController">"#

  private static let document = StoryboardText(labels: [
    StoryboardText.label("lb1-aa-001", "First", width: 60),
    StoryboardText.label("lb2-aa-001", "Second", width: 60),
  ]).xml.replacing(
    controller,
    with: #"customClass="Screen" "# + controller + "<connections>\(outlet)</connections>")

  private static let table = """
    "long" = "A text that has no room there"; "longer" = "A text that has even less room there";
    """

  private static let source = """
    @implementation Screen
    - (void)viewDidLoad {
      [super viewDidLoad];
      self.title.text = NSLocalizedString(@"long", nil);
      self.title.font = [UIFont systemFontOfSize:20];
      self.other.text = NSLocalizedString(@"longer", nil);
      UILabel *made = [UILabel new];
      made.text = NSLocalizedString(@"longer", nil);
      made.numberOfLines = 0;
      [self.view addSubview:made];
      [UIAlertController alertControllerWithTitle:NSLocalizedString(@"long", nil) message:nil];
    }
    @end
    """

  private static let files = [
    "App/Base.lproj/Main.storyboard": document, "App/en.lproj/Localizable.strings": table,
    "App/Screen.m": source,
  ]

  /// A project with a folder for caches, and the reports of checks with it and without any.
  private struct Sample {
    let project: TemporaryProject
    let caches: TemporaryProject

    init() throws {
      project = try TemporaryProject(FactCacheTests.files)
      caches = try TemporaryProject([:])
    }

    /// The file of facts.
    func file() throws -> URL {
      let name = try FileManager.default.contentsOfDirectory(atPath: caches.path)
        .first { $0.hasPrefix("facts-") }
      return URL(fileURLWithPath: caches.path + "/" + (try #require(name)))
    }

    func report(keeps: Bool = true) throws -> AuditReport {
      var options = AuditOptions(paths: [project.path])
      options.cacheDirectory = keeps ? caches.path : nil
      return try Audit(options).check().report
    }

    /// Checks that a report with caches is that without.
    func check(_ comment: Comment) throws -> AuditReport {
      let report = try report()
      #expect(report == (try self.report(keeps: false)), comment)
      return report
    }
  }

  @Test func aSecondCheckGivesTheSame() throws {
    let sample = try Sample()
    let first = try sample.check("cold")
    #expect(first.findings.contains { $0.rule == .truncation })
    let kept = try Data(contentsOf: try sample.file())
    #expect(try sample.check("warm") == first)
    #expect(try Data(contentsOf: try sample.file()) == kept)
  }

  @Test(arguments: [
    ("App/Screen.m", #"self.title.text = NSLocalizedString(@"long""#, #"[a b:(@"long""#),
    ("App/en.lproj/Localizable.strings", "long\"", "other\""),
    ("App/Base.lproj/Main.storyboard", outlet, outlet.replacing("title", with: "other")),
  ])
  func aFileThatChangedIsSeen(file: String, old: String, new: String) throws {
    let sample = try Sample()
    let first = try sample.check("cold")
    let text = try #require(Self.files[file]).replacing(old, with: new)
    try Data(text.utf8).write(to: URL(fileURLWithPath: sample.project.path + "/" + file))
    #expect(try sample.check("changed") != first)
    _ = try sample.check("warm")
  }

  @Test func damageIsNoticed() throws {
    let sample = try Sample()
    let first = try sample.check("cold")
    let file = try sample.file()
    let whole = try Data(contentsOf: file)
    for index in stride(from: 0, to: whole.count, by: whole.count / 8) {
      var damaged = whole
      damaged[index] ^= 0x10
      for bytes in [damaged, whole.prefix(index)] {
        try bytes.write(to: file)
        #expect(try sample.report() == first)
      }
    }
  }
}
