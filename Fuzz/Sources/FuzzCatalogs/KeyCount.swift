import Foundation

/// The keys of old string tables, of gettext and of JSON, found without the readers.
///
/// Only keys in ASCII without escapes are compared. What a file has in addition to its texts is not understood here, so
/// that a file with it has no answer.
struct KeyCount {
  private(set) var keys: Set<String> = []
  /// Whether the part of a key behind an underscore may name a form or context, as in i18next.
  private var haveForms = false

  /// - Returns: `nil` if the file is damaged, or has what only a whole reader understands.
  init?(in bytes: [UInt8], file: String) {
    guard let text = String(validating: bytes, as: UTF8.self),
      text.unicodeScalars.allSatisfy({
        $0 == "\n" || $0 >= " " && $0 != "\u{7F}" && $0 != "\u{FEFF}"
      })
    else { return nil }
    let isRead =
      if file.hasSuffix(".strings") {
        readStrings(text)
      } else if file.hasSuffix(".po") {
        readGettext(text)
      } else if file.hasSuffix(".arb") || file.hasSuffix(".json") {
        readJSON(text, isFlutter: file.hasSuffix(".arb"))
      } else { false }
    guard isRead, keys.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 && $0 != 0x5C } }) else {
      return nil
    }
  }

  /// Whether a reader found all keys and no others.
  func areFound(in found: Set<String>) -> Bool {
    guard haveForms else { return found == keys }
    return found.isSubset(of: keys.flatMap(Self.stems))
      && keys.allSatisfy { Self.stems(of: $0).contains(where: found.contains) }
  }

  /// A key, and its parts before each of its lines.
  private static func stems(of key: String) -> [String] {
    [key] + key.indices.filter { key[$0] == "_" }.map { String(key[..<$0]) }
  }
}

// MARK: - Old string tables

extension KeyCount {
  /// Source: Apple, "Old-Style ASCII Property Lists".
  private mutating func readStrings(_ text: String) -> Bool {
    var rest = Substring(text)
    while true {
      guard Self.skipSpace(&rest) else { return false }
      if rest.isEmpty { return true }
      guard let key = Self.string(&rest), Self.skipSpace(&rest) else { return false }
      if rest.first == "=" {
        rest.removeFirst()
        guard Self.skipSpace(&rest), Self.string(&rest) != nil, Self.skipSpace(&rest) else {
          return false
        }
      }
      guard rest.popFirst() == ";" else { return false }
      keys.insert(key)
    }
  }

  /// Skips spaces and comments; `false` if a comment has no end.
  private static func skipSpace(_ rest: inout Substring) -> Bool {
    while true {
      rest = rest.drop { $0 == " " || $0 == "\n" }
      if rest.hasPrefix("//") {
        rest = rest.drop { $0 != "\n" }
      } else if rest.hasPrefix("/*") {
        guard let end = rest.dropFirst(2).firstRange(of: "*/") else { return false }
        rest = rest[end.upperBound...]
      } else {
        return true
      }
    }
  }

  /// Removes a string with or without quotation marks; `nil` if there is none.
  private static func string(_ rest: inout Substring) -> String? {
    if rest.first == "\"" { return quoted(&rest) }
    let word = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "_$:.-".contains($0)) }
    rest = rest[word.endIndex...]
    return word.isEmpty ? nil : String(word)
  }

  /// Removes a string between quotation marks, with its escapes as they are.
  private static func quoted(_ rest: inout Substring) -> String? {
    // A mark after a quotation mark makes one `Character` with it.
    let scalars = rest.unicodeScalars
    guard scalars.first == "\"" else { return nil }
    let start = scalars.index(after: scalars.startIndex)
    var end = start
    while end < scalars.endIndex, scalars[end] != "\"" {
      if scalars[end] == "\\" { end = scalars.index(after: end) }
      if end < scalars.endIndex { end = scalars.index(after: end) }
    }
    guard end < scalars.endIndex else { return nil }
    rest = Substring(scalars[scalars.index(after: end)...])
    return String(scalars[start..<end])
  }
}

// MARK: - gettext

extension KeyCount {
  /// Source: the manual of GNU gettext, "The Format of PO Files".
  private mutating func readGettext(_ text: String) -> Bool {
    var (context, id, isOpen): (String?, String?, Bool) = (nil, nil, false)
    var last = ""
    func finish(_ keys: inout KeyCount) {
      if let id, !id.isEmpty || context != nil {
        keys.keys.insert((context.map { $0 + "|" } ?? "") + id)
      }
      (context, id, isOpen) = (nil, nil, false)
    }
    for line in text.split(separator: "\n") {
      var rest = line.drop { $0 == " " }
      if rest.isEmpty || rest.first == "#" { continue }
      let word = String(rest.prefix { $0 != " " && $0 != "\"" })
      rest = rest.dropFirst(word.count).drop { $0 == " " }
      guard let value = Self.quoted(&rest), rest.allSatisfy({ $0 == " " }) else { return false }
      switch word {
      case "" where last == "msgctxt": context? += value
      case "" where last == "msgid": id? += value
      case "" where !last.isEmpty: continue
      case "msgctxt", "msgid":
        if isOpen { finish(&self) }
        guard id == nil, word == "msgid" || context == nil else { return false }
        if word == "msgid" { id = value } else { context = value }
      case "msgid_plural": guard id != nil, !isOpen else { return false }
      case "msgstr", "msgstr[0]", "msgstr[1]":
        guard id != nil else { return false }
        isOpen = true
      default: return false
      }
      if !word.isEmpty { last = word }
    }
    guard isOpen || id == nil && context == nil else { return false }
    finish(&self)
    return true
  }
}

// MARK: - JSON

extension KeyCount {
  private mutating func readJSON(_ text: String, isFlutter: Bool) -> Bool {
    guard let root = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    else { return false }
    haveForms = !isFlutter
    guard isFlutter else { return add(root, to: "") }
    for (key, value) in root where !key.hasPrefix("@") {
      guard value is String, !key.isEmpty else { return false }
      keys.insert(key)
    }
    return true
  }

  /// Adds the texts of a value whose members' keys begin with a prefix.
  private mutating func add(_ value: Any, to key: String) -> Bool {
    if value is String {
      keys.insert(key)
      return true
    }
    if let list = value as? [Any] {
      return list.enumerated().allSatisfy { add($0.element, to: "\(key).\($0.offset)") }
    }
    guard let members = value as? [String: Any], members["defaultMessage"] == nil else {
      return false
    }
    return members.allSatisfy { name, value in
      !name.isEmpty && add(value, to: key.isEmpty ? name : "\(key).\(name)")
    }
  }
}
