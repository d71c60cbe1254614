import CopyfitAuditTestSupport
import CopyfitDynamicType
import CopyfitFindings
import CopyfitLabels
import CopyfitSourceText
import Testing

@testable import CopyfitProject

/// Configurations with so many values that comparing each with all others would take minutes.
struct ConfigurationLimitTests {
  private static func messages(_ text: String) -> [String] {
    do throws(AuditError) {
      _ = try Configuration.read(Array(text.utf8), file: "copyfit.yml")
      return []
    } catch {
      return error.messages
    }
  }

  /// The place of each wrong font is found without reading the line up to it again.
  @Test(arguments: [", ", ",\n  "])
  func manyWrongFonts(separator: String) {
    let count = 10_000
    let list = Array(repeating: "{ font: x }", count: count).joined(separator: separator)
    let messages = Self.messages("labels: [\(list)]").filter { $0.contains("'x'") }
    #expect(messages.count == count)
    let last = separator.contains("\n") ? "\(count):11" : "1:\(10 + 13 * (count - 1) + 8)"
    #expect(messages.last?.hasPrefix("copyfit.yml:\(last): ") == true)
  }

  /// A project may have several hundred fonts, but a file may name any number.
  @Test func manySubstitutes() throws {
    let names = (0..<30_000).map { "f\($0)" }
    let pairs = names.map { "\($0): x" }.joined(separator: ", ")
    let text = "fonts: { substitutes: { \(pairs) } }"
    let read = try Configuration.read(Array(text.utf8), file: "copyfit.yml")
    #expect(read.fonts.substitutes.map(\.name.value) == names)
  }

  /// The nearest file wins, and its values come last, or first for samples.
  @Test func manyValuesOfTwoFiles() throws {
    let numbers = 0..<5_000
    func file(_ value: String, _ numbers: Range<Int>) -> String {
      let samples = numbers.map { "'{a\($0)}': \(value)" }.joined(separator: ", ")
      let fonts = numbers.map { "f\($0): \(value)" }.joined(separator: ", ")
      return "samples: { \(samples) }\nfonts: { substitutes: { \(fonts) } }\n"
    }
    let project = try TemporaryProject([
      ".git/HEAD": "", "base.yml": file("base", 0..<5_001),
      "copyfit.yml": "extends: base.yml\n" + file("own", numbers),
    ])
    let read = try Configuration.read(project.path + "/copyfit.yml")
    #expect(read.samples.map(\.text) == numbers.map { _ in "own" } + ["base"])
    let substitutes = read.fonts.substitutes
    #expect(substitutes.map(\.name.value) == ["f5000"] + numbers.map { "f\($0)" })
    #expect(substitutes.map(\.replacement.value) == ["base"] + numbers.map { _ in "own" })
  }

  @Test func manySizesOfAStyle() {
    let others = (0..<20_000).map { StyleNode.Member(key: "x\($0)", value: Self.size) }
    let sizes = (0..<20_000).map { _ in StyleNode.Member(key: "fontSize", value: Self.size) }
    let name = StyleNode.Member(key: "fontName", value: StyleNode(content: .text("Inter-Regular")))
    let style = StyleNode(content: .mapping([name] + others + sizes))
    var reader = StyleDictionaryReader(allowsOtherKeys: true)
    reader.read(StyleNode(content: .mapping([.init(key: "body", value: style)])))
    #expect(reader.problems.count == sizes.count - 1)
    #expect(reader.dictionary[.body]?.fontSize == 17)
  }

  private static var size: StyleNode { StyleNode(content: .number(17)) }

  @Test func eachFolderOfFontsCountsOnce() throws {
    let text = "fonts: { directories: [A, A, ./A, A/, B, /A, A/../B, C/A] }"
    let read = try Configuration.read(Array(text.utf8), file: "copyfit.yml")
    #expect(read.fonts.directories.map(\.value) == ["A", "B", "/A", "A/../B", "C/A"])
  }

  /// A pattern without a letter is compared with each path, so the number of comparisons is limited.
  @Test func patternsAreComparedWithALimitedNumberOfPaths() {
    let patterns = (0..<50).map { _ in Located(PathPattern("?"), at: .start) }
    let list = PathPatternList(patterns, maximumComparisons: 100)
    #expect(list.firstMatch("a") == 0 && list.firstMatch("bc") == nil)
    #expect(list.exhausted == nil)
    #expect(list.firstMatch("d") == 0)
    #expect(list.exhausted?.value.text == "?")
    #expect(list.firstMatch("e") == nil)
    let error = Configuration().errorOfExhaustion(of: patterns[0])
    #expect(error.messages.first?.contains("more than 50,000,000 comparisons with paths") == true)
  }

