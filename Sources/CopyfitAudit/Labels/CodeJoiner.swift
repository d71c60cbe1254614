internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitInterfaceBuilder
internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitSwiftSource

/// Joins the texts that code sets to the labels of documents, through their outlets.
struct CodeJoiner {
  private let builder: InterfaceLabelBuilder
  private var joiner: TextJoiner { builder.joiner }
  private var budget: LabelBudget { builder.joiner.budget }
  let sources: KnownSources
  /// The texts that reach outlets through several steps.
  private let uses: TextUses
  private var tables: KeyTables
  private var memo: [Outlet: CodeGiven] = [:]
  private var statements: StatementBudget
  /// The view controllers of the scenes with objects of a class, if there are several.
  private let controllers: [String: Set<String>]
  /// The names of prototypes and screens that code uses; `nil` if not all sources are read.
  private let named: NamedWords?
  /// The identifiers of screens that other documents refer to.
  private let references: Set<String>
  /// The minimum parts of bars for titles and buttons of documents, by the documents' files and the objects.
  private var shares: [String: [String: SystemRoom.Share]] = [:]
  /// The documents with objects of a class.
  private var documentsOfClasses: [String: Set<String>] = [:]

  private struct Outlet: Hashable {
    var owner: String
    var name: String
  }

  /// - Parameter isWhole: Whether all sources of the project are read, with all of their parts.
  init(
    _ sources: KnownSources, isWhole: Bool, _ documents: [InterfaceDocument],
    _ builder: InterfaceLabelBuilder, _ uses: TextUses
  ) {
    self.builder = builder
    statements = StatementBudget(builder.joiner.settings.codeStatements)
    self.uses = uses
    self.sources = sources
    var controllers: [String: Set<String>] = [:]
    for document in documents {
      for connection in document.connections where connection.outlet.isEmpty {
        documentsOfClasses[connection.owner, default: []].insert(document.file)
        guard let controller = connection.controller, controller != connection.owner else {
          continue
        }
        controllers[connection.owner, default: []].insert(controller)
      }
    }
    self.controllers = controllers.filter { $0.value.count > 1 }
    tables = builder.keyed
    references = documents.reduce(into: []) { $0.formUnion($1.references) }
    let words = Set(documents.lazy.flatMap(\.holders).flatMap(\.names))
    named = isWhole ? sources.named(words) : nil
    let bars = documents.flatMap { document in document.bars.bars.map { (document.file, $0) } }
    guard isWhole else { return }
    let found = sources.shares(in: DrawnBars(documents.map(\.bars)))
    for ((file, bar), share) in zip(bars, found) {
      shares[file, default: [:]][bar.title] = share.title
      for button in bar.buttons { shares[file, default: [:]][button] = share.button }
    }
  }

  /// The error that code has too many statements about objects of documents; `nil` if it has not.
  var error: String? { statements.error }

  /// The labels of a document with the changes by code.
  ///
  /// Labels for texts that code sets follow the document's label; at the end are labels whose only texts are from code.
  mutating func joined(_ labels: [AuditLabel], of document: InterfaceDocument) -> [AuditLabel] {
    let given = given(to: document)
    let doubts = doubts(of: document, given)
    var result: [AuditLabel] = []
    for var label in labels {
      let own = label.objectID.flatMap { given[$0] } ?? CodeGiven()
      apply(own, to: &label)
      if let share = label.objectID.flatMap({ shares[document.file]?[$0] }) { label.take(share) }
      if let doubt = label.objectID.flatMap({ doubts[$0] }) { label.model.doubts.append(doubt) }
      if own.outletTexts.contains(where: {
        $0.property.isMeant(by: label) && !isText(of: label, $0)
      }) {
        label.mayShowAnotherText = true
      }
      result += joined(label, own.texts)
    }
    for blank in document.blanks {
      guard let own = given[blank.objectID], !own.texts.isEmpty else { continue }
      var label = builder.blankLabel(of: blank, document)
      apply(own, to: &label)
      if let doubt = doubts[blank.objectID] { label.model.doubts.append(doubt) }
      result += joined(label, own.texts).dropFirst()
    }
    return result
  }

