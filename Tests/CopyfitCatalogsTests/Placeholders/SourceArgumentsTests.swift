import CopyfitCatalogs
import CopyfitSourceText
import CopyfitUnicode
import Testing

/// The arguments of a key with many texts.
struct SourceArgumentsTests {
  private static func located(_ values: [String]) -> [LocatedText] {
    values.map {
      LocatedText(value: $0, location: SourceLocation(file: "A.xcstrings", position: .start))
    }
  }

  /// Comparing each translation with all source texts would take minutes.
  @Test func aKeyMayHaveManyTexts() throws {
    let count = 20_000
    let source = try #require(SourceArguments(Self.located((0..<count).map { "% d of \($0)" })))
    #expect(source.texts.count == count && source.arguments.isEmpty)
    let texts = Self.located((0..<count).map { "\($0) von % d" })
    let own = try #require(SourceArguments(texts, comparedWith: source))
    #expect(own.texts.count == count && own.arguments.isEmpty)
    let faults = texts.filter { !FormatFault.all(in: $0.value, source: source).isEmpty }
    #expect(faults.isEmpty)
  }

  /// Each is listed once, in the order of the texts.
  @Test func aKeyMayHaveManyArguments() throws {
    let (count, size) = (60_000, 1_000)
    func texts(_ specifier: (Int) -> String) -> [LocatedText] {
      Self.located(
        stride(from: 1, through: count, by: size).map { start in
          (start..<(start + size)).map(specifier).joined(separator: " ")
        })
    }
    let numbers = texts { "%\($0)$d" } + texts { "%\($0)$@" }
    let arguments = try #require(SourceArguments(numbers))
    #expect(arguments.written.count == 2 * count && arguments.written.last == "%\(count)$@")
    #expect(arguments.mayClash)
    let references = texts { "%#@n\($0)@" }
    let dangling = try #require(SourceArguments(references + references)).dangling
    #expect(dangling.count == count && dangling.first == "%#@n1@")
  }

  /// A document or a text with numbers of Qt in the source makes no translation a format.
  @Test(arguments: ["{\"a\": 1}", "%1 of %2"])
  func otherTextsAreNoFormats(text: String) throws {
    let source = try #require(SourceArguments(Self.located(["%d", text])))
    let own = try #require(SourceArguments(Self.located(["%d"]), comparedWith: source))
    #expect(own.arguments.isEmpty && own.mayClash)
  }
}
