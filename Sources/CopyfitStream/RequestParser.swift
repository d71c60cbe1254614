internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitLabels
internal import CopyfitUnicode

/// One line of a stream: its identifier, and its request or error.
struct ParsedRequest {
  /// The request's `id` as written, including quotation marks; `nil` without one.
  var id: [UInt8]?
  var request: Result<FitRequest, RequestError>
  /// The values that may differ in a line that repeats the request.
  var values: [RequestPattern.Value] = []
}

/// Reads the JSON of one request.
///
/// The whole line is read even after an error, so that the answer can have its `id`. If there are several errors, a
/// syntax error comes first, then the first invalid field, then missing or conflicting fields.
struct RequestParser {
  private var values: FieldReader
  private var id: [UInt8]?
  private var differing: [RequestPattern.Value] = []
  private var fields = RequestFields()
  /// The bits of the fields that were read.
  private var seen: UInt64 = 0
  /// The bits of the fields that are unknown here.
  private let unknown: UInt64

  private init(_ bytes: [UInt8], in range: Range<Int>, unknown: UInt64 = 0) {
    values = FieldReader(JSONReader(bytes, in: range))
    self.unknown = unknown
  }

  /// Parses a range of `bytes` as a line.
  static func parse(_ bytes: [UInt8], in range: Range<Int>) -> ParsedRequest {
    if let byte = UTF8Check.firstInvalidByte(of: bytes[range]) {
      let repaired = Array(String(decoding: bytes[range], as: UTF8.self).utf8)
      let id = identifier(in: repaired)
      return ParsedRequest(id: id, request: .failure(.notUTF8(byte: byte + 1)))
    }
    if bytes[range].starts(with: byteOrderMark) {
      let id = identifier(in: Array(bytes[range].dropFirst(byteOrderMark.count)))
      let reason = "a byte order mark (U+FEFF) may begin only the whole input"
      return ParsedRequest(id: id, request: .failure(.notJSON(reason)))
    }
    var parser = RequestParser(bytes, in: range)
    let request = parser.parse()
    return ParsedRequest(id: parser.id, request: request, values: parser.differing)
  }

  /// The label that an object of JSON describes.
  static func label(_ bytes: [UInt8]) throws(RequestError) -> LabelSpec {
    if let byte = UTF8Check.firstInvalidByte(of: bytes[...]) { throw .notUTF8(byte: byte + 1) }
    var parser = RequestParser(bytes, in: bytes.indices, unknown: othersThanLabels)
    do throws(JSONSyntaxError) { try parser.readFields() } catch { throw .notJSON(error.message) }
    if let error = parser.values.error { throw error }
    return try parser.fields.describedLabel()
  }

  private static let othersThanLabels = RequestFieldName.bits(
    of: [.id, .text, .locale, .categories, .materialize, .details])

  /// U+FEFF in UTF-8.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The identifier of a line that cannot be read completely, if possible.
  static func identifier(in damaged: [UInt8]) -> [UInt8]? {
    var parser = RequestParser(damaged, in: damaged.indices)
    _ = parser.parse()
    guard let id = parser.id, !String(decoding: id, as: UTF8.self).contains("\u{FFFD}") else {
      return nil
    }
    return id
  }

  private mutating func parse() -> Result<FitRequest, RequestError> {
    do throws(JSONSyntaxError) {
      try readFields()
    } catch {
      return .failure(.notJSON(error.message))
    }
    if let error = values.error { return .failure(error) }
    return Result { () throws(RequestError) in try fields.request() }
  }

  private mutating func readFields() throws(JSONSyntaxError) {
    let kind = try values.reader.peekKind()
    guard kind == .object else {
      try values.reader.skipValue()
      try values.reader.readEnd()
      values.fail(.wrongType(nil, expected: JSONReader.Kind.object.rawValue, found: kind.rawValue))
      return
    }
    try values.reader.open(.object)
    var isFirst = true
    while try values.reader.next(in: .object, isFirst: &isFirst) { try readField() }
    try values.reader.readEnd()
  }

