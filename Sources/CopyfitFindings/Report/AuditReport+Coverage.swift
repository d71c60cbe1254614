extension AuditReport.Coverage {
  /// How many translations there are, and how many of them are decided.
  public struct Translations: Hashable, Sendable {
    /// How many are decided.
    public var decided: Int
    /// How many there are.
    public var total: Int

    /// Creates a share of the translations.
    public init(decided: Int, total: Int) {
      (self.decided, self.total) = (decided, total)
    }
  }

  /// The strings of one table that no label of known size shows, and that are used in one place.
  public struct Use: Hashable, Sendable {
    /// Where they are used.
    public var place: Place
    /// The table, as `bundle/table`.
    public var table: String
    /// How many they are.
    public var count: Int

    /// Creates an entry for a table.
    public init(place: Place, table: String, count: Int) {
      (self.place, self.table, self.count) = (place, table, count)
    }
  }

  /// What people can do so that more strings are decided.
  public struct Step: Hashable, Sendable {
    /// The kinds of steps.
    public enum Kind: String, Hashable, Sendable {
      /// To describe the labels of a table that no document shows.
      case describeLabels = "describe-labels"
      /// To give labels of documents a width.
      case giveFrames = "give-frames"
      /// To say which texts take the place of placeholders in documents.
      case nameTexts = "name-texts"
      /// To check each of the projects below the folder with its own configuration.
      case nameProjects = "name-projects"
    }

    /// What to do.
    public var kind: Kind
    /// The table, or the folders of the projects; `nil` where it is about labels.
    public var subject: String?
    /// How many strings it may decide.
    public var count: Int
    /// Whether the project has a configuration to write it in.
    public var isConfigured: Bool

    /// Creates a step.
    public init(kind: Kind, subject: String? = nil, count: Int, isConfigured: Bool) {
      (self.kind, self.subject) = (kind, subject)
      (self.count, self.isConfigured) = (count, isConfigured)
    }
  }
}

extension AuditReport.Coverage.Skipped {
  /// Why the texts of a label are left out that is left out itself.
  package static func reason(ofLabel reason: String) -> String {
    "the label is left out: \(reason)"
  }
}

extension AuditReport.Coverage {
  /// How many strings have the same verdict in all the room that they may have, at every size and on every
  /// screen.
  public var decided: Int { measured - doubtful }

  /// All strings of the project, whatever became of them.
  package var strings: Int {
    measured + withoutFrame + undecided
      + skipped.reduce(0) { $0 + ($1.what == .string ? $1.count : 0) }
  }

  /// Adds what became of another project's strings, but for those that are listed in `skipped`.
  ///
  /// - Parameter prefix: What is written before the names of its tables.
  mutating func add(_ other: Self, prefix: String) {
    measured += other.measured
    doubtful += other.doubtful
    sourceOnly += other.sourceOnly
    decidedLabels += other.decidedLabels
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
