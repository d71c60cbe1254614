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
    if let isComplete = answerRepeated(bytes, in: line, number: number, to: &writer) {
      return isComplete
    }
    let parsed = RequestParser.parse(bytes, in: line)
    do throws(RequestError) {
      let request = try parsed.request.get()
      let label = request.label
      renewFonts(for: request)
      pattern = RequestPattern(request, label, bytes[line], parsed.values)
      return answer(request, label, id: parsed.id?[...], number: number, to: &writer)
    } catch {
      writer.writeError(error, id: parsed.id?[...], line: number)
      return false
    }
  }

  /// Answers a line that repeats the last request with another text; `nil` for other lines.
  private mutating func answerRepeated(
    _ bytes: [UInt8], in line: Range<Int>, number: Int, to writer: inout JSONWriter
  ) -> Bool? {
    // Taken out, because fitting changes the worker.
    guard var changed = pattern.take() else { return nil }
    let isRepeated = changed.read(bytes, in: line)
    let known = consume changed
    var isComplete: Bool?
    if isRepeated {
      isComplete = answer(
        known.request, known.label, id: known.id.map { bytes[$0] }, number: number, to: &writer)
    }
    pattern = consume known
    return isComplete
  }

  /// Writes the answer to a request in the current font; returns whether it is a result.
  private mutating func answer(
    _ request: FitRequest, _ label: LabelSpec, id: ArraySlice<UInt8>?, number: Int,
    to writer: inout JSONWriter
  ) -> Bool {
    let start = writer.bytes.count
    do throws(RequestError) {
      writer.write(raw: "{")
      if let id { writer.write(id: id) }
      try writeResults(of: request, label, to: &writer)
      if let missingFont {
        writer.write(raw: ",\"missingFont\":")
        writer.write(missingFont)
      }
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
      writer.writeError(error, id: id, line: number)
      return false
    }
  }

  /// Writes the field `results` of an answer.
  private mutating func writeResults(
    of request: FitRequest, _ label: LabelSpec, to writer: inout JSONWriter
  ) throws(RequestError) {
    let start = writer.bytes.count
    writer.write(raw: "\"results\":[")
    // Swapped out, because fitting changes the worker.
    var results = ResultWriter()
    swap(&results, &self.results)
    defer { swap(&results, &self.results) }
    var count = 0
    try fit(request, label) { (result) throws(RequestError) in
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
  /// Appends the identifier of a request as it was written.
  fileprivate mutating func write(id: ArraySlice<UInt8>) {
    write(raw: "\"id\":")
    bytes.append(contentsOf: id)
    write(raw: ",")
  }

  /// Appends a font that draws the text.
  fileprivate mutating func write(_ font: LabelFont) {
    write(raw: "{\"postScriptName\":")
    write(font.postScriptName)
    if font.isFallback { write(raw: ",\"fallback\":true") }
    write(raw: "}")
  }

  /// Appends the answer for a line without a result.
  mutating func writeError(_ error: RequestError, id: ArraySlice<UInt8>?, line: Int) {
    write(raw: "{")
    if let id { write(id: id) }
    write(raw: "\"line\":")
    write(line)
    write(raw: ",\"error\":{\"code\":\"")
    write(raw: error.code)
    write(raw: "\",\"message\":")
    write(error.message())
    write(raw: "}}\n")
  }
}
