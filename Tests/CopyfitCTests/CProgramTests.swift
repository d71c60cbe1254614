import Foundation
import Testing

/// A program in C that uses the interface, under the address sanitizer, which also finds leaks.
struct CProgramTests {
  private final class Marker {}

  /// The folder of the built library; `nil` if only the tests were built.
  private static let products = [Bundle.main.executableURL, Bundle(for: Marker.self).bundleURL]
    .compactMap { $0?.deletingLastPathComponent() }
    .first { FileManager.default.fileExists(atPath: $0.appending(path: "libCopyfitC.so").path) }

  /// A library with the address sanitizer of Swift's toolchain needs its compiler, which `.ci/sanitize` names.
  private static let compiler = [
    ProcessInfo.processInfo.environment["COPYFIT_CC"], "/usr/bin/cc", "/usr/bin/clang",
  ].compactMap { $0 }.first { FileManager.default.isExecutableFile(atPath: $0) }

  private static func run(_ program: String, _ words: [String]) throws -> (Int32, String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = words
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  /// Compiles a program, runs it with a font, and returns what it prints.
  private static func output(of source: URL) throws -> String {
    let (products, compiler) = (try #require(products), try #require(compiler))
    let program = FileManager.default.temporaryDirectory.appending(path: "copyfit-c-\(UUID())")
    defer { try? FileManager.default.removeItem(at: program) }
    let words = [
      "-std=c11", "-Wall", "-Wextra", "-Werror", "-fsanitize=address", "-g", "-pthread",
      "-I", root.appending(path: "Sources/CCopyfitInterface").path, source.path,
      products.appending(path: "libCopyfitC.so").path, "-Wl,-rpath,\(products.path)",
      "-o", program.path,
    ]
    let (status, messages) = try run(compiler, words)
    try #require(status == 0, "\(messages)")
    let answer = try run(program.path, ["/usr/share/fonts/opentype/inter/Inter-Regular.otf"])
    try #require(answer.0 == 0, "\(answer.1)")
    return answer.1
  }

  private static let isPossible = products != nil && compiler != nil

  @Test(.enabled(if: isPossible, "needs the built library and a C compiler"))
  func aProgramInCMeasures() throws {
    let program = Self.root.appending(path: "Tests/CopyfitCTests/Program/program.c")
    #expect(try Self.output(of: program) == Self.expected)
  }

  /// `.ci/sanitize` runs it with the thread sanitizer, too.
  @Test(.enabled(if: isPossible, "needs the built library and a C compiler"))
  func aBatchDoesNotDependOnItsThreads() throws {
    let program = Self.root.appending(path: "Tests/CopyfitCTests/Program/batch.c")
    #expect(try Self.output(of: program) == "480 texts, 0 failures, 0 differences\n")
  }

  @Test(.enabled(if: isPossible, "needs the built library and a C compiler"))
  func theExampleOfTheDocumentationRuns() throws {
    let page = try String(
      contentsOf: Self.root.appending(path: "Documentation/Library.md"), encoding: .utf8)
    let parts = page.components(separatedBy: "```c\n")
    let example = try #require(parts.last?.components(separatedBy: "```\n").first)
    let source = FileManager.default.temporaryDirectory.appending(path: "example-\(UUID()).c")
    defer { try? FileManager.default.removeItem(at: source) }
    try example.write(to: source, atomically: true, encoding: .utf8)
    #expect(try Self.output(of: source) == "2 lines at AX5, fits\n")
  }

  /// The header without warnings, in old and new versions.
  @Test(
    .enabled(if: compiler != nil, "needs a compiler for C++"),
    arguments: ["c++11", "c++17", "c++20"])
  func aProgramInCPlusPlusCompiles(version: String) throws {
    let source = FileManager.default.temporaryDirectory.appending(path: "options-\(UUID()).cpp")
    defer { try? FileManager.default.removeItem(at: source) }
    let program = """
      #include <copyfit.h>
      copyfit_label_options options = COPYFIT_LABEL_OPTIONS;
      int main() { return options.width > 0 && options.lines == 0 ? 0 : 1; }

      """
    try program.write(to: source, atomically: true, encoding: .utf8)
    let words = [
      "-std=\(version)", "-Wall", "-Wextra", "-pedantic", "-Werror", "-fsyntax-only",
      "-I", Self.root.appending(path: "Sources/CCopyfitInterface").path, source.path,
    ]
    let (status, messages) = try Self.run(try #require(Self.compiler), words)
    #expect(status == 0, "\(messages)")
  }

  private static let expected = """
    open: 1 /nowhere/fonts: no such file or directory; check the path
    xSmall: truncates, measured, 2 lines, 104.4 × 36.3 at 15, slack -58.3
    large: truncates, measured, 2 lines, 118.4 × 41.1 at 17, slack -82.0
    AX5: truncates, measured, 6 lines, 115.7 × 348.5 at 48, slack -450.4
    visible: Zahlungs of 15 bytes, 12 hidden
    remedy: width 202.0, height nan, lines 0
    remedy: width nan, height nan, lines 2
    remedies without room: 2
    missing: 1, first U+0378, 1 and 0
    batch: 2 failures: 0 4 2
    AX5: fits, certain, 2 lines, 246.9 × 126.5 at 53, slack 33.1
    batch: 0 none
    batch: 4 texts[1]: the text is not UTF-8
    batch: 2 texts[2]: 'not a locale' is not a locale, such as pt-BR or zh_Hans
    batch: 2 'index' must be less than the batch's count, 3, not 3
    batch: 2 failures, 1, and AX5 is 99
    batch: 5 5 5 the array of the batch is NULL
    missing font: Nobody of 14 bytes, 14
    missing font:  of 0 bytes, 0
    missing font: 0
    shrinks: 17 drawn at 9.75, scale 0.57
    truncates: 53 drawn at 26.50, scale nan
    clips: loses text 0, clips vertically 1
    label: 2 out-of-range, 'width' must be a number from 0, not NaN (not a number)
    label: 3 invalid-value, 'font': unknown modifier 'slanted'; expected one of: italic, bold, monospaced, monospacedDigit, smallCaps, lowercaseSmallCaps, uppercaseSmallCaps, weight, width, leading, scaled, pointSizeLimits, variation, feature
    label: 1 font-not-found, nowhere.otf: no such file or directory; check the path
    label: 2 out-of-range, 'font_size' must be positive and finite, not -1
    label: 2 out-of-range, 'font_size' must be positive and finite, not NaN (not a number)
    label: 2 out-of-range, 'display_scale' must be positive and finite, not 0
    label: 3 unknown-value, 'mode' must be one of tail, head, middle, clip, wordWrap, charWrap, not 'tial'; did you mean 'tail'?
    label: 2 out-of-range, 'weight' in 'variations' is not an axis, such as wght
    label: 3 duplicate-field, 'wght' is given twice in 'variations'
    label: 2 too-many-values, 'variations' has more than 256 values
    label: 3 unknown-value, 'optical_size' must be one of automatic, none, not 'large'
    text: 4 the text is not UTF-8
    text: 2 '??' is not a locale, such as pt-BR or zh_Hans
    label: 3 conflicting-fields, 'font' and 'font_size' cannot be given together: the font has a size of its own
    label: 3 conflicting-fields, 'font' and 'relative_to' cannot be given together: the font has a size of its own
    label: 3 missing-field, 'font_size' is missing
    label: 3 unknown-value, 'variation_count' is 3, and its list is NULL
    label: 2 out-of-range, 'width' must be a number from 0, not -1
    label: 2 out-of-range, 'font_size' must be from 0.001 to 100000 points, not 1e+300
    label: 3 invalid-value, 'font': unknown font 'headlin'; did you mean 'headline'?
    label: 3 missing-field, 'font_size' is missing
    label: 3 unknown-value, 'relative_to' must be one of largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2, extraLargeTitle, extraLargeTitle2, not 'footnote2'; did you mean 'footnote'?
    label: 2 out-of-range, 'fallback_count' must be from 0 to PTRDIFF_MAX, not 18446744073709551615 (a negative number?)
    label: 2 out-of-range, 'minimum_scale_factor' must be from 0 to 1, not 2
    label: 2 out-of-range, 'font_size' must be positive and finite, not inf
    label: 2 out-of-range, 'font_size' must be from 0.001 to 100000 points, not 0.0001
    label: 2 out-of-range, 'minimum_font_size' must be 0 (no shrinking) or from 0.001 to 100000 points, not 1e+300
    label: 2 out-of-range, 'minimum_font_size' must be 0 (no shrinking) or from 0.001 to 100000 points, not -1
    label: 2 out-of-range, 'minimum_font_size' must be 0 (no shrinking) or from 0.001 to 100000 points, not inf
    label: 2 out-of-range, 'minimum_font_size' must be 0 (no shrinking) or from 0.001 to 100000 points, not 0.0001
    label: 2 out-of-range, the font's name is empty; expected a PostScript name, a family or a file
    label: 2 out-of-range, 'font': the size '0' cannot be used; expected a number above 0
    label: 2 out-of-range, 'font': the weight '5000' cannot be used; expected a trait between -1 and 1 or a class from 1 to 1000
    label: 2 out-of-range, 'font': the number '1e999' cannot be used; expected one that is finite
    label: 3 invalid-value, 'font': 'pointSizeLimits' needs a font that scales by a style, such as custom(…, size: 17)
    label: 4 not-utf8, 'font' is not UTF-8
    label: 2 too-many-values, 'fallback' has more than 256 values
    label: 2 out-of-range, 'letter_spacing' must be from -1000 to 1000, not inf
    label: 2 out-of-range, the font's size must be from 0.001 to 100000 points at each category, not 1e+300 at xSmall
    label: 4 not-utf8, 'direction' is not UTF-8
    label: 2 out-of-range, 'font_size' must be positive and finite, not -inf
    category: 2 0 0
    category: 2 0 0
    category: 0 1 1
    read: truncates, certain, 3 lines, 116.2 × 101.4 at 28, slack -180.1
    read: splitsWord, certain, 2 lines, 113.5 × 51.7 at 20, slack 6.5
    read: unknown-field, unknown field 'widht'; did you mean 'width'?
    read: out-of-range, 'width' must be positive and finite, not -1
    read: unknown-field, unknown field 'text'; did you mean 'textSpacing'?
    read: font-not-found, a�.otf: no such file or directory; check the path
    read: out-of-range, 'sizes' must be a list of one size, not of 2
    read: not-json, not JSON: byte 2: expected a field's name in double quotes
    read: not-utf8, not UTF-8: byte 1 of the line
    read: not-json, not JSON: byte 1: expected a value
    read: out-of-range, 'minimumCategory' is above 'maximumCategory': AX5 is larger than large; exchange them
    read: 5 5
    category: 1 11
    category: 1 8
    category: 1 5
    category: 0 5
    category: 0 5
    NULL: 5 5 5 5 0 0
    NULL: 5 5 0 2 2
    NULL: 5 5 0
    length: 5 the text is NULL or its length above PTRDIFF_MAX
    label: 2 out-of-range, 'lines' must be from 0 to PTRDIFF_MAX, not 18446744073709551615 (a negative number?)
    category: 2
    place: 5 5 5 5 5 5 5 0 0
    place: the place of the fits is NULL
    label: 3 unknown-value, 'fallback' has NULL at index 0
    array: 1 5
    array: 1 5
    array: 1 5
    array: 1 5
    array: 1 0
    array: 0 0
    folders: 0 none
    folders: 3 'count' is 3, and its list is NULL
    folders: 3 'folders' has NULL at index 0
    folders: 2 'count' must be from 0 to PTRDIFF_MAX, not 18446744073709551615 (a negative number?)

    """
}