  /// The texts and properties that code sets for the objects of a document, by the objects' identifiers.
  private mutating func given(to document: InterfaceDocument) -> [String: CodeGiven] {
    var objects: [String: CodeGiven] = [:]
    for connection in document.connections where !statements.isExceeded && !budget.isExceeded {
      let found = given(by: connection)
      statements.take(found.texts.count + found.settings.count, by: connection, in: document.file)
      add(found, by: connection, to: &objects[connection.destination, default: CodeGiven()])
    }
    return objects
  }

  /// Adds the texts and properties that code sets through a connection to those of its object.
  private func add(
    _ found: CodeGiven, by connection: OutletConnection, to given: inout CodeGiven
  ) {
    if connection.isOfObject, sources.hasUnknownCode(connection.owner) {
      given.hasUnknownCode = true
    }
    if connection.isTable {
      addRow(connection, found, to: &given)
    } else if connection.isAround {
      given.settings += found.settings.filter {
        OutletSetting.Property.ofPlace.contains($0.property)
      }
    } else if let constraint = connection.constraint {
      guard found.resizes(constraint) else { return }
      if constraint.isHorizontal { given.isWidened = true } else { given.isHeightened = true }
    } else if connection.isAmbiguous
      || connection.outlet.hasPrefix("#") && !found.texts.allSatisfy(\.isCertain)
    {
      // It is unknown which of several views with the tag shows the text.
      given.outletTexts.add(found.texts)
    } else {
      given.texts.add(found.texts)
      if !connection.outlet.isEmpty { given.outletTexts.add(found.texts) }
      given.settings.add(found.settings)
    }
  }

  /// The texts and properties that code sets through a connection.
  ///
  /// If several scenes have objects of a class, such as cells, code in one scene's view controller does not affect the
  /// objects of another scene.
  private mutating func given(by connection: OutletConnection) -> CodeGiven {
    let outlet = Outlet(owner: connection.owner, name: connection.outlet)
    var found = memo[outlet] ?? given(to: outlet)
    memo[outlet] = found
    guard let others = controllers[connection.owner], let own = connection.controller else {
      return found
    }
    // Few of many scenes have code about the outlet.
    let types = Set(found.texts.compactMap(\.type) + found.settings.compactMap(\.type))
    let foreign = types.filter { others.contains($0) && !sources.isKind(own, of: $0) }
    guard !foreign.isEmpty else { return found }
    found.texts.removeAll { $0.type.map(foreign.contains) ?? false }
    found.settings.removeAll { $0.type.map(foreign.contains) ?? false }
    return found
  }

  /// The texts and properties that statements set for an outlet, with the texts that reach it through parameters,
  /// properties and functions.
  private func given(to outlet: Outlet) -> CodeGiven {
    let statements = sources.statements(about: outlet.name, of: outlet.owner)
    let traced = (uses.outlets[outlet.name] ?? []).filter {
      sources.isKind(outlet.owner, of: $0.className)
    }
    return CodeGiven(
      texts: statements.texts + traced.map(\.text), settings: statements.settings)
  }

  /// The reasons that the texts of objects may never be shown, by the objects' identifiers.
  private func doubts(
    of document: InterfaceDocument, _ given: [String: CodeGiven]
  ) -> [String: Doubt] {
    var doubts: [String: Doubt] = [:]
    for holder in document.holders {
      guard let doubt = doubt(holder, of: document, given) else { continue }
      for object in holder.objects { doubts[object] = doubt }
    }
    return doubts
  }

