internal import Copyfit
internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitInterfaceBuilder
internal import CopyfitLabels
internal import CopyfitProject
internal import CopyfitUnicode

/// Creates labels of the model from storyboards and xibs, and joins them to the string tables.
struct InterfaceLabelBuilder: Sendable {
  let joiner: TextJoiner
  let corrections: CorrectionIndex
  let keyed: KeyTables
  let languages: DocumentLanguages
  /// The number of comparisons of labels with corrections.
  let comparisons: CorrectionLimit
  private var settings: AuditSettings { joiner.settings }

  /// The labels of a document, in its order.
  ///
  /// Their frames are the document's. A later step decides whether a width is only that of the text itself.
  func labels(of document: InterfaceDocument) -> [AuditLabel] {
    let table = TableIdentity(CatalogPath(document.file))
    let lookup = languages.isLocalized(document) ? joiner.index[table]?.lookup() : nil
    let canvases = [document.file: document.canvas.width]
    let builder = ModelLabelBuilder(
      joiner, tables: lookup.map { [table: $0] } ?? [:], canvases: canvases)
    return document.labels.compactMap { element in
      let own = self.corrections(for: element, in: table)
      let model = model(of: element, document, table, own)
      var label: AuditLabel
      switch keyed.answer(for: element, in: table.bundle, own) {
      case .found(let found, let origin):
        label = ModelLabelBuilder(
          joiner, tables: [found.table: found.lookup], canvases: canvases
        ).label(model, showing: .key(found.textKey(from: origin))) { _ in true }
        label.keyOrigin = origin
      // A control without text is not a label.
      case .noKey where element.text.isEmpty && element.control != .label: return nil
      case .noKey:
        let key = element.textKey(in: table, languages.language(of: document))
        let text =
          element.isPlaceholderText
          ? TextSource.unknown(reason: .placeholder, replacing: key) : .key(key)
        label = builder.label(model, showing: text) { languages.serves(document, $0) }
      case .unknown(let reason):
        let key = element.textKey(in: table, nil)
        let text = TextSource.unknown(reason: reason, replacing: key)
        label = builder.label(model, showing: text) { _ in true }
      }
      complete(&label, element, document, own)
      return label
    }
  }

  private func corrections(
    for element: InterfaceLabel, in table: TableIdentity
  ) -> [ElementCorrection] {
    if comparisons.isReached { return [] }
    let element = CorrectedElement(
      id: table.label(element.key), objectID: element.objectID,
      customClass: element.customClass, runtimeAttributes: element.runtimeAttributes)
    let candidates = corrections.candidates(for: element)
    guard comparisons.take(candidates) else { return [] }
    return corrections.corrections(for: element, among: candidates)
  }

  /// A label for a text that is empty in the document.
  func blankLabel(of element: InterfaceLabel, _ document: InterfaceDocument) -> AuditLabel {
    let table = TableIdentity(CatalogPath(document.file))
    let own = self.corrections(for: element, in: table)
    let text = TextSource.unknown(reason: .noText, replacing: element.textKey(in: table, nil))
    var label = ModelLabelBuilder(
      joiner, tables: [:], canvases: [document.file: document.canvas.width]
    ).label(model(of: element, document, table, own), showing: text) { _ in true }
    complete(&label, element, document, own)
    return label
  }

  /// Adds the properties that the model does not have: the label's origin, and those that code may change.
  private func complete(
    _ label: inout AuditLabel, _ element: InterfaceLabel, _ document: InterfaceDocument,
    _ corrections: [ElementCorrection]
  ) {
    (label.objectID, label.objectKey) = (element.objectID, element.key)
    label.corrections = corrections.map(\.position)
    label.drawing = drawing(of: element, document, label.model.rooms)
    if let drawing = label.drawing,
      let canvas = label.model.rooms.firstIndex(where: { $0.screen == .canvas })
    {
      label.model.rooms[canvas].drawn = Room.Drawing(width: drawing.width)
    }
    if case .skipped(.text(let reason)) = label.treatment, reason != .placeholder { return }
    let isFromTable = label.texts.contains(where: \.isFromTable)
    // If code can reach a label whose text has no translation, it probably sets the text.
    let isReached = element.isReached || element.customClass != nil
    label.mayShowAnotherText = isReached && !isFromTable
    if element.text.isEmpty, !isFromTable, !element.isPlaceholderText {
      label.leaveOut(.noText)
      label.missing = []
    }
  }

  /// The label of the model for an element, with its corrections, without its text.
  private func model(
    of element: InterfaceLabel, _ document: InterfaceDocument, _ table: TableIdentity,
    _ corrections: [ElementCorrection]
  ) -> Label {
    var model = document.label(
      element, id: table.label(element.key), name: corrections.lazy.compactMap(\.name).first,
      on: settings.devices.map(Room.Screen.init))
    // Letter spacing that cannot be measured is considered a mistake and ignored.
    if !LabelSpec.letterSpacingRange.contains(model.setting.letterSpacing) {
      model.setting.letterSpacing = 0
    }
    guard !corrections.isEmpty else { return model }
    let drawn = LabelSpec(model)
    for index in model.rooms.indices { correct(&model.rooms[index], drawn, corrections) }
    let spec = corrections.reduce(into: drawn) { $1.apply(to: &$0) }
    (model.font, model.setting) = (spec.font, Label.Setting(spec))
    if corrections.contains(where: { $0.changes.font != nil }) { model.doubts = [] }
    return model
  }

  /// Applies corrections to a room.
  private func correct(_ room: inout Room, _ drawn: LabelSpec, _ corrections: [ElementCorrection]) {
    var spec = drawn
    (spec.width, spec.height) = (room.widthLimit, room.heightLimit)
    for correction in corrections { correction.apply(to: &spec) }
    if corrections.contains(where: { $0.width != nil }) {
      room.width = spec.width.map { .exactly($0, because: .configured) }
    }
    if corrections.contains(where: { $0.height != nil }) {
      room.height = spec.height.map { .exactly($0, because: .configured) }
      room.heightScaling = spec.heightScaling
    }
  }

  /// The drawing of an element whose width may be that of the text itself; `nil` if the width is a limit.
  private func drawing(
    of element: InterfaceLabel, _ document: InterfaceDocument, _ rooms: [Room]
  ) -> AuditLabel.Drawing? {
    guard case .canvas(let length) = element.width,
      rooms.contains(where: { $0.widthOrigin == .canvas })
    else { return nil }
    return AuditLabel.Drawing(
      width: length.onCanvas, text: element.text, locale: languages.language(of: document),
      containers: rooms.map { room in
        element.containerWidth?.length(
          onDeviceOfWidth: document.width(of: room.screen), canvasWidth: document.canvas.width)
      })
  }
}

extension InterfaceLabel {
  /// The key that Xcode creates for it.
  ///
  /// - Parameter language: The language of the text in the document; `nil` if that text is not shown.
  fileprivate func textKey(in table: TableIdentity, _ language: LocaleIdentifier?) -> TextKey {
    TextKey(
      bundle: table.bundle, table: table.table, key: key,
      fallback: language.map { LiteralText(text, locale: $0.tag) })
  }
}

extension KeyTables.Found {
  fileprivate func textKey(from origin: AuditLabel.KeyOrigin) -> TextKey {
    TextKey(
      bundle: table.bundle, table: table.table, key: key,
      attribute: origin.isConfigured ? nil : origin.attribute)
  }
}
