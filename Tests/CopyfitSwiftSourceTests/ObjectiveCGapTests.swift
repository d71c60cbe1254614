import CopyfitSwiftSource
import CopyfitSwiftTree
import Testing

/// Objective-C code that is read although its syntax is rare, and code that is known to be lost.
struct ObjectiveCGapTests {
  private static func tree(_ source: String) -> SwiftTree {
    ObjectiveCReader.tree(of: .init(path: "V.m", content: Array(source.utf8)))
  }

  /// A view controller that sets the text of its outlet, with code before the method and before the statement.
  private static func source(
    members: String = "", statements: String = "", text: String = "NSLocalizedString(@\"a\", nil)"
  ) -> String {
    """
    @interface C ()
    @property (nonatomic, weak) IBOutlet UILabel *label;
    @end
    @implementation C
    \(members)
    - (void)viewDidLoad {
      \(statements)
      self.label.text = \(text);
    }
    @end

    """
  }

  private static let always = [#"named("text") always: a"#]

  @Test(arguments: [
    "RCT_EXPORT_MODULE()", "SYNTH( foo)", "SYNTH", "__attribute__((used))", "FOO(\"x\")",
    "void (^name)(int) = ^(int a) { [self x]; };",
    "static NSArray<NSString *> *names(void) { return x; }",
    "static void f(void) __attribute__((constructor)) { g(); }", "static const int x[] = {1, 2};",
    "static NSString *const names[] = {@\"x\", @\"y\"};", "- (void)x NS_SWIFT_NAME(y(\"z\")) { }",
    "RCT_EXPORT_METHOD(foo:(NSString *)x) { [self y:@\"x\"]; }", "- (void)x; { [self y]; }",
    "@end\n@interface D <A> : B <A> <P>\n@end\n@implementation C (D)",
    "- (void)a:(int)b :(int)c { [self x]; }",
    "extern NSString *const x API_DEPRECATED(\"y\", ios(8.0));",
    "static inline CGRect f(void) { return (CGRect){{0, 0}, {.width = 1, 2}}; }",
  ])
  func membersAreRead(_ members: String) throws {
    let source = Self.source(members: members)
    #expect(Self.tree(source).gap == .none)
    #expect(try OutletCase.lines(["//m\n" + source]) == Self.always)
  }

  @Test(arguments: [
    "WEAKSELF", "LOG(@\"a\")", "LOG(@\"a\") // b", "BLOCK(x, y)", "_Pragma(\"clang\")", "here:",
    "UILabel *a = x, *b = y;", "a << b; c |= d; unsigned long e = (unsigned long)[f g];",
    "f((CGRect){0, 0}, x);", "NSString *n[2] = {@\"x\", @\"y\"};", "[&](int x) { [self y]; }(1);",
    "f(a, ^NSArray<NSString *> *(int b) { return c; });", "do { [self x]; } while (y);",
    "for (a = [b c]; a < d; a += 1) { [e f]; }",
    "[UIView animateWithDuration:.3 animations:^{ [a b]; }];",
    "[a b:c :^{ [d e]; }];", "if (a) { @throw [E with:b reason:[c d]]; }",
    "((void)a, b); x = (y, [z w]);",
    "int n = 1'000;", "char c = '\"';", "NSString *s = R\"x(a \" b)x\";", "x = (NSString *)@\"a\";",
  ])
  func statementsAreRead(_ statements: String) throws {
    let source = Self.source(statements: statements)
    #expect(Self.tree(source).gap == .none)
    #expect(try OutletCase.lines(["//m\n" + source]) == Self.always)
  }

  @Test(arguments: [
    "NSLocalizedString(@\"\\x61\", nil)", "NSLocalizedString(@\"\\141\", nil)",
    "({ NSLocalizedString(@\"a\", nil); })", "(__bridge NSString *)NSLocalizedString(@\"a\", nil)",
  ])
  func textsAreRead(_ text: String) throws {
    let source = Self.source(text: text)
    #expect(Self.tree(source).gap == .none)
    #expect(try OutletCase.lines(["//m\n" + source]) == Self.always)
  }

  @Test(arguments: [
    ("namespace a {", "}"), ("namespace {", "}"), ("inline namespace a::b {", "}"),
    ("extern \"C\" {", "}"),
    ("template <typename T, int N = (3 > 2)> struct S { int a; };\nextern \"C\" {", "}"),
    ("typedef NS_ENUM(int, X) { A = 1, B };\ntypedef struct { struct { int a; } b; } Y;", ""),
    ("@protocol P <Q>\n- (void)x __attribute__((deprecated(\"y\")));\n@end\n@protocol R, S;", ""),
    ("NS_BEGIN\n@protocol P\n- (void)x;\n@end", "NS_END"),
    ("#define DEBUG 1\n#if DEBUG", "#endif"), ("#define DEBUG 0\n#ifdef DEBUG", "#endif"),
    ("#define X 0\n#if X\n@\"lost\n#else", "#endif"), ("#if 0 /* no */ == 0", "#endif"),
    ("#undef DEBUG\n#ifndef DEBUG", "#endif"), ("#if !DEBUG // a", "#endif"),
    ("#define LOG(...) do { NSLog(@\"a\"); } while (0)", ""),
    ("#define LOG(x) NSLog(@#x @\"a\"), NSLog(@\"b\")", ""),
  ])
  func surroundingsAreRead(_ start: String, _ end: String) throws {
    let source = [start, Self.source(), end].joined(separator: "\n")
    #expect(Self.tree(source).gap == .none)
    #expect(try OutletCase.lines(["//m\n" + source]) == Self.always)
  }

  /// Lines end as on any system, and a `\` may split words and signs.
  @Test(arguments: [
    ("\n", "\r"), ("\n", "\r\n"), ("viewDid", "view\\\nDid"), (".label", ".la\\\r\nbel"),
    ("self.label.text", "/\\\n/ {\nself.label.text"),
    ("self.label.text", "/\\\n* { *\\\n/ self.label.text"),
    ("viewDidLoad {", "viewDidLoad <%"), ("nil);\n}", "nil);\n%>"),
  ])
  func linesAreJoined(_ old: String, _ new: String) throws {
    var source = Self.source(statements: "[super viewDidLoad]; // a")
    if let place = source.firstRange(of: old), old != "\n" {
      source.replaceSubrange(place, with: new)
    } else {
      source = source.split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
    }
    #expect(Self.tree(source).gap == .none)
    #expect(try OutletCase.lines(["//m\n" + source]) == Self.always)
  }

  /// Branches that are no whole statements cannot be read together; one without a text is no loss.
  @Test(arguments: [
    ("if (x) {\n#if BETA\n}\n#else\n[self y:@\"z\"]; }\n#endif", true),
    ("if (x) {\n#if BETA\n}\n#else\n[self y]; }\n#endif", false),
    ("[self x:\n#if BETA\n@\"a\"\n#else\n@\"b\"\n#endif\n];", true),
    ("switch (x) {\n#if BETA\ncase 1: break;\n#else\ncase 2: [self y:@\"z\"];\n#endif\n}", true),
    ("if (x) { }\n#if BETA\nelse { }\n#else\nelse { [self y:@\"z\"]; }\n#endif", true),
    ("#if BETA\n[self y:@\"}\"]; /* { */\n#else\n[self y:@\"z\"]; // {\n#endif", false),
    ("#if TARGET_OS_IOS\nif (x) {\n#else\nif ([self y:@\"z\"]) {\n#endif\n}", false),
  ])
  func branchesThatCannotBeReadTogether(_ statements: String, isLoss: Bool) {
    #expect(Self.tree(Self.source(statements: statements)).gap == (isLoss ? .parts : .none))
  }

  /// A branch that imports a header by its name loses no text, and a macro may.
  @Test(arguments: [
    ("#if __has_include(<A/A.h>)\n#import <A/A.h>\n#else\n#import \"A.h\"\n#endif", false),
    ("#if BETA\n#define NAME @\"a\"\n#else\n#define NAME @\"b\"\n#endif", true),
  ])
  func branchesOfDirectives(_ members: String, isLoss: Bool) {
    #expect(Self.tree(Self.source(members: members)).gap == (isLoss ? .parts : .none))
  }

  /// Members in several branches: the first one is read.
  @Test func branchesOfMembersAreKnownToBeLost() {
    let first = "- (NSString *)x { return @\"a\"; }"
    let members = "#if BETA\n\(first)\n#else\n- (NSString *)x { return @\"b\"; }\n#endif"
    #expect(Self.tree(Self.source(members: members)).gap == .parts)
  }

  /// A search of the whole source at each of them would take minutes.
  @Test func manyConditionsAreReadAtOnce() {
    let nested = String(repeating: "#if BETA\n", count: 100_000)
    #expect(Self.tree(Self.source(statements: nested)).gap == .parts)
    let brackets = "#if " + String(repeating: "(!", count: 100_000) + "\n#endif"
    #expect(Self.tree(Self.source(statements: brackets)).gap == .none)
    let each = String(repeating: "#if BETA\n[self x];\n#endif\n", count: 30_000)
    #expect(Self.tree(Self.source(statements: each)).gap == .none)
  }

  /// A source is read in part if a string or a block is in no node, or if a bracket has no partner.
  @Test(arguments: [
    source(members: "}"), source(statements: "{"), source(statements: "("),
    source(members: "#define BEGIN {\n#define END }"),
    source(members: "- (void)x BEGIN [self y]; END"),
    source(members: "void f(void) BEGIN x.y = [z w]; END"),
    source(members: "class X { void f() { y.text = z; } };"),
    source(members: "void C::f(int x) { y(); }"),
    source(members: "struct X f(int x) { y(); }"), source(members: "ITEMS(@\"x\")"),
    source(members: "struct X { NSString *a = @\"x\"; };"),
    source(members: "#define SET self.label.text = NSLocalizedString(@\"b\", nil)"),
    source(members: "#define SET(l) do { l.text = @\"b\"; } while (0)"),
    source(members: "[self x];"), source(statements: "for (int i = [x y:@\"a\"]; i < 1; i++) { }"),
    source(statements: "[x y:z { [w setText:v]; }];"),
    "@implementation C\n- (void)x { }\n@interface D\n@end",
  ])
  func lossesAreKnown(_ source: String) {
    #expect(Self.tree(source).gap == .parts)
  }
}
