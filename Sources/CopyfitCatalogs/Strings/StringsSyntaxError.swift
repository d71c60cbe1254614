internal import CopyfitSourceText
internal import CopyfitUnicode

/// The reason why a `.strings` file is rejected as a whole.
struct StringsSyntaxError: Error, Hashable {
  enum Reason: Hashable {
    /// The first token of the file cannot start a table.
    case invalidStart(Unicode.Scalar)
    /// The file starts with the marker of a merge conflict.
    case conflictMarker
    case unescapedQuote
    case unclosedText
    case missingSemicolon
    case missingEquals
    case missingValue
    case unexpected(Unicode.Scalar, expected: String)
    case unclosed(Unicode.Scalar)
    case textAfterBraces
    case oddData
    case tooDeep
    case invalidText(encoding: String)
    case unmarkedEncoding(String)
  }

  var reason: Reason
  var offset: Int

  init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  /// The fault and its fix, in one clause.
  var message: String {
    switch reason {
    case .invalidStart("\u{FEFF}"): "the file has two byte order marks (U+FEFF); delete one"
    case .invalidStart(let scalar): "\(scalar.quoted) cannot start a table"
    case .conflictMarker: MergeMarker.message
    case .unescapedQuote: "this quote ends the text early; inside a text, write \\\""
    case .unclosedText: "the text that starts here is never closed by a quote"
    case .missingSemicolon: "a ';' is missing here, after the value"
    case .missingEquals: "'=' and a value, or ';', are missing here, after the key"
    case .missingValue: "the value is missing here, after '='"
    case .unexpected(let scalar, let expected): "expected \(expected), found \(scalar.quoted)"
    case .unclosed(let bracket): "nothing closes this bracket with '\(bracket)'"
    case .textAfterBraces: "nothing can follow the closing '}'"
    case .oddData: "data is made of pairs of hexadecimal digits, an even number"
    case .tooDeep:
      "it is nested more than \(PropertyListNode.maximumDepth) levels deep"
    case .invalidText(let encoding):
      "these bytes are not text in \(encoding); save the file as UTF-8"
    case .unmarkedEncoding(let encoding):
      "the file is in \(encoding) without a byte order mark; save it as UTF-8"
    }
  }
}

/// The place and reason why reading a `.strings` file stops without an error.
struct StringsStop: Hashable {
  enum Reason: Hashable {
    /// The character cannot start a key.
    case noKey(Unicode.Scalar, isMarker: Bool)
    case unclosedKey
    case unclosedComment
  }

  var reason: Reason
  var offset: Int

  init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  /// The fault and its fix, in one clause.
  var message: String {
    switch reason {
    case .unclosedKey: "the key that starts here is never closed by a quote"
    case .unclosedComment: "the comment that starts here is never closed by */"
    case .noKey(_, isMarker: true): MergeMarker.message
    case .noKey(";", _): "this ';' is one too many; remove it"
    case .noKey(",", _): "entries need no ',' between them; remove it"
    case .noKey("}", _): "this '}' closes nothing; remove it"
    case .noKey("#", _): "'#' starts no comment; write // or /* */"
    case .noKey(let scalar, _):
      "\(scalar.quoted) cannot start a key; put the key in straight quotes"
    }
  }
}

extension Unicode.Scalar {
  /// The character for a message: in quotes, or as its number if it is invisible.
  var quoted: String {
    let isVisible = properties.generalCategory != .control && !properties.isWhitespace
    return isVisible && properties.generalCategory != .format ? "'\(self)'" : codePointName
  }
}
