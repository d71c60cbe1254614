import Copyfit
import Testing

@testable import CopyfitStream

/// Texts on Android and in browsers.
struct ProfileTests {
  private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

  private func request(_ fields: String) throws -> FitRequest {
    let line = Array(#"{"text":"Weiter zur Kasse","locale":"de",\#(fields)}"#.utf8)
    return try RequestParser.parse(line, in: line.indices).request.get()
  }

  private func results(_ fields: String) throws -> [FitResult] {
    var worker = RequestWorker(fonts: try FontLibrary())
    var results: [FitResult] = []
    try worker.fit(try request(fields)) { results.append($0) }
    return results
  }

  @Test func androidEnlargesSmallTextMore() throws {
    let results = try results(
      #""profile":"android","font":"\#(Self.inter)","sizes":[14,18,30],"fontScale":2"#)
    #expect(results.map(\.fit.pointSize) == [26, 30, 38])
    #expect(results.allSatisfy { $0.category == nil && $0.fit.certainty == nil })
  }

  /// A text at a font scale is the text at the size that the scale gives it.
  @Test func aScaledTextIsATextOfThatSize() throws {
    let font = #""font":"\#(Self.inter)","width":120,"lines":1"#
    let scaled = try results(#""profile":"android","sizes":[14],"fontScale":1.3,\#(font)"#)
    let large = try results(#""sizes":[18.8],\#(font)"#)
    #expect(scaled.map(\.fit) == large.map(\.fit))
    let zoomed = try results(#""profile":"web","sizes":[16],"fontScale":2,\#(font)"#)
    let double = try results(#""sizes":[32],\#(font)"#)
    #expect(zoomed.map(\.fit) == double.map(\.fit))
  }

  @Test(arguments: [
    (#""system":true,"sizes":[14]"#, 14.0), (#""font":"system(size: 14, weight: .medium)""#, 14),
    (#""font":{"name":"system","size":20}"#, 20),
  ])
  func theSystemFontOfAndroidIsRoboto(fields: String, size: Double) throws {
    let request = try request(#""profile":"android","# + fields)
    #expect(request.label.descriptor.face == .family("Roboto"))
    #expect(request.sizes == .points([size]))
    #expect(request.label.lineBreakStrategy == .none)
  }

  /// WCAG 2.2, 1.4.12: lines 1.5, paragraphs 2, letters 0.12 times the size.
  @Test func textSpacingGrowsWithTheSize() throws {
    let font = #""font":"\#(Self.inter)","width":90,"sizes":[10,20]"#
    let request = try request(#""profile":"web","textSpacing":true,"fontScale":2,\#(font)"#)
    let label = try request.label(atSize: 10)
    #expect(label.letterSpacing == 2.4)
    #expect(label.paragraph.paragraphSpacing == 40)
    let results = try results(#""profile":"web","textSpacing":true,\#(font)"#)
    #expect(results.map { $0.fit.height / Double($0.fit.lineCount) } == [15, 30])
    let plain = try self.results(#""profile":"web",\#(font)"#)
    #expect(zip(results, plain).allSatisfy { $0.fit.lineCount >= $1.fit.lineCount })
  }

  /// The success criterion says "at least".
  @Test func textSpacingKeepsLargerSpacing() throws {
    let own = #""letterSpacing":10,"paragraph":{"minimumLineHeight":60,"paragraphSpacing":1}"#
    let request = try request(
      #""profile":"web","textSpacing":true,"font":"\#(Self.inter)","sizes":[10],\#(own)"#)
    let label = try request.label(atSize: 10)
    #expect(label.letterSpacing == 10)
    #expect(label.paragraph.minimumLineHeight == 60)
    #expect(label.paragraph.maximumLineHeight == 60)
    #expect(label.paragraph.paragraphSpacing == 20)
  }

  @Test(arguments: [
    (
      #""style":"body","categories":"all""#, "conflicting-fields",
      "'profile' and 'style' cannot be given together: only iOS has text styles and text sizes"
    ),
    (
      #""font":"a.otf","size":17,"categories":"all""#, "conflicting-fields",
      "'profile' and 'categories' cannot be given together: only iOS has text styles and text sizes"
    ),
    (#""font":"a.otf""#, "missing-field", "'sizes' is missing"),
    (
      #""font":"headline""#, "invalid-value",
      "'font': this font exists only on iOS; give a file, or a name as custom(…, fixedSize: 16)"
    ),
    (
      #""font":"a.otf","sizes":[14],"fontScale":0"#, "out-of-range",
      "'fontScale' must be from 0.1 to 10, not 0"
    ),
    (
      #""font":"a.otf","sizes":[99999],"fontScale":9"#, "out-of-range",
      "'sizes' must be from 0.001 to 100000 points, not 899991"
    ),
    (
      #""font":"a.otf","sizes":[14],"textSpacing":true"#, "conflicting-fields",
      "'profile' and 'textSpacing' cannot be given together: only the profile web has it"
    ),
  ])
  func conflictsAreErrors(fields: String, code: String, message: String) {
    let error = #expect(throws: RequestError.self) {
      try request(#""profile":"android","# + fields)
    }
    #expect(error?.code == code)
    #expect(error?.message() == message)
  }

  @Test(arguments: [
    (
      #""system":true,"sizes":[14],"fontScale":2"#,
      "'profile' is missing: iOS has text sizes instead"
    ),
    (
      #""profile":"web","system":true,"sizes":[14]"#,
      "'profile' and 'system' cannot be given together: on the web, each browser has another font"
    ),
    (
      #""profile":"windows","system":true,"sizes":[14]"#,
      "'profile' must be one of android, web, not 'windows'"
    ),
  ])
  func otherProfilesAreErrors(fields: String, message: String) {
    let error = #expect(throws: RequestError.self) { try request(fields) }
    #expect(error?.message() == message)
  }
}
