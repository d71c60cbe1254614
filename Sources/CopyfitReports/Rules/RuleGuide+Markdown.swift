internal import CopyfitFindings

extension RuleGuide {
  /// A page in Markdown, with a table of the rules and a section for each.
  public var markdown: String {
    let sections = [Self.introduction, table] + shown.map(section)
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # Rules

    Every finding breaks one of these rules. An error means that text or entries are lost, a warning \
    should be checked before a release, and a note is for your information.

    `copyfit rules RULE` shows the same in a terminal, with the ways to accept a finding: for one text \
    in its comment, for some places under `ignore`, or for the whole project under `rules`.
    """

  private var table: String {
    let rows = shown.map { rule in
      let title = rule.description.title
      return
        "| [`\(rule.rawValue)`](#\(rule.rawValue)) | \(rule.defaultSeverity.rawValue) | \(title) |"
    }
    return (["| rule | severity | what is wrong |", "|---|---|---|"] + rows)
      .joined(separator: "\n")
  }

  private func section(on rule: Rule) -> String {
    let description = rule.description
    return """
      ## \(rule.rawValue)

      **\(description.title)** (\(rule.defaultSeverity.rawValue)). \(description.summary)

      \(description.effect)

      Example: \(description.example)

      To fix it:

      \(Self.items(description.remedies))

      To accept it:

      \(Self.items(rule.acceptances))
      """
  }

  private static func items(_ sentences: [String]) -> String {
    sentences.map { "- " + $0 }.joined(separator: "\n")
  }
}
