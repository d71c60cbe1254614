import CopyfitDynamicType
import CopyfitLabels
import CopyfitSwiftTree
import Testing

@testable import CopyfitSwiftSource

/// Answers of sources that are kept, and given again without their trees.
struct KnownSourcesTests {
  private static let source = """
    @implementation Screen
    - (void)viewDidLoad {
      [super viewDidLoad];
      self.label.text = NSLocalizedString(@"größe", nil);
      self.label.text = @"gro\u{308}ße";
      self.label.font = [UIFont fontWithName:@"Menlo" size:17];
      self.label.numberOfLines = 2;
      self.label.hidden = YES;
      self.label.lineBreakMode = NSLineBreakByClipping;
      [self.button setTitle:@"größe" forState:UIControlStateNormal];
      [self.choice setTitle:@"größe" forSegmentAtIndex:1];
      self.title = NSLocalizedStringFromTable(@"title", @"Other", nil);
      UILabel *made = [UILabel new];
      made.font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody];
      made.text = NSLocalizedString(@"größe", nil);
      made.maximumContentSizeCategory = UIContentSizeCategoryExtraLarge;
      [self.view addSubview:made];
    }
    - (CGFloat)tableView:(UITableView *)table heightForRowAtIndexPath:(NSIndexPath *)path {
      return UITableViewAutomaticDimension;
    }
    - (NSString *)tableView:(UITableView *)table titleForHeaderInSection:(NSInteger)section {
      return NSLocalizedString(@"header", nil);
    }
    @end
    """

  private static func tree() -> SwiftTree {
    ObjectiveCReader.tree(
      of: SwiftTreeFormat.Source(path: "Screen.m", content: Array(source.utf8)))
  }

  /// What all questions come to.
  private struct Answers: Equatable {
    var texts: [OutletStatements]
    var uses: [TextUse]
    var mentions: [TextMention]
    var literals: [String: [String]]
    var words: NamedWords
    var height: RowHeight?
    var appearances: Int
    var isKind: Bool
    var losses: [[Int]]

    init(_ sources: KnownSources, outlets: [String] = ["label", "button", "choice", "", "other"]) {
      texts = outlets.map { sources.statements(about: $0, of: "Screen") }
      uses = sources.uses()
      mentions = sources.mentions()
      literals = sources.literals().mapValues { $0.map { "\($0)" } }
      words = sources.named(["größe", "Screen"])
      height = sources.rowHeight(byDelegate: "Screen")
      appearances = sources.appearances(of: "UILabel").count
      isKind = sources.isKind("Screen", of: "Screen")
      losses = [sources.failed, sources.refused, sources.partial]
    }
  }

  private static func kept() throws -> (answers: Answers, facts: SourceFacts) {
    let sources = KnownSources { [tree()] }
    let answers = Answers(sources)
    return (answers, try #require(sources.newFacts))
  }

  @Test func whatIsKeptIsGivenAgainWithoutTrees() throws {
    let (answers, facts) = try Self.kept()
    let read = try #require(SourceFacts(bytes: facts.bytes[...]))
    let again = KnownSources(read) {
      Issue.record("the trees are not needed")
      return []
    }
    #expect(Answers(again) == answers)
    #expect(again.newFacts == nil)
    let texts = answers.texts[0].texts.flatMap(\.texts).compactMap { text in
      if case .literal(let text) = text.content { Array(text.utf8) } else { nil }
    }
    #expect(texts == [Array("gro\u{308}ße".utf8)])
    #expect(answers.texts[0].settings.count == 4)
    #expect(answers.texts[0].settings.allSatisfy { $0.value != nil })
    #expect(answers.uses.contains { $0.made?.font != nil })
    #expect(answers.uses.contains { $0.made?.setting.maximumCategory == .xLarge })
    #expect(answers.height == .automatic)
  }

  /// Answers do not depend on the order of the questions, so that those of one run go with those of another one.
  @Test func aNewQuestionIsAskedOfTheTrees() throws {
    let outlets = ["label", "button", "choice", "", "other"]
    for count in outlets.indices {
      let first = KnownSources { [Self.tree()] }
      for outlet in outlets.suffix(count) { _ = first.statements(about: outlet, of: "Screen") }
      let again = KnownSources(first.newFacts ?? SourceFacts()) { [Self.tree()] }
      #expect(Answers(again) == (try Self.kept()).answers)
      #expect(again.newFacts != nil)
    }
  }

  /// What the reader fails at may be read another time.
  @Test func whatIsNotWholeIsNotKept() {
    let sources = KnownSources { [Self.tree(), nil] }
    #expect(sources.failed == [1])
    #expect(sources.newFacts == nil)
  }

  /// Bars change more often than sources.
  @Test func onlyAnswersAboutTheLastBarsAreKept() {
    let sources = KnownSources { [Self.tree()] }
    let sizes = (1...3).compactMap { number in
      var drawn = DrawnBars()
      drawn.bars = [DrawnBars.Bar(className: "Screen", title: "\(number)")]
      let uses = sources.uses(drawn)
      #expect(uses == SwiftSources([Self.tree()]).uses(drawn))
      #expect(sources.shares(in: drawn).count == 1)
      return sources.newFacts?.bytes.count
    }
    #expect(sizes.count == 3)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) < 16)
  }

  /// What the trees are made of is released once they are made.
  @Test func theTreesAreMadeOnce() {
    final class Content: Sendable {}
    weak var content: Content?
    let sources = {
      let made = Content()
      content = made
      return KnownSources { withExtendedLifetime(made) { [Self.tree()] } }
    }()
    #expect(content != nil)
    #expect(sources.partial == [])
    #expect(content == nil)
    #expect(!sources.mentions().isEmpty || !sources.uses().isEmpty)
  }

  @Test func damagedFactsAreOtherFactsOrNone() throws {
    let bytes = try Self.kept().facts.bytes
    for index in bytes.indices {
      for change: UInt8 in [0x01, 0x10, 0x80] {
        var damaged = bytes
        damaged[index] ^= change
        guard let facts = SourceFacts(bytes: damaged[...]) else { continue }
        _ = Answers(KnownSources(facts) { [] })
      }
      if let facts = SourceFacts(bytes: bytes[..<index]) {
        _ = Answers(KnownSources(facts) { [] })
      }
    }
  }
}
