internal import CopyfitCatalogs
internal import CopyfitInterfaceBuilder
internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitSwiftSource

/// Joins the texts that code gives to outlets to the labels of documents that the outlets lead to.
struct CodeJoiner {
  private let joiner: TextJoiner
  private var sources: SwiftSources
  private var tables: CodeTables
  private var memo: [Outlet: Given] = [:]

  /// What code gives to an object.
  private struct Given {
    var texts: [OutletText] = []
    /// Those of them that code gives by an outlet; what the object's own class gives itself may never be called.
    var outletTexts: [OutletText] = []
    var settings: [OutletSetting] = []
    /// Whether code may give one of the object's constraints another constant.
    var isResized = false

    /// Whether code may give a constraint another constant than the document.
    func resizes(_ constant: Double) -> Bool {
      settings.contains { $0.property == .constant && $0.value != .number(constant) }
    }
  }

  private struct Outlet: Hashable {
    var owner: String
    var name: String
  }

  init(_ code: ProjectCode, _ joiner: TextJoiner) {
    self.joiner = joiner
    sources = SwiftSources(code.trees)
    tables = CodeTables(joiner.index)
  }

  /// The labels of a document as code changes them, with those that code gives other texts, each behind that of the
  /// document.
  mutating func joined(_ labels: [AuditLabel], of document: InterfaceDocument) -> [AuditLabel] {
    let given = given(to: document)
    guard !given.isEmpty else { return labels }
    var result: [AuditLabel] = []
    for var label in labels {
      if let own = label.objectID.flatMap({ given[$0] }) {
        CodeSettings(own.settings).apply(to: &label)
        if own.isResized { label.doubts.append("code may change its constraints") }
        if own.outletTexts.contains(where: {
          $0.property.isMeant(by: label) && !isText(of: label, $0)
        }) {
          label.mayShowAnotherText = true
        }
        result += joined(label, own.texts.filter { $0.property.isMeant(by: label) })
      } else {
        result.append(label)
      }
    }
    return result
  }

  /// What code gives to the objects of a document, by their identities.
  private mutating func given(to document: InterfaceDocument) -> [String: Given] {
    var objects: [String: Given] = [:]
    for connection in document.connections {
      let outlet = Outlet(owner: connection.owner, name: connection.outlet)
      let found =
        memo[outlet]
        ?? Given(
          texts: sources.texts(ofOutlet: outlet.name, in: outlet.owner),
          settings: sources.settings(ofOutlet: outlet.name, in: outlet.owner))
      memo[outlet] = found
      if let constant = connection.constant {
        if found.resizes(constant) {
          objects[connection.destination, default: Given()].isResized = true
        }
        continue
      }
      objects[connection.destination, default: Given()].texts += found.texts
      if !connection.outlet.isEmpty {
        objects[connection.destination, default: Given()].outletTexts += found.texts
      }
      objects[connection.destination, default: Given()].settings += found.settings
    }
    return objects
  }

  /// A document's label, and one for each key that code gives it.
  private mutating func joined(_ label: AuditLabel, _ texts: [OutletText]) -> [AuditLabel] {
    guard !texts.isEmpty else { return [label] }
    var own = label
    if texts.contains(where: \.isAlways) { own.leaveOutAsReplaced() }
    // What code sets of an object whose attribute names a key may be that key's text.
    if label.keyOrigin != nil { own = label }
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
    return label
  }
}

extension AuditLabel {
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
