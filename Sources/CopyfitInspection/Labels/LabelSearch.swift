internal import CopyfitAudit
internal import CopyfitCatalogs
internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Finds labels by an identity, a key or a text.
public struct LabelSearch: Sendable {
  /// A label that was found, with its project.
  public struct Match: Sendable {
    /// The project of the label.
    public let project: InspectedProject
    /// The label that was found.
    public let label: InspectedLabel
  }

  /// The kind of a name.
  public enum Meaning: Hashable, Sendable, CaseIterable {
    case id, objectID, key
    /// The heading of a finding in reports: the name, with or without its words, or the place.
    case heading
    /// The end of an identity.
    case suffix
    /// The text in the source language.
    case sourceText
    /// A text in another language, as a screen shows it.
    case translation
  }

  /// The result of a search.
  public struct Result: Sendable {
    /// The kind of the name; `nil` if it was not found.
    public var meaning: Meaning?
    /// The labels, in the order of the projects and of their labels.
    public var matches: [Match] = []
    /// The keys with this name that no label shows, one for each table.
    public var keysWithoutLabel: [UnshownKey] = []
    /// The suggested names, the most likely first.
    public var suggestions: [String] = []
  }

  private let projects: [InspectedProject]

  /// The maximum number of suggestions.
  private static let maximumSuggestions = 5

  /// The maximum number of suggestions that are only a little like a name.
  private static let maximumGuesses = 3
  /// The maximum number of names of each kind that are compared with an unknown name, and of names of all kinds for a
  /// guess, those of labels first.
  static let maximumNames = 20_000
  /// The maximum number of names; tests set a lower one.
  private let nameLimit: Int

  /// Creates a search in projects; results are in the order of the projects.
  public init(_ projects: [InspectedProject]) {
    self.init(projects, nameLimit: Self.maximumNames)
  }

  init(_ projects: [InspectedProject], nameLimit: Int) {
    self.projects = projects
    self.nameLimit = nameLimit
  }

  /// The labels with a name.
  ///
  /// The most exact kind of match is used, so that a key is not confused with a text.
  ///
  /// - Complexity: O(*n*), where *n* is the number of texts of the projects.
  public func labels(named asked: String) -> Result {
    var result = Result()
    let name = asked.nameInHeading
    guard !name.isEmpty else { return result }
    for meaning in Meaning.allCases {
      let found = matches { $0.isMeant(by: name, as: meaning) }
      if !found.isEmpty {
        // If keys differ only in normalization, a key that is equal byte by byte is preferred.
        let exact = found.filter { $0.label.isMeant(exactlyBy: name, as: meaning) }
        result.matches = exact.isEmpty ? found : exact
        result.meaning = meaning
        return result
      }
    }
    result.keysWithoutLabel = projects.flatMap { $0.unshown(key: name) }
    let heading = KeyHeading(name)
    if result.keysWithoutLabel.isEmpty,
      let key = projects.lazy.compactMap({ $0.firstKey(where: heading.shows) }).first, key != name
    {
      return labels(named: key)
    }
    if result.keysWithoutLabel.isEmpty { result.suggestions = suggestions(for: name) }
    return result
  }

  private func matches(_ isMeant: (InspectedLabel) -> Bool) -> [Match] {
    projects.flatMap { project in
      project.labels.filter(isMeant).map { Match(project: project, label: $0) }
    }
  }

  /// The labels whose text, key or name has the words, then those with a similar spelling.
  private func suggestions(for name: String) -> [String] {
    let labels = projects.flatMap(\.labels)
    let words = name.lowercased()
    let holding = labels.lazy.filter { label in
      [label.id, label.key, label.sourceText ?? "", label.name].contains {
        $0.lowercased().contains(words)
      }
    }
    var suggestions = Array(holding.prefix(Self.maximumSuggestions).map(\.id))
    let kinds: [[String]] = [
      labels.map(\.key), labels.compactMap(\.objectID), labels.map(\.id),
      labels.compactMap(\.sourceText),
    ]
    for candidates in kinds {
      let compared = Array(candidates.prefix(nameLimit))
      guard let nearest = Spelling.nearest(to: name, among: compared),
        !suggestions.contains(nearest), suggestions.count < Self.maximumSuggestions
      else { continue }
      suggestions.append(nearest)
    }
    return suggestions.isEmpty ? guesses(for: name) : suggestions
  }

  /// The names that are a little like a name: those of labels, and keys that no label shows.
  private func guesses(for name: String) -> [String] {
    let labels = projects.flatMap(\.labels)
    let shown = (labels.map(\.key) + labels.compactMap(\.sourceText)).prefix(nameLimit)
    let keys = projects.lazy.flatMap(\.keys).prefix(nameLimit - shown.count)
    return Spelling.near(to: name, among: Array(shown) + keys, atMost: Self.maximumGuesses)
  }
}

extension InspectedLabel {
  fileprivate func isMeant(by name: String, as meaning: LabelSearch.Meaning) -> Bool {
    switch meaning {
    case .suffix: id.hasSuffix(name)
    default: names(as: meaning).contains(name)
    }
  }

  /// Whether a name matches the label byte by byte.
  fileprivate func isMeant(exactlyBy name: String, as meaning: LabelSearch.Meaning) -> Bool {
    switch meaning {
    case .suffix: id.utf8.reversed().starts(with: name.utf8.reversed())
    default: names(as: meaning).contains { ExactString($0) == ExactString(name) }
    }
  }

  /// The possible names of the label.
  private func names(as meaning: LabelSearch.Meaning) -> [String] {
    switch meaning {
    case .id, .suffix: [id]
    case .objectID: [objectID].compactMap(\.self)
    case .heading: headings
    case .key: [key]
    case .sourceText: [sourceText].compactMap(\.self)
    case .translation: label.texts.map(\.text)
    }
  }
}

extension InspectedLabel {
  /// The headings of the label's findings in reports, and its place.
  fileprivate var headings: [String] {
    let place = "\(source.file):\(source.position.line)"
    var headings = [name, place, "\(place):\(source.position.column)"]
    if model.opening != nil { headings.append(model.name) }
    return headings
  }
}
