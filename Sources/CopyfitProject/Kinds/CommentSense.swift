/// Finds in a translators' comment whether a text is spoken or part of a notification.
///
/// Comments on labels may mention notifications and accessibility, too: "Title of the notifications screen".
enum CommentSense {
  /// Whether a comment says that a text is an accessibility label, hint or value, or read by VoiceOver.
  static func isOfSpokenText(_ comment: String) -> Bool {
    guard spokenWords.isInside(comment) else { return false }
    let sentences = sentences(of: comment)
    return sentences.first == ["voiceover"] || sentences.contains(where: isOfSpokenText)
  }

  /// Whether a comment says that a text is a part of a notification.
  static func isOfNotification(_ comment: String) -> Bool {
    notificationWord.isInside(comment) && sentences(of: comment).contains(where: isOfNotification)
  }

  private static let spokenWords = CommentPhrases(["accessibility", "voiceover"])
  private static let notificationWord = CommentPhrases(["notification"])

  /// The words of each sentence in lower case, without "'s".
  private static func sentences(of comment: String) -> [[String]] {
    comment.lowercased().split { ".!?:;\n".contains($0) }.map { sentence in
      sentence.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "\u{2019}" }.map { word in
        let isOwner = word.hasSuffix("'s") || word.hasSuffix("\u{2019}s")
        return String(isOwner ? word.dropLast(2) : word)
      }
    }
  }
}

// MARK: - Speech

extension CommentSense {
  private static let spokenTogether: Set = [
    "accessibilitylabel", "accessibilityhint", "accessibilityvalue",
  ]
  private static let accessibilityParts: Set = ["label", "hint", "value"]
  private static let voiceOverParts: Set = ["label", "text", "hint", "value", "announcement"]
  private static let speaking: Set = ["read", "spoken", "announced"]

  private static func isOfSpokenText(_ words: [String]) -> Bool {
    words.indices.contains { index in
      let next = words[(index + 1)...].first ?? ""
      switch words[index] {
      case "accessibility": return accessibilityParts.contains(next)
      case "voiceover":
        let before = words[..<index]
        return voiceOverParts.contains(next)
          || before.last == "by" && before.suffix(4).contains(where: speaking.contains)
      default: return spokenTogether.contains(words[index])
      }
    }
  }
}

// MARK: - Notifications

extension CommentSense {
  private static let parts: Set = ["title", "subtitle", "body", "text", "message"]
  private static let kinds: Set = ["push", "local", "remote"]
  private static let prepositions: Set = ["of", "for", "in", "as"]
  /// Words that separate a preposition from a noun.
  private static let breaks: Set = ["that", "which", "about", "to", "with", "and", "or", "when"]
  /// Elements of an app that may show texts on any subject.
  private static let controls: Set = [
    "button", "screen", "settings", "setting", "row", "label", "toggle", "switch", "cell", "page",
    "section", "view", "sheet", "dialog", "menu", "tab", "list", "center", "centre", "permission",
    "permissions", "preference", "preferences", "option", "options", "checkbox", "header", "footer",
  ]

  private static func isOfNotification(_ words: [String]) -> Bool {
    guard !words.contains(where: controls.contains) else { return false }
    return words.indices.contains { index in
      guard words[index] == "notification" else { return false }
      // "Notification title", "push notification body".
      if let next = words[(index + 1)...].first, parts.contains(next) { return true }
      let hasKind = index > 0 && kinds.contains(words[index - 1])
      return hasKind && index == 1 || belongs(words[..<index], hasKind: hasKind)
    }
  }

  /// Whether the words before "notification" show that a text is part of one: "Title of the", "shown in a".
  private static func belongs(_ words: ArraySlice<String>, hasKind: Bool) -> Bool {
    guard let preposition = words.lastIndex(where: prepositions.contains),
      words.count - preposition <= longestName,
      !words[(preposition + 1)...].contains(where: breaks.contains)
    else { return false }
    return hasKind || words[..<preposition].last.map(parts.contains) ?? false
  }

  /// The maximum number of words from a preposition to "notification", including the preposition.
  private static let longestName = 5
}