  private func doubt(
    _ holder: InterfaceHolder, of document: InterfaceDocument, _ given: [String: CodeGiven]
  ) -> Doubt? {
    if case .hidden(let view) = holder.kind {
      // Whether all sources were read or not: no certain verdict rests on what they may do.
      return given[view]?.settings.contains { $0.property == .isHidden } == true ? nil : .hiddenView
    }
    guard let named else { return nil }
    return switch holder.kind {
    case .cell:
      holder.names.contains(where: named.contains)
        ? nil : .unusedCell
    case .screen:
      holder.names.contains { named.contains($0) || references.contains($0) }
        ? nil : .unusedScreen
    case .xib:
      holder.names.contains { name in
        named.makes(name) || documentsOfClasses[name]?.contains { $0 != document.file } == true
      } ? nil : .unusedXib
    case .hidden: nil
    }
  }

  /// Records the row height that code sets for an object's row.
  private func addRow(_ connection: OutletConnection, _ found: CodeGiven, to given: inout CodeGiven)
  {
    if connection.outlet == "@" {
      given.row.delegate = sources.rowHeight(byDelegate: connection.owner) ?? given.row.delegate
      return
    }
    let heights = found.settings.filter { $0.property == .rowHeight }
    guard !heights.isEmpty else { return }
    given.row.table = heights.allSatisfy { $0.value == .automatic } ? .automatic : .other
  }

  /// A document's label, and a label for each key that code sets.
  private mutating func joined(_ label: AuditLabel, _ all: [OutletText]) -> [AuditLabel] {
    let texts = all.filter { $0.property.isMeant(by: label) }
    guard !texts.isEmpty else { return [label] }
    var own = label
    // If an attribute of the object names a key, code probably sets the text of that key.
    if texts.contains(where: { $0.isAlways && !$0.isDerived }), label.keyOrigin == nil {
      own.leaveOut(.setInCode)
      own.missing = []
    }
    if texts.contains(where: \.isDerived) { own.mayShowAnotherText = true }
    var made: [AuditLabel] = []
    var known: [TableIdentity: [String: Int]] = [:]
    for text in texts.lazy.flatMap(\.texts) where !budget.isExceeded {
      guard case .key(let key) = text.content,
        let found = tables.find(key, namedIn: text.namingFile),
        own.treatment != .measured || found.table != label.table || found.key != label.key
      else { continue }
      if let number = known[found.table]?[found.key] {
        if text.isCertain { made[number].mayShowAnotherText = false }
        continue
      }
      known[found.table, default: [:]][found.key] = made.count
      made.append(self.label(label, showing: found, of: text))
    }
    return [own] + made
  }

  /// Whether a statement sets the same text as the document.
  private mutating func isText(of label: AuditLabel, _ text: OutletText) -> Bool {
    for one in text.texts {
      guard case .key(let key) = one.content,
        let found = tables.find(key, namedIn: one.namingFile), found.table == label.table,
        found.key == label.key
      else { return false }
    }
    return !text.texts.isEmpty
  }

  private func label(
    _ base: AuditLabel, showing found: KeyTables.Found, of text: CodeText
  ) -> AuditLabel {
    var label = base
    label.model.id += ":\(found.key)"
    (label.texts, label.missing, label.keyOrigin) = ([], [], nil)
    label.codeSteps = text.steps + base.codeSteps
    label.mayShowAnotherText = !text.isCertain || !found.isCertain
    var key = TextKey(bundle: found.table.bundle, table: found.table.table, key: found.key)
    key.fallback = found.fallback(in: joiner.sourceLanguage).map { LiteralText($0) }
    label.model.texts = [.key(key)]
    joiner.addTexts(of: key, in: found.lookup, to: &label)
    label.model.opening = Phrase.opening(of: label.sourceText ?? found.key)
    return label
  }
}

extension Array {
  /// Adds elements; an empty array shares theirs.
  fileprivate mutating func add(_ elements: [Element]) {
    if isEmpty { self = elements } else { self += elements }
  }
}
