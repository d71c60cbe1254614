internal import Copyfit
internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Creates labels from entries of a configuration: one for each key that an entry selects.
struct ConfiguredLabelBuilder: Sendable {
  /// Joins labels to the checked tables.
  let joiner: TextJoiner
  let configuration: Configuration
  /// The number of threads.
  let jobs: Int
  private var index: StringIndex { joiner.index }
  private var sourceLanguage: LocaleIdentifier { joiner.sourceLanguage }
  private var settings: AuditSettings { joiner.settings }

  /// The labels of all entries.
  struct Result: Sendable {
    var labels: [AuditLabel] = []
    /// The entries that select no key.
    var unmatched: [ConfiguredLabel] = []
  }

  /// The values that the labels of one thread share.
  private struct Pool {
    /// The samples of the entry; `nil` without any.
    let samples: SampleTexts?
    var specs = SharedValues<Shared<LabelSpec>>()
    var rooms = SharedValues<[Room]>()
    var screens = SharedValues<[Double?]>()
  }

  /// - Parameter errors: Receives a message for each entry with a label whose identifier already exists.
  func build(errors: inout [String]) -> Result {
    var result = Result()
    guard !configuration.labels.isEmpty else { return result }
    var owners: Set<ExactString> = []
    let tables = index.tables.map(KeySelection.Table.init)
    let selection = KeySelection(
      configuration.labels, in: tables, sourceLanguage: sourceLanguage, isSelected: selects)
    if let (entry, message) = selection.exhaustion {
      errors += configuration.error(message, of: configuration.labels[entry]).messages
      if selection.isExcessive { return result }
    }
    for (number, entry) in configuration.labels.enumerated() where !joiner.budget.isExceeded {
      if selection.isIncomplete, entry.hasExpression { continue }
      if let failure = selection.failures[number] {
        errors += configuration.error(failure, of: entry).messages
        continue
      }
      let labels = makeLabels(entry, at: selection.places[number], in: tables)
      var isMatched = !labels.isEmpty
      var isClash = false
      for label in labels {
        if !owners.insert(ExactString(label.id)).inserted, !isClash {
          isClash = true
          errors += clash(of: entry, label).messages
        }
      }
      result.labels += labels
      if !isMatched, let label = labelWithOwnText(entry) {
        isMatched = true
        if !owners.insert(ExactString(label.id)).inserted {
          errors += clash(of: entry, label).messages
        }
        result.labels.append(label)
      }
      if !isMatched { result.unmatched.append(entry) }
    }
    return result
  }

  private func clash(of entry: ConfiguredLabel, _ label: AuditLabel) -> AuditError {
    configuration.error(
      "another entry already describes the label '\(label.id)'; give one of them a 'name'",
      of: entry)
  }

  /// The label of a text that is in no table, in one locale.
  private func labelWithOwnText(_ entry: ConfiguredLabel) -> AuditLabel? {
    let locale = entry.locale ?? sourceLanguage
    guard case .text(let text) = entry.keys, settings.locales.contains(locale) else { return nil }
    let table = TableIdentity(bundle: "", table: String(fileName(of: entry).prefix { $0 != "." }))
    var model = model(of: entry, key: text, table, entry.spec, opening: text)
    model.name = [table.table, entry.name == "label" ? nil : entry.name].compactMap { $0 }
      .joined(separator: " › ")
    let literal = LiteralText(text, locale: locale.tag)
    model.texts = [.literal(literal)]
    var label = AuditLabel(model, table: table, key: text)
    joiner.addText(literal, to: &label)
    return label
  }

  /// The label of the model for a key that an entry selects.
  ///
  /// - Parameter spec: The entry's label, with the limits of a catalog.
  private func model(
    of entry: ConfiguredLabel, key: String, _ table: TableIdentity, _ spec: LabelSpec,
    opening: String?
  ) -> Label {
    let parts = [table.table, entry.name == "label" ? nil : entry.name, key]
    var model = Label(
      id: table.label("\(entry.name):\(key)"),
      name: parts.compactMap { $0 }.joined(separator: " › "),
      source: SourceLocation(file: fileName(of: entry), position: entry.position),
      texts: [.key(TextKey(bundle: table.bundle, table: table.table, key: key))],
      font: spec.font, rooms: rooms(of: spec, asConfigured: entry.spec))
    model.opening = opening.map(Phrase.opening)
    model.samples = entry.samples
    if entry.profile != nil { model.scaling = .otherSystem }
    model.setting = Label.Setting(spec)
    return model
  }