  private mutating func readField() throws(JSONSyntaxError) {
    let key = try values.reader.readKey()
    guard let name = values.reader.fieldName(key), unknown & name.bit == 0 else {
      let known = RequestFieldName.all(but: unknown).map(\.field.rawValue)
      let found = values.reader.string(of: key)
      values.fail(.unknownField(found, nearest: Spelling.nearest(to: found, among: known)))
      try values.reader.skipValue()
      return
    }
    guard seen & name.bit == 0 else {
      values.fail(.duplicateField(name.field))
      try values.reader.skipValue()
      return
    }
    seen |= name.bit
    values.field = name.field
    values.reader.skipSpace()
    let start = values.reader.position
    try read(name.field)
    guard RequestPattern.mayDiffer(name.field) else { return }
    let range = start - values.reader.start..<values.reader.position - values.reader.start
    differing.append(RequestPattern.Value(field: name.field, range: range))
  }

  private mutating func read(_ field: RequestField) throws(JSONSyntaxError) {
    switch field {
    case .id: id = try values.identifier()
    case .text: fields.text = try values.string()
    case .locale: fields.locale = try values.string()
    case .font: fields.font = try values.font()
    case .style: fields.style = try values.style()
    case .system: fields.system = try values.flag(mustBeTrue: true)
    case .sizes: fields.sizes = try values.numbers()
    case .categories: fields.categories = try values.categories()
    case .size: fields.size = try values.number()
    case .relativeTo: fields.relativeTo = try values.style()
    case .fallback: fields.fallback = try values.strings()
    case .materialize: fields.materialize = try values.flag()
    case .details: fields.details = try values.flag()
    case .variations: fields.variations = try values.variations()
    case .lineBreakStrategy:
      fields.lineBreakStrategy = try values.choice(LineBreakStrategy.allCases)
    case .profile: fields.profile = try values.choice(FitProfile.System.allCases)
    case .fontScale: fields.fontScale = try values.number()
    case .textSpacing: fields.textSpacing = try values.flag()
    case .width, .height, .lines, .mode, .minimumScaleFactor, .minimumFontSize, .minimumCategory,
      .maximumCategory, .displayScale, .letterSpacing, .opticalSize, .direction, .tightening,
      .boldText,
      .paragraph, .behavior:
      try values.read(field, into: &fields.label)
    }
  }
}

extension FieldReader {
  /// Reads a field that is a property of the label.
  fileprivate mutating func read(
    _ field: RequestField, into label: inout LabelSpec
  ) throws(JSONSyntaxError) {
    switch field {
    case .width: label.width = try number()
    case .height: label.height = try number()
    case .lines: label.lines = try integer() ?? 0
    case .mode: label.mode = try choice(LabelSpec.Mode.allCases) ?? .tail
    case .minimumScaleFactor: label.minimumScaleFactor = try number()
    case .minimumFontSize: label.minimumFontSize = try number()
    case .minimumCategory: label.minimumCategory = try category()
    case .maximumCategory: label.maximumCategory = try category()
    case .displayScale: label.displayScale = try number() ?? label.displayScale
    case .letterSpacing: label.letterSpacing = try number() ?? 0
    case .opticalSize: label.opticalSize = try choice(LabelSpec.OpticalSize.allCases) ?? .automatic
    case .direction: label.direction = try choice(LabelSpec.Direction.allCases) ?? .natural
    case .tightening: label.allowsTightening = try flag() ?? false
    case .boldText: label.boldText = try flag() ?? false
    case .paragraph: label.paragraph = try documentValue { $0.paragraph($1) } ?? label.paragraph
    case .behavior: label.behavior = try documentValue { $0.behavior($1) } ?? label.behavior
    default: try reader.skipValue()
    }
  }
}
