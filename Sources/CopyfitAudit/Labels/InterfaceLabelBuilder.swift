internal import Copyfit
internal import CopyfitCatalogs
internal import CopyfitDynamicType
internal import CopyfitFindings
internal import CopyfitInterfaceBuilder
internal import CopyfitLabels
internal import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Makes labels of the model of what storyboards and xibs describe, and joins them to the string tables.
struct InterfaceLabelBuilder: Sendable {
  let joiner: TextJoiner
  let corrections: CorrectionIndex
  let keyed: KeyTables
  let languages: DocumentLanguages
  private var settings: AuditSettings { joiner.settings }

  /// The labels of a document, in its order.
  ///
  /// Their frames are what the document says: whether a width is only the text's own is decided later.
  func labels(of document: InterfaceDocument) -> [AuditLabel] {
    let table = TableIdentity(CatalogPath(document.file))
    let lookup = languages.isLocalized(document) ? joiner.index[table]?.lookup() : nil
    let canvases = [document.file: document.canvas.width]
    let builder = ModelLabelBuilder(
      joiner, tables: lookup.map { [table: $0] } ?? [:], canvases: canvases)
    return document.labels.compactMap { element in
      let own = corrections.corrections(for: element, table.label(element.key))
      let model = model(of: element, document, table, own)
      var label: AuditLabel
      switch keyed.answer(for: element, in: table.bundle, own) {
      case .found(let found, let origin):
        label = ModelLabelBuilder(
          joiner, tables: [found.table: found.lookup], canvases: canvases
        ).label(model, showing: .key(found.textKey(from: origin))) { _ in true }
        label.keyOrigin = origin
      // What shows no text, and gets none, is no label.
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

  /// A label for a text that a document leaves empty; without a text of its own.
  func blankLabel(of element: InterfaceLabel, _ document: InterfaceDocument) -> AuditLabel {
    let table = TableIdentity(CatalogPath(document.file))
    let own = corrections.corrections(for: element, table.label(element.key))
    let text = TextSource.unknown(reason: .noText, replacing: element.textKey(in: table, nil))
    var label = ModelLabelBuilder(
      joiner, tables: [:], canvases: [document.file: document.canvas.width]
    ).label(model(of: element, document, table, own), showing: text) { _ in true }
    complete(&label, element, document, own)
    return label
  }

  /// Adds what the model does not say of a label: where it comes from, and what else code may make of it.
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
    // A text without a translation that code can reach is most likely set by code.
    let isReached = element.isReached || element.customClass != nil
    label.mayShowAnotherText = isReached && !isFromTable
    if element.text.isEmpty, !isFromTable, !element.isPlaceholderText {
      label.leaveOut(.noText)
      label.missing = []
    }
  }

  /// What a document and who corrects it say of an element, but for its text.
  private func model(
    of element: InterfaceLabel, _ document: InterfaceDocument, _ table: TableIdentity,
    _ corrections: [ElementCorrection]
  ) -> Label {
    var spec = LabelSpec(element)
    for correction in corrections { correction.apply(to: &spec) }
    let names = [document.name, element.scene]
    let own = corrections.lazy.compactMap(\.name).first ?? element.userLabel ?? element.objectID
    var model = Label(
      id: table.label(element.key),
      name: (names.compactMap { $0 } + [own]).joined(separator: " › "),
      source: SourceLocation(file: document.file, position: element.position), texts: [],
      font: spec.font,
      rooms: settings.devices.map { room(of: element, on: $0, document, corrections) })
    model.opening = element.text.isEmpty ? nil : Phrase.opening(of: element.text)
    (model.document, model.scene) = (document.name, element.scene)
    (model.element, model.isInBuiltInCell) = (element.control, element.isInBuiltInCell)
    if element.control == .navigationItem { model.surface = .title }
    if element.isSizedByUIKit {
      model.scaling = .system
    } else if !element.adjustsFontForContentSizeCategory {
      model.scaling = .onceOnly
    }
    model.setting = Label.Setting(spec)
    if element.mixesFonts, !corrections.contains(where: { $0.changes.font != nil }) {
      model.doubts = [.mixedFonts]
    }
    return model
  }

  /// What is needed to tell whether a stored width is the text's own; `nil` where it is a limit anyway.
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
          onDeviceOfWidth: document.screenWidth(of: room.device),
          canvasWidth: document.canvas.width)
      })
  }

  /// The room of an element on a device, as the document or who corrects it says.
  private func room(
    of element: InterfaceLabel, on device: Device, _ document: InterfaceDocument,
    _ corrections: [ElementCorrection]
  ) -> Room {
    let (width, height) = limits(of: element, on: device, document)
    let doubt =
      width == nil && element.width == .unlimited
      ? nil : widthDoubt(of: element, on: device, document)
    var spec = LabelSpec(element)
    (spec.width, spec.height) = (width?.length, height?.length)
    var (widthOrigin, heightOrigin) = (width?.origin, height?.origin)
    for correction in corrections {
      correction.apply(to: &spec)
      if correction.width != nil { widthOrigin = .configured }
      if correction.height != nil { heightOrigin = .configured }
    }
    var room = Room(
      on: Room.Screen(device),
      width: Interval(spec.width, widthOrigin, doubt: doubt),
      height: Interval(spec.height, heightOrigin, doubt: nil), heightScaling: spec.heightScaling)
    if !corrections.contains(where: { $0.width != nil }) {
      addKnowledge(of: element, on: device, document, to: &room)
    }
    guard !corrections.contains(where: { $0.height != nil }) else { return room }
    if element.heightRestsOnRow { room.height?.atMost?.reasons.append(.tableRow) }
    if case .undecided(limit: _, drawn: _, let reason) = element.height {
      room.height = .atMost(nil, because: reason)
    }
    return room
  }

  /// The limits that a document says an element has on a device.
  private func limits(
    of element: InterfaceLabel, on device: Device, _ document: InterfaceDocument
  ) -> (width: LimitRule.Limit?, height: LimitRule.Limit?) {
    let (canvas, screen) = (document.canvas.width, document.screenWidth(of: device))
    var width = element.width.limit(onDeviceOfWidth: screen, canvasWidth: canvas)
    var height = element.height.limit(onDeviceOfWidth: screen, canvasWidth: canvas)
    if !document.holds(element, on: [device]) {
      let container = element.containerWidth?.length(
        onDeviceOfWidth: screen, canvasWidth: canvas)
      width = (container ?? width?.length).map { (min($0, screen), .undecided) }
      height?.origin = .undecided
    }
    // No text is laid out in a width of nothing: what follows from the constraints there is a contradiction.
    if let length = width?.length, length <= 0 { width = nil }
    // A label may grow beyond a height that nothing decides: such a height is no limit.
    if height?.origin == .undecided { height = nil }
    return (width, height)
  }

  /// Adds what is known of a width that is not one value: how little it may be, or that there may be more.
  private func addKnowledge(
    of element: InterfaceLabel, on device: Device, _ document: InterfaceDocument,
    to room: inout Room
  ) {
    if element.width.isEstimate { room.width?.atMost?.reasons.append(.estimate) }
    guard document.holds(element, on: [device]),
      let least = element.width.least(
        onDeviceOfWidth: document.screenWidth(of: device), canvasWidth: document.canvas.width)
    else { return }
    room.width?.atLeast = Bound(least)
    room.width?.atMost?.reasons = [.constraint]
  }

  /// Why the width on a device is not known, if it is not.
  private func widthDoubt(
    of element: InterfaceLabel, on device: Device, _ document: InterfaceDocument
  ) -> Doubt {
    switch element.width {
    case .undecided(limit: _, drawn: _, let reason), .between(least: _, most: _, let reason): reason
    case .constraint, .canvas, .unlimited:
      document.holds(element, on: [device]) ? .noWidthOnDevice : .sizeClass
    }
  }
}

