/// The entities that a document declares itself, and how much of them has been expanded.
struct XMLEntities {
  /// Why an entity has no text.
  enum Refusal: Error {
    case unknown, holdsMarkup, containsItself, malformed, tooMuch

    /// What is wrong with a reference, as the predicate of a sentence about the file.
    func message(on name: String) -> String {
      switch self {
      case .unknown: "names an entity that XML does not know"
      case .holdsMarkup: "names the entity '\(name)', which holds more than a text"
      case .containsItself: "names the entity '\(name)', which contains itself"
      case .malformed: "names the entity '\(name)', in which an '&' is not written &amp;"
      case .tooMuch: "has entities that expand to too much text"
      }
    }
  }

  /// XML's own.
  static let predefined: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  /// What each entity is declared as.
  private var declared: [String: [UInt8]] = [:]
  /// The texts of those that were asked for, their references resolved.
  private var resolved: [String: [UInt8]] = [:]
  /// The entities that are being resolved.
  private var path: [String] = []
  /// How many bytes may still be made.
  private var budget: Int

  /// How much more text than a document has its entities may expand to, in bytes.
  private static let maximumGrowth = 1_000_000
  /// How deep entities may contain each other; real ones do not.
  private static let maximumDepth = 16

  init(textLength: Int) {
    budget = textLength + Self.maximumGrowth
  }

  /// Declares an entity; of several declarations the first counts.
  mutating func declare(_ name: String, as text: [UInt8]) {
    if declared[name] == nil { declared[name] = text }
  }

  /// The text that an entity stands for.
  mutating func text(of name: String) throws(Refusal) -> [UInt8] {
    let text = try resolve(name)
    try spend(text.count + 1)
    return text
  }

  private mutating func spend(_ count: Int) throws(Refusal) {
    budget -= count
    if budget < 0 { throw .tooMuch }
  }

  private mutating func resolve(_ name: String) throws(Refusal) -> [UInt8] {
    if let text = resolved[name] { return text }
    guard let written = declared[name] else { throw .unknown }
    if path.contains(name) { throw .containsItself }
    guard path.count < Self.maximumDepth else { throw .tooMuch }
    path.append(name)
    defer { path.removeLast() }
    let text = try replaced(written)
    resolved[name] = text
    return text
  }

  /// A text with its references replaced by what they stand for.
  private mutating func replaced(_ written: [UInt8]) throws(Refusal) -> [UInt8] {
    var text: [UInt8] = []
    var offset = 0
    while offset < written.count {
      let byte = written[offset]
      if byte == UInt8(ascii: "<") { throw .holdsMarkup }
      guard byte == UInt8(ascii: "&") else {
        text.append(byte)
        offset += 1
        continue
      }
      guard let end = written[offset...].firstIndex(of: UInt8(ascii: ";")) else { throw .malformed }
      let part = try reference(written[(offset + 1)..<end])
      try spend(part.count + 1)
      text += part
      offset = end + 1
    }
    return text
  }

  /// What stands for a reference's name or number.
  private mutating func reference(_ name: ArraySlice<UInt8>) throws(Refusal) -> [UInt8] {
    if name.first == UInt8(ascii: "#") {
      guard let scalar = Self.scalar(numbered: name.dropFirst()) else { throw .malformed }
      return Array(String(scalar).utf8)
    }
    let name = String(decoding: name, as: UTF8.self)
    if let scalar = Self.predefined[name] { return Array(String(scalar).utf8) }
    return try resolve(name)
  }
}

extension XMLEntities {
  /// The longest number of a character, in bytes.
  private static let longestNumber = 12

  /// Where the `;` of a character's number stands; `nil` where there is none.
  static func end(ofNumberAt start: Int, in utf8: [UInt8]) -> Int? {
    utf8[start..<min(utf8.count, start + longestNumber)].firstIndex(of: UInt8(ascii: ";"))
  }

  /// The character of a number as it stands behind `&#`: `65` or `x41`.
  static func scalar(numbered digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let isHexadecimal = digits.first == UInt8(ascii: "x")
    let text = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
    guard text.first?.isHexDigit == true, let value = UInt32(text, radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    let isControl = value < 0x20 && value != 0x09 && value != 0x0A && value != 0x0D
    return isControl || value == 0xFFFE || value == 0xFFFF ? nil : scalar
  }
}
