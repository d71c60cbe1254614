internal import CopyfitFindings

extension Finding {
  /// The font, such as "system font, 17 pt, grows with the text size"; `nil` without a label.
  var fontPhrase: String? {
    guard let font else { return nil }
    let name = font.standIn ? "system font" : font.postScriptName
    let scales =
      font.scalesByAssumption
      ? "as if it grew with the text size"
      : font.scales ? "grows with the text size" : "keeps its size"
    return "\(name), \(Wording.points(font.size)), \(scales)"
  }
}
