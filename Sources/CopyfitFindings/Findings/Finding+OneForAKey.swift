internal import CopyfitSourceText

extension [Finding] {
  /// Joins findings about the same fault of a key in the files of several languages.
  ///
  /// Each language keeps its fingerprint, its status, its place and its own message. A file without a language keeps
  /// its own finding.
  ///
  /// - Complexity: O(*n*) in the number of findings.
  package mutating func joinKeysOfFiles() {
    var numbers: [Finding.KeyOfTable: [Int]] = [:]
    var counts: [Finding.FileKey: Int] = [:]
    for (number, finding) in enumerated() {
      // Findings with an identifier are joined where they are found.
      guard Finding.rulesOfFiles.contains(finding.rule), finding.id == nil,
        !finding.locales.isEmpty, let source = finding.source, let key = finding.key
      else { continue }
      let place = Finding.FileKey(
        rule: finding.rule, project: finding.project, file: source.file, key: key)
      let earlier = counts[place, default: 0]
      counts[place] = earlier + 1
      numbers[Finding.KeyOfTable(finding, key, source.file, number: earlier), default: []]
        .append(number)
    }
    var isJoined = Array<Bool>(repeating: false, count: numbers.isEmpty ? 0 : count)
    for (group, members) in numbers where members.count > 1 {
      self[members[0]] = group.finding(of: members.map { self[$0] })
      for number in members.dropFirst() { isJoined[number] = true }
    }
    guard isJoined.contains(true) else { return }
    self = zip(self, isJoined).filter { !$0.1 }.map(\.0)
  }
}

extension Finding {
  /// The rules about keys in files, which several languages may break.
  fileprivate static let rulesOfFiles: Set<Rule> = [
    .duplicateKey, .invalidEscape, .invalidFormat, .missingPluralCategory,
  ]

  /// A key in a file, with the broken rule.
  fileprivate struct FileKey: Hashable {
    var rule: Rule
    var project: String?
    var file: String
    var key: String
  }

  /// A key of a table, which has a file for each language.
  fileprivate struct KeyOfTable: Hashable {
    private let rule: Rule
    private let project: String?
    private let bundle: String?
    private let table: String?
    private let fileExtension: Substring?
    private let key: String
    /// The number of the problem among those of the key in its file.
    private let number: Int

    init(_ finding: Finding, _ key: String, _ file: String, number: Int) {
      rule = finding.rule
      (project, bundle, table) = (finding.project, finding.bundle, finding.table)
      fileExtension = file.split(separator: ".").last
      self.key = key
      self.number = number
    }

    /// One finding of several; the first of those with the highest severity provides the message.
    func finding(of all: [Finding]) -> Finding {
      let severity = all.map(\.severity).max()
      let worst = all.first { $0.severity == severity } ?? all[0]
      var joined = worst
      joined.fingerprint = Fingerprint.of(
        rule, id: "\(bundle ?? "")/\(table ?? "")", key: key,
        aspect: number == 0 ? nil : String(number))
      joined.locales = all.flatMap { finding in
        finding.locales.map { place in
          var place = place
          place.message = finding.message
          return place
        }
      }
      joined.message += Self.others(in: joined, than: worst)
      joined.locales.sort(by: LocaleFinding.precedes)
      return joined
    }

    /// Names the other languages: those with the same message, and those with their own.
    private static func others(in joined: Finding, than worst: Finding) -> String {
      let own = Set(worst.locales.map(\.locale))
      let others = Dictionary(
        grouping: joined.locales.filter { !own.contains($0.locale) },
        by: { worst.shares($0.message ?? "") })
      let (same, different) = (others[true] ?? [], others[false] ?? [])
      return (same.isEmpty ? "" : " Also in \(languages(of: same)).") + problems(of: different)
    }

    /// The problem of some languages if it is one, or else that they have others.
    private static func problems(of places: [LocaleFinding]) -> String {
      guard let message = places.first?.message else { return "" }
      let place = languages(of: places)
      let isOne = places.allSatisfy { $0.message == message }
      return isOne ? " In \(place): \(message)" : " Other problems are in \(place)."
    }

    private static func languages(of places: [LocaleFinding]) -> String {
      Phrase.languages(Set(places.map(\.locale)).sorted())
    }
  }
}

extension Finding {
  /// Whether the message of a language is that of the finding; lines and other numbers may differ.
  package func shares(_ message: String) -> Bool {
    func withoutDigits(_ text: String) -> String { text.filter { !$0.isASCII || !$0.isNumber } }
    return withoutDigits(self.message).hasPrefix(withoutDigits(message))
  }
}
