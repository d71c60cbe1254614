internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitUnicode

/// One line of a stream, read: who asks, and what, or why that cannot be answered.
struct ParsedRequest {
  /// The request's `id` as it is written, quotes included; `nil` where it has none.
  var id: [UInt8]?
  var request: Result<FitRequest, RequestError>
}

/// Reads the JSON of one request.
///
/// The whole line is read even after an error, so that the answer can carry its `id`. Of several
/// errors the line's syntax comes first, then the first field, then what the fields lack together.
struct RequestParser {
  private var reader: JSONReader
  private var id: [UInt8]?
  private var fields = RequestFields()
  /// The bits of the fields so far.
  private var seen: UInt64 = 0
  private var firstError: RequestError?

  private init(_ bytes: [UInt8], in range: Range<Int>) {
    reader = JSONReader(bytes, in: range)
  }

  /// Parses the bytes of a line, which lie within `bytes`.
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
    return ParsedRequest(id: parser.id, request: request)
  }

  /// U+FEFF in UTF-8.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The identifier of a line that cannot be read as a whole, if it could be read.
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
    if let firstError { return .failure(firstError) }
    return Result { () throws(RequestError) in try fields.request() }
  }

  private mutating func readFields() throws(JSONSyntaxError) {
    let kind = try reader.peekKind()
    guard kind == .object else {
      try reader.skipValue()
      try reader.readEnd()
      note(.wrongType(nil, expected: JSONReader.Kind.object.rawValue, found: kind.rawValue))
      return
    }
    // The reader is moved into the call: a closure cannot change it and the fields at once.
    var reader = self.reader
    try reader.readObject { (reader, key) throws(JSONSyntaxError) in
      try readField(key, from: &reader)
    }
    try reader.readEnd()
  }

  private mutating func note(_ error: RequestError) {
    if firstError == nil { firstError = error }
  }

  /// Each field with a bit of its own, by its name.
  private static let fieldsByName: [String: (field: RequestField, bit: UInt64)] = Dictionary(
    uniqueKeysWithValues: zip(RequestField.allCases, 0...).map { ($0.rawValue, ($0, 1 << $1)) })

  private mutating func readField(
    _ key: String, from reader: inout JSONReader
  ) throws(JSONSyntaxError) {
    guard let (field, bit) = Self.fieldsByName[key] else {
      let known = RequestField.allCases.map(\.rawValue)
      note(.unknownField(key, nearest: Spelling.nearest(to: key, among: known)))
      try reader.skipValue()
      return
    }
    guard seen & bit == 0 else {
      note(.duplicateField(field))
      try reader.skipValue()
      return
    }
    seen |= bit
    var value = FieldReader(field: field, reader: reader)
    try read(field, &value)
    reader = value.reader
    if let error = value.error { note(error) }
  }

  private mutating func read(
    _ field: RequestField, _ value: inout FieldReader
  ) throws(JSONSyntaxError) {
    switch field {
    case .id: id = try value.identifier()
    case .text: fields.text = try value.string()
    case .locale: fields.locale = try value.string()
    case .font: fields.font = try value.string()
    case .style: fields.style = try value.style()
    case .system: fields.system = try value.flag(mustBeTrue: true)
    case .sizes: fields.sizes = try value.numbers()
    case .categories: fields.categories = try value.categories()
    case .size: fields.size = try value.number()
    case .relativeTo: fields.relativeTo = try value.style()
    case .width: fields.width = try value.number()
    case .height: fields.height = try value.number()
    case .lines: fields.lines = try value.integer()
    case .mode: fields.mode = try value.choice(LabelSpec.Mode.allCases)
    case .minimumScaleFactor: fields.minimumScaleFactor = try value.number()
    case .minimumFontSize: fields.minimumFontSize = try value.number()
    case .displayScale: fields.displayScale = try value.number()
    case .lineBreakStrategy: fields.lineBreakStrategy = try value.choice([.standard, .none])
    case .fallback: fields.fallback = try value.strings()
    case .materialize: fields.materialize = try value.flag()
    case .letterSpacing: fields.letterSpacing = try value.number()
    case .opticalSize: fields.opticalSize = try value.choice(LabelSpec.OpticalSize.allCases)
    case .direction: fields.direction = try value.choice(LabelSpec.Direction.allCases)
    case .variations: fields.variations = try value.variations()
    }
  }
}
