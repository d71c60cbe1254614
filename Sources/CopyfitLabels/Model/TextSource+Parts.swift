extension TextSource {
  /// The text of a key, or an unknown text in its place if it is never shown.
  package static func of(_ key: TextKey, hiddenBy reason: UnknownText?) -> TextSource {
    reason.map { .unknown(reason: $0, replacing: key) } ?? .key(key)
  }

  /// The keys of the text, including those of texts that it replaces.
  package var keys: [TextKey] {
    switch self {
    case .key(let key): [key]
    case .literal: []
    case .oneOf(let choices): choices.flatMap(\.keys)
    case .unknown(reason: _, let key): [key].compactMap(\.self)
    }
  }

  /// The key of the text, or of the text that it replaces; `nil` for a literal or one of several texts.
  package var key: TextKey? { if case .oneOf = self { nil } else { keys.first } }

  /// Whether the text is only known at run time.
  package var isUnknown: Bool { if case .unknown = self { true } else { false } }

  /// Whether it is one of several texts.
  package var isOneOfSeveral: Bool { if case .oneOf = self { true } else { false } }

  /// The reason that the text is unknown; `nil` if any of its texts is known.
  package var reasonUnknown: UnknownText? {
    switch self {
    case .key, .literal: return nil
    case .unknown(let reason, _): return reason
    case .oneOf(let choices):
      let reasons = choices.map(\.reasonUnknown)
      return reasons.contains(nil) ? nil : reasons.last ?? nil
    }
  }
}
