internal import Copyfit
internal import CopyfitAudit
internal import CopyfitCatalogs
internal import CopyfitDynamicType
internal import CopyfitFindings
internal import CopyfitInterfaceBuilder
internal import CopyfitLabels
internal import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Computes the sizes of a project's labels whose real sizes are known.
struct SampleCollector: ~Copyable {
  private let library: FontLibrary
  private let reading: ProjectReading
  private var fitter: LabelFitter
  private var samples = CalibrationSamples()

  init(_ library: FontLibrary, _ reading: ProjectReading) {
    self.library = library
    self.reading = reading
    fitter = LabelFitter(fonts: library)
  }

  consuming func finished() -> CalibrationSamples { samples }

  /// A label's text with the label's name and place.
  private struct Subject {
    var text: String
    var locale: LocaleIdentifier
    var name: String
    var location: SourceLocation
    var spec: LabelSpec
    var origin: CalibrationReport.Origin
    var rounding: Double
  }

  /// The computed size of a text, and its font.
  private struct Computed {
    var width: Double
    var lineHeight: Double
    var font: CalibrationSamples.FontKey
    var pointSize: Double
  }
}

// MARK: - Sizes from devices

extension SampleCollector {
  /// Compares the measured sizes in entries of the configuration.
  mutating func addDeviceSizes(_ entries: [ConfiguredLabel]) {
    let rounding = RoundingStep.of(entries.flatMap { $0.measured.values.map(\.width) })
    let ofEntries = Dictionary(grouping: reading.project.labels, by: \.source)
    for entry in entries where !entry.measured.isEmpty {
      let labels =
        entry.file.flatMap {
          ofEntries[SourceLocation(file: $0, position: entry.position)]
        } ?? []
      guard let label = labels.first else {
        leaveOut(entry, "no text is selected by the entry")
        continue
      }
      // If several keys have the same text, it is the measured text.
      guard labels.allSatisfy({ looks($0, like: label, of: entry) }) else {
        leaveOut(entry, "the entry selects several keys, whose texts differ")
        continue
      }
      add(label, entry, rounding)
    }
  }

  private func locale(of entry: ConfiguredLabel) -> LocaleIdentifier {
    entry.locale ?? reading.sourceLanguage
  }

  /// Whether two labels of an entry show the same text in the measured language.
  private func looks(
    _ label: AuditLabel, like other: AuditLabel, of entry: ConfiguredLabel
  ) -> Bool {
    let texts = [label, other].map { label in
      label.texts.filter { $0.locale == locale(of: entry) }.map(\.text)
    }
    return texts[0] == texts[1] && label.spec == other.spec
  }

  private mutating func leaveOut(_ entry: ConfiguredLabel, _ reason: String) {
    for _ in entry.measured { samples.leaveOut(reason) }
  }

  private mutating func add(_ label: AuditLabel, _ entry: ConfiguredLabel, _ rounding: Double) {
    let locale = locale(of: entry)
    let texts = label.texts.filter { $0.locale == locale }
    guard let text = texts.first else {
      return leaveOut(entry, "there is no text in \(locale.tag), the language of the size")
    }
    guard texts.count == 1, text.filling == .exact else {
      return leaveOut(
        entry, "the text has plural forms or arguments: it is not known what was measured")
    }
    let subject = Subject(
      text: text.text, locale: locale, name: label.name, location: label.source, spec: label.spec,
      origin: .device, rounding: rounding)
    for (category, size) in entry.measured.sorted(by: { $0.key < $1.key }) {
      guard size.width > 0 else {
        samples.leaveOut("the width is 0: the label was not laid out, or has no text")
        continue
      }
      add(subject, size, at: category)
    }
  }

  private mutating func add(
    _ subject: Subject, _ size: MeasuredSize, at category: ContentSizeCategory
  ) {
    guard let computed = compute(subject, at: category) else { return }
    let spec = subject.spec
    let height = size.height.flatMap { $0 > 0 ? $0 : nil }
    let fitsFrame = computed.width <= spec.width ?? .infinity
    let isOneLine =
      height.map { $0 < 1.5 * computed.lineHeight } ?? (spec.lines == 1 || fitsFrame)
    if isOneLine, !subject.text.contains(where: \.isNewline) {
      samples.widths.append(
        (computed.font, sample(subject, computed, category, size.width), spec.width))
    } else if height == nil {
      samples.leaveOut("the text wraps, and the height is not noted")
    }
    guard let height else { return }
    addHeight(height, subject, computed, category, isOneLine: isOneLine)
  }

  private mutating func addHeight(
    _ height: Double, _ subject: Subject, _ computed: Computed, _ category: ContentSizeCategory,
    isOneLine: Bool
  ) {
    var compared = sample(subject, computed, category, height)
    compared.computed = ceilToPixel(
      computed.lineHeight, displayScale: subject.spec.displayScale)
    guard !isOneLine else { return samples.lineHeights.append((computed.font, compared)) }
    var spec = subject.spec
    (spec.height, spec.minimumScaleFactor, spec.minimumFontSize) = (nil, nil, nil)
    let text: PreparedLabelText
    do throws(CopyfitError) {
      text = try fitter.prepare(subject.text, in: subject.locale, for: spec)
    } catch {
      return samples.leaveOut("the text cannot be measured: \(error.description)")
    }
    let fit = fitter.fit(text, spec, at: category)
    guard !fit.losesText else {
      return samples.leaveOut("the text has more lines here than the label shows")
    }
    compared.computed = ceilToPixel(fit.height, displayScale: spec.displayScale)
    samples.wrappedHeights.append((computed.font, compared))
  }

