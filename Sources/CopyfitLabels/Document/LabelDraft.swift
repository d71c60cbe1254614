internal import CopyfitDynamicType
internal import CopyfitSourceText
internal import CopyfitUnicode

/// A label of a document that is being read.
struct LabelDraft {
  /// The keys that identify an entry as a label, rather than one that selects keys.
  static let ownKeys: Set = ["id", "texts", "rooms"]
  /// The keys, in addition to those of version 1, of entries that select keys.
  static let addedKeys: Set = [
    "source", "linesAtMost", "scales", "surface", "doubts", "unknown", "element", "locales",
    "sizedBySystem", "opening", "document", "scene", "builtInCell",
  ]

  var id: String?
  var name: String?
  var opening: String?
  var source = SourceDraft()
  var texts: [TextSource]?
  var locales: [String]?
  var samples: [Label.Sample] = []
  var document: String?
  var scene: String?
  var element = Label.Element.label
  var isInBuiltInCell = false
  var surface = Label.Surface.screen
  var font: Font?
  var profile = ProfileDraft()
  var scales: Bool?
  var isSizedBySystem = false
  var setting = Label.Setting()
  var lineBreakStrategy: LineBreakStrategy?
  var lines: Int?
  var linesAtMost: Int?
  var rooms: [Room]?
  var doubts: [Doubt] = []
  var unknown: Set<Label.Property> = []
}

extension LabelDraft {
  fileprivate func scaling(on profile: FitProfile?) -> Label.Scaling {
    if profile != nil { return .otherSystem }
    return isSizedBySystem ? .system : scales == false ? .onceOnly : .ofFont
  }

  fileprivate func setting(on profile: FitProfile?, in font: Font) -> Label.Setting {
    var setting = setting
    let lines = lines ?? linesAtMost ?? 1
    setting.lines = Label.LineLimit(atLeast: lines, atMost: linesAtMost ?? lines)
    // Only UIKit keeps Hangul words whole.
    setting.lineBreakStrategy = lineBreakStrategy ?? (profile == nil ? .standard : .none)
    profile?.setTextSpacing(
      atPointSize: font.descriptor.pointSize, of: &setting.paragraph,
      letterSpacing: &setting.letterSpacing)
    return setting
  }
}

/// A place that is being read.
struct SourceDraft {
  var file: String?
  var line: Int?
  var column: Int?

  /// The place; `nil` if no file is named.
  var location: SourceLocation? {
    file.map {
      SourceLocation(file: $0, position: SourcePosition(line: line ?? 1, column: column ?? 1))
    }
  }
}

extension ConfigurationReader {
  /// A label; `nil` if part of it is invalid or missing.
  mutating func modelLabel(_ node: YAMLNode, file: String) -> Label? {
    let known = errors.count
    var draft = LabelDraft()
    read(node, as: "an object", into: &draft, keys: Self.modelLabelKeys)
    guard errors.count == known else { return nil }
    guard let id = draft.id, !id.isEmpty else {
      report("expected 'id' in this entry", at: node.position)
      return nil
    }
    if draft.font == nil, !draft.unknown.contains(.font) {
      report(
        "expected 'style' or 'font' in this entry, or \"unknown\": [\"font\"]", at: node.position)
      return nil
    }
    if let lines = draft.lines, let most = draft.linesAtMost, most > 0, lines == 0 || lines > most {
      report("'lines' is above 'linesAtMost'", at: node.position)
    }
    checkCategories(
      draft.setting.minimumCategory, draft.setting.maximumCategory,
      at: node["minimumCategory"]?.position)
    let profile = profile(draft.profile, replacing: &draft.font, in: node)
    var label = Label(
      id: id, name: draft.name ?? id,
      source: draft.source.location ?? SourceLocation(file: file, position: node.position),
      texts: draft.texts ?? [.unknown(reason: .other("the text is not known"), replacing: nil)],
      font: draft.font ?? .body, rooms: draft.rooms ?? [])
    (label.locales, label.samples) = (draft.locales, draft.samples)
    label.opening = draft.opening
    (label.document, label.scene) = (draft.document, draft.scene)
    (label.element, label.surface) = (draft.element, draft.surface)
    label.isInBuiltInCell = draft.isInBuiltInCell
    label.scaling = draft.scaling(on: profile)
    label.setting = draft.setting(on: profile, in: label.font)
    (label.doubts, label.unknown) = (draft.doubts, draft.unknown)
    if draft.rooms == nil { label.unknown.insert(.width) }
    return label
  }

