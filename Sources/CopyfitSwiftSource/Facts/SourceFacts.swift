internal import CopyfitSourceText
internal import CopyfitSwiftTree

/// The answers about the sources of a project, by their questions.
package struct SourceFacts: Sendable {
  private var writer = FactWriter()
  private var answers: [ExactString: ArraySlice<UInt8>] = [:]

  /// Creates an empty set.
  package init() {}

  /// The answer to a question; `nil` if it is unknown.
  func answer<Answer: Storable>(to question: ExactString) -> Answer? {
    answers[question].flatMap { Self.value(in: $0, texts: writer.texts) }
  }

  /// Stores an answer if reading its bytes gives the same answer.
  mutating func keep<Answer: Storable>(_ answer: Answer, to question: ExactString) {
    let bytes = writer.bytes(of: answer)[...]
    guard Self.value(in: bytes, texts: writer.texts) == answer else { return }
    answers[question] = bytes
  }

  private static func value<Value: Storable>(
    in bytes: ArraySlice<UInt8>, texts: [String]
  ) -> Value? {
    var reader = FactReader(bytes, texts: texts)
    guard let value = try? reader.value() as Value, reader.isAtEnd else { return nil }
    return value
  }
}

extension SourceFacts {
  /// All answers as bytes.
  package var bytes: [UInt8] {
    var bytes = ByteWriter()
    bytes.write(writer.texts.count)
    for text in writer.texts { bytes.write(text.utf8) }
    for (question, answer) in answers {
      bytes.write(question.text.utf8)
      bytes.write(answer)
    }
    return bytes.bytes
  }

  /// Reads answers from bytes; `nil` if the bytes are damaged.
  package init?(bytes: ArraySlice<UInt8>) {
    do throws(SwiftTreeError) {
      var reader = ByteReader(bytes)
      var texts: [String] = []
      for _ in 0..<(try reader.number()) { texts.append(try reader.text()) }
      writer = FactWriter(texts: texts)
      while !reader.isAtEnd {
        let question = ExactString(try reader.text())
        answers[question] = try reader.block()
      }
    } catch { return nil }
  }
}
