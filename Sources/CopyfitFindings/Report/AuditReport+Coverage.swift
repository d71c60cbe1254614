extension AuditReport.Coverage {
  /// The number of translations, and of those that are decided.
  public struct Translations: Hashable, Decodable, Sendable {
    /// The number of decided translations.
    public var decided: Int
    /// The number of all translations that a label may show.
    public var total: Int

    /// Creates a count of translations.
    public init(decided: Int, total: Int) {
      (self.decided, self.total) = (decided, total)
    }
  }

  /// The strings of one table without a label of known size that are used in one place.
  public struct Use: Hashable, Decodable, Sendable {
    /// The place where they are used.
    public var place: Place
    /// The table, as `bundle/table`.
    public var table: String
    /// The number of strings.
    public var count: Int

    /// Creates an entry for a table.
    public init(place: Place, table: String, count: Int) {
      (self.place, self.table, self.count) = (place, table, count)
    }
  }

  /// A step by which more strings can be decided.
  public struct Step: Hashable, Decodable, Sendable {
    private enum CodingKeys: CodingKey { case kind, subject, count }

    /// The kinds of steps.
    public enum Kind: String, Hashable, Codable, Sendable {
      /// Describe the labels of a table that no document shows.
      case describeLabels = "describe-labels"
      /// Give labels in documents a width.
      case giveFrames = "give-frames"
      /// Give the arguments of texts samples.
      case giveSamples = "give-samples"
      /// Name the texts that replace placeholders in documents.
      case nameTexts = "name-texts"
      /// Check each project below the folder with its own configuration.
      case nameProjects = "name-projects"
    }

    /// The kind of step.
    public var kind: Kind
    /// The table, or the folders of the projects; `nil` for steps about labels.
    public var subject: String?
    /// The number of strings that it may decide.
    public var count: Int
    /// Whether the project has a configuration file to edit.
    public var isConfigured = false

    /// Creates a step.
    public init(kind: Kind, subject: String? = nil, count: Int, isConfigured: Bool) {
      (self.kind, self.subject) = (kind, subject)
      (self.count, self.isConfigured) = (count, isConfigured)
    }
  }
}

extension AuditReport.Coverage {
  /// The number of strings with the same verdict in all of their possible rooms, at every size and on every screen.
  public var decided: Int { measured - doubtful }

  /// The number of all strings of the project.
  package var strings: Int {
    measured + withoutFrame + undecided
      + skipped.reduce(0) { $0 + ($1.what == .string ? $1.count : 0) }
  }

  /// Adds the counts of another project, except those in `skipped`.
  ///
  /// - Parameter prefix: The prefix for the names of its tables.
  mutating func add(_ other: Self, prefix: String) {
    measured += other.measured
    doubtful += other.doubtful
    unfilled += other.unfilled
    sourceOnly += other.sourceOnly
    measuredLabels += other.measuredLabels
    withoutFrame += other.withoutFrame
    undecided += other.undecided
    untranslated += other.untranslated
    if let more = other.translations {
      let own = translations ?? Translations(decided: 0, total: 0)
      translations = Translations(
        decided: own.decided + more.decided, total: own.total + more.total)
    }
    for share in other.places { add(share) }
    uses += other.uses.map { use in
      Use(place: use.place, table: prefix + use.table, count: use.count)
    }
    guard var step = other.step, step.count > self.step?.count ?? 0 else { return }
    step.subject = step.subject.map { prefix + $0 }
    self.step = step
  }
}
