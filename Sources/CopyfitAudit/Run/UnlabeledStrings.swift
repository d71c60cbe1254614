internal import Copyfit
internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitSourceText

/// The strings that no label shows.
package struct UnlabeledStrings: Sendable {
  typealias Use = AuditReport.Coverage.Use

  /// The strings by table and locale, in portions for several threads.
  private(set) var items: [WordCheck.Item] = []
  var count: Int { counts.reduce(0) { $0 + $1.count } }
  /// The number of strings by table and by the place where they are used.
  private(set) var counts: [Use] = []
  /// The number of strings in languages other than the source language that a label may show.
  private(set) var translatedCount = 0
  /// The strings that are left out, by reason.
  private(set) var leftOut: [SkipReason: SkippedList] = [:]
  /// The number of strings that are not checked because they have not changed.
  private(set) var unchangedCount = 0
  /// The number of the project's keys, with and without labels.
  package private(set) var keyCount = 0

  /// The maximum number of keys or entries that a thread takes at once.
  private static let portion = 4_096

  /// Finds the strings, with the same result for any number of threads.
  ///
  /// - Parameter documents: The storyboards and xibs, including those that cannot be read.
  package init(
    _ reading: ProjectReading, documents: [String], settings: AuditSettings,
    selection: ChangeSelection?, jobs: Int
  ) {
    let tables = reading.index.tables
    let places = Parallel.map(tables, jobs: jobs) { $0.lookup().places }
    let keys = Self.keys(
      of: reading, documents: documents, settings: settings,
      Portion.all(of: places.map(\.keys.count), atMost: Self.portion), jobs: jobs)
    let objects = Self.objects(of: reading.project.documents)
    let counters = tables.indices.map { number in
      TableCounter(
        tables[number], keys[number], objects: objects[tables[number].identity],
        sourceLanguage: reading.sourceLanguage, settings: settings, selection: selection)
    }
    let portions = Portion.all(of: places.map(\.count), atMost: Self.portion)
    let tallies = Parallel.map(portions, jobs: jobs) { counters[$0.owner].tally($0.range) }
    var uses: [[Use.Place: Int]] = Array(repeating: [:], count: tables.count)
    for (portion, tally) in zip(portions, tallies) {
      uses[portion.owner].merge(tally.uses, uniquingKeysWith: +)
      add(tally)
    }
    for (table, uses) in zip(tables, uses) {
      counts += uses.keys.sorted().map {
        Use(place: $0, table: table.identity.path, count: uses[$0] ?? 0)
      }
    }
    keyCount = keys.reduce(0) { $0 + $1.noted }
  }

  /// The properties of the keys of each table.
  private static func keys(
    of reading: ProjectReading, documents: [String], settings: AuditSettings,
    _ portions: [Portion], jobs: Int
  ) -> [TableKeys] {
    var labeled: [TableIdentity: Set<ExactString>] = [:]
    for label in reading.project.labels {
      labeled[label.table, default: []].insert(ExactString(label.key))
    }
    let files = documents + reading.project.documents.map(\.file)
    let drawn = Set(files.map { TableIdentity(CatalogPath($0)) })
    let tables = reading.index.tables
    let readers = tables.map { table in
      KeyReader(
        table, labeled[table.identity] ?? [],
        uses: TextPlaces(of: table, reading.uses, isDrawn: drawn.contains(table.identity)),
        source: reading.sourceLanguage, checked: settings.locales)
    }
    let found = Parallel.map(portions, jobs: jobs) { readers[$0.owner].keys($0.range) }
    var keys: [[TableKeys.Key]] = Array(repeating: [], count: tables.count)
    for (portion, part) in zip(portions, found) { keys[portion.owner] += part }
    return zip(tables, keys).map { TableKeys($0, $1, source: reading.sourceLanguage) }
  }

  /// The objects of the documents, by the tables of their texts.
  private static func objects(of documents: [DrawnDocument]) -> [TableIdentity: Set<String>] {
    var objects: [TableIdentity: Set<String>] = [:]
    for document in documents {
      objects[TableIdentity(CatalogPath(document.file)), default: []]
        .formUnion(document.objects.lazy.map(\.id))
    }
    return objects
  }

  private mutating func add(_ tally: TableTally) {
    items += tally.words.all
    translatedCount += tally.translatedCount
    unchangedCount += tally.unchangedCount
    for (why, list) in tally.leftOut { leftOut[why, default: SkippedList()].add(list.all) }
  }
}

extension UnlabeledStrings {
  /// The reasons why strings are left out, in the order of reports.
  static let reasons =
    NonLabelKind.allCases.map(SkipReason.kind) + [.unreadDocument, .missingObject]
}