  private func sample(
    _ subject: Subject, _ computed: Computed, _ category: ContentSizeCategory?, _ measured: Double
  ) -> CalibrationReport.Sample {
    CalibrationReport.Sample(
      text: subject.text, label: subject.name, location: subject.location, origin: subject.origin,
      category: category, pointSize: computed.pointSize, measured: measured,
      computed: computed.width, rounding: subject.rounding)
  }
}

// MARK: - Sizes from Interface Builder

extension SampleCollector {
  /// The maximum deviation of a rectangle from its text's size, as a fraction; a wider label has spare room.
  private static let huggingShare = 0.05

  /// Compares the rectangles of labels that are as wide as their text.
  ///
  /// Interface Builder stores the rectangle of every label. If no constraint determines the width, it is that of the
  /// text, rounded up to the canvas's pixels.
  mutating func addDrawnSizes() {
    // Texts that code sets belong to the same objects.
    let own = reading.project.labels.filter(\.codeSteps.isEmpty)
    let labels = Dictionary(own.map { ($0.id, $0) }) { first, _ in first }
    let languages = DocumentLanguages(
      reading.content.documents, sourceLanguage: reading.sourceLanguage)
    for document in reading.content.documents {
      let table = TableIdentity(CatalogPath(document.file))
      let drawn = document.labels.compactMap { element in
        labels[table.label(element.key)].flatMap { label in
          element.ownDrawnWidth.map { (element, label, $0) }
        }
      }
      let rounding = RoundingStep.of(drawn.map(\.2))
      for (element, label, width) in drawn {
        let subject = Subject(
          text: element.text, locale: languages.language(of: document), name: label.name,
          location: label.source, spec: label.spec, origin: .drawing, rounding: rounding)
        add(subject, width)
      }
    }
  }

  private mutating func add(_ subject: Subject, _ width: Double) {
    guard let computed = compute(subject, at: .large) else { return }
    let sample = sample(subject, computed, nil, width)
    guard abs(sample.deviation) <= Self.huggingShare + sample.uncertainty else {
      return samples.leaveOut("the rectangle in Interface Builder is not the text's rectangle")
    }
    samples.widths.append((computed.font, sample, nil))
  }
}

extension InterfaceLabel {
  /// The width of the stored rectangle, if it may be that of a text on one line.
  fileprivate var ownDrawnWidth: Double? {
    guard control == .label, !isPlaceholderText, !text.isEmpty,
      !text.contains(where: \.isNewline)
    else { return nil }
    return switch width {
    case .canvas(let length): length.onCanvas
    case .undecided(_, let drawn, _): drawn
    case .constraint, .between, .unlimited: nil
    }
  }
}

// MARK: - Computing

extension SampleCollector {
  /// The size of a text on one line; `nil` if it is not usable, with the reason in `leftOut`.
  private mutating func compute(
    _ subject: Subject, at category: ContentSizeCategory
  ) -> Computed? {
    var spec = subject.spec
    (spec.width, spec.height, spec.lines) = (nil, nil, 1)
    (spec.minimumScaleFactor, spec.minimumFontSize) = (nil, nil)
    let text: PreparedLabelText
    do throws(CopyfitError) {
      text = try fitter.prepare(subject.text, in: subject.locale, for: spec)
    } catch {
      samples.leaveOut("the text cannot be measured: \(error.description)")
      return nil
    }
    guard text.resolution.missingName == nil else {
      samples.leaveOut("the font is not installed here")
      return nil
    }
    guard text.missing.isEmpty, text.fallbackCharacters.isEmpty else {
      samples.leaveOut("another font draws some of the characters")
      return nil
    }
    let fit = fitter.fit(text, spec, at: category)
    guard fit.width > 0 else {
      samples.leaveOut("the text has no width")
      return nil
    }
    let target = library.calibrationTarget(for: spec)
    guard target != nil || !text.resolution.isStandIn else {
      samples.leaveOut("the font has features, a width or coordinates of its own")
      return nil
    }
    return Computed(
      width: fit.width, lineHeight: fit.height,
      font: .init(text.resolution, target, at: fit.pointSize), pointSize: fit.pointSize)
  }
}

extension CalibrationSamples.FontKey {
  fileprivate init(
    _ resolution: FontResolution, _ target: FontCalibration.Target?, at pointSize: Double
  ) {
    self.init(
      postScriptName: resolution.postScriptName, standIn: resolution.isStandIn, target: target,
      assumedMargin: resolution.margin(atPointSize: pointSize),
      band: SizeBand(pointSize, isSystem: resolution.isStandIn))
  }
}