  private static let modelLabelKeys: [ConfigurationKey<LabelDraft>] =
    identityKeys + settingKeys + ProfileDraft.keys(\.profile) + [
      .init("style") { reader, node, draft in
        let font = reader.style(node).map { Font.textStyle($0) }
        draft.font = font.flatMap { reader.checked($0, at: node) }
      },
      .init("font") { $2.font = $0.font($1) },
      .init("scales") { $2.scales = $0.boolean($1) },
      .init("sizedBySystem") { $2.isSizedBySystem = $0.boolean($1) ?? false },
      .init("rooms") { reader, node, draft in
        draft.rooms = (reader.list(node, of: "{ \"width\": … }") ?? []).compactMap {
          reader.room($0)
        }
      },
      .init("doubts") { $2.doubts = $0.texts($1).map { Doubt($0) } },
      .init("unknown") { reader, node, draft in
        let known = Label.Property.allCases.map(\.rawValue)
        for node in reader.list(node, of: "font") ?? [] {
          let property = reader.choice(node, "property", known: known) {
            Label.Property(rawValue: $0)
          }
          if let property { draft.unknown.insert(property) }
        }
      },
    ]

  private static let identityKeys: [ConfigurationKey<LabelDraft>] = [
    .init("id") { $2.id = $0.text($1) },
    .init("name") { $2.name = $0.text($1) },
    .init("opening") { $2.opening = $0.text($1) },
    .init("source") { $0.read($1, as: "an object", into: &$2.source, keys: sourceKeys) },
    .init("texts") { reader, node, draft in
      draft.texts = (reader.list(node, of: "{ \"table\": …, \"key\": … }") ?? []).compactMap {
        reader.textSource($0)
      }
    },
    .init("locales") { reader, node, draft in
      draft.locales = reader.list(node, of: "de")?.compactMap { reader.locale($0)?.value.tag }
    },
    .init("samples") { reader, node, draft in
      for pair in reader.pairs(node, such: "{ \"%@\": \"Wilhelmina\" }") {
        if let sample = reader.sample(pair) { draft.samples.append(sample) }
      }
    },
    .init("document") { $2.document = $0.text($1) },
    .init("scene") { $2.scene = $0.text($1) },
    .init("element") { $2.element = $0.element($1) ?? .label },
    .init("builtInCell") { $2.isInBuiltInCell = $0.boolean($1) ?? false },
    .init("surface") { reader, node, draft in
      draft.surface = reader.text(node).map { Label.Surface(rawValue: $0) } ?? .screen
    },
  ]

  static let sourceKeys: [ConfigurationKey<SourceDraft>] = [
    .init("file") { $2.file = $0.text($1) },
    .init("line") { $2.line = $0.count($1) },
    .init("column") { $2.column = $0.count($1) },
  ]

  /// A sample: a text, or an example with its place.
  private mutating func sample(_ pair: YAMLNode.Pair) -> Label.Sample? {
    var draft = SampleDraft()
    if case .mapping = pair.value.content {
      read(pair.value, as: "an object", into: &draft, keys: Self.sampleKeys)
      if draft.text == nil { report(expected: "'text' in the sample", at: pair.value) }
    } else {
      draft.text = text(pair.value)
    }
    return draft.text.map {
      Label.Sample(placeholder: pair.key.value, text: $0, source: draft.source.location)
    }
  }

  private struct SampleDraft {
    var text: String?
    var source = SourceDraft()
  }

  private static let sampleKeys: [ConfigurationKey<SampleDraft>] = [
    .init("text") { $2.text = $0.text($1) },
    .init("source") { $0.read($1, as: "an object", into: &$2.source, keys: sourceKeys) },
  ]

  /// The texts of a list.
  mutating func texts(_ node: YAMLNode) -> [String] {
    var found: [String] = []
    for element in list(node, of: "\"a text\"") ?? [] {
      if let text = text(element) { found.append(text) }
    }
    return found
  }
}