  /// - Parameter own: The entry's label, without the limits of a catalog.
  private func rooms(of spec: LabelSpec, asConfigured own: LabelSpec) -> [Room] {
    func interval(_ length: Double?, _ own: Double?) -> Interval? {
      length.map { .exactly($0, because: $0 == own ? .configured : .catalog) }
    }
    return settings.devices.map { device in
      Room(
        on: Room.Screen(device), width: interval(spec.width, own.width),
        height: interval(spec.height, own.height), heightScaling: spec.heightScaling)
    }
  }

  private func selects(
    _ entry: ConfiguredLabel, _ item: StringLookup.Item, of table: KeySelection.Table
  ) throws(RegularExpression.LimitReached) -> Bool {
    let (identity, lookup) = (table.identity, table.lookup)
    if entry.needsCatalogLimit {
      guard let frame = CatalogFrame(lookup.limit(of: item.key)) else { return false }
      if entry.takesCatalogFont, frame.font == nil { return false }
    }
    let isSelected = try entry.selects(
      key: item.key, bundle: identity.bundle, table: identity.table,
      comment: entry.comment == nil
        ? nil : lookup.comment(of: item.key, sourceLanguage: sourceLanguage),
      source: item.texts[sourceLanguage]?.first?.value)
    return isSelected
      && (entry.names(identity) || !isLeftOut(item.key, in: lookup, table.kind))
  }

  /// Whether a key is of a kind that no label shows.
  private func isLeftOut(
    _ key: String, in lookup: StringLookup, _ kindOfTable: NonLabelKind?
  ) -> Bool {
    settings.kindLeftOut(
      NonLabelKind.KeySense(key), comment: lookup.comment(of: key, sourceLanguage: sourceLanguage),
      shouldTranslate: lookup.isToBeTranslated(key), kindOfTable: kindOfTable) != nil
  }

  private func makeLabels(
    _ entry: ConfiguredLabel, at places: [KeySelection.Place], in tables: [KeySelection.Table]
  ) -> [AuditLabel] {
    let samples = entry.samples.isEmpty ? nil : SampleTexts(entry.samples)
    return Parallel.map(
      places, jobs: jobs, makeWorker: { Pool(samples: samples) },
      body: { pool, place in makeLabel(entry, at: place, in: tables[place.table], &pool) })
  }

  private func makeLabel(
    _ entry: ConfiguredLabel, at place: KeySelection.Place, in selected: KeySelection.Table,
    _ pool: inout Pool
  ) -> AuditLabel {
    let (table, lookup) = (selected.identity, selected.lookup)
    let (key, texts) = (lookup.keys[place.item], lookup.item(at: place.item).texts)
    var spec = entry.spec
    let frame = CatalogFrame(lookup.limit(of: key))
    if entry.takesCatalogFont, let font = frame?.font { spec.font = font }
    frame?.narrow(&spec, isAll: entry.needsCatalogLimit)
    let text = texts[sourceLanguage]?.first ?? texts.keys.min().flatMap { texts[$0]?.first }
    var model = model(of: entry, key: key, table, spec, opening: text?.value)
    model.rooms = pool.rooms.shared(model.rooms)
    var label = AuditLabel(
      model, table: table, key: key, spec: pool.specs.shared(Shared(spec)))
    label.sharedSamples = pool.samples
    label.hasMargin = frame?.isMeasured == true && spec.width != entry.spec.width
    label.screens = pool.screens.shared(settings.devices.map(\.width))
    let textKey = TextKey(bundle: table.bundle, table: table.table, key: key)
    joiner.addTexts(of: textKey, in: lookup, texts: texts, to: &label)
    label.stringLocation = text?.location
    if index[table]?.isForSomeDevices == true { label.missing = [] }
    return label
  }

  /// The file of an entry, relative to the project.
  private func fileName(of entry: ConfiguredLabel) -> String {
    entry.file ?? configuration.file?.split(separator: "/").last.map(String.init)
      ?? "copyfit.yml"
  }
}

extension ConfiguredLabel {
  /// Whether the entry names a key or a whole table without wildcards, so that it selects strings of any kind.
  fileprivate func names(_ table: TableIdentity) -> Bool {
    switch keys {
    case .key, .text: return true
    case .any, .pattern, .regex: break
    }
    return comment == nil && self.table?.text == table.table
  }
}
