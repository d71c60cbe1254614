public import CopyfitFindings
internal import CopyfitSourceText

extension AuditReport {
  /// The findings that a report shows under a heading: a key, a font, a file or a place.
  ///
  /// - Complexity: O(*n*) in the number of findings.
  public func findings(headed asked: String) -> [Finding] {
    let name = asked.withoutIsolates
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
  /// The text without the marks by which a report sets a name apart from the direction of the text around it:
  /// U+2066 to U+2069.
  var withoutIsolates: String {
    let others = unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) }
    return String(String.UnicodeScalarView(others))
  }
}
