internal import Copyfit

extension RequestWorker {
  /// Answers a line of a stream with a line, including its end.
  ///
  /// - Parameters:
  ///   - line: The line's bytes, without its end.
  ///   - number: The line's number, counted from 1.
  /// - Returns: Whether the answer is a result instead of an error.
  mutating func answer(
    _ bytes: [UInt8], in line: Range<Int>, number: Int, to writer: inout JSONWriter
  ) -> Bool {
    let parsed = RequestParser.parse(bytes, in: line)
    let start = writer.bytes.count
    do throws(RequestError) {
      let request = try parsed.request.get()
      writer.write(raw: "{")
      if let id = parsed.id {
        writer.write(raw: "\"id\":")
        writer.write(raw: id)
        writer.write(raw: ",")
      }
      try writeResults(of: request, to: &writer)
      if !usedFonts.isEmpty {
        writer.write(raw: ",\"fonts\":")
        writer.writeList(usedFonts) { $0.write($1) }
      }
      if !notes.isEmpty {
        writer.write(raw: ",\"notes\":")
        writer.writeList(notes) { $0.write($1) }
      }
      writer.write(raw: "}\n")
      return true
    } catch {
      writer.bytes.removeSubrange(start...)
      writer.writeError(error, id: parsed.id, line: number)
      return false
    }
  }

  /// Writes the field `results` of an answer.
  package mutating func writeResults(
    of request: FitRequest, to writer: inout JSONWriter
  ) throws(RequestError) {
    let start = writer.bytes.count
    writer.write(raw: "\"results\":[")
    // Swapped out, because fitting changes the worker.
    var results = ResultWriter()
    swap(&results, &self.results)
    defer { swap(&results, &self.results) }
    var count = 0
    try fit(request) { (result) throws(RequestError) in
      if count > 0 { writer.write(raw: ",") }
      results.write(result, at: count, to: &writer)
      count += 1
      guard writer.bytes.count - start <= RequestLimits.answerLength else {
        throw .answerTooLong(limit: RequestLimits.answerLength)
      }
    }
    writer.write(raw: "]")
  }
}

extension JSONWriter {
  /// Appends a font that draws the text.
  fileprivate mutating func write(_ font: LabelFont) {
    write(raw: "{\"postScriptName\":")
    write(font.postScriptName)
    if font.isFallback { write(raw: ",\"fallback\":true") }
    write(raw: "}")
  }

  /// Appends the answer for a line without a result.
  mutating func writeError(_ error: RequestError, id: [UInt8]?, line: Int) {
    write(raw: "{")
    if let id {
      write(raw: "\"id\":")
      write(raw: id)
      write(raw: ",")
    }
    write(raw: "\"line\":")
    write(line)
    write(raw: ",\"error\":{\"code\":\"")
    write(raw: error.code)
    write(raw: "\",\"message\":")
    write(error.message())
    write(raw: "}}\n")
  }
}
