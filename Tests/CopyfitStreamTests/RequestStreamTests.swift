import Copyfit
import Foundation
import Testing

@testable import CopyfitStream

struct RequestStreamTests {
  private static let texts = [
    "Weiter zur Kasse", "Συνέχεια στο ταμείο", "متابعة إلى الدفع", "ชำระเงิน", "レジに進む", "결제하기", "😀",
    "",
    "Ein sehr langer Satz, der auf mehr als eine Zeile passen muss.", "a\\nb",
  ]

  private static func requests(_ count: Int) -> [String] {
    let styles = TypeScale.iOS.publishedStyles
    return (0..<count).map { number in
      #"{"id":\#(number),"text":"\#(texts[number % texts.count])","style":"#
        + #""\#(styles[number % styles.count].name)","categories":"all","width":"#
        + "\(40 + number % 300),\"lines\":\(number % 4)}"
    }
  }

  @Test func anyNumberOfJobsGivesTheSameBytes() async throws {
    let input = Self.requests(120).joined(separator: "\n") + "\nnonsense\n"
    let one = try await run(input, jobs: 1)
    let four = try await run(input, jobs: 4)
    #expect(one.output == four.output)
    #expect(one.isComplete == false)
    #expect(four.isComplete == false)
    #expect(one.output.split(separator: "\n").count == 121)
  }

