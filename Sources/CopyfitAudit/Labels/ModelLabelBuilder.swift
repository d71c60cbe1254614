internal import Copyfit
internal import CopyfitCatalogs
internal import CopyfitDynamicType
internal import CopyfitFindings
internal import CopyfitInterfaceBuilder
internal import CopyfitLabels
internal import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Joins labels of the model, as files of labels hold them, to the string tables.
struct ModelLabelBuilder: Sendable {
  private let joiner: TextJoiner
  private let settings: AuditSettings
  private let tables: [TableIdentity: StringLookup]

  init(_ joiner: TextJoiner, labels: [Label]) {
    self.joiner = joiner
    settings = joiner.settings
    let named = Set(labels.flatMap(\.texts).flatMap(\.keys).map(TableIdentity.init))
    tables = named.reduce(into: [:]) { $0[$1] = joiner.index[$1]?.lookup() }
  }

  /// What is measured of a label: one for each text that it shows.
  func labels(of model: Label) -> [AuditLabel] {
    var made: [AuditLabel] = []
    for text in model.texts {
      var label = label(model, of: text)
      if !made.isEmpty { label.id += ":\(label.key)" }
      made.append(label)
    }
    return made
  }

  private func label(_ model: Label, of text: TextSource) -> AuditLabel {
    var label = AuditLabel(
      table: TableIdentity(ofLabel: model.id), key: "", id: model.id, name: model.name,
      source: model.source, spec: Shared(LabelSpec(model)))
    label.control = InterfaceLabel.Control(rawValue: model.element.rawValue) ?? .label
    label.surface = model.surface
    label.isSizedByUIKit = model.scaling == .system
    label.ignoresChanges = model.scaling == .onceOnly
    label.mixesFonts = !model.doubts.isEmpty
    label.samples = model.samples.isEmpty ? nil : SampleTexts(model.samples)
    addFrames(of: model, to: &label)
    label.screens = label.frames.map(\.device.width)
    addText(text, of: model, to: &label)
    if label.treatment != .measured { return label }
    if model.unknown.contains(.font) {
      label.treatment = .skipped(.unknownFont)
    } else if let doubt = label.doubt, label.frames.contains(where: { $0.width == nil }) {
      label.treatment = .undecided(doubt)
    }
    return label
  }

  private func addFrames(of model: Label, to label: inout AuditLabel) {
    for device in settings.devices {
      let screen = Room.Screen(device)
      let room =
        model.rooms.first { $0.screen == screen } ?? model.rooms.first { $0.screen == .all }
      if let width = room?.width, let doubt = width.doubts.first { label.doubt = doubt }
      if room == nil { label.doubt = "its width is not known on every device" }
      label.frames.append(AuditLabel.Frame(room ?? Room(), on: device))
    }
  }

  private func addText(_ text: TextSource, of model: Label, to label: inout AuditLabel) {
    switch text {
    case .key(let key):
      joiner.addTexts(of: key, in: tables[TableIdentity(key)], to: &label) { locale in
        model.locales?.contains(locale.tag) ?? true
      }
      let isForSomeDevices = joiner.index[label.table]?.isForSomeDevices == true
      if isForSomeDevices, key.fallback == nil { label.missing = [] }
    case .literal(let literal):
      label.key = literal.text
      if label.id.hasSuffix(literal.text) {
        let start = label.id.dropLast(literal.text.count)
        label.identityWithoutText = start + Fingerprint.of(text: literal.text)
      }
      joiner.addText(literal, to: &label)
    case .oneOf(let choices):
      // Which of them shows is not known, so that nothing found is certain.
      for choice in choices {
        let (table, key) = (label.table, label.key)
        addText(choice, of: model, to: &label)
        if !key.isEmpty { (label.table, label.key) = (table, key) }
      }
      label.mixesFonts = true
    case .unknown(let reason, let key):
      if let key { (label.table, label.key) = (TableIdentity(key), key.key) }
      if label.texts.isEmpty { label.treatment = .skipped(.stated(reason)) }
    }
  }
}

extension TextSource {
  /// The keys that it names.
  fileprivate var keys: [TextKey] {
    switch self {
    case .key(let key): [key]
    case .literal: []
    case .oneOf(let choices): choices.flatMap(\.keys)
    case .unknown(reason: _, let key): [key].compactMap(\.self)
    }
  }
}

extension TableIdentity {
  /// The table that a key of the model is looked up in.
  fileprivate init(_ key: TextKey) { self.init(bundle: key.bundle, table: key.table) }

  /// The table that a label's identity starts with.
  fileprivate init(ofLabel id: String) {
    let path = id.prefix { $0 != "#" }
    let table = path.split(separator: "/").last.map(String.init) ?? ""
    self.init(bundle: String(path.dropLast(min(path.count, table.count + 1))), table: table)
  }
}
