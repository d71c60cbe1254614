internal import CopyfitCatalogs
internal import CopyfitInterfaceBuilder
internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitSwiftSource

/// Joins the texts that code gives to outlets to the labels of documents that the outlets lead to.
struct CodeJoiner {
  private let builder: InterfaceLabelBuilder
  private var joiner: TextJoiner { builder.joiner }
  private var sources: SwiftSources
  /// What is given to outlets through more steps than the sources say at once.
  private let uses: TextUses
  private var tables: CodeTables
  private var memo: [Outlet: Given] = [:]
  /// The view controllers whose scenes have objects of a class.
  private let controllers: [String: Set<String>]

  /// What code gives to an object.
  private struct Given {
    var texts: [OutletText] = []
    /// Those of them that code gives by an outlet; what the object's own class gives itself may never be called.
    var outletTexts: [OutletText] = []
    var settings: [OutletSetting] = []
    /// Whether code may give a constraint another constant that the object's width follows from.
    var isWidened = false
    /// The same of its height.
    var isHeightened = false
    /// Whether the row that holds it takes the height of its content: as the table has it, and as its delegate says.
    var hasAutomaticRow = (table: false, delegate: Bool?.none)

    /// Whether code may give a constraint another constant than the document, or turn it off.
    func resizes(_ constraint: OutletConnection.Constraint) -> Bool {
      settings.contains { setting in
        switch setting.property {
        case .constant: setting.value != .number(constraint.constant)
        case .isActive: setting.value != .boolean(true)
        default: false
        }
      }
    }
  }

  private struct Outlet: Hashable {
    var owner: String
    var name: String
  }

  init(
    _ sources: SwiftSources, _ documents: [InterfaceDocument], _ builder: InterfaceLabelBuilder,
    _ uses: TextUses
  ) {
    self.builder = builder
    self.uses = uses
    self.sources = sources
    var controllers: [String: Set<String>] = [:]
    for connection in documents.lazy.flatMap(\.connections) where connection.outlet.isEmpty {
      guard let controller = connection.controller, controller != connection.owner else { continue }
      controllers[connection.owner, default: []].insert(controller)
    }
    self.controllers = controllers.filter { $0.value.count > 1 }
    tables = CodeTables(builder.joiner.index)
  }

  /// The labels of a document as code changes them, with those that code gives other texts, each behind that of the
  /// document, and at the end those that have a text by code alone.
  mutating func joined(_ labels: [AuditLabel], of document: InterfaceDocument) -> [AuditLabel] {
    let given = given(to: document)
    var result: [AuditLabel] = []
    for var label in labels {
      let own = label.objectID.flatMap { given[$0] } ?? Given()
      apply(own, to: &label)
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
      result += joined(label, own.texts).dropFirst()
    }
    return result
  }

  /// What code gives to the objects of a document, by their identities.
  private mutating func given(to document: InterfaceDocument) -> [String: Given] {
    var objects: [String: Given] = [:]
    for connection in document.connections {
      let found = given(by: connection)
      if connection.isTable {
        addRow(connection, found, to: &objects[connection.destination, default: Given()])
      } else if let constraint = connection.constraint {
        guard found.resizes(constraint) else { continue }
        if constraint.isHorizontal {
          objects[connection.destination, default: Given()].isWidened = true
        } else {
          objects[connection.destination, default: Given()].isHeightened = true
        }
      } else if !found.texts.isEmpty || !found.settings.isEmpty {
        objects[connection.destination, default: Given()].texts += found.texts
        if !connection.outlet.isEmpty {
          objects[connection.destination, default: Given()].outletTexts += found.texts
        }
        objects[connection.destination, default: Given()].settings += found.settings
      }
    }
    return objects
  }

  /// What code gives to what a connection leads to.
  ///
  /// Where several scenes have objects of a class, such as cells, code of one scene's view controller is not about those
  /// of another one.
  private mutating func given(by connection: OutletConnection) -> Given {
    let outlet = Outlet(owner: connection.owner, name: connection.outlet)
    var found =
      memo[outlet]
      ?? Given(
        texts: sources.texts(ofOutlet: outlet.name, in: outlet.owner) + traced(to: outlet),
        settings: sources.settings(ofOutlet: outlet.name, in: outlet.owner))
    memo[outlet] = found
    guard let others = controllers[connection.owner], let own = connection.controller else {
      return found
    }
    let foreign = others.filter { !sources.isKind(own, of: $0) }
    found.texts.removeAll { $0.type.map(foreign.contains) ?? false }
    found.settings.removeAll { $0.type.map(foreign.contains) ?? false }
    return found
  }

  /// The texts that code gives to an outlet through parameters, properties and functions.
  private func traced(to outlet: Outlet) -> [OutletText] {
    (uses.outlets[outlet.name] ?? []).filter { sources.isKind(outlet.owner, of: $0.className) }
      .map(\.text)
  }

  /// Notes what code says of the row that holds an object.
  private func addRow(_ connection: OutletConnection, _ found: Given, to given: inout Given) {
    if connection.outlet == "@" {
      let answer = sources.rowsAreAutomatic(byDelegate: connection.owner)
      given.hasAutomaticRow.delegate = answer ?? given.hasAutomaticRow.delegate
      return
    }
    let heights = found.settings.filter { $0.property == .rowHeight }
    guard heights.contains(where: \.isAlways), heights.allSatisfy({ $0.value == .automatic })
    else { return }
    given.hasAutomaticRow.table = true
  }