  /// A comparison counts by the lengths of the path and of all alternatives of the pattern; `**/**` is as long as `**`.
  @Test(arguments: [
    ("a*", 9, 1), ("*", 4_000, 83), ("*****", 4_000, 91), ("{*****,*****}", 4_000, 101),
    (String(repeating: "**/", count: 1_000), 4_000, 85),
    (String(repeating: "*/", count: 1_000), 4_000, 2_081),
  ])
  func aLongComparisonCountsAsMany(pattern: String, length: Int, comparisons: Int) {
    let patterns = [Located(PathPattern(pattern), at: .start)]
    for maximum in [comparisons, comparisons - 1] {
      let list = PathPatternList(patterns, maximumComparisons: maximum)
      _ = list.firstMatch(String(repeating: "a", count: length))
      #expect((list.exhausted == nil) == (maximum == comparisons))
    }
  }

  private static func large(_ text: String) -> String {
    let line = "# " + String(repeating: "x", count: 997) + "\n"
    return text + "\n" + String(repeating: line, count: 1_048)
  }

  /// A list of projects is read again for each project without a configuration of its own, and so is what those with one
  /// extend.
  @Test(arguments: [
    (16, "", false), (17, "", true), (17, "extends: ../base.yml", true),
  ])
  func projectsShareASmallConfiguration(count: Int, own: String, isTooLarge: Bool) throws {
    let list = "projects: ['*']"
    var files = ["copyfit.yml": own.isEmpty ? Self.large(list) : list, "base.yml": Self.large("")]
    for number in 1...count {
      files["p\(number + 10)/de.lproj/L.strings"] = #""a" = "Ja";"#
      files["p\(number + 10)/copyfit.yml"] = own.isEmpty ? nil : own
    }
    let project = try TemporaryProject(files)
    let found = try ProjectFiles.survey(
      paths: [project.path], configuration: nil, followsLinks: false)
    #expect(found.projects.count == (isTooLarge ? 0 : count))
    #expect(found.errors.count == (isTooLarge ? 1 : 0))
    let start = "copyfit.yml:1:12: with 'p27', the configurations of the listed projects have more"
    #expect(found.errors.allSatisfy { $0.contains(start) })
  }

  /// Folders that match, but have no files, do not share the configuration.
  @Test func foldersWithoutFilesShareNothing() throws {
    var files = [
      "copyfit.yml": Self.large("projects: ['*']"), "a/de.lproj/L.strings": #""a" = "Ja";"#,
    ]
    for number in 0..<17 { files["p\(number)/README.md"] = "" }
    let project = try TemporaryProject(files)
    #expect(try ProjectFiles.find(paths: [project.path]).count == 1)
  }

  /// Sizes in MiB of what each project and each folder without files reads.
  @Test(arguments: [
    (16, 0, 1, 0, ""), (16, 0, 1, 1, "the configurations"), (1, 0, 16, 0, ""),
    (1, 0, 17, 0, "the configurations"), (1, 0, 0, 256, ""), (1, 0, 15, 17, "the configurations"),
    (0, 64, 2, 0, ""), (0, 64, 2, 1, "the files of labels"), (0, 1, 0, 2_048, ""),
  ])
  func listedFilesHaveAMaximumSize(
    size: Int, labels: Int, kept: Int, others: Int, excess: String
  ) {
    var configuration = Configuration()
    (configuration.size, configuration.labelSize) = (size << 20, labels << 20)
    var sizes = ListedSizes()
    for _ in 0..<kept { sizes.add(configuration, isKept: true) }
    for _ in 0..<others { sizes.add(configuration, isKept: false) }
    #expect((sizes.excess == nil) == excess.isEmpty)
    #expect(sizes.excess?.hasPrefix(excess) ?? true)
  }

  /// The files in no project are unknown if the patterns of the list need too many comparisons, also if the projects have
  /// patterns of their own.
  @Test func filesOutsideAreComparedWithALimitedNumberOfPatterns() throws {
    let excluded = Array(repeating: "'\(String(repeating: "?", count: 50_000))'", count: 20)
    var files = ["copyfit.yml": "projects: [a]\nexclude: [\(excluded.joined(separator: ", "))]"]
    files["a/copyfit.yml"] = "name: A"
    let folder = "a/" + String(repeating: "x", count: 100)
    for number in 0..<900 { files["\(folder)/\(number)/de.lproj/L.strings"] = #""a" = "Ja";"# }
    let project = try TemporaryProject(files)
    let error = #expect(throws: AuditError.self) { try ProjectFiles.find(paths: [project.path]) }
    #expect(error?.messages.first?.contains("copyfit.yml:2:11: this list of patterns") == true)
  }

  /// Flags that files name are removed one by one.
  @Test func manyFlags() {
    let flags = (0..<50_000).map { "FLAG\($0)" }
    var search = WordSearch(flags.map { ArraySlice($0.utf8) })
    for flag in flags.prefix(2_000) { search.look(in: Array("-D\(flag)".utf8)) }
    #expect(search.missing.count == 48_000)
  }
}
