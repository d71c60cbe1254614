internal import Copyfit
package import CopyfitFindings
internal import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode

/// The comments in catalogs that accept findings.
///
/// A comment in the source language applies to all languages, any other comment only to its own.
package struct CommentSuppressions {
  /// A text of a table.
  private typealias Place = DirectedComment.Place

  private var comments: [Place: [DirectedComment]] = [:]
  private var used: [Place: Set<Rule>] = [:]

  /// - Parameter comments: The comments with directives, in the order of their tables.
  package init(_ comments: [DirectedComment]) {
    for comment in comments { add(comment) }
    self.comments = self.comments.mapValues(Self.withoutCopies)
  }

  /// Keeps one comment for each language.
  private mutating func add(_ comment: DirectedComment) {
    let known = comments[comment.place] ?? []
    if known.contains(where: { $0.locale == comment.locale }) { return }
    comments[comment.place] = known + [comment]
  }

  /// Removes comments that repeat the source's comment, because exports copy it to translations.
  private static func withoutCopies(_ comments: [DirectedComment]) -> [DirectedComment] {
    guard let source = comments.first(where: \.isSource) else { return comments }
    return comments.filter { $0.isSource || $0.directives != source.directives }
  }

  /// The comments that accept a finding, in a locale or as a whole.
  ///
  /// Marks them as used.
  mutating func accept(_ finding: Finding, in locale: String?) -> [Acceptance] {
    guard let bundle = finding.bundle, let table = finding.table, let key = finding.key else {
      return []
    }
    let place = Place(bundle: bundle, table: table, key: key)
    let directives = (comments[place] ?? []).compactMap { comment in
      comment.isSource || comment.locale.tag == locale
        ? comment.directive(accepting: finding.rule) : nil
    }
    if !directives.isEmpty { used[place, default: []].insert(finding.rule) }
    return directives.map { Acceptance(.comment, reason: $0.reason) }
  }
}

extension CommentSuppressions {
  /// The findings about errors in comments, and about comments that accept nothing.
  ///
  /// - Parameter reportsUnused: Whether everything was checked, so that unused comments can be removed.
  func findings(_ factory: FindingFactory, reportsUnused: Bool) -> [Finding] {
    comments.sorted { $0.key < $1.key }
      .compactMap { place, comments in
        let used = reportsUnused ? used[place] ?? [] : nil
        let faulty = comments.sorted { $0.locale < $1.locale }.compactMap { comment -> Complaint? in
          let texts = complaints(about: comment.directives, used: used)
          return texts.isEmpty ? nil : Complaint(comment: comment, texts: texts)
        }
        return finding(on: faulty, at: place, factory)
      }
  }

  /// An error in the comment of one language.
  private struct Complaint {
    var comment: DirectedComment
    var texts: [String]
  }

  private func finding(
    on complaints: [Complaint], at place: Place, _ factory: FindingFactory
  ) -> Finding? {
    guard let first = complaints.first else { return nil }
    let (id, key) = (place.label, place.key.text)
    let locales = complaints.map(\.comment).filter { !$0.isSource }.map { comment in
      var locale = factory.locale(comment.locale, .unusedSuppression, id: id, key: key)
      locale.string = comment.location
      return locale
    }
    var finding = factory.make(
      .unusedSuppression, on: .init(id, key: key), Self.message(complaints),
      at: first.comment.location, locales: locales)
    (finding.bundle, finding.table, finding.id) = (place.bundle, place.table, id)
    return finding
  }

  /// The message with each error once; an error in only some of the languages has these languages.
  private static func message(_ complaints: [Complaint]) -> String {
    var groups = OrderedGroups<String, String>()
    for complaint in complaints {
      for text in complaint.texts { groups.add("'\(complaint.comment.locale)'", to: text) }
    }
    return groups.all.map { text, locales in
      locales.count >= complaints.count ? text : "In \(Phrase.list(locales)): \(text)"
    }.joined(separator: " ")
  }

  private func complaints(about directives: [CommentDirective], used: Set<Rule>?) -> [String] {
    directives.flatMap { directive -> [String] in
      if let nearMiss = directive.nearMiss {
        return [
          "The comment says '\(nearMiss.text)', which accepts nothing; did you mean "
            + "'\(nearMiss.suggestion)'?"
        ]
      }
      let name = "[copyfit:\(directive.verb)]"
      guard directive.verb == "ignore" else {
        return [
          "The comment \(name) has no effect: write '[copyfit:ignore RULE -- reason]'."
        ]
      }
      var complaints: [String] = []
      if directive.rules.isEmpty {
        complaints.append("\(name) names no rule, so it accepts nothing.")
      }
      for name in directive.rules {
        guard let rule = Rule(rawValue: name) else {
          let message = Spelling.message(
            unknown: "rule", name, known: Rule.allCases.map(\.rawValue))
          complaints.append("The comment accepts an \(message)")
          continue
        }
        if let used, !used.contains(rule), directive.reason != nil {
          complaints.append("The comment accepts '\(name)', but nothing of the kind is found.")
        }
      }
      if directive.reason == nil {
        complaints.append("\(name) gives no reason, so it accepts nothing: add one behind '--'.")
      }
      return complaints
    }
  }
}
