internal import CCopyfitYAML
internal import CopyfitFiles

/// The events that libyaml reads from a text; owns the one C parser.
@safe
final class YAMLEvents {
  /// One step of the document.
  struct Event {
    enum Kind: Equatable {
      case scalar(String, isPlain: Bool)
      case sequenceStart, sequenceEnd, mappingStart, mappingEnd, alias
      case streamEnd
      /// The start of the stream, and the start and end of a document.
      case boundary
    }

    var kind: Kind
    /// The explicit type of the value, such as `tag:yaml.org,2002:int` for `!!int`; usually `nil`.
    var tag: String?
    var position: SourcePosition
  }

  private let text: SourceText
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// libyaml reads from this memory, so the text must not move.
  private let input: UnsafeMutableBufferPointer<UInt8>

  init(_ text: SourceText) throws(SourceTextError) {
    self.text = text
    unsafe parser = .allocate(capacity: 1)
    unsafe input = .allocate(capacity: text.utf8.count)
    _ = unsafe input.initialize(from: text.utf8)
    guard unsafe yaml_parser_initialize(parser) == 1 else {
      throw .file(.unreadable(reason: "there is no memory left"))
    }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe input.deallocate()
  }

  /// Reads the next event.
  ///
  /// - Throws: `SourceTextError` for invalid YAML.
  func next() throws(SourceTextError) -> Event {
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw error }
    defer { unsafe yaml_event_delete(&event) }
    let mark = unsafe event.start_mark
    return unsafe Event(
      kind: Self.kind(of: event), tag: Self.tag(of: event),
      position: SourcePosition(line: Int(mark.line) + 1, column: Int(mark.column) + 1))
  }

  private static func tag(of event: yaml_event_t) -> String? {
    switch unsafe event.type {
    case YAML_SCALAR_EVENT: unsafe event.data.scalar.tag.map { unsafe String(cString: $0) }
    case YAML_SEQUENCE_START_EVENT:
      unsafe event.data.sequence_start.tag.map { unsafe String(cString: $0) }
    case YAML_MAPPING_START_EVENT:
      unsafe event.data.mapping_start.tag.map { unsafe String(cString: $0) }
    default: nil
    }
  }

  private static func kind(of event: yaml_event_t) -> Event.Kind {
    switch unsafe event.type {
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return unsafe .scalar(
        String(decoding: bytes, as: UTF8.self),
        isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
    case YAML_SEQUENCE_START_EVENT: return .sequenceStart
    case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
    case YAML_MAPPING_START_EVENT: return .mappingStart
    case YAML_MAPPING_END_EVENT: return .mappingEnd
    case YAML_ALIAS_EVENT: return .alias
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return .streamEnd
    default: return .boundary
    }
  }

  /// The parser's error, with its context if the problem itself is vague.
  private var error: SourceTextError {
    let parser = unsafe parser.pointee
    let problem =
      unsafe parser.problem.map { unsafe Self.advised(String(cString: $0)) }
      ?? "this is not YAML"
    let context = unsafe parser.context.map { unsafe String(cString: $0) + ", " } ?? ""
    let mark = unsafe parser.problem_mark
    let position =
      unsafe parser.error == YAML_READER_ERROR
      ? text.position(at: Int(parser.problem_offset))
      : SourcePosition(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
    return .syntax(message: context + problem, position: position)
  }

  /// The parser's message with advice if it is vague; libyaml identifies errors only by their text.
  private static func advised(_ problem: String) -> String {
    guard problem == "mapping values are not allowed in this context" else { return problem }
    return problem + "; a text with ': ' in it needs quotation marks"
  }
}
