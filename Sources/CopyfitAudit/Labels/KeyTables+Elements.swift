internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitInterfaceBuilder
internal import CopyfitLabels
internal import CopyfitProject
internal import CopyfitSourceText

/// The result of looking up an element's key.
enum ElementKey {
  /// The element has no key.
  case noKey
  /// No table has the key, or several tables have it.
  case unknown(UnknownText)
  case found(KeyTables.Found, AuditLabel.KeyOrigin)
}

extension KeyTables {
  /// Prepares the tables if an element or a correction refers to a key.
  init(
    _ index: StringIndex, documents: [InterfaceDocument], corrections: [ElementCorrection],
    packageTables: Set<String>
  ) {
    self.init(index, packageTables: packageTables)
    let isNeeded =
      corrections.contains { $0.keyAttribute != nil || $0.key != nil }
      || documents.contains { $0.labels.contains { !$0.textAttributes.isEmpty } }
    guard isNeeded else { return }
    for table in index.tables.map(\.identity) {
      for key in lookup(table).keys { holders[ExactString(key), default: []].append(table) }
    }
    keyPaths = keyPaths(in: documents)
  }

  /// The key paths whose values are keys in at least half of the elements.
  ///
  /// Values that are keys by coincidence are rarer.
  private func keyPaths(in documents: [InterfaceDocument]) -> Set<String> {
    guard !holders.isEmpty else { return [] }
    var counts: [String: (all: Int, keys: Int)] = [:]
    for label in documents.lazy.flatMap(\.labels) {
      for attribute in label.textAttributes where label.takes(attribute) {
        let isKey = !tables(showing: attribute.value).isEmpty
        counts[attribute.keyPath, default: (0, 0)].all += 1
        counts[attribute.keyPath, default: (0, 0)].keys += isKey ? 1 : 0
      }
    }
    return Set(counts.filter { $0.value.keys > 0 && $0.value.keys * 2 >= $0.value.all }.keys)
  }

  /// The table with an element's key: the key in the configuration, or else in an attribute.
  ///
  /// - Parameters:
  ///   - bundle: The folder of the document.
  ///   - corrections: The corrections for the element.
  func answer(
    for element: InterfaceLabel, in bundle: String, _ corrections: [ElementCorrection]
  ) -> ElementKey {
    let meant = corrections.last { $0.key != nil || $0.keyAttribute.map(element.holds) ?? false }
    if let meant { return configured(meant, element, in: bundle) }
    let attributes = element.textAttributes.filter {
      keyPaths.contains($0.keyPath) && element.takes($0)
    }
    guard let first = attributes.first else { return .noKey }
    let known = attributes.first { !tables(showing: $0.value).isEmpty } ?? first
    let found = tables(showing: known.value)
    let near = found.filter { $0.bundle == bundle }
    guard !found.isEmpty else { return .unknown(.missingKey) }
    guard let table = found.count == 1 ? found.first : near.count == 1 ? near.first : nil else {
      return .unknown(.ambiguousKey)
    }
    return answer(
      known.value, in: table, .init(attribute: known.keyPath, isConfigured: false))
  }

  /// The tables with a key whose texts labels may show.
  private func tables(showing key: String) -> [TableIdentity] {
    (holders[ExactString(key)] ?? []).filter { NonLabelKind.kind(of: $0) == nil }
  }

  /// The key in the configuration.
  ///
  /// Of several tables, the one in the document's bundle is used, or else the first.
  private func configured(
    _ meant: ElementCorrection, _ element: InterfaceLabel, in bundle: String
  ) -> ElementKey {
    guard let key = meant.key ?? meant.keyAttribute.flatMap({ element.runtimeAttributes[$0] })
    else {
      return .noKey
    }
    let pattern = meant.table ?? TextPattern("Localizable")
    let found = (holders[ExactString(key)] ?? []).filter { pattern.matches($0.table) }
    let near = found.first { $0.bundle == bundle }
    guard let table = near ?? found.first else {
      return .unknown(meant.key == nil ? .missingKey : .missingConfiguredKey)
    }
    return answer(
      key, in: table,
      .init(attribute: meant.key == nil ? meant.keyAttribute : nil, isConfigured: true))
  }

  private func answer(
    _ key: String, in table: TableIdentity, _ origin: AuditLabel.KeyOrigin
  ) -> ElementKey {
    prepared(key, in: table).map { .found($0, origin) } ?? .unknown(.missingKey)
  }
}

extension InterfaceLabel {
  /// Whether a runtime attribute is not empty.
  fileprivate func holds(_ keyPath: String) -> Bool { runtimeAttributes[keyPath]?.isEmpty == false }

  /// Whether an attribute with a key sets this text of the element.
  func takes(_ attribute: TextAttribute) -> Bool {
    guard KeyWords.mayNameShownText(attribute.keyPath) else { return false }
    return switch control {
    case .label: true
    case .button: ["normalTitle", "configuration.title"].contains(property)
    case .textField: property == (attribute.names("text") ? "text" : "placeholder")
    case .navigationItem: property == (attribute.names("prompt") ? "prompt" : "title")
    case .barButtonItem, .tabBarItem: property == "title"
    case .segmentedControl, .tableSection: false
    }
  }
}
