internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Joins labels of the model from any front end to the string tables.
struct ModelLabelBuilder: Sendable {
  private let joiner: TextJoiner
  private let settings: AuditSettings
  /// The tables in which keys are looked up.
  private let tables: [TableIdentity: StringLookup]
  /// The canvas widths of documents, by their files.
  private let canvases: [String: Double]

  init(
    _ joiner: TextJoiner, tables: [TableIdentity: StringLookup], canvases: [String: Double]
  ) {
    (self.joiner, settings) = (joiner, joiner.settings)
    (self.tables, self.canvases) = (tables, canvases)
  }

  /// Joins the labels of files of labels.
  init(_ joiner: TextJoiner, labels: [Label], documents: [DrawnDocument]) {
    let named = Set(labels.flatMap(\.texts).flatMap(\.keys).map(TableIdentity.init))
    self.init(
      joiner, tables: named.reduce(into: [:]) { $0[$1] = joiner.index[$1]?.lookup() },
      canvases: documents.reduce(into: [:]) { $0[$1.file] = $1.canvasWidth })
  }

  /// The labels to measure: one for each text.
  func labels(of model: Label) -> [AuditLabel] {
    var made: [AuditLabel] = []
    let tags = model.locales.map(Set.init)
    for text in model.texts {
      var label = label(model, showing: text) { locale in
        tags?.contains(locale.tag) ?? true
      }
      if !made.isEmpty { label.model.id += ":\(label.key)" }
      if model.texts.count > 1 { label.labelID = model.id }
      made.append(label)
    }
    return made
  }

  /// A label with one of its texts.
  ///
  /// - Parameter isShown: Whether the label is shown in a language.
  func label(
    _ model: Label, showing text: TextSource, where isShown: (LocaleIdentifier) -> Bool
  ) -> AuditLabel {
    var own = model
    own.texts = [text]
    let devices = settings.devices(of: model)
    own.rooms = devices.map { room(of: model, on: Room.Screen($0)) }
    var label = AuditLabel(own, table: TableIdentity(ofLabel: model.id), key: "")
    label.screens = devices.map { $0.width ?? canvases[model.source.file] }
    addText(text, to: &label, where: isShown)
    return label
  }

  private func room(of model: Label, on screen: Room.Screen) -> Room {
    var room =
      model.rooms.first { $0.screen == screen } ?? model.rooms.first { $0.screen == .all }
      ?? Room(width: .atMost(nil, because: .unknownDevice))
    room.screen = screen
    return room
  }

  private func addText(
    _ text: TextSource, to label: inout AuditLabel, where isShown: (LocaleIdentifier) -> Bool
  ) {
    switch text {
    case .key(let key):
      label.keyOrigin = key.attribute.map {
        AuditLabel.KeyOrigin(attribute: $0, isConfigured: false)
      }
      // The object's own key is used in fingerprints.
      if key.attribute != nil, let mark = label.id.firstIndex(of: "#") {
        label.objectKey = String(label.id[mark...].dropFirst())
      }
      joiner.addTexts(of: key, in: tables[TableIdentity(key)], to: &label, where: isShown)
      let isForSomeDevices = joiner.index[label.table]?.isForSomeDevices == true
      if isForSomeDevices, key.fallback == nil { label.missing = [] }
    case .literal(let literal):
      label.key = literal.text
      joiner.addText(literal, to: &label)
    case .oneOf(let choices):
      let known = choices.filter { !$0.isUnknown }
      for choice in known.isEmpty ? choices : known {
        let (table, key) = (label.table, label.key)
        addText(choice, to: &label, where: isShown)
        if !key.isEmpty { (label.table, label.key) = (table, key) }
      }
    case .unknown(let reason, let key):
      if let key {
        if reason.countsTexts { addText(.key(key), to: &label, where: isShown) }
        (label.table, label.key) = (TableIdentity(key), key.key)
      }
      label.missing = []
    }
  }
}

extension UnknownText {
  /// Whether the texts of the replaced key are counted.
  fileprivate var countsTexts: Bool {
    switch self {
    case .missingKey, .ambiguousKey, .missingConfiguredKey: false
    case .placeholder, .setInCode, .hiddenInCode, .redacted, .neverCreated, .neverTrue,
      .neverPresented, .noText, .other:
      true
    }
  }
}

extension TableIdentity {
  /// The table at the start of a label's identifier.
  fileprivate init(ofLabel id: String) {
    let path = id.prefix { $0 != "#" }
    let table = path.split(separator: "/").last.map(String.init) ?? ""
    self.init(bundle: String(path.dropLast(min(path.count, table.count + 1))), table: table)
  }
}