extension InterfaceLabel {
  /// The key that Xcode makes of it.
  ///
  /// - Parameter language: The language of its own text; `nil` where that is not shown.
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

extension LabelSpec {
  /// The font and the rules of a label of Interface Builder, without its frame.
  init(_ element: InterfaceLabel) {
    self.init(
      font: Font(element.font), lines: element.lines, mode: element.lineBreakMode,
      minimumScaleFactor: element.minimumScaleFactor, minimumFontSize: element.minimumFontSize)
    paragraph = element.paragraph
    allowsTightening = element.allowsTightening
    // What cannot be measured is taken to be a slip, as heights beyond all screens are.
    if Self.letterSpacingRange.contains(element.letterSpacing) {
      letterSpacing = element.letterSpacing
    }
    direction = element.direction
  }
}

extension InterfaceDocument {
  /// The width of a device's screen in points; what is for iPads alone is on no narrower one.
  func screenWidth(of device: Device) -> Double {
    isForTablets ? canvas.width : device.width ?? canvas.width
  }

  /// Whether what the document says of an element holds on devices: if it varies, only on those of the
  /// canvas's size class.
  func holds(_ element: InterfaceLabel, on devices: [Device]) -> Bool {
    guard element.variesWithSizeClass, !isForTablets else { return true }
    guard let sizeClass else { return false }
    return devices.allSatisfy { device in
      device.width.map { SizeClass(deviceWidth: $0) == sizeClass } ?? true
    }
  }
}
