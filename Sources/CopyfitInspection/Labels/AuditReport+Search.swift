public import CopyfitFindings
internal import CopyfitSourceText

extension AuditReport {
  /// The findings that a report shows under a heading: a key, a font, a file or a place, with or without the rule.
  ///
  /// - Complexity: O(*n*) in the number of findings.
  public func findings(headed asked: String) -> [Finding] {
    let name = asked.nameInHeading
    guard !name.isEmpty else { return [] }
    let heading = KeyHeading(name)
    return findings.filter { finding in
      if [finding.name, finding.id, finding.subject].contains(name) { return true }
      if let key = finding.key, heading.shows(key) { return true }
      guard let source = finding.source else { return false }
      let place = "\(source.file):\(source.position.line)"
      return [source.file, place, "\(place):\(source.position.column)"].contains(name)
    }
  }
}

extension String {
  /// The name in a report's line above a finding, such as `! pay.now [truncation]`, without the marks that isolate the
  /// direction of its text: U+2066 to U+2069.
  var nameInHeading: String {
    let others = unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) }
    let name = String(String.UnicodeScalarView(others))
    guard let rule = Rule.allCases.first(where: { name.hasSuffix(" [\($0.rawValue)]") }) else {
      return name
    }
    let mark = ["✗ ", "! ", "· "].first(where: name.hasPrefix) ?? ""
    return String(name.dropFirst(mark.count).dropLast(rule.rawValue.count + 3))
  }
}
