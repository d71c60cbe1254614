internal import Copyfit
internal import CopyfitCatalogs
internal import CopyfitDynamicType
internal import CopyfitFindings
internal import CopyfitInterfaceBuilder
internal import CopyfitLabels
internal import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Makes labels of what storyboards and xibs describe, joined to the string tables.
struct InterfaceLabelBuilder: Sendable {
  let joiner: TextJoiner
  let corrections: CorrectionIndex
  let keyed: KeyedTables
  let languages: DocumentLanguages
  private var settings: AuditSettings { joiner.settings }

  /// The labels of a document, in its order.
  ///
  /// Their frames are what the document says: whether a width is only the text's own is decided later.
  func labels(of document: InterfaceDocument) -> [AuditLabel] {
    let table = TableIdentity(CatalogPath(document.file))
    let isLocalized = languages.isLocalized(document)
    let lookup = isLocalized ? joiner.index[table]?.lookup() : nil
    return document.labels.compactMap { element in
      let own = corrections.corrections(for: element, table.label(element.key))
      var label = makeLabel(element, document, table, own)
      switch keyed.answer(for: element, label, own) {
      case .found(let found):
        let key = TextKey(bundle: found.table.bundle, table: found.table.table, key: found.key)
        joiner.addTexts(of: key, in: found.lookup, to: &label)
        label.keyOrigin = found.origin
      // What shows no text, and gets none, is no label.
      case .noKey where element.text.isEmpty && element.control != .label: return nil
      case .noKey:
        let own = LiteralText(element.text, locale: languages.language(of: document).tag)
        let key = TextKey(
          bundle: table.bundle, table: table.table, key: element.key, fallback: own)
        joiner.addTexts(of: key, in: lookup, to: &label) { languages.serves(document, $0) }
      case .unknown(let reason):
        label.treatment = .skipped(reason)
        return label
      }
      // A text without a translation that code can reach is most likely set by code.
      let isReached = element.isReached || element.customClass != nil
      label.mayShowAnotherText = isReached && !label.texts.contains(where: \.isFromTable)
      treat(element, &label)
      return label
    }
  }

  /// A label for a text that a document leaves empty; without a text of its own.
  func blankLabel(of element: InterfaceLabel, _ document: InterfaceDocument) -> AuditLabel {
    let table = TableIdentity(CatalogPath(document.file))
    var label = makeLabel(
      element, document, table, corrections.corrections(for: element, table.label(element.key)))
    label.treatment = .skipped(.noText)
    return label
  }

  private static let sizeClassDoubt = "the width depends on the size class"
  private static let noWidthDoubt = "its constraints leave it no width on every device"

  private func makeLabel(
    _ element: InterfaceLabel, _ document: InterfaceDocument, _ table: TableIdentity,
    _ corrections: [ElementCorrection]
  ) -> AuditLabel {
    let key = element.key
    let id = table.label(key)
    var spec = LabelSpec(element)
    for correction in corrections { correction.apply(to: &spec) }
    let names = [document.name, element.scene]
    let own = corrections.lazy.compactMap(\.name).first ?? element.userLabel ?? element.objectID
    var label = AuditLabel(
      table: table, key: key, id: id,
      name: (names.compactMap { $0 } + [own]).joined(separator: " › ")
        + (element.text.isEmpty ? "" : " " + Phrase.opening(of: element.text)),
      source: SourceLocation(file: document.file, position: element.position), spec: Shared(spec))
    (label.document, label.scene) = (document.name, element.scene)
    label.corrections = corrections.map(\.position)
    (label.objectID, label.objectKey) = (element.objectID, key)
    label.control = element.control
    label.ignoresChanges = !element.adjustsFontForContentSizeCategory
    label.isSizedByUIKit = element.isSizedByUIKit
    label.isInBuiltInCell = element.isInBuiltInCell
    label.heightRestsOnRow =
      element.heightRestsOnRow && !corrections.contains { $0.height != nil }
    label.mixesFonts = element.mixesFonts && !corrections.contains { $0.changes.font != nil }
    label.frames = settings.devices.map { device in
      AuditLabel.Frame(room(of: element, on: device, document, corrections), on: device)
    }
    label.screens = label.frames.map { $0.device.width ?? document.canvas.width }
    addDoubts(to: &label, element, document, corrections)
    label.drawing = drawing(of: element, document, label.frames)
    return label
  }

  /// Says why the room is not known, where it is not.
  private func addDoubts(
    to label: inout AuditLabel, _ element: InterfaceLabel, _ document: InterfaceDocument,
    _ corrections: [ElementCorrection]
  ) {
    if label.frames.contains(where: { $0.widthOrigin == .undecided }),
      !document.holds(element, on: settings.devices)
    {
      label.doubt = Self.sizeClassDoubt
    }
    if case .undecided(limit: _, drawn: _, let reason) = element.height,
      !corrections.contains(where: { $0.height != nil })
    {
      label.heightDoubt = reason
    }
    if let doubt = element.widthDoubt, !corrections.contains(where: { $0.width != nil }) {
      label.doubt = doubt
    } else if label.doubt == nil, element.width != .unlimited,
      label.frames.contains(where: { $0.width == nil })
    {
      label.doubt = Self.noWidthDoubt
    }
  }

