package import CopyfitCatalogs
internal import CopyfitDynamicType
internal import CopyfitFindings
internal import CopyfitInterfaceBuilder
internal import CopyfitLabels
internal import CopyfitProject
internal import CopyfitSourceText
package import CopyfitUnicode

/// Creates the texts of labels from those of tables: every form that a label may show.
package struct LabelTexts: Sendable {
  private let expander: TextExpander
  private let platform: Platform

  init(samples: SampleTexts, platform: Platform) {
    expander = TextExpander(samples: samples)
    self.platform = platform
  }

  /// The texts of one key in one locale, as a label shows them.
  ///
  /// - Parameters:
  ///   - found: The texts in the tables: one, or one for each category, device or width.
  ///   - source: The arguments of the source text; `nil` without one.
  ///   - label: The label, with its screens, its samples and its text case.
  package func texts(
    _ found: [LocatedText], locale: LocaleIdentifier, source: SourceArguments?,
    in label: AuditLabel, isFromTable: Bool = true
  ) -> [AuditLabel.Text] {
    let (screens, own, textCase) = (label.screens, label.samples, label.model.setting.textCase)
    let found = found.map { $0.withoutMarkup ?? $0 }
    let forms = Self.forms(in: found)
    let shown = shown(found, on: screens)
    let texts = shown.flatMap { text, frames in
      let result = expander.expand(
        text, locale: locale, source: source, own: own,
        forms: text.formGroup.flatMap { forms[$0] } ?? [])
      return result.forms.flatMap { form in
        Self.texts(form, of: text, locale).map { made in
          var made = made
          if let textCase { made.text = textCase.applied(to: made.text, in: locale) }
          (made.frames, made.isFromTable) = (frames, isFromTable)
          made.combinationLimit = result.limit
          return made
        }
      }
    }
    let others = others(found, than: shown.map(\.0)).map { other, device in
      var text = AuditLabel.Text(
        locale: locale, text: other.value, variant: other.variant?.description,
        location: other.location, isFromTable: isFromTable)
      text.obstacle = .otherDevice(device)
      return text
    }
    guard texts.isEmpty, let first = shown.first else { return texts + others }
    // It is counted as not measured.
    var text = AuditLabel.Text(
      locale: locale, text: first.0.value, variant: first.0.variant?.description,
      location: first.0.location,
      isFromTable: isFromTable)
    (text.frames, text.obstacle) = (first.frames, .neverShown)
    return [text] + others
  }

  /// The plural categories of texts that differ in nothing else.
  private static func forms(in texts: [LocatedText]) -> [LocatedText.FormGroup: Set<PluralCategory>]
  {
    texts.reduce(into: [:]) { forms, text in
      guard let group = text.formGroup, let form = text.pluralForm else { return }
      forms[group, default: []].insert(form.category)
    }
  }

  private static func texts(
    _ form: FilledText.Form, of text: LocatedText, _ locale: LocaleIdentifier
  ) -> [AuditLabel.Text] {
    var full = AuditLabel.Text(
      locale: locale, text: form.text, variant: form.variant, location: text.location,
      isFromTable: true, unfilled: form.unfilled, samples: form.samples)
    if form.open.isEmpty { return [full] }
    var emptied = full
    emptied.text = form.emptied
    emptied.filling = .emptied
    emptied.samples = form.samples.map { sample in
      guard form.open.contains(sample.placeholder) else { return sample }
      return ArgumentSample(placeholder: sample.placeholder, text: "", origin: .none)
    }
    full.filling = .guessed
    let isGuessed = form.open.contains { placeholder in
      form.samples.contains { $0.placeholder == placeholder && !$0.text.isEmpty }
    }
    guard form.emptied.isEmpty else { return isGuessed ? [full, emptied] : [emptied] }
    if isGuessed { return [full] }
    // Nothing about the text is known.
    emptied.text = text.value
    emptied.obstacle = .onlyArguments
    return [emptied]
  }
}

extension LabelTexts {
  /// The texts that are shown, each with the indexes of its rooms; `nil` for all.
  private func shown(
    _ found: [LocatedText], on screens: [Double?]
  ) -> [(LocatedText, frames: [Int]?)] {
    let texts = Self.narrowest(of: found)
    guard texts.contains(where: { $0.variant?.device != nil }) else {
      return texts.map { ($0, nil) }
    }
    var frames: [String: [Int]] = [:]
    // A label without a room is on the usual device.
    for (index, width) in (screens.isEmpty ? [nil] : screens).enumerated() {
      let names = devices(ofWidth: width)
      let device = names.first { name in texts.contains { $0.variant?.device == name } }
      if let device { frames[device, default: []].append(index) }
    }
    return texts.compactMap { text in
      guard let device = text.variant?.device else { return (text, nil) }
      return frames[device].map { (text, screens.isEmpty ? nil : $0) }
    }
  }

  /// The texts of devices that no room is on, if they differ from the shown ones, with the devices.
  private func others(
    _ found: [LocatedText], than shown: [LocatedText]
  ) -> [(text: LocatedText, device: String)] {
    let onDevices = Self.narrowest(of: found).compactMap { text in
      text.variant?.device.map { (text: text, device: $0) }
    }
    guard !onDevices.isEmpty else { return [] }
    let words = Set(shown.map(Words.init))
    return onDevices.filter { !words.contains(Words($0.text)) }
  }

  /// The names of variants for a device, the most specific first.
  private func devices(ofWidth width: Double?) -> [String] {
    switch platform {
    case .iOS: (width ?? 0) >= SizeClass.narrowestTablet ? ["ipad", "other"] : ["iphone", "other"]
    case .macOS: ["mac", "other"]
    case .tvOS: ["appletv", "other"]
    case .watchOS: ["applewatch", "other"]
    }
  }

  /// The texts for the narrowest width; a wider text is only used if there is room for it.
  private static func narrowest(of texts: [LocatedText]) -> [LocatedText] {
    let widths = texts.compactMap(\.variant?.width)
    guard let least = widths.min() else { return texts }
    return texts.filter { text in
      let width = text.variant?.width
      return width == nil || width == least
    }
  }
}

/// The words of a text in all of its forms.
private struct Words: Hashable {
  let value: ExactString
  let variables: [PluralVariable]

  init(_ text: LocatedText) { (value, variables) = (ExactString(text.value), text.variables) }
}

extension AuditLabel.Text {
  /// Whether only devices show it that are not checked.
  var isOnOtherDevice: Bool { if case .otherDevice = obstacle { true } else { false } }
}

extension AuditLabel {
  /// Adds the texts of one locale.
  mutating func add(_ texts: [Text], copySource: Bool) {
    for var text in texts {
      text.copiesSource = copySource
      self.texts.append(text)
    }
  }
}