  /// Changes a label by what code says of how its object shows it.
  private func apply(_ given: Given, to label: inout AuditLabel) {
    let appearances = sources.appearances(of: label.control.className)
    if !appearances.isEmpty {
      label.doubts.append("code may set how such controls look")
      label.codeSteps += appearances
    }
    let settings = CodeSettings(given.settings)
    settings.apply(to: &label)
    // What gets a text is to be seen.
    if given.texts.isEmpty, settings.hidesForGood {
      label.treatment = .skipped(.text(.hiddenInCode))
    }
    if given.hasAutomaticRow.delegate ?? given.hasAutomaticRow.table { label.freeFromRow() }
    let hasHeight = label.frames.contains { $0.height != nil }
    if given.isWidened || given.isHeightened && hasHeight {
      label.doubts.append("code may change its constraints")
    }
  }

  /// A document's label, and one for each key that code gives it.
  private mutating func joined(_ label: AuditLabel, _ all: [OutletText]) -> [AuditLabel] {
    let texts = all.filter { $0.property.isMeant(by: label) }
    guard !texts.isEmpty else { return [label] }
    var own = label
    // What code sets of an object whose attribute names a key is most likely that key's text.
    if texts.contains(where: { $0.isAlways && !$0.isDerived }), label.keyOrigin == nil {
      own.leaveOutAsReplaced()
    }
    if texts.contains(where: \.isDerived) { own.mayShowAnotherText = true }
    var made: [AuditLabel] = []
    for text in texts.flatMap(\.texts) {
      guard case .key(let key) = text.content, let last = text.steps.last,
        let found = tables.find(key, namedIn: last.file),
        own.treatment != .measured || found.table != label.table || found.key != label.key
      else { continue }
      if let known = made.firstIndex(where: { $0.table == found.table && $0.key == found.key }) {
        if text.isCertain { made[known].mayShowAnotherText = false }
        continue
      }
      made.append(self.label(label, showing: found, of: text))
    }
    return [own] + made
  }

  /// Whether a statement gives an object the text that its document gives it, too.
  private mutating func isText(of label: AuditLabel, _ text: OutletText) -> Bool {
    for one in text.texts {
      guard case .key(let key) = one.content, let last = one.steps.last,
        let found = tables.find(key, namedIn: last.file), found.table == label.table,
        found.key == label.key
      else { return false }
    }
    return !text.texts.isEmpty
  }

  private func label(
    _ base: AuditLabel, showing found: CodeTables.Found, of text: CodeText
  ) -> AuditLabel {
    var label = base
    label.id += ":\(found.key)"
    label.clearTexts()
    label.codeSteps = text.steps + base.codeSteps
    label.mayShowAnotherText = !text.isCertain
    var key = TextKey(bundle: found.table.bundle, table: found.table.table, key: found.key)
    key.fallback = found.fallback(in: joiner.sourceLanguage).map { LiteralText($0) }
    joiner.addTexts(of: key, in: found.lookup, to: &label)
    label.opening = Phrase.opening(of: label.sourceText ?? found.key)
    return label
  }
}

extension AuditLabel {
  /// Takes away the height that a row leaves.
  fileprivate mutating func freeFromRow() {
    guard heightRestsOnRow else { return }
    heightRestsOnRow = false
    for index in frames.indices { (frames[index].height, frames[index].heightOrigin) = (nil, nil) }
  }

  /// Leaves out a text of a document that code replaces before anyone reads it.
  fileprivate mutating func leaveOutAsReplaced() {
    treatment = .skipped(.text(.setInCode))
    missing = []
  }

  /// Takes the document's text away; what was left out because of it is measured.
  fileprivate mutating func clearTexts() {
    (texts, missing, sourceText, stringLocation, keyOrigin) = ([], [], nil, nil, nil)
    switch treatment {
    case .skipped(.text):
      treatment = .measured
      if let doubt, frames.contains(where: { $0.width == nil }) { treatment = .undecided(doubt) }
    case .measured, .undecided, .skipped: break
    }
  }
}

extension Label.Element {
  /// The class of what shows the text.
  fileprivate var className: String {
    switch self {
    case .label: "UILabel"
    case .button: "UIButton"
    case .textField: "UITextField"
    case .segmentedControl: "UISegmentedControl"
    case .navigationItem: "UINavigationItem"
    case .barButtonItem: "UIBarButtonItem"
    case .tabBarItem: "UITabBarItem"
    case .tableSection: "UITableViewHeaderFooterView"
    }
  }
}

extension OutletText.Property {
  /// Whether a label of a document shows the text that is set.
  fileprivate func isMeant(by label: AuditLabel) -> Bool {
    guard let property = label.objectProperty else { return false }
    return switch (self, label.control) {
    case (.named(let name), _): property == name
    case (.title, .navigationItem), (.title, .barButtonItem), (.title, .tabBarItem):
      property == "title"
    case (.stateTitle(let state), .button):
      property == state + "Title" || state == "normal" && property == "configuration.title"
    case (.configurationTitle, .button): property == "configuration.title"
    case (.segmentTitle(let number), .segmentedControl): property == "segmentTitles[\(number)]"
    default: false
    }
  }
}
