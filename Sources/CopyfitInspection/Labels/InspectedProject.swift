internal import CopyfitCatalogs
public import Copyfit
internal import CopyfitAudit
public import CopyfitDynamicType
public import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitProject
internal import CopyfitUnicode

/// A project as it was read: its labels with their frames and texts, ready to be fitted one by one.
///
/// Nothing in it has been measured yet, except to find widths that are only those of the labels' own texts.
public struct InspectedProject: Sendable {
  /// The display name of the project.
  public let name: String
  /// The project's folder; it is relative to the working folder if it is below it.
  public let path: String
  /// The labels: those of the documents in their order, then those of the configuration.
  public let labels: [InspectedLabel]
  /// The rows that labels share.
  let rows: [Row]
  /// The storyboards and xibs that labels come from.
  let documents: [DrawnDocument]
  let files: ProjectFiles
  let settings: AuditSettings
  /// The contents of the project, without the labels.
  let reading: ProjectReading

  init(_ project: AuditedProject) {
    let (files, settings) = (project.files, project.settings)
    var reading = project.reading
    name = files.name
    path = files.shownRoot
    labels = reading.project.labels.map(InspectedLabel.init)
    (rows, documents) = (reading.project.rows, reading.project.documents)
    // There may be many labels, so they are stored once.
    reading.project = reading.project.keeping { _ in nil }
    (self.reading, self.files, self.settings) = (reading, files, settings)
  }
}

extension InspectedProject {
  /// The fonts of labels; `nil` if they cannot be opened, and `failures` has the reason.
  public var fonts: FontLibrary? { reading.fonts.library }

  /// Whether there is nothing to check: neither a label nor a key in a string table.
  var isEmpty: Bool {
    labels.isEmpty && reading.content.staleKeys == 0
      && reading.index.tables.allSatisfy { $0.parts.allSatisfy(\.table.entries.isEmpty) }
  }

  /// The messages about fonts in the configuration that are not installed.
  public var failures: [String] { reading.fonts.failures + reading.project.fontFailures }

  /// The messages about files that are not read, and the numbers of sources that are not read completely, as
  /// sentences: their labels, texts and statements are missing.
  public var readingProblems: [String] { reading.readingProblems }

  /// The language that the texts are translated from.
  public var sourceLanguage: String { reading.sourceLanguage.tag }

  /// The locales that are checked, in the order of their tags.
  public var locales: [String] {
    let found = Set(reading.index.locales.filter(settings.locales.contains))
      .union(labels.lazy.flatMap(\.label.texts).map(\.locale))
    return found.sorted().map(\.tag)
  }

  /// The content size categories that are checked, in ascending order.
  public var categories: [ContentSizeCategory] { settings.categories }

  /// The screens that are checked.
  public var devices: [Device] { settings.devices }

  /// Whether labels are checked without Bold Text, with it, or both.
  public var boldText: [Bool] { settings.boldText }

  /// The last category at which errors count as errors.
  public var through: ContentSizeCategory { settings.through }

  /// The categories at which a label differs: only one if its size does not follow the reader's.
  public func categories(of label: InspectedLabel) -> [ContentSizeCategory] {
    label.dependsOnCategory ? settings.categories : [.large]
  }
}

extension InspectedProject: Hashable {
  /// Whether two projects have the same name, the same place and the same labels, and are checked in the same way;
  /// fonts do not count.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.name == rhs.name && lhs.path == rhs.path && lhs.through == rhs.through
      && lhs.categories == rhs.categories && lhs.devices == rhs.devices
      && lhs.boldText == rhs.boldText && lhs.labels == rhs.labels
  }

  /// Hashes the values that equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(path)
    hasher.combine(labels.count)
  }
}
