internal import CopyfitCatalogs
internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitFindings
package import CopyfitLabels
internal import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode

/// All labels of a project, ready to be measured.
package struct ProjectLabels: Sendable {
  package internal(set) var labels: [AuditLabel]
  /// The rows that they share.
  package private(set) var rows: [Row] = []
  /// The storyboards and xibs that labels come from.
  package let documents: [DrawnDocument]
  /// The entries of the configuration that select nothing.
  private(set) var unmatchedLabels: [ConfiguredLabel]
  private(set) var unmatchedCorrections: [ElementCorrection]
  /// The labels and rows that members of rows name, but no file has.
  private(set) var unmatchedRowReferences: [PlacedRowReference] = []
  /// The messages about labels with fonts that do not exist on the configured platform.
  package private(set) var fontFailures: [String] = []
  /// The message that the labels have too many texts; `nil` if they do not.
  private(set) var excess: String?

  /// The tables with the texts of labels.
  struct Tables {
    /// The checked tables.
    var checked: StringIndex
    /// The checked tables, and others whose keys documents may use.
    var known: StringIndex
  }

  /// Joins documents and the configuration's labels to the string tables.
  ///
  /// - Parameters:
  ///   - jobs: The number of threads.
  ///   - errors: Receives a message for each entry of the configuration with a label whose identifier already exists.
  init(
    _ content: ProjectContent, _ tables: Tables, uses: TextUses, configuration: Configuration,
    sourceLanguage: LocaleIdentifier, settings: AuditSettings, styles: ProjectStyles, jobs: Int,
    errors: inout [String]
  ) {
    let (index, known) = (tables.checked, tables.known)
    let budget = LabelBudget(settings.labelTexts)
    let joiner = TextJoiner(
      index: known, sourceLanguage: sourceLanguage, settings: settings, budget: budget)
    let drawn = Self.labels(of: content, joiner, configuration, uses, errors: &errors)
    rows = drawn.rows + configuration.modelRows
    documents = content.documents.map(DrawnDocument.init) + configuration.modelDocuments
    let configured = ConfiguredLabelBuilder(
      joiner: TextJoiner(
        index: index, sourceLanguage: sourceLanguage, settings: settings, budget: budget),
      configuration: configuration, jobs: jobs
    ).build(errors: &errors)
    unmatchedLabels = configured.unmatched
    // There may be many labels, so the array is not copied without need.
    labels = drawn.labels.isEmpty ? configured.labels : drawn.labels + configured.labels
    labels += Self.labels(of: configuration, joiner, besides: labels, errors: &errors)
    labels += SystemLabelBuilder(joiner, uses).labels(besides: labels)
    let code = CodeLabelBuilder(joiner, uses)
    let made = code.labels(besides: labels)
    rows += code.rows(of: made)
    labels += made
    let used = Set(drawn.labels.lazy.flatMap(\.corrections))
    unmatchedCorrections = configuration.elements.filter { !used.contains($0.position) }
    unmatchedRowReferences = unmatched(configuration.rowReferences)
    labels.add(settings.pseudoLocales, sourceLanguage: sourceLanguage, budget)
    excess = budget.message
    let hasSizes = settings.typeScale.categories.count > 1
    for index in labels.indices { labels[index].hasSizes = hasSizes }
    for index in labels.indices { styles.apply(to: &labels[index].model.font) }
    if settings.assumesScaling {
      for index in labels.indices { labels[index].assumeScaling(in: settings.typeScale) }
    }
    checkFonts(in: settings.typeScale)
  }

  private func unmatched(_ references: [PlacedRowReference]) -> [PlacedRowReference] {
    guard !references.isEmpty else { return [] }
    let known = Set(
      labels.map { RowReference.label($0.labelID ?? $0.id) } + rows.map { .row($0.id) })
    return references.filter { !known.contains($0.value) }
  }

  /// The labels of documents with the changes by code, joined to the string tables, and their rows.
  ///
  /// - Parameter errors: Receives a message if the entries of `elements` are compared with too many labels, and if code has
  ///   too many statements about objects of documents.
  private static func labels(
    of content: ProjectContent, _ joiner: TextJoiner, _ configuration: Configuration,
    _ uses: TextUses, errors: inout [String]
  ) -> (labels: [AuditLabel], rows: [Row]) {
    let corrections = configuration.elements
    let limit = CorrectionLimit(joiner.settings.elementComparisons)
    let builder = InterfaceLabelBuilder(
      joiner: joiner, corrections: CorrectionIndex(corrections),
      keyed: KeyTables(
        joiner.index, documents: content.documents, corrections: corrections,
        packageTables: content.packageTables),
      languages: DocumentLanguages(
        content.documents, sourceLanguage: joiner.sourceLanguage), comparisons: limit)
    let rowBuilder = InterfaceRowBuilder(screens: joiner.settings.devices.map(Room.Screen.init))
    var code = content.code.sources.map {
      CodeJoiner($0, isWhole: content.code.isWhole, content.documents, builder, uses)
    }
    var found: (labels: [AuditLabel], rows: [Row]) = ([], [])
    for document in content.documents {
      let drawn = builder.labels(of: document)
      let labels = code?.joined(drawn, of: document) ?? drawn
      found.labels += labels
      found.rows += rowBuilder.rows(of: document, labels)
    }
    if let error = code?.error { errors.append(error) }
    if let (entry, message) = limit.error {
      errors += configuration.error(message, at: corrections[entry].position).messages
    }
    return found
  }

  /// The labels of the model, joined to the string tables.
  ///
  /// - Parameters:
  ///   - others: The labels from other sources.
  ///   - errors: Receives a message for each label whose identifier one of them has.
  private static func labels(
    of configuration: Configuration, _ joiner: TextJoiner, besides others: [AuditLabel],
    errors: inout [String]
  ) -> [AuditLabel] {
    let models = configuration.modelLabels
    guard !models.isEmpty else { return [] }
    let known = Set(others.map { ExactString($0.id) })
    let builder = ModelLabelBuilder(
      joiner, labels: models, documents: configuration.modelDocuments)
    let labels = models.flatMap(builder.labels)
    for label in labels where known.contains(ExactString(label.id)) {
      let (file, position) = (label.source.file, label.source.position)
      errors.append(
        Configuration.printable(
          "\(file):\(position.line):\(position.column): another label has the id '\(label.id)'"))
    }
    return labels
  }

  /// The project with changed labels.
  ///
  /// A label is removed if `change` returns `nil`.
  package func keeping(_ change: (AuditLabel) -> AuditLabel?) -> ProjectLabels {
    var project = self
    project.labels = labels.compactMap(change)
    return project
  }

  /// Leaves out the labels whose font does not exist on the configured platform.
  ///
  /// Each label is checked, because labels with one face are measured together at any size.
  private mutating func checkFonts(in scale: TypeScale) {
    var causes = OrderedGroups<ExactString, AuditLabel>()
    for index in labels.indices where labels[index].treatment == .measured {
      let label = labels[index]
      do throws(DynamicTypeError) { try label.spec.descriptor.check(in: scale) } catch {
        labels[index].hasUnusableFont = true
        causes.add(label, to: ExactString(error.description))
      }
    }
    fontFailures += causes.all.flatMap { cause, labels in labels.failures(cause.text) }
  }

  /// Finds widths that are not limits but the width of the text itself, because the base text at `large` fills them.
  mutating func decideWidths(library: FontLibrary, jobs: Int) {
    let candidates = labels.indices.filter {
      labels[$0].drawing != nil && labels[$0].treatment == .measured
    }
    let all = labels
    let answers = Parallel.map(
      candidates, jobs: jobs, makeWorker: { LabelFitter(fonts: library) },
      body: { fitter, index in
        guard let drawing = all[index].drawing else { return false }
        return OwnWidth.isFilled(
          drawing.width, by: drawing.text, in: drawing.locale, all[index].spec, fitter: &fitter)
      })
    for (index, isOwn) in zip(candidates, answers) where isOwn {
      guard let drawing = all[index].drawing else { continue }
      labels[index].takeWidthAsOwn(drawing)
    }
  }
}
