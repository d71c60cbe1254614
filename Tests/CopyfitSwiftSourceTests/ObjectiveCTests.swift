import CopyfitLabels
import CopyfitSwiftSource
import CopyfitSwiftTree
import Testing

/// The texts that Objective-C sources set on the outlet `label` of the class `C`.
struct ObjectiveCTests {
  private static let named = #"named("text"): "#

  /// A class with a view controller that sets up its view in a method.
  static func early(_ statements: String, _ more: String = "") -> String {
    """
    //m
    #import "C.h"
    #define L(key) NSLocalizedString(key, nil)
    NS_ASSUME_NONNULL_BEGIN
    @interface C () <Some>
    @property (nonatomic, weak) IBOutlet UILabel *label;
    @property (strong) IBOutletCollection(UILabel) NSArray<UILabel *> *labels;
    @end
    @implementation C {
      NSString *_name;
    }
    - (void)viewDidLoad {
      [super viewDidLoad];
      \(statements)
    }
    \(more)
    @end
    """
  }

  private static func debug(_ condition: String) -> String {
    condition + "\nself.label.text = @\"a\";\n#else\nself.label.text = @\"b\";\n#endif"
  }

  static let statements: [(String, [String])] = [
    ("self.label.text = NSLocalizedString(@\"a\", nil);", [#"named("text") always: a"#]),
    ("_label.text = L(@\"a\");", [#"named("text") always: a"#]),
    ("[self.label setText:NSLocalizedString(@\"a\", nil)];", [#"named("text") always: a"#]),
    ("[[self label] setText:@\"a\"];", [#"named("text") always: "a""#]),
    (
      "self.label.text = NSLocalizedStringFromTable(@\"a\", @\"T\", nil);",
      [#"named("text") always: T/a"#]
    ),
    (
      "self.label.text = NSLocalizedStringWithDefaultValue(@\"a\", nil, b, @\"A\", nil);",
      [#"named("text") always: a (A)"#]
    ),
    (
      "self.label.text = [[NSBundle mainBundle] localizedStringForKey:@\"a\" value:nil table:@\"T\"];",
      [#"named("text") always: T/a"#]
    ),
    (
      "self.label.text = [NSString stringWithFormat:NSLocalizedString(@\"a %d\", nil), 1];",
      [#"named("text") always: a %d"#]
    ),
    (
      "[self.label setTitle:L(@\"a\") forState:UIControlStateSelected];",
      [#"stateTitle("selected") always: a"#]
    ),
    ("[self.label setTitle:L(@\"a\") forSegmentAtIndex:1];", ["segmentTitle(1) always: a"]),
    (
      "if (x) { self.label.text = L(@\"a\"); } else self.label.text = L(@\"b\");",
      [#"named("text") always: a"#, #"named("text") always: b"#]
    ),
    (
      "if (x) { self.label.text = L(@\"a\"); } else if (y) self.label.text = L(@\"b\");",
      [named + "a", named + "b"]
    ),
    ("if (x) return;\nself.label.text = L(@\"a\");", [named + "a"]),
    ("if (!self) return;\nself.label.text = L(@\"a\");", [#"named("text") always: a"#]),
    ("self.label.text = x ? L(@\"a\") : @\"b\";", [#"named("text") always: a, "b""#]),
    ("self.label.text = [self textFor:1];", [#"named("text") always: a?, b?"#]),
    ("self.label.text = self.other;", [#"named("text") always: c"#]),
    ("NSString *t = L(@\"a\");\nself.label.text = t;", [#"named("text") always: a"#]),
    ("for (UILabel *l in @[self.label]) { l.text = L(@\"a\"); }", [#"named("text") always: a"#]),
    ("dispatch(^{ weakSelf.label.text = L(@\"a\"); });", [named + "a"]),
    (
      "self.label.attributedText = [[NSAttributedString alloc] initWithString:L(@\"a\") attributes:@{NSForegroundColorAttributeName: c}];",
      [#"named("text") always: a"#]
    ),
    ("// self.label.text = @\"a\";\n/* self.label.text = @\"b\"; */", []),
    (
      "#if 0\nself.label.text = @\"a\";\n#else\nself.label.text = @\"b\";\n#endif",
      [#"named("text") always: "b""#]
    ),
    (debug("#if DEBUG // not published"), [#"named("text") always: "b""#]),
    (debug("#if DEBUG /* not published */"), [#"named("text") always: "b""#]),
    (debug("#ifdef\tDEBUG\r"), [#"named("text") always: "b""#]),
    (debug("#if !TARGET_OS_IPHONE\r"), [#"named("text") always: "b""#]),
    (debug("#if TARGET_OS_MAC"), [#"named("text") always: "a""#]),
    (debug("#if BETA"), [#"named("text") always: "a""#, #"named("text") always: "b""#]),
    (debug("#ifdef BETA"), [#"named("text") always: "a""#, #"named("text") always: "b""#]),
    (debug("#if BETA && TARGET_OS_OSX"), [#"named("text") always: "b""#]),
    (debug("#if BETA || (!DEBUG && defined(RELEASE))"), [#"named("text") always: "a""#]),
    (
      debug("#if __IPHONE_OS_VERSION_MAX_ALLOWED >= __IPHONE_13_0"),
      [#"named("text") always: "a""#]
    ),
    (debug("#if !__has_feature(objc_arc)"), [#"named("text") always: "b""#]),
    (debug("#if 0\n#elif BETA"), [#"named("text") always: "a""#]),
    (
      "#if BETA\nself.label.text = @\"a\";\n#elif GAMMA\n#if DELTA\nself.label.text = @\"b\"; // }\n#endif\n"
        + "#else\n{ self.label.text = @\"c\"; }\n#endif",
      [named + "\"a\"", named + "\"b\"", named + "\"c\""]
    ),
    ("#if BETA\nself.label.text = @\"a\";\n#endif", [named + "\"a\""]),
    ("[self.label setValue:@\"a\" forKey:@\"text\"];", [#"named("text") always: "a""#]),
    ("[self setValue:L(@\"a\") forKeyPath:@\"label.text\"];", [#"named("text") always: a"#]),
    ("[self.label setValue:@\"a\" forKey:key];", []),
    ("[self.label setValue:@\"a\" forKey:@\"text:x\"];", []),
    ("self.label.text = @\"a\" @\"b\";", [#"named("text") always: "ab""#]),
    ("[self setUp];", [#"named("text") always: d"#]),
  ]

  private static let methods = """
    - (NSString *)textFor:(int)number {
      switch (number) {
        case 1: return NSLocalizedString(@"a", nil);
        default: { return NSLocalizedString(@"b", nil); }
      }
    }
    - (NSString *)other { return NSLocalizedString(@"c", nil); }
    """

  @Test(arguments: statements)
  func textIsFound(_ statement: String, expected: [String]) throws {
    let setUp =
      statement.contains("setUp") ? "- (void)setUp { _label.text = L(@\"d\"); }" : ""
    let source = Self.early(statement, Self.methods + "\n" + setUp)
    #expect(try OutletCase.lines([source]) == expected)
  }

  @Test(arguments: [
    ("self.label.numberOfLines = 0;", ["numberOfLines always: number(0.0)"]),
    ("self.label.hidden = YES;", ["isHidden always: boolean(true)"]),
    (
      "[self.label setLineBreakMode:NSLineBreakByWordWrapping];",
      ["lineBreakMode always: mode(\"byWordWrapping\")"]
    ),
    (
      "self.label.adjustsFontSizeToFitWidth = NO;",
      ["adjustsFontSizeToFitWidth always: boolean(false)"]
    ),
  ])
  func settingIsFound(_ statement: String, expected: [String]) throws {
    #expect(try OutletCase.settings([Self.early(statement)]) == expected)
  }

  /// A header extends a class, and is not a second one.
  @Test func headerExtendsTheClass() throws {
    let header = """
      //m
      @class Other;
      @interface C : Base
      @property (nonatomic) IBOutlet UILabel *label;
      - (void)show;
      @end
      """
    let source = Self.early("self.label.text = @\"a\";")
    #expect(try OutletCase.lines([header, source]) == [#"named("text") always: "a""#])
  }

  /// A class's function that makes an object is an initializer in Swift.
  @Test(arguments: [
    (
      "[UIAlertController alertControllerWithTitle:L(@\"t\") message:L(@\"m\") preferredStyle:0];",
      ["dialogTitle: t", "dialogMessage: m"]
    ),
    (
      """
      [UIAlertController alertControllerWithTitle:L(@"t") message:nil
        preferredStyle:UIAlertControllerStyleAlert];
      """,
      ["alertTitle: t"]
    ),
    ("[UIAlertAction actionWithTitle:L(@\"b\") style:0 handler:nil];", ["dialogButton: b"]),
    (
      "[UIContextualAction contextualActionWithStyle:0 title:L(@\"d\") handler:x];",
      ["swipeAction: d"]
    ),
    ("[Tools actionWithTitle:L(@\"b\")];", []),
    ("self.title = L(@\"t\");", ["title: t"]),
    ("self.tabBarItem.title = L(@\"t\");", ["tab: t"]),
    ("[[UITabBarItem alloc] initWithTitle:L(@\"t\") image:x tag:0];", ["tab: t"]),
    (
      "[UITableViewRowAction rowActionWithStyle:0 title:L(@\"d\") handler:x];",
      ["swipeAction: d"]
    ),
  ])
  func aTextOfTheSystemIsFound(_ statement: String, expected: [String]) {
    // The header has no other sign of a text.
    let header = "//m\n@interface C : UIViewController\n@end"
    #expect(SourceScan.matters(Array(header.utf8)))
    let trees = [Self.early(statement), header].enumerated().map { number, source in
      ObjectiveCReader.tree(of: .init(path: "\(number).m", content: Array(source.utf8)))
    }
    let uses = SwiftSources(trees).uses().map { "\($0.surface.rawValue): \($0.key.key)" }
    #expect(uses == expected)
  }

  /// A title that its view controller keeps out of the bar has no room there.
  @Test(arguments: [
    ("", false),
    ("self.navigationItem.titleView = v;", true),
    ("[self.navigationItem setTitleView:v];", true),
    ("self.navigationController.navigationBarHidden = YES;", true),
    ("[self.navigationController setNavigationBarHidden:YES animated:NO];", true),
    ("[self.navigationController setNavigationBarHidden:NO animated:NO];", false),
    ("self.title = nil;", true),
    ("self.navigationItem.title = @\"\";", true),
  ])
  func aTitleThatNoBarShowsIsFound(_ statement: String, isOwnLayout: Bool) {
    let header = "//m\n@interface C : UIViewController\n@end"
    let source = Self.early("self.title = L(@\"t\"); \(statement)")
    let trees = [source, header].enumerated().map { number, source in
      ObjectiveCReader.tree(of: .init(path: "\(number).m", content: Array(source.utf8)))
    }
    #expect(SwiftSources(trees).uses().map(\.isOwnLayout) == [isOwnLayout])
  }

  /// Truncated or invalid code does not stop the reader, and deeply nested code is left out.
  @Test func damagedSourcesAreRead() {
    let source = Array(Self.early(Self.statements.map(\.0).joined(separator: "\n")).utf8)
    for count in stride(from: 0, to: source.count, by: 7) {
      _ = ObjectiveCReader.tree(of: .init(path: "a.m", content: Array(source.prefix(count))))
      _ = ObjectiveCReader.tree(of: .init(path: "a.m", content: Array(source.dropFirst(count))))
    }
    for sign in ["(", "[", "{", "@[", "^{", "a ? ", "if (a) ", "!", "a = "] {
      let deep = "@implementation C\n- (void)f { " + String(repeating: sign, count: 20_000)
      let tree = ObjectiveCReader.tree(of: .init(path: "a.m", content: Array(deep.utf8)))
      #expect(tree.records.count < 1_000)
    }
  }
}