  /// What is needed to tell whether a stored width is the text's own; `nil` where it is a limit anyway.
  private func drawing(
    of element: InterfaceLabel, _ document: InterfaceDocument, _ frames: [AuditLabel.Frame]
  ) -> AuditLabel.Drawing? {
    guard case .canvas(let length) = element.width,
      frames.contains(where: { $0.widthOrigin == .canvas })
    else { return nil }
    return AuditLabel.Drawing(
      width: length.onCanvas, text: element.text, locale: languages.language(of: document),
      containers: frames.map { frame in
        let canvas = document.canvas.width
        return element.containerWidth?.length(
          onDeviceOfWidth: frame.device.width ?? canvas, canvasWidth: canvas)
      })
  }

  /// The room of an element on a device, as the document or who corrects it says.
  private func room(
    of element: InterfaceLabel, on device: Device, _ document: InterfaceDocument,
    _ corrections: [ElementCorrection]
  ) -> Room {
    let canvas = document.canvas.width
    let screen = device.width ?? canvas
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
    var spec = LabelSpec(element)
    (spec.width, spec.height) = (width?.length, height?.length)
    var (widthOrigin, heightOrigin) = (width?.origin, height?.origin)
    for correction in corrections {
      correction.apply(to: &spec)
      if correction.width != nil { widthOrigin = .configured }
      if correction.height != nil { heightOrigin = .configured }
    }
    let doubt =
      element.widthDoubt ?? (document.holds(element, on: [device]) ? nil : Self.sizeClassDoubt)
    return Room(
      on: Room.Screen(device), width: Interval(spec.width, widthOrigin, doubt: doubt),
      height: Interval(spec.height, heightOrigin, doubt: nil), heightScaling: spec.heightScaling)
  }

  private func treat(_ element: InterfaceLabel, _ label: inout AuditLabel) {
    if element.isPlaceholderText, label.key == element.key {
      label.treatment = .skipped(.placeholderText)
      label.missing = []
    } else if element.text.isEmpty, !label.texts.contains(where: \.isFromTable) {
      label.treatment = .skipped(.noText)
      label.missing = []
    } else if let doubt = label.doubt, label.frames.contains(where: { $0.width == nil }) {
      label.treatment = .undecided(doubt)
    }
  }
}

extension InterfaceLabel {
  /// Why the document does not decide the width, in a clause; `nil` where it does.
  fileprivate var widthDoubt: String? {
    if case .undecided(limit: _, drawn: _, let reason) = width { reason } else { nil }
  }
}

extension LabelSpec {
  /// The font and the rules of a label of Interface Builder, without its frame.
  init(_ element: InterfaceLabel) {
    self.init(
      font: Font(element.font), lines: element.lines,
      mode: Mode(rawValue: element.lineBreakMode.rawValue) ?? .tail,
      minimumScaleFactor: element.minimumScaleFactor, minimumFontSize: element.minimumFontSize)
    paragraph = element.paragraph
    allowsTightening = element.allowsTightening
    // What cannot be measured is taken to be a slip, as heights beyond all screens are.
    if Self.letterSpacingRange.contains(element.letterSpacing) {
      letterSpacing = element.letterSpacing
    }
    direction = Direction(rawValue: element.direction.rawValue) ?? .natural
  }
}

extension InterfaceDocument {
  /// Whether what the document says of an element holds on devices: if it varies, only on those of the
  /// canvas's size class.
  func holds(_ element: InterfaceLabel, on devices: [Device]) -> Bool {
    guard element.variesWithSizeClass else { return true }
    guard let sizeClass else { return false }
    return devices.allSatisfy { device in
      device.width.map { SizeClass(deviceWidth: $0) == sizeClass } ?? true
    }
  }
}

extension Device {
  /// The screen's width in points; `nil` for the document's own.
  var width: Double? {
    switch self {
    case .canvas: nil
    case .width(let width): width
    }
  }
}

extension LimitRule {
  /// The limit on a device, in points, and where it comes from; `nil` if there is none.
  func limit(
    onDeviceOfWidth width: Double, canvasWidth: Double
  ) -> (length: Double, origin: LimitOrigin)? {
    let found: (DeviceLength, LimitOrigin)? =
      switch self {
      case .constraint(let length): (length, .constraint)
      case .canvas(let length): (length, .canvas)
      case .undecided(let limit, drawn: _, reason: _): limit.map { ($0, .undecided) }
      case .unlimited: nil
      }
    return found.map { length, origin in
      (length.length(onDeviceOfWidth: width, canvasWidth: canvasWidth), origin)
    }
  }
}
