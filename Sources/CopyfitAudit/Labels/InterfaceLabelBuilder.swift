internal import Copyfit
internal import CopyfitCatalogs
internal import CopyfitDynamicType
internal import CopyfitFindings
internal import CopyfitInterfaceBuilder
internal import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Makes labels of what storyboards and xibs describe, joined to the string tables.
struct InterfaceLabelBuilder: Sendable {
  let index: StringIndex
  let sourceLanguage: LocaleIdentifier
  let settings: AuditSettings
  let corrections: CorrectionIndex
  let keyed: KeyedTables
  let languages: DocumentLanguages

  /// The labels of a document, in its order.
  ///
  /// Their frames are what the document says: whether a width is only the text's own is decided later.
  func labels(of document: InterfaceDocument) -> [AuditLabel] {
    let table = TableIdentity(CatalogPath(document.file))
    let isLocalized = languages.isLocalized(document)
    let lookup = isLocalized ? index[table]?.lookup() : nil
    return document.labels.map { element in
      let own = corrections.corrections(for: element, table.label(element.key))
      var label = makeLabel(element, document, table, own)
      switch keyed.answer(for: element, label, own) {
      case .found(let found): addTexts(found, to: &label)
      case .noKey: addTexts(of: element, document, lookup, to: &label)
      case .unknown:
        label.treatment = .skipped("no table has the key that its attribute names")
        return label
      }
      treat(element, &label)
      return label
    }
  }

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
    label.objectID = element.objectID
    label.control = element.control
    label.ignoresChanges = !element.adjustsFontForContentSizeCategory
    label.isSizedByUIKit = element.isSizedByUIKit
    label.mixesFonts = element.mixesFonts && !corrections.contains { $0.changes.font != nil }
    label.frames = settings.devices.map { device in
      frame(of: element, on: device, document, corrections)
    }
    label.screens = label.frames.map { $0.device.width ?? document.canvas.width }
    if label.frames.contains(where: { $0.widthOrigin == .undecided }),
      !document.holds(element, on: settings.devices)
    {
      label.doubt = "the width depends on the size class"
    }
    if case .undecided(_, _, let reason) = element.width,
      !corrections.contains(where: { $0.width != nil })
    {
      label.doubt = reason
    }
    label.drawing = drawing(of: element, document, label.frames)
    return label
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

  private func frame(
    of element: InterfaceLabel, on device: Device, _ document: InterfaceDocument,
    _ corrections: [ElementCorrection]
  ) -> AuditLabel.Frame {
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
    // A label may grow beyond a height that nothing decides: such a height is no limit.
    if height?.origin == .undecided { height = nil }
    var spec = LabelSpec(element)
    (spec.width, spec.height) = (width?.length, height?.length)
    var frame = AuditLabel.Frame(device: device)
    (frame.widthOrigin, frame.heightOrigin) = (width?.origin, height?.origin)
    for correction in corrections {
      correction.apply(to: &spec)
      if correction.width != nil { frame.widthOrigin = .configured }
      if correction.height != nil { frame.heightOrigin = .configured }
    }
    (frame.width, frame.height, frame.heightScaling) = (spec.width, spec.height, spec.heightScaling)
    return frame
  }

  private func addTexts(
    of element: InterfaceLabel, _ document: InterfaceDocument, _ lookup: StringLookup?,
    to label: inout AuditLabel
  ) {
    let own = languages.language(of: document)
    let found = lookup?[label.key] ?? [:]
    let drawn = LocatedText(value: element.text, location: label.source)
    let source = SourceArguments(found[sourceLanguage] ?? [drawn])
    label.sourceText = found[sourceLanguage]?.first?.value ?? element.text
    label.stringLocation = found[sourceLanguage]?.first?.location
    var locales = Set([own])
    if lookup != nil { locales.formUnion(index.locales(ofBundle: label.table.bundle)) }
    for locale in locales.sorted()
    where settings.locales.contains(locale) && languages.serves(document, locale) {
      if let texts = found[locale] {
        label.texts += settings.texts.texts(
          texts, locale: locale, source: source, screens: label.screens)
      } else if locale == own {
        label.texts += settings.texts.texts(
          [drawn], locale: locale, source: source, screens: label.screens, isFromTable: false)
      } else {
        label.missing.append(locale)
      }
    }
    if lookup?.isTranslatable(label.key) == false { label.missing = [] }
  }

  /// Adds the texts of a key that the element holds, in every locale of the table's bundle.
  private func addTexts(
    _ found: KeyedTables.Found, to label: inout AuditLabel
  ) {
    (label.table, label.key) = (found.table, found.key)
    let texts = found.lookup[found.key]
    let source = SourceArguments(texts[sourceLanguage])
    label.sourceText = texts[sourceLanguage]?.first?.value
    label.stringLocation = texts[sourceLanguage]?.first?.location
    for locale in index.locales(ofBundle: found.table.bundle)
    where settings.locales.contains(locale) {
      if let texts = texts[locale] {
        label.texts += settings.texts.texts(
          texts, locale: locale, source: source, screens: label.screens)
      } else {
        label.missing.append(locale)
      }
    }
    if !found.lookup.isTranslatable(found.key) { label.missing = [] }
  }

  private func treat(_ element: InterfaceLabel, _ label: inout AuditLabel) {
    if element.isPlaceholderText, label.key == element.key {
      label.treatment = .skipped("its text is set in code")
      label.missing = []
    } else if element.text.isEmpty, !label.texts.contains(where: \.isFromTable) {
      label.treatment = .skipped("it has no text")
      label.missing = []
    } else if let doubt = label.doubt, label.frames.contains(where: { $0.width == nil }) {
      label.treatment = .undecided(doubt)
    }
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
  fileprivate func holds(_ element: InterfaceLabel, on devices: [Device]) -> Bool {
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
  /// The limit on a device, in points, and where it comes from; `nil` where there is none.
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