  /// The common part of an answer and the one before is copied.
  @Test func answersDoNotDependOnThoseBefore() async throws {
    let file = #""font":"/usr/share/fonts/opentype/inter/Inter-Regular.otf","sizes":[10,17]"#
    // Each of these has other missing characters, at both sizes.
    let withMissing = Self.texts.map { #"{"text":"\#($0)",\#(file)}"# }
    let requests = Self.requests(30) + withMissing
    let together = try await run(requests.joined(separator: "\n"), jobs: 1).output
    var alone = ""
    for request in requests { alone += try await run(request, jobs: 1).output }
    #expect(together == alone)
    #expect(together.split(separator: #""missing":["#).count == 11)
  }

  /// A label that shrinks has the size of all measurements, whether the text then fits or not.
  @Test(arguments: [
    (#""minimumScaleFactor":0.5"#, [#""drawnSize":9.75,"scale":0.574}"#, #""drawnSize":26.5,"#]),
    (#""minimumScaleFactor":1"#, ["", ""]), (#""minimumScaleFactor":0.999999"#, ["", ""]),
    (#""minimumFontSize":40"#, ["", #""drawnSize":40,"#]),
  ])
  func theSizeToWhichALabelShrinks(fields: String, expected: [String]) async throws {
    let request =
      #"{"text":"Zahlungsmittel verwalten","style":"body","categories":["large","AX5"],"#
      + #""width":120,"lines":1,\#(fields)}"#
    let results = try await run(request, jobs: 1).output.components(separatedBy: "},{")
    #expect(results.count == expected.count)
    for (result, part) in zip(results, expected) {
      #expect(part.isEmpty ? !result.contains("drawnSize") : (result + "}").contains(part))
    }
  }

  /// A note is in the answer to its request.
  @Test func whatAFontLacksIsNotedInTheAnswer() async throws {
    let font = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
    let request = #"{"text":"","font":"\#(font)","sizes":[17],"variations":{"wght":5}}"#
    let plain = #"{"text":"","font":"\#(font)","sizes":[17]}"#
    let lines = try await run([request, plain].joined(separator: "\n"), jobs: 1).output
      .split(separator: "\n")
    let note = "'wght' 5 is not used: the font has no variation axes"
    #expect(lines.first?.hasSuffix("],\"notes\":[\"\(note)\"]}") == true)
    #expect(lines.last?.contains("notes") == false)
  }

  /// A font that is given by name and was not found is named, with and without details.
  @Test(arguments: [
    (#""font":"custom(\"Nobody\", size: 17)""#, #","missingFont":"Nobody"}"#),
    (#""font":{"name":"Nobody","size":17}"#, #","missingFont":"Nobody"}"#),
    (#""font":{"name":"Georgia","size":17}"#, #","missingFont":"Georgia"}"#),
    (
      #""details":true,"font":"custom(\"Nobody\", size: 17)""#,
      #","missingFont":"Nobody","fonts":[{"postScriptName":"Inter-Regular"}]}"#
    ),
    (#""font":"custom(\"Inter\", size: 17)""#, ""),
    (#""style":"body""#, ""),
  ])
  func namesAMissingFont(fields: String, end: String) async throws {
    let request = #"{"text":"a",\#(fields),"categories":["large"]}"#
    let lines = try await run(request + "\n" + request, jobs: 1).output.split(separator: "\n")
    #expect(lines.count == 2 && lines[0] == lines[1])
    #expect(lines[0].hasSuffix(end.isEmpty ? "}]}" : "}]" + end), "\(lines[0])")
  }

  /// A font that cannot be used is an error with a code, and says what was probably meant.
  @Test(arguments: [
    (
      "", "out-of-range",
      "the font's name is empty; expected a PostScript name, a family or a file"
    ),
    (
      "Inter", "font-not-found",
      #"Inter: no such file or directory; check the path; 'Inter' is read as a file; "#
        + #"a font with this name is written as custom("Inter", size: 17)"#
    ),
    (
      "bodyy", "font-not-found",
      "bodyy: no such file or directory; check the path; 'bodyy' is read as a file; "
        + "did you mean 'body'?"
    ),
    ("a/b", "font-not-found", "a/b: no such file or directory; check the path"),
    (
      "/usr/share/fonts/opentype/inter/Inter-Regular.otf\\u0000x", "font-not-found",
      "/usr/share/fonts/opentype/inter/Inter-Regular.otf\0x: no such file or directory; "
        + "check the path"
    ),
  ])
  func fontsThatCannotBeUsed(font: String, code: String, message: String) throws {
    let line = Array(#"{"text":"a","font":"\#(font)","sizes":[17]}"#.utf8)
    var worker = RequestWorker(fonts: try FontLibrary())
    let error = #expect(throws: RequestError.self) {
      try worker.fit(try RequestParser.parse(line, in: line.indices).request.get()) { _ in }
    }
    #expect(error?.code == code)
    #expect(error?.message() == message)
  }

  @Test func categoriesThatExcludeEachOther() async throws {
    let request = #"""
      {"id":1,"text":"a","style":"body","categories":["large"],"minimumCategory":"AX5",\#
      "maximumCategory":"large"}
      """#
    let answer = try await run(request, jobs: 1).output
    #expect(
      answer == #"""
        {"id":1,"line":1,"error":{"code":"out-of-range",\#
        "message":"'minimumCategory' is above 'maximumCategory': AX5 is larger than large; exchange them"}}

        """#)
  }

  private static let thai =
    #""fallback":["/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf"],"#

  /// The characters that no font has, in ascending order in every result; never invisible ones.
  @Test(arguments: [
    ("é 😀ก\u{200D}\u{2060}कa😀", #","missing":["U+0915","U+0E01","U+1F600"]"#, ""),
    (#"a\ud800"#, #","missing":["U+FFFD"]"#, ""), ("ก😀", #","missing":["U+1F600"]"#, Self.thai),
    (#"a\u200d\ufe0f\u00ad"#, "", ""),
  ])
  func missingCharacters(text: String, field: String, fallback: String) async throws {
    let request =
      #"{"text":"\#(text)","font":"/usr/share/fonts/opentype/inter/Inter-Regular.otf","#
      + fallback + #""sizes":[17,18]}"#
    let answer = try await run(request, jobs: 1).output
    #expect(answer.hasPrefix(#"{"results":["#))
    #expect(answer.components(separatedBy: #""missing""#).count == (field.isEmpty ? 1 : 3))
    #expect(field.isEmpty || answer.components(separatedBy: field + "}").count == 3)
  }

  /// Invalid text also has a result, and its lines are the text.
  @Test(
    arguments: [
      ("a\\uD800b\\uDC00", "a\u{FFFD}b\u{FFFD}"),
      (
        "\\u202E\\u2067a\\u2066b\\u2069\\u2069\\u202C",
        "\u{202E}\u{2067}a\u{2066}b\u{2069}\u{2069}\u{202C}"
      ),
      ("e" + String(repeating: "\u{301}", count: 10_000), nil),
      (String(repeating: "a", count: 100_000), nil),
      (String(repeating: "\u{2068}a", count: 500), nil),
      (
        "\\u0000\\uFFFF\\uFDD0", String(decoding: [0, 0xFFFF, 0xFDD0] as [UInt16], as: UTF16.self)
      ),
    ] as [(String, String?)])
  func hostileTextHasAResult(escaped: String, text: String?) throws {
    let line = Array(
      (#"{"text":"\#(escaped)","style":"body","categories":["AX5"],"width":60,"lines":2,"#
        + #""materialize":true}"#).utf8)
    let request = try RequestParser.parse(line, in: line.indices).request.get()
    #expect(request.text == text ?? escaped)
    var worker = RequestWorker(fonts: try FontLibrary())
    var results: [FitResult] = []
    try worker.fit(request) { result in results.append(result) }
    let result = try #require(results.first)
    #expect(result.lines?.map(\.text).joined() == request.text)
    #expect(result.lines?.count == result.fit.lineCount)
    #expect(result.fit.height.isFinite && result.fit.width.isFinite)
  }

  @Test func aTextThatIsShapedForEachSizeSaysSo() throws {
    let line = Array(#"{"text":"a","style":"body","categories":["L"]}"#.utf8)
    var worker = RequestWorker(fonts: try FontLibrary())
    var results: [FitResult] = []
    try worker.fit(try RequestParser.parse(line, in: line.indices).request.get()) {
      results.append($0)
    }
    var result = try #require(results.first)
    for isPreparedPerSize in [false, true] {
      result.isPreparedPerSize = isPreparedPerSize
      var writer = JSONWriter()
      writer.write(result)
      let json = String(decoding: writer.bytes, as: UTF8.self)
      #expect(json.contains(",\"perSize\":true") == isPreparedPerSize)
    }
  }

  /// With details, an answer has the fonts, and what makes a text fit where it does not.
  @Test func details() async throws {
    let request = #"{"text":"Weiter zur Kasse","font":"system(size: 17)","categories":["L"],"#
    let narrow = #""width":60,"lines":1,"details":true}"#
    let answer = try await run(request + narrow, jobs: 1).output
    #expect(answer.contains(#""visibleText":""#))
    #expect(answer.contains(#""remedy":{"width":"#) && answer.contains(#"{"lines":3}]"#))
    #expect(answer.contains(#"],"fonts":[{"postScriptName":"Inter"#))
    let wide = try await run(request + #""width":300,"details":true}"#, jobs: 1).output
    #expect(!wide.contains("remedy"))
    let plain = try await run(request + #""width":60,"lines":1}"#, jobs: 1).output
    #expect(!plain.contains("remedy") && !plain.contains("fonts"))
  }

  @Test func answersAsIfAskedOneByOne() async throws {
    let requests = Self.requests(11)
    let all = try await run(requests.joined(separator: "\n"), jobs: 1)
    #expect(all.isComplete)
    var single = ""
    for (index, request) in requests.enumerated() {
      var worker = RequestWorker(fonts: try FontLibrary())
      var writer = JSONWriter()
      let line = Array(request.utf8)
      _ = worker.answer(line, in: line.indices, number: index + 1, to: &writer)
      single += String(decoding: writer.bytes, as: UTF8.self)
    }
    #expect(all.output == single)
    let forgetful = try await run(
      requests.joined(separator: "\n"), jobs: 1, wordCacheBytes: 0)
    #expect(forgetful.output == single)
  }

  @Test func echoesIdentifiersAndCountsLines() async throws {
    let input = """

      {"id":12345678901234567890,"text":"","style":"body","categories":["L"]}
      \t
      {"id":"b","text":"","style":"boddy","categories":["L"]}
      {"text":"x","font":"/no/such/font.otf","sizes":[17]}
      """
    let result = try await run(input, jobs: 2)
    let lines = result.output.split(separator: "\n")
    try #require(lines.count == 3)
    #expect(
      lines[0] == #"{"id":12345678901234567890,"results":[{"category":"large","size":17,"#
        + #""lineCount":0,"width":0,"height":0,"verdict":"fits","certainty":"certain"}]}"#)
    #expect(
      lines[1]
        == #"{"id":"b","line":4,"error":{"code":"unknown-value","message":"'style' must be one of "#
        + "largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, "
        + "caption1, caption2, extraLargeTitle, extraLargeTitle2, "
        + #"not 'boddy'; did you mean 'body'?"}}"#)
    #expect(lines[2].hasPrefix(#"{"line":5,"error":{"code":"font-not-found","message":""#))
  }

  @Test func answersBeforeItReadsOn() async throws {
    let source = Pipe()
    let sink = Pipe()
    let stream = RequestStream(fonts: try FontLibrary(), jobs: 2)
    async let isComplete = stream.run(
      from: ByteStream(descriptor: source.fileHandleForReading.fileDescriptor),
      to: ByteStream(descriptor: sink.fileHandleForWriting.fileDescriptor))
    let answers = await Self.onThread { Self.converse(writing: source, reading: sink) }
    #expect(answers.count == 3)
    for (index, answer) in answers.enumerated() {
      #expect(answer.hasPrefix("{\"line\":\(index + 1),"))
    }
    #expect(try await isComplete == false)
  }

  /// Sends three lines, each after the answer to the previous one.
  private static func converse(writing source: Pipe, reading sink: Pipe) -> [String] {
    let output = ByteStream(descriptor: sink.fileHandleForReading.fileDescriptor)
    defer { try? source.fileHandleForWriting.close() }
    return (1...3).map { number in
      var answer: [UInt8] = []
      do {
        try source.fileHandleForWriting.write(contentsOf: Data("\(number)\n".utf8))
        _ = try output.read(upTo: 1 << 16, into: &answer)
      } catch {
        return String(describing: error)
      }
      return String(decoding: answer, as: UTF8.self)
    }
  }

  /// Runs blocking work on a separate thread, because others need the threads of the pool.
  private static func onThread<Value: Sendable>(
    _ body: @escaping @Sendable () -> Value
  ) async -> Value {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: body()) }
    }
  }

  @Test func aClosedReaderEndsTheStream() async throws {
    ByteStream.surviveFailedWrites()
    let source = Pipe()
    let sink = Pipe()
    try source.fileHandleForWriting.write(contentsOf: Data("1\n".utf8))
    try source.fileHandleForWriting.close()
    try sink.fileHandleForReading.close()
    let stream = RequestStream(fonts: try FontLibrary(), jobs: 1)
    await #expect(throws: RequestStream.Failure.output(.closed)) {
      try await stream.run(
        from: ByteStream(descriptor: source.fileHandleForReading.fileDescriptor),
        to: ByteStream(descriptor: sink.fileHandleForWriting.fileDescriptor))
    }
  }

  @Test func inputThatCannotBeReadIsAnError() async throws {
    let folder = try #require(FileHandle(forReadingAtPath: "/"))
    let stream = RequestStream(fonts: try FontLibrary(), jobs: 1)
    await #expect(throws: RequestStream.Failure.self) {
      try await stream.run(
        from: ByteStream(descriptor: folder.fileDescriptor), to: .standardOutput)
    }
  }

  /// Runs a stream on files, which can have any size.
  private func run(
    _ input: String, jobs: Int, wordCacheBytes: Int = LabelFitter.defaultWordCacheBytes
  ) async throws -> (output: String, isComplete: Bool) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["in", "out"].map { folder.appending(path: $0) }
    try Data(input.utf8).write(to: files[0])
    try Data().write(to: files[1])
    let reader = try FileHandle(forReadingFrom: files[0])
    let writer = try FileHandle(forWritingTo: files[1])
    let stream = RequestStream(
      fonts: try FontLibrary(), jobs: jobs, wordCacheBytes: wordCacheBytes)
    let isComplete = try await stream.run(
      from: ByteStream(descriptor: reader.fileDescriptor),
      to: ByteStream(descriptor: writer.fileDescriptor))
    return (try String(contentsOf: files[1], encoding: .utf8), isComplete)
  }
}
